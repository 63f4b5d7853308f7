/** The workspace of a key: tasks with what comes next, deliveries with their attempts, canvases and files. */
import { type Html, html, tableHtml } from '../html.js'
import type { Connection } from '../try/browser/connection.js'
import { button, byId, onPress, show, statusClass } from '../try/browser/dom.js'
import { signedWebhook } from '../try/browser/webhooks-card.js'

/** What `GET /_mock/workspaces/{key}` returns. */
type Shown = {
  team: string
  plan: string
  credits: number
  tasks: Task[]
  canvases: { id: string; name: string; updated_at: string; visibility: string }[]
  files: { id: string; filename: string; mime_type: string; size_bytes: number }[]
  deliveries: Delivery[]
}
type Task = {
  id: string
  kind: string
  status: string
  progress?: { percent: number; step: string | null } | null
  error?: { message: string } | null
  next_change_in_ms: number | null
}
type Delivery = {
  id: string
  event_type: string
  url: string
  status: 'pending' | 'delivered' | 'failed'
  created_at: string
  attempts: Attempt[]
  next_attempt_in_ms: number | null
  body: string
  secret: string
}
type Attempt = {
  at: string
  attempt: number
  status: number | null
  error: string | null
  excerpt?: string | null
  headers?: Record<string, string>
}

export type WorkspaceView = {
  /** Shows the workspace of a key, or the one that is shown as it is now. */
  show: (key?: string) => void
  /** Offers these keys, the last one that was used first. */
  setKeys: (keys: string[]) => void
}

/** How often a workspace is read while it is about to change, and how long changes are collected, in ms. */
const READ_MS = 1000
const COLLECT_MS = 200

export function workspaceView(
  section: HTMLElement,
  { connection, say }: { connection: Connection; say: (text: string) => void },
): WorkspaceView {
  show(
    section,
    html`<div class="console-filters"><div class="try-field"><label for="workspace-key">Key</label><input id="workspace-key" list="keys" autocomplete="off" spellcheck="false"></div><datalist id="keys"></datalist></div>
<div id="records"></div>`,
  )
  const input = byId('workspace-key', HTMLInputElement)
  const records = byId('records')
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  input.addEventListener('change', () => void read())
  onPress(records, { redeliver: ({ dataset }) => void redeliver(dataset.at ?? '') })
  return {
    show(key) {
      if (key !== undefined) input.value = key
      timer ??= setTimeout(read, COLLECT_MS)
    },
    setKeys(keys) {
      input.value ||= keys[0] ?? ''
      show(byId('keys'), ...keys.map((key) => html`<option value="${key}"></option>`))
    },
  }

  async function read(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const key = input.value.trim()
    if (section.hidden) return
    if (!key) return show(records, html`<p class="try-empty">No key has been used yet.</p>`)
    try {
      const shown = (await connection.control('GET', `/workspaces/${encodeURIComponent(key)}`)) as Shown
      if (key !== input.value.trim()) return
      render(shown)
      const waits = [
        ...shown.tasks.map((task) => task.next_change_in_ms),
        ...shown.deliveries.map((one) => one.next_attempt_in_ms),
      ]
      if (waits.some((wait) => wait !== null)) timer ??= setTimeout(read, READ_MS)
    } catch (error) {
      last = ''
      show(records, html`<p class="try-fault" role="alert">${(error as Error).message}</p>`)
    }
  }

  /** What was opened stays open, and what has the focus keeps it. */
  function render(shown: Shown): void {
    const now = workspaceHtml(shown)
    if (now.text === last) return
    last = now.text
    const open = [...records.querySelectorAll('details[open]')].map(({ id }) => id)
    const focused = document.activeElement?.closest('#records details')?.id
    const isButton = document.activeElement?.matches('button')
    show(records, now)
    for (const id of open) document.getElementById(id)?.setAttribute('open', '')
    // It may be gone, as after a reset.
    const kept = focused && document.getElementById(focused)
    if (kept) kept.querySelector<HTMLElement>(isButton ? 'button' : 'summary')?.focus()
  }

  async function redeliver(id: string): Promise<void> {
    const headers = { authorization: `Bearer ${input.value.trim()}` }
    const request = new Request(`${connection.base}/webhook_deliveries/${id}/redeliver`, { method: 'POST', headers })
    try {
      const response = await connection.send(request, '')
      const { error } = (await response.json()) as { error?: { message: string } }
      say(error?.message ?? 'It was sent again: see the first delivery.')
    } catch (error) {
      say((error as Error).message)
    }
    void read()
  }
}

function workspaceHtml({ team, plan, credits, tasks, canvases, files, deliveries }: Shown): Html {
  return html`<p class="muted">Team <code>${team}</code>, plan <code>${plan}</code>, ${credits} credits</p>
<h2>Deliveries</h2><ol class="try-webhooks">${deliveries.length > 0 ? deliveries.map(delivery) : html`<li class="try-empty">None.</li>`}</ol>
${group('Tasks', ['Task', 'Kind', 'Status', 'Progress', 'Next change'], tasks.map(taskRow))}
${group(
  'Canvases',
  ['Canvas', 'Name', 'Visible to', 'Changed'],
  canvases.map(({ id, name, visibility, updated_at }) =>
    cells(html`<code>${id}</code>`, name, visibility, html`<time>${updated_at}</time>`),
  ),
)}
${group(
  'Files',
  ['File', 'Name', 'Type', 'Bytes'],
  files.map(({ id, filename, mime_type, size_bytes }) =>
    cells(html`<code>${id}</code>`, html`<code>${filename}</code>`, mime_type, size_bytes.toLocaleString('en')),
  ),
)}`
}

function group(title: string, heads: string[], rows: Html[]): Html {
  return html`<h2>${title}</h2>${rows.length > 0 ? tableHtml(heads, rows) : html`<p class="try-empty">None.</p>`}`
}

function cells(...parts: (Html | string)[]): Html {
  return html`<tr>${parts.map((part) => html`<td>${part}</td>`)}</tr>`
}

function taskRow({ id, kind, status, progress, error, next_change_in_ms: next }: Task): Html {
  const color = { succeeded: 'good', failed: 'broken', expired: 'bad', canceled: 'bad' }[status] ?? ''
  const done = progress ? `${progress.percent} %${progress.step ? `, ${progress.step}` : ''}` : ''
  const shown = html`<span class="status ${color}">${status}</span>`
  return cells(html`<code>${id}</code>`, kind, shown, error?.message ?? done, next === null ? '' : inText(next))
}

function delivery({
  id,
  event_type,
  url,
  status,
  created_at,
  attempts,
  next_attempt_in_ms: next,
  body,
  secret,
}: Delivery): Html {
  const [color, signed] = [
    { delivered: 'good', failed: 'broken', pending: 'bad' }[status],
    attempts.at(-1)?.headers ?? {},
  ]
  return html`<li class="try-webhook"><details id="delivery-${id}"><summary class="try-summary"><code>${event_type}</code><span class="status ${color}">${status}</span>
<span class="muted">${attempts.length === 0 ? '' : attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}${next === null ? '' : `, the next ${inText(next)}`}</span> <time class="muted">${created_at}</time></summary>
<p class="try-line"><span class="method post">POST</span><code>${url}</code></p>
${attempts.length > 0 ? tableHtml(['Attempt', 'At', 'Status', 'Response'], attempts.map(attemptRow)) : html`<p class="try-note">No attempt is in the log.</p>`}
${signedWebhook(Object.entries(signed), body)}
<p class="try-note">The signature is the HMAC-SHA256 of <code>${signed['X-Webhook-Timestamp'] ?? 'timestamp'}.body</code>, with this body as one line and the secret <code>${secret}</code>.</p>
${button('Redeliver', 'redeliver', '', id)}</details></li>`
}

function attemptRow({ attempt, at, status, error, excerpt }: Attempt): Html {
  return cells(
    String(attempt),
    html`<time>${at}</time>`,
    html`<span class="status ${statusClass(status)}">${status ?? 'none'}</span>`,
    error ?? (excerpt || 'no body'),
  )
}

function inText(ms: number): string {
  return `in ${Math.ceil(ms / 1000).toLocaleString('en')} s`
}

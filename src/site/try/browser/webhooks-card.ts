/** The card of the webhooks that the workspace sends, each verified with the client's own function. */

import { verifyWebhook, WebhookError } from '../../../client/webhooks.js'
import { type Html, html } from '../../html.js'
import { byId, headerList, onPress, show } from './dom.js'
import { jsonHtml } from './json.js'

/** The secret that the workspaces of the page sign with. */
export const SECRET = 'a-signing-secret-of-this-page'

/** A webhook as it arrived. */
type ReceivedWebhook = {
  url: string
  headers: [string, string][]
  body: string
  isTampered: boolean
  isOpen: boolean
  status: number
}

export type Webhooks = {
  /** Keeps a webhook, and responds as the reader chose. */
  receive: (request: Request) => Response
  clear: () => void
  /** Says whether webhooks arrive here: only the mock in the page can send them to the page. */
  setReachable: (isReachable: boolean) => void
}

/** Shows the webhooks in a card. `arrived` is called for each, with its type. */
export function webhooksCard(card: HTMLElement, arrived: (type: string) => void): Webhooks {
  let all: ReceivedWebhook[] = []
  let isReachable = true
  show(
    card,
    html`<div class="try-webhook-settings" id="webhook-settings">
<div class="try-field"><label for="secret">Signing secret</label><input id="secret" value="${SECRET}" autocomplete="off" spellcheck="false"></div>
<div class="try-field"><label for="receiver">Your endpoint responds with</label><select id="receiver"><option value="204">204, received</option><option value="500">500, so it is sent again</option></select></div>
</div>
<ol class="try-webhooks" id="webhook-list"></ol>`,
  )
  const list = byId('webhook-list')
  const secret = byId('secret', HTMLInputElement)
  secret.addEventListener('input', showAll)
  onPress(list, {
    tamper({ dataset }) {
      const received = all[Number(dataset.at)]
      if (received) received.isTampered = !received.isTampered
      showAll()
      list.querySelector<HTMLElement>(`details[open] button`)?.focus()
    },
  })
  showAll()
  return {
    receive(request) {
      const status = Number(byId('receiver', HTMLSelectElement).value)
      void keep(request, status)
      return new Response(null, { status })
    },
    clear() {
      all = []
      showAll()
    },
    setReachable(reachable) {
      isReachable = reachable
      showAll()
    },
  }

  async function keep(request: Request, status: number): Promise<void> {
    const headers = [...request.headers].map(([name, value]): [string, string] => [name, value])
    const body = await request.text()
    for (const received of all) received.isOpen = false
    all = [{ url: request.url, headers, body, isTampered: false, isOpen: true, status }, ...all]
    showAll()
    arrived(typeOf(body))
  }

  function showAll(): void {
    byId('webhook-settings').hidden = !isReachable && all.length === 0
    byId('webhook-count').textContent = all.length > 0 ? String(all.length) : ''
    const note = isReachable
      ? html`None yet. Start a task with a <code>callback_url</code> and wait until it ends, or move the clock.`
      : html`This mock sends webhooks to your <code>callback_url</code>, so they do not appear here.`
    show(list, isReachable && all.length > 0 ? '' : html`<li class="try-empty">${note}</li>`, ...all.map(item))
    for (const [at, details] of list.querySelectorAll('details').entries()) {
      const received = all[at] as ReceivedWebhook
      details.addEventListener('toggle', () => {
        received.isOpen = details.open
      })
      void showVerdict(details, received)
    }
  }

  async function showVerdict(details: HTMLElement, { headers, body, isTampered }: ReceivedWebhook): Promise<void> {
    const { isValid, text } = await verdictOf(headers, isTampered ? tampered(body) : body, secret.value)
    show(details.querySelector('.verdict'), isValid ? 'Verified' : 'Rejected')
    details.querySelector('.verdict')?.classList.add(isValid ? 'good' : 'bad')
    show(details.querySelector('.try-note'), text)
  }
}

function item({ url, headers, body, isTampered, isOpen, status }: ReceivedWebhook, at: number): Html {
  const read = isTampered ? tampered(body) : body
  return html`<li class="try-webhook"><details${isOpen ? html` open` : ''}>
<summary class="try-summary"><code>${typeOf(body)}</code><span class="status verdict">…</span></summary>
<p class="try-line"><span class="method post">POST</span><code>${url}</code>${status >= 300 ? html`<span class="status bad">${status} from you</span>` : ''}</p>
${signedWebhook(headers, read)}
<p class="try-call"><code>await verifyWebhook({ headers, body }, secret)</code></p>
<p class="try-note" role="status"></p>
<button type="button" class="button small" aria-pressed="${String(isTampered)}" data-do="tamper" data-at="${at}">${isTampered ? 'Restore the body' : 'Change a byte of the body'}</button>
</details></li>`
}

/** Renders the headers and the body that a signature is made from. */
export function signedWebhook(headers: [string, string][], body: string): Html {
  return html`${headerList(headers)}<pre tabindex="0" aria-label="Body of the webhook"><code>${jsonHtml(JSON.parse(body))}</code></pre>`
}

/** One byte is enough to break a signature. */
function tampered(body: string): string {
  return body.replace('task_', 'tusk_')
}

async function verdictOf(headers: [string, string][], body: string, secret: string) {
  try {
    const event = await verifyWebhook({ headers: new Headers(headers), body }, secret)
    return { isValid: true, text: `Returns the event ${event.id}.` }
  } catch (error) {
    if (!(error instanceof WebhookError)) return { isValid: false, text: (error as Error).message }
    const moved =
      error.reason === 'timestamp_in_future'
        ? ' You moved the clock of the workspace; the signature itself is valid.'
        : ''
    return { isValid: false, text: `WebhookError ${error.reason}: ${error.message}${moved}` }
  }
}

function typeOf(body: string): string {
  return (JSON.parse(body) as { type: string }).type
}

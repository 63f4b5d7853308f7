/** The cards that show a response and where it leads, and all that was sent. */
import { isObject, type Json } from '../../../contract/json.js'
import { type Html, html } from '../../html.js'
import type { Form } from '../form.js'
import { button, copy, headerList, onPress, show, statusClass, withCode } from './dom.js'
import { jsonHtml } from './json.js'
import { leadsOf, type NextRequest, nextSteps, pollRequest } from './next.js'
import type { ShownRequest } from './request.js'

/** A request and what came of it. */
export type ShownExchange = {
  form: Form
  version: string
  sent: ShownRequest
  /** The values of its parameters. */
  values: Record<string, string>
  /** What HTTP calls the status, such as `Not Found`. */
  phrase: string
  ms: number
  response: { status: number; headers: [string, string][]; text: string } | { error: string }
}

export type ResponseCard = {
  exchange: ShownExchange
  forms: Form[]
  /** The origin of the mock. */
  origin: string
  errorsPage: string
  follow: (step: NextRequest) => void
  download: (url: string) => void
  /** Sends a small file to the URL of an upload. */
  upload: (url: string, type: string) => void
  /** Starts to poll, or stops it. */
  poll: (step: NextRequest | undefined) => void
  isPolling: boolean
}

export function showResponse(card: HTMLElement, options: ResponseCard): void {
  const { exchange, forms, origin, errorsPage, follow, download, upload, poll, isPolling } = options
  const { response, form, values } = exchange
  if ('error' in response) {
    show(card, statusLine(exchange), html`<p class="try-empty">${response.error}</p>`)
    return
  }
  const body = jsonOf(response.text)
  const steps = body === undefined ? [] : nextSteps(forms, form, values, body)
  const leads = leadsOf(forms, body ?? null)
  const { upload_url: uploadUrl, mime_type: type, result } = isObject(body) ? body : {}
  const { url: fileUrl } = isObject(result) && isObject(result.export) ? result.export : {}
  const pollStep = body === undefined ? undefined : pollRequest(forms, { form, values, sent: exchange.sent.body }, body)
  const isFile = (text: Json | undefined) => String(text).startsWith(`${origin}/_files/`)
  const isExplained = (text: string) => text.startsWith(`${errorsPage}#`)
  const labelOf = (text: string) =>
    isExplained(text) ? 'What this error means' : isFile(text) ? 'Download this file' : leads.get(text)?.label
  // The mock accepts fields that it does not know, as the service may, and names them.
  const warnings = response.headers.filter(([name]) => name === 'mock-warning')
  show(
    card,
    statusLine(exchange),
    html`<div class="try-steps row">${[
      ...(isPolling || pollStep ? [button(isPolling ? 'Stop polling' : 'Poll until it ends', 'poll', 'poll')] : []),
      ...(type && String(uploadUrl).startsWith(`${origin}/`) ? [button('Send a small file there', 'upload')] : []),
      ...(isFile(fileUrl) ? [button('Download it', 'download', 'strong')] : []),
      ...steps.map(({ label, isNext }, at) => button(label, 'follow', isNext ? 'strong' : '', at)),
    ]}</div>
${warnings.map(([, warning]) => html`<p class="try-fault try-message" role="status">${withCode(warning)}</p>`)}
<details class="try-details"><summary class="try-summary">${response.headers.length} headers</summary>${headerList(response.headers)}</details>
${
  response.text === ''
    ? html`<p class="try-empty">The response has no body.</p>`
    : html`<div class="try-body">${button('Copy', 'copy')}<pre tabindex="0" aria-label="Body of the response"><code>${body === undefined ? response.text : jsonHtml(body, labelOf)}</code></pre></div>`
}`,
  )
  onPress(card, {
    poll: () => poll(pollStep),
    upload: () => upload(String(uploadUrl), String(type)),
    download: () => download(String(fileUrl)),
    copy: (pressed) => void copy(pressed, response.text),
    follow({ dataset }) {
      const step = steps[Number(dataset.at)]
      if (step) follow(step)
    },
    lead({ dataset: { at: text = '' } }) {
      const step = leads.get(text)
      // In a tab of its own, because the workspace ends with this page.
      if (isExplained(text)) open(text, '_blank')
      else if (isFile(text)) download(text)
      else if (step) follow(step)
    },
  })
}

/** Shows the requests that were sent, newest first. `reopen` is called for the one that the reader picks. */
export function showHistory(
  list: HTMLElement,
  exchanges: ShownExchange[],
  reopen: (exchange: ShownExchange) => void,
): void {
  const lines = exchanges.map((exchange, at) => {
    const { response, sent } = exchange
    const status = 'error' in response ? undefined : response.status
    return html`<li><button type="button" class="try-past" data-do="open" data-at="${at}"><span class="status ${statusClass(status)}">${status ?? '–'}</span><span class="try-line">${sent.method} /v1${sent.path}</span></button></li>`
  })
  show(list, ...(lines.length > 0 ? lines : [html`<li class="try-empty">Nothing has been sent yet.</li>`]))
  onPress(list, {
    open({ dataset }) {
      const exchange = exchanges[Number(dataset.at)]
      if (exchange) reopen(exchange)
    },
  })
}

/** Returns the status of an exchange in words. */
export function statusText({ response, phrase }: ShownExchange): string {
  return 'error' in response ? 'No response' : `${response.status} ${phrase}`.trim()
}

function statusLine(exchange: ShownExchange): Html {
  const { response, ms, sent } = exchange
  const color = statusClass('error' in response ? undefined : response.status)
  return html`<div class="try-status row"><span class="status ${color}">${statusText(exchange)}</span>
<span class="muted">${Math.max(1, Math.round(ms))} ms</span>${'text' in response ? html`<span class="muted">${sizeOf(response.text)}</span>` : ''}
<code class="try-line muted">${sent.method} /v1${sent.path}</code></div>`
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function sizeOf(text: string): string {
  const bytes = new TextEncoder().encode(text).length
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`
}

/** The card that shows a response, and where it leads. */
import { isObject, type Json } from '../../../../src/contract/json.js'
import type { Form } from '../form.js'
import { copyButton, el, fill, withCode } from './dom.js'
import { headerList } from './header-list.js'
import { jsonNodes, type Lead } from './json.js'
import { leadsOf, nextSteps, pollAfter, type Step } from './next.js'
import type { Sent } from './request.js'

/** A request and what came of it. */
export type Exchange = {
  form: Form
  version: string
  sent: Sent
  /** The values of its parameters. */
  values: Record<string, string>
  ms: number
  answer: { status: number; headers: [string, string][]; text: string } | { error: string }
}

export type ResponseCard = {
  exchange: Exchange
  forms: Form[]
  /** The origin of the mock. */
  origin: string
  errorsPage: string
  follow: (step: Step) => void
  download: (url: string) => void
  /** Sends a small file to the URL of an upload. */
  upload: (url: string, type: string) => void
  /** Starts to poll, or stops it. */
  poll: (step: Step) => void
  isPolling: boolean
}

export function showResponse(card: HTMLElement, options: ResponseCard): void {
  const { exchange, forms, follow } = options
  const { answer, form, values } = exchange
  if ('error' in answer) {
    fill(card, statusLine(exchange), el('p', { class: 'try-empty' }, answer.error))
    return
  }
  const body = jsonOf(answer.text)
  const steps = body === undefined ? [] : nextSteps(forms, form, values, body)
  fill(
    card,
    statusLine(exchange),
    el(
      'div',
      { class: 'try-steps row' },
      pollButton(options, body, steps),
      uploadButton(options, body),
      downloadButton(options, body),
      ...steps.map((step) => button(step.label, () => follow(step), step.isNext && 'strong')),
    ),
    // The mock accepts fields that it does not know, as the service may, and names them.
    ...answer.headers
      .filter(([name]) => name === 'mock-warning')
      .map(([, warning]) => el('p', { class: 'try-fault try-message', role: 'status' }, withCode(warning))),
    el(
      'details',
      { class: 'try-details' },
      el('summary', { class: 'try-summary' }, `${answer.headers.length} headers`),
      headerList(answer.headers),
    ),
    answer.text === ''
      ? el('p', { class: 'try-empty' }, 'The response has no body.')
      : bodyView(options, answer.text, body),
  )
}

/** Returns the status of an exchange in words. */
export function statusText({ answer }: Exchange): string {
  return 'error' in answer ? 'No response' : `${answer.status} ${PHRASES[answer.status] ?? ''}`.trim()
}

/** Returns the color of a status: `good`, `bad` or `broken`. */
export function statusClass({ answer }: Exchange): string {
  if ('error' in answer || answer.status >= 500) return 'broken'
  return answer.status >= 400 ? 'bad' : 'good'
}

function statusLine(exchange: Exchange): HTMLElement {
  const { answer, ms, sent } = exchange
  return el(
    'div',
    { class: 'try-status row' },
    el('span', { class: `status ${statusClass(exchange)}` }, statusText(exchange)),
    el('span', { class: 'muted' }, `${Math.max(1, Math.round(ms))} ms`),
    'text' in answer && el('span', { class: 'muted' }, sizeOf(answer.text)),
    el('code', { class: 'try-line muted' }, `${sent.method} /v1${sent.path}`),
  )
}

function pollButton(options: ResponseCard, body: Json | undefined, steps: Step[]): HTMLElement | false {
  const wait = body === undefined ? undefined : pollAfter(body)
  const { method, operationId } = options.exchange.form
  const step = method === 'GET' ? { operationId, label: '', values: options.exchange.values } : steps[0]
  if (!options.isPolling && (wait === undefined || !step || (isObject(body) && 'error' in body && body.error)))
    return false
  return button(options.isPolling ? 'Stop polling' : 'Poll until it ends', () => step && options.poll(step), 'poll')
}

function uploadButton({ origin, upload }: ResponseCard, body: Json | undefined): HTMLElement | false {
  const { upload_url: url, mime_type: type } = isObject(body) ? body : {}
  if (typeof url !== 'string' || typeof type !== 'string' || !url.startsWith(`${origin}/`)) return false
  return button('Send a small file there', () => upload(url, type))
}

/** The end of the story: an export is a file. */
function downloadButton({ origin, download }: ResponseCard, body: Json | undefined): HTMLElement | false {
  const { result } = isObject(body) ? body : {}
  const { url } = isObject(result) && isObject(result.export) ? result.export : {}
  return (
    typeof url === 'string' &&
    url.startsWith(`${origin}/_files/`) &&
    button('Download it', () => download(url), 'strong')
  )
}

function button(label: string, click: () => void, kind: string | false | undefined = false): HTMLElement {
  return el('button', { type: 'button', class: `button small ${kind || ''}`.trim(), click }, label)
}

function bodyView(options: ResponseCard, text: string, body: Json | undefined): HTMLElement {
  const leads = leadsOf(options.forms, body ?? null)
  const lead = (content: string) => leadOf(options, leads, content)
  const code = el('code', {}, ...(body === undefined ? [document.createTextNode(text)] : jsonNodes(body, lead)))
  return el(
    'div',
    { class: 'try-body' },
    copyButton(() => text),
    el('pre', { tabindex: 0, 'aria-label': 'Body of the response' }, code),
  )
}

function leadOf(options: ResponseCard, leads: Map<string, Step>, text: string): Lead | undefined {
  const { origin, errorsPage, follow, download } = options
  // In a tab of its own, because the workspace ends with this page.
  if (text.startsWith(`${errorsPage}#`)) return { label: 'What this error means', follow: () => open(text, '_blank') }
  if (text.startsWith(`${origin}/_files/`)) return { label: 'Download this file', follow: () => download(text) }
  const step = leads.get(text)
  return step && { label: step.label, follow: () => follow(step) }
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

const PHRASES: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

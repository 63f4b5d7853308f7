/** The table of requests, newest first, and what is known of one that is opened. */
import { adviceOn } from '../../conform/client-checks.js'
import type { Json } from '../../contract/json.js'
import type { LoggedRequest, Reason } from '../../mock/context/request-log.js'
import { type Html, html, tableHtml } from '../html.js'
import type { Connection } from '../try/browser/connection.js'
import { button, byId, copy, headerList, onPress, optionList, show, statusClass, withCode } from '../try/browser/dom.js'
import { jsonHtml } from '../try/browser/json.js'
import { curlCommand, requestToSend, type ShownRequest } from '../try/browser/request.js'
import { createRequestList, type Entry, ERRORS, identityOf, type RequestList, statusFilter } from './request-list.js'

export type RequestsView = {
  /** Shows these requests, oldest first, instead of all others. Brief ones lack their bodies. */
  replace: (requests: LoggedRequest[], areBrief: boolean) => void
  /** Shows a further one, with others that arrive at about the same time. */
  add: (request: LoggedRequest) => void
}

export type RequestsOptions = {
  connection: Connection
  /** Returns the page of an operation, or of one of its fields. Undefined if the mock serves no reference. */
  reference: (version: string, operationId: string, field?: string) => string | undefined
  /** Returns the page of a guide. Undefined if the mock serves no guides. */
  guide: (name: string) => string | undefined
  /** Loads all requests of the log. */
  loadAll: () => void
  /** Returns the requests that were loaded at first, with their bodies. */
  loadWhole: () => Promise<LoggedRequest[]>
  showWorkspace: (key: string) => void
  say: (text: string) => void
}

/** How many rows the page shows at first, and adds with each "Show more". */
const ROWS = 100
/** How long requests are collected before they are shown, in milliseconds. */
const COLLECT_MS = 200

/** The filters that offer what the requests have, each with its first choices, and what it reads of a request. */
const ALL: [string, string] = ['', 'All']
const CHOICES = {
  key: { first: [ALL], read: ({ key }: Entry) => key },
  operationId: { first: [ALL], read: ({ operationId }: Entry) => operationId },
  status: { first: [ALL, [ERRORS, 'Errors'] as [string, string]], read: statusFilter },
}

const HEADS = ['Time', 'Request', 'Operation', 'Version', 'Key', 'Status', 'Took']

/** Shows the table in a section. While a request is opened or the reader has paused, nothing moves. */
export function requestsView(section: HTMLElement, options: RequestsOptions): RequestsView {
  show(section, emptyHtml())
  const rows = section.querySelector('tbody') as HTMLElement
  const more = section.querySelector('[data-do="more"]') as HTMLButtonElement
  const pause = section.querySelector('[data-do="pause"]') as HTMLButtonElement
  const filters = filterFields()
  const list = createRequestList()
  const arrivals = inBatches(COLLECT_MS, arrive)
  const bodies = bodiesOf(list, options.loadWhole)
  let most = ROWS
  let opened: number | undefined
  /** How many requests came in while nothing moves, because a request is opened or the reader has paused. */
  let held = 0
  let isPaused = false

  section.addEventListener('input', () => {
    most = ROWS
    render()
    if (bodies.areMissing && filters.text.value) void bodies.load().then(render)
  })
  onPress(section, {
    open: ({ dataset }) => toggle(Number(dataset.at)),
    more() {
      most += ROWS
      render()
    },
    pause() {
      isPaused = !isPaused
      pause.setAttribute('aria-pressed', String(isPaused))
      render()
    },
    fresh() {
      opened = undefined
      render()
    },
    all: options.loadAll,
    ...actionsOn(list, options),
  })
  render()
  return {
    replace(requests, areBrief) {
      list.replace(requests)
      bodies.areMissing = areBrief
      arrivals.drop()
      render()
    },
    add: arrivals.add,
  }

  function arrive(requests: LoggedRequest[]): void {
    const added = list.add(requests)
    const { text, ...chosen } = filters
    if (Object.values(chosen).some((select) => !select.matches(':focus'))) offer(filters, list.all())
    if (isPaused || opened !== undefined) held += added.length
    else prependRows(rows, added, most)
    showCounts()
  }

  function render(): void {
    const { text, key, operationId, status } = filters
    list.filter({ text: text.value, key: key.value, operationId: operationId.value, status: status.value })
    held = 0
    if (!list.matching().some(({ number }) => number === opened)) opened = undefined
    rows.innerHTML = rowsOf(list.matching().slice(-most))
    if (opened !== undefined) void expand(opened)
    offer(filters, list.all())
    showCounts()
  }

  function showCounts(): void {
    const matching = list.matching().length
    showCount(matching, list.all().length, held, options.connection.base)
    more.hidden = matching <= most
  }

  function toggle(number: number): void {
    rows.querySelector('.console-opened')?.remove()
    rows.querySelector('[aria-expanded="true"]')?.setAttribute('aria-expanded', 'false')
    opened = opened === number ? undefined : number
    if (opened === undefined) {
      render()
      rows.querySelector<HTMLElement>(`button[data-at="${number}"]`)?.focus()
    } else void expand(opened)
  }

  async function expand(number: number): Promise<void> {
    const entry = entryAt(list, number)
    if (!entry) return
    await bodies.load()
    if (opened === number) expandRow(rows, entry, list.all(), options)
  }
}

/** Collects what arrives within this time, in milliseconds, and hands it over at once. */
function inBatches<Item>(ms: number, handle: (items: Item[]) => void): { add: (item: Item) => void; drop: () => void } {
  let waiting: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function handOver(): void {
    timer = undefined
    const items = waiting
    waiting = []
    handle(items)
  }
  return {
    add(item) {
      waiting.push(item)
      if (timer === undefined) timer = setTimeout(handOver, ms)
    },
    drop() {
      waiting = []
    },
  }
}

/** Returns what adds the bodies to a list of brief requests, when a reader first needs them. */
function bodiesOf(list: RequestList, loadWhole: RequestsOptions['loadWhole']) {
  return {
    areMissing: false,
    async load(): Promise<void> {
      if (!this.areMissing) return
      this.areMissing = false
      const whole = new Map((await loadWhole()).map((request) => [identityOf(request), request]))
      for (const entry of list.all()) Object.assign(entry, whole.get(identityOf(entry)), { text: undefined })
    },
  }
}

/** The buttons of an opened request. */
function actionsOn(list: RequestList, options: RequestsOptions): Parameters<typeof onPress>[1] {
  const entryOf = ({ dataset }: HTMLElement) => entryAt(list, Number(dataset.at)) as Entry
  return {
    curl(pressed) {
      const entry = entryOf(pressed)
      void copy(pressed, curlCommand(sentOf(entry), baseOf(entry, options.connection)))
    },
    again: (pressed) => void sendAgain(entryOf(pressed), options),
    workspace: ({ dataset }) => options.showWorkspace(dataset.at ?? ''),
  }
}

function entryAt(list: RequestList, number: number): Entry | undefined {
  return list.all().find((entry) => entry.number === number)
}

/** Shows what is known of a request below its row. */
function expandRow(rows: HTMLElement, entry: Entry, all: Entry[], options: RequestsOptions): void {
  const open = rows.querySelector<HTMLElement>(`button[data-at="${entry.number}"]`)
  if (!open || open.ariaExpanded === 'true') return
  open.setAttribute('aria-expanded', 'true')
  const cell = html`<tr class="console-opened"><td colspan="${HEADS.length}">${details(entry, all, options)}</td></tr>`
  open.closest('tr')?.insertAdjacentHTML('afterend', cell.text)
}

/** The filters, and a table that has no requests yet. */
function emptyHtml(): Html {
  return html`<div class="console-filters"><div class="try-field"><label for="text">Text or request id</label><input id="text" type="search" autocomplete="off" spellcheck="false"></div>
${['Key', 'Operation', 'Status'].map((label) => html`<div class="try-field"><label for="by-${label}">${label}</label><select id="by-${label}"><option value="">All</option></select></div>`)}
<div class="row">${button('Pause', 'pause')}${button('Load all', 'all')}</div></div>
<p class="row"><span class="muted" id="count"></span><button type="button" class="button small strong" id="fresh" data-do="fresh" hidden></button></p>
${tableHtml(HEADS, [], 'console-requests')}<p class="try-empty" id="none"></p>${button('Show more', 'more')}`
}

function filterFields() {
  return {
    text: byId('text', HTMLInputElement),
    key: byId('by-Key', HTMLSelectElement),
    operationId: byId('by-Operation', HTMLSelectElement),
    status: byId('by-Status', HTMLSelectElement),
  }
}

/** Says how many requests there are, and how many of them came in while nothing moves. */
function showCount(matching: number, all: number, held: number, base: string): void {
  byId('count').textContent = `${matching} of ${all} requests`
  const none =
    all > 0 ? 'No request matches the filters.' : html`No request has come in yet. Send one to <code>${base}</code>.`
  show(byId('none'), matching > 0 ? '' : none)
  const fresh = byId('fresh')
  fresh.hidden = held === 0
  fresh.textContent = `Show ${held} new`
}

/** Offers in the filters what the requests have. */
function offer(filters: ReturnType<typeof filterFields>, entries: Entry[]): void {
  for (const [name, { first, read }] of Object.entries(CHOICES)) {
    const select = filters[name as keyof typeof CHOICES]
    const seen = [...new Set([...entries.map(read), select.value])].sort() as string[]
    const values = seen.filter((value) => value && value !== ERRORS)
    if (select.length === values.length + first.length) continue
    const texts = values.map((value): [string, string] => [value, name === 'key' ? shortened(value) : value])
    show(select, ...optionList([...first, ...texts], select.value))
  }
}

async function sendAgain(entry: Entry, { connection, say }: RequestsOptions): Promise<void> {
  try {
    const { status } = await connection.send(requestToSend(sentOf(entry), baseOf(entry, connection)), '')
    say(`Sent again: ${status}.`)
  } catch (error) {
    say(`Sent again: ${(error as Error).message}.`)
  }
}

function prependRows(rows: HTMLElement, added: Entry[], most: number): void {
  rows.insertAdjacentHTML('afterbegin', rowsOf(added.slice(-most)))
  while (rows.children.length > most) rows.lastElementChild?.remove()
}

function rowsOf(entries: Entry[]): string {
  return entries
    .toReversed()
    .map((entry) => row(entry).text)
    .join('')
}

function row({
  number,
  at,
  method,
  path,
  search,
  operationId,
  version,
  key,
  status,
  durationMs,
  warning,
}: Entry): Html {
  return html`<tr data-do="open" data-at="${number}"><td><time datetime="${at}">${new Date(at).toTimeString().slice(0, 8)}</time></td>
<td><button type="button" class="console-open" aria-expanded="false" data-do="open" data-at="${number}"><span class="method ${method.toLowerCase()}">${method}</span> <span>${path}${search}</span></button></td>
<td>${operationId ?? ''}</td><td>${version ? html`<time>${version}</time>` : ''}</td><td>${key ? shortened(key) : ''}</td>
<td><span class="status ${statusClass(status)}">${status ?? 'none'}</span>${warning ? html` <span class="status bad" title="${warning}">warning</span>` : ''}</td><td>${durationMs === undefined ? '' : `${durationMs} ms`}</td></tr>`
}

/** The end of a key tells keys apart. */
function shortened(key: string): string {
  return key.length > 8 ? `…${key.slice(-4)}` : key
}

function details(entry: Entry, all: Entry[], { reference, guide }: RequestsOptions): Html {
  const { number, version, operationId, key, status, reason, warning, response, requestId, headers, body } = entry
  const page = version && operationId && reference(version, operationId)
  const link = (href: string | undefined, text: Html | string) =>
    href ? html`<a href="${href}" target="_blank">${text}</a>` : html`${text}`
  const error = (response?.body as { error?: { doc_url?: string; code?: string } } | undefined)?.error
  const fields = reason?.fields?.map(({ field, code }) => {
    const place = /^(GET|DELETE)$/.test(entry.method) ? 'parameter' : 'body'
    const target = version && operationId && reference(version, operationId, `${place}.${field}`)
    return html`<li>${link(target || undefined, html`<code>${field}</code>`)} <span class="muted">${code}</span></li>`
  })
  return html`<div class="console-why">${reason ? html`<p><strong>${STEPS[reason.step]}</strong> ${withCode(reason.message)}</p>` : ''}${fields ? html`<ul>${fields}</ul>` : ''}${warning ? html`<p><strong>Warning:</strong> ${withCode(warning)}</p>` : ''}${adviceOn(
    entry,
    all,
  ).map(
    ({ advice, guide: name }) =>
      html`<p><strong>Advice:</strong> ${advice} ${guide(name) ? link(guide(name), 'Guide') : ''}</p>`,
  )}</div>
<div class="row">${page ? link(page, 'Operation') : ''}${page && error?.doc_url ? link(error.doc_url, 'About this error') : ''}
${button('Copy as curl', 'curl', '', number)}${isWhole(entry) ? button('Send again', 'again', '', number) : html`<span class="try-note">The log does not have the whole body, so it cannot be sent again.</span>`}${key ? button('Workspace of this key', 'workspace', '', key) : ''}</div>
<div class="console-sides"><div><h2>Request</h2>${part(headers, body, undefined)}</div>
<div><h2>Response <span class="status ${statusClass(status)}">${status ?? 'none'}</span></h2>${response ? part(response.headers, response.body, response.truncated) : html`<p class="try-empty">The connection was closed without a response.</p>`}</div></div>
${requestId ? html`<p class="try-note">Request id <code>${requestId}</code></p>` : ''}`
}

/** The beginning of the sentence that says why. */
const STEPS: Record<Reason['step'], string> = {
  version: 'The version decided:',
  route: 'No operation matches the path and the method:',
  fault: 'A fault decided:',
  prefer: 'The header Prefer decided:',
  key: 'The key was rejected:',
  scope: 'A scope is missing:',
  limit: 'A limit was reached:',
  body: 'The body was rejected:',
  validation: 'The request is not valid:',
  handler: 'The operation rejected it:',
}

function part(headers: Record<string, string>, body: unknown, truncated: number | undefined): Html {
  const list = Object.entries(headers)
  return html`<details class="try-details"><summary class="try-summary">${list.length} headers</summary>${headerList(list)}</details>
${bodyHtml(headers['content-type'] ?? '', body, truncated)}`
}

const TEXT = /^(text\/|application\/(json|xml|x-www-form-urlencoded|problem\+json)|multipart\/form-data|$)/

function bodyHtml(type: string, body: unknown, truncated: number | undefined): Html {
  if (body === undefined) return html`<p class="try-empty">No body, or one that the log does not keep.</p>`
  const bytes = truncated ?? new TextEncoder().encode(String(body)).length
  if (!TEXT.test(type)) return html`<p class="try-empty">${type}, ${bytes.toLocaleString('en')} bytes</p>`
  const code = typeof body === 'string' ? body : jsonHtml(body as Json)
  const rest = truncated ? html`<p class="try-note">The start of ${truncated.toLocaleString('en')} bytes.</p>` : ''
  return html`<pre tabindex="0" aria-label="Body"><code>${code}</code></pre>${rest}`
}

/** Returns whether the log has all of a body that was sent. */
function isWhole({ headers, body }: Entry): boolean {
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers
  return body === undefined ? !hasBody : !headers['content-type']?.startsWith('multipart/')
}

/** What belongs to the connection, or what a browser sends by itself. */
const OWN =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|accept-language|user-agent|origin|referer|cookie|sec-.*)$/

/** Uploads and downloads are beside the API. */
function baseOf({ path }: Entry, { base }: Connection): string {
  return path.startsWith('/v1/') ? base : new URL(base).origin
}

function sentOf({ method, path, search, headers, body }: Entry): ShownRequest {
  const sent = Object.entries(headers).filter(([name]) => !OWN.test(name))
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  return { method, path: path.replace(/^\/v1/, '') + search, headers: sent, body: text, file: undefined }
}

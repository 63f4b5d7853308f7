/** The page "Try it": the chosen request, the exchanges so far, and the cards that show them. */
import { html } from '../../html.js'
import type { Form } from '../form.js'
import { type Connection, connectTo } from './connection.js'
import { byId, choice, optionList, saveFile, show } from './dom.js'
import type { NextRequest } from './next.js'
import { pollAfter } from './next.js'
import { operationList } from './operation-list.js'
import { connectToPageMock } from './page-connection.js'
import { type Draft, firstDraft, pretty, requestToSend, type ShownRequest, shownOf } from './request.js'
import { showRequest } from './request-card.js'
import { type ShownExchange, showHistory, showResponse, statusText } from './response-card.js'
import { simulateCard } from './simulate-card.js'
import { SECRET, webhooksCard } from './webhooks-card.js'

/** What the build writes into the page. */
type PageData = {
  base: string
  /** The address that the document names. */
  documented: string
  key: string
  /** The address of the page of errors. */
  errors: string
  /** What HTTP calls each status. */
  phrases: Record<number, string>
  /** `reference` is the address of an operation in the reference, with `{operationId}` in place of its id. */
  versions: { version: string; sunset: string | null; reference: string; forms: Form[] }[]
}

const FIRST = 'createTask'

const data = JSON.parse(byId('try-data').textContent ?? '') as PageData
const cards = {
  request: byId('request', HTMLFormElement),
  response: byId('response'),
  history: byId('history'),
}
const versionPicker = byId('version', HTMLSelectElement)
const target = byId('target', HTMLSelectElement)
const liveRegion = byId('said')

const arrived = byId('arrived', HTMLButtonElement)
const webhooks = webhooksCard(byId('webhooks'), announce)
/** What an error links to. */
const errorsPage = new URL(data.errors, location.href).href
const inPage = connectToPageMock(data.base, { receiveWebhook: webhooks.receive, errorsPage })
const onServer =
  new URL(data.base).origin === location.origin ? connectTo(data.base, (request) => fetch(request)) : undefined

const drafts = new Map<string, Draft>()
let version = versionOf(new URLSearchParams(location.search).get('version'))
let form = formOf(location.hash.slice(1))
let key = data.key
let failsNext = false
let exchanges: ShownExchange[] = []
let polling: NextRequest | undefined
/** The keys whose webhooks are signed with the secret of the page. */
const prepared = new Set<string>()

const showOperations = operationList(choose)
const simulations = simulateCard(byId('simulations'), {
  connection,
  form: () => form,
  sunsets: data.versions.flatMap(({ version, sunset }) => (sunset ? [{ version, day: dayAfter(sunset) }] : [])),
  failNext(isArmed) {
    if (failsNext === isArmed) return
    failsNext = isArmed
    if (isArmed && !form.starts) choose(FIRST)
    else showAll()
  },
  reset() {
    stopPolling()
    drafts.clear()
    prepared.clear()
    exchanges = []
    webhooks.clear()
    arrived.hidden = true
    showAll()
    showEmpty()
  },
})

// Where all cards are in one column, what is seldom used is folded.
for (const id of ['simulate', 'past']) byId(id, HTMLDetailsElement).open = matchMedia('(min-width: 58rem)').matches
arrived.addEventListener('click', () => {
  arrived.hidden = true
  byId('webhooks').parentElement?.scrollIntoView()
  byId('webhooks').querySelector('summary')?.focus()
})
show(versionPicker, ...optionList(data.versions.map((one) => [one.version, one.version])))
versionPicker.addEventListener('change', () => {
  version = versionPicker.value
  choose(form.operationId)
})
byId('target-field').hidden = !onServer
const aboutPage = byId('about').textContent
target.addEventListener('change', showTarget)
cards.request.addEventListener('submit', (event) => {
  event.preventDefault()
  stopPolling()
  void send()
})
cards.request.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) cards.request.requestSubmit()
})
addEventListener('hashchange', () => {
  const id = location.hash.slice(1)
  if (id && id !== form.operationId) choose(id, { isNew: false })
})
showAll()
showEmpty()
byId('try').classList.add('ready')

function versionOf(wanted: string | null): string {
  return (data.versions.find((one) => one.version === wanted) ?? data.versions[0])?.version ?? ''
}

function current() {
  return data.versions.find((one) => one.version === version)
}

function forms(): Form[] {
  return current()?.forms ?? []
}

function formOf(operationId: string): Form {
  const found =
    forms().find((one) => one.operationId === operationId) ?? forms().find((one) => one.operationId === FIRST)
  if (!found) throw new Error(`The page has no form of ${operationId}.`)
  return found
}

function connection(): Connection {
  return onServer && target.value === 'server' ? onServer : inPage
}

function showTarget(): void {
  const isPage = connection() === inPage
  const name = isPage ? 'The mock in this page' : `The mock at ${location.origin}`
  byId('about').textContent = isPage ? aboutPage : `${name} responds to every request and remembers what you do.`
  webhooks.setReachable(isPage)
  say(`${name} responds.`)
}

/** Returns what was entered for an operation. It is kept while the page is open. */
function draftOf({ operationId }: Form): Draft {
  const name = `${version} ${operationId}`
  const draft = drafts.get(name) ?? firstDraft(formOf(operationId))
  drafts.set(name, draft)
  return draft
}

function choose(operationId: string, { isNew = true } = {}): void {
  stopPolling()
  form = formOf(operationId)
  const address = `?version=${version}#${form.operationId}`
  if (isNew) history.pushState(null, '', address)
  showAll()
}

function showAll(): void {
  versionPicker.value = version
  document.title = `${form.title} · Try it · Canvas Design Platform API`
  showOperations({ forms: forms(), version, chosen: form.operationId })
  showRequest(cards.request, {
    form,
    draft: draftOf(form),
    key,
    changeKey(changed) {
      key = changed
    },
    reference: current()?.reference.replace('{operationId}', form.operationId) ?? '',
    base: commandBase(),
    currentRequest,
  })
  simulations.show()
  showHistory(cards.history, exchanges, showExchange)
}

/** Returns the base URL for samples: the reader's, or that of the mock that serves the page, or the documented one. */
function commandBase(): string {
  return choice('sample-base') || (onServer ? data.base : data.documented)
}

/** Returns the request as it would be sent now. */
function currentRequest(): ShownRequest {
  const own = shownOf(form, draftOf(form), { version, key })
  return willFail() ? { ...own, headers: [...own.headers, ['Prefer', 'outcome=failed']] } : own
}

function willFail(): boolean {
  return failsNext && form.starts
}

async function send(): Promise<void> {
  setBusy(true)
  const isFailing = willFail()
  const exchange = await exchanged()
  if (isFailing) simulations.disarm()
  exchanges = [exchange, ...exchanges].slice(0, 50)
  showExchange(exchange)
  bringIntoView(cards.response)
  showHistory(cards.history, exchanges, showExchange)
  say(`${statusText(exchange)}, ${exchange.form.title}`)
  setBusy(false)
}

function setBusy(isBusy: boolean): void {
  const button = byId('send', HTMLButtonElement)
  // Not disabled, which would take the focus away.
  button.setAttribute('aria-busy', String(isBusy))
  button.textContent = isBusy ? 'Sending' : 'Send'
}

/** Where all cards are in one column, the response is below what was sent. */
function bringIntoView({ parentElement: card }: HTMLElement): void {
  if (card && card.getBoundingClientRect().top > innerHeight * 0.7) card.scrollIntoView()
}

async function exchanged(): Promise<ShownExchange> {
  const request = currentRequest()
  const { values } = draftOf(form)
  const about = { form, version, sent: request, values: { ...values }, phrase: '' }
  const to = connection()
  let start = performance.now()
  try {
    await prepare(to)
    start = performance.now()
    const response = await to.send(requestToSend(request, to.base, form.body?.file?.field), version)
    const text = await response.text()
    const headers = [...response.headers].filter(([name]) => !name.startsWith('access-control-'))
    const { status } = response
    const phrase = data.phrases[status] ?? ''
    return { ...about, phrase, ms: performance.now() - start, response: { status, headers, text } }
  } catch (error) {
    return { ...about, ms: performance.now() - start, response: { error: whyNot(error as Error) } }
  }
}

/** Loads the mock, and gives the key the secret that the page verifies webhooks with. */
async function prepare(to: Connection): Promise<void> {
  if (to !== inPage || prepared.has(key) || !/^service_live_[0-9a-f]+$/i.test(key)) return
  await to.control('PUT', `/keys/${key}`, { secret: SECRET })
  prepared.add(key)
}

function whyNot({ message }: Error): string {
  return message === 'fetch failed' || message === 'Failed to fetch'
    ? 'The connection was closed before a response arrived.'
    : `The request could not be sent. ${message}`
}

function showExchange(exchange: ShownExchange): void {
  showResponse(cards.response, {
    exchange,
    forms: forms(),
    origin: new URL(data.base).origin,
    errorsPage,
    follow,
    download: (url) => void download(url),
    upload: (url, type) => void upload(url, type),
    poll: (step) => (polling || !step ? stopPolling() : void poll(step)),
    isPolling: polling !== undefined,
  })
}

function showEmpty(): void {
  show(
    cards.response,
    html`<p class="muted">Press Send. The response appears here, with the requests that can follow it. For example:</p>
<ol class="muted">
<li>Start a design task.</li>
<li>Poll it until it ends. You can follow every id and link of a response.</li>
<li>Read its webhook, and verify the signature.</li>
<li>Export the new canvas, and download the file.</li>
<li>Simulate rare events: a failed task, a 429, the next day.</li>
</ol>`,
  )
}

/** Fills in the request that a response leads to. */
function follow({ operationId, values, body }: NextRequest): void {
  choose(operationId)
  const draft = draftOf(form)
  const isOwn = (name: string) => form.fields.some((field) => `${field.in}.${field.name}` === name)
  draft.values = Object.fromEntries(Object.entries(values).filter(([name]) => isOwn(name)))
  if (body !== undefined) draft.body = pretty(body)
  showAll()
  byId('send').focus()
}

/** The most polls of one job. */
const MAX_POLLS = 60

/** Sends a request repeatedly, after the wait that each response suggests, until the job ends or is stopped. */
async function poll(step: NextRequest): Promise<void> {
  follow(step)
  polling = step
  // The status of a failed export never says that it has ended, so the polls are bounded.
  for (let count = 0; polling === step && count < MAX_POLLS; count++) {
    await send()
    const { response } = exchanges[0] as ShownExchange
    const wait = 'text' in response && response.status < 300 ? pollAfter(JSON.parse(response.text)) : undefined
    if (wait === undefined || polling !== step) break
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  if (polling === step) stopPolling()
}

function stopPolling(): void {
  if (!polling) return
  polling = undefined
  if (exchanges[0]) showExchange(exchanges[0])
}

/** Saves a file of the mock. */
async function download(url: string): Promise<void> {
  const response = await connection().send(new Request(url), version)
  const [, name = 'file'] = /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '') ?? []
  saveFile(await response.blob(), decodeURIComponent(name))
}

async function upload(url: string, type: string): Promise<void> {
  const file = new Blob(['A small file from this page.\n'], { type })
  const response = await connection().send(new Request(url, { method: 'PUT', body: file }), version)
  showMessage(response.ok ? `${file.size} bytes were sent. Register the upload now.` : await response.text())
}

/** Shows a message below the response. */
function showMessage(text: string): void {
  cards.response.querySelector('.try-message')?.remove()
  const message = html`<p class="try-message try-note" role="status">${text}</p>`
  cards.response.querySelector('.try-steps')?.insertAdjacentHTML('afterend', message.text)
}

/** Announces a webhook at a place that is visible wherever the reader has scrolled to. */
function announce(type: string): void {
  say(`A webhook arrived: ${type}.`)
  arrived.textContent = `A webhook arrived: ${type}. Show it`
  arrived.hidden = false
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** Has a screen reader say a text. */
function say(text: string): void {
  liveRegion.textContent = text
}

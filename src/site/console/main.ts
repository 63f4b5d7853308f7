/** The console of a running mock: its requests as they come, the workspaces of keys, and what a test can set. */
import type { JsonObject } from '../../contract/json.js'
import type { LoggedRequest } from '../../mock/context/request-log.js'
import { html } from '../html.js'
import { ControlError, connectTo } from '../try/browser/connection.js'
import { byId, show, withCode } from '../try/browser/dom.js'
import { guidePage, operationPage } from '../urls.js'
import { controlsView, type MockSettings } from './controls.js'
import { type ConsoleEvent, readEvents } from './events.js'
import { identityOf } from './request-list.js'
import { requestsView } from './requests.js'
import { workspaceView } from './workspace.js'

const VIEWS = ['requests', 'workspace', 'controls']
/** How long the page waits before it tries again to reach a mock that has ended, in milliseconds. */
const RETRY_MS = 1000
/** How many requests are loaded at first: loading all of them would stop the mock for a moment. */
const FIRST = 500
/** Their bodies are loaded when one is opened, or looked for. */
const BRIEF = `?limit=${FIRST}&bodies=false`
type Requests = { requests: LoggedRequest[] }

/** What the control needs: the token of the mock, or the key in a sandbox. Nothing else remembers it. */
let token = ''
let settings: MockSettings | undefined
/** The requests that were loaded, whose events may still arrive. */
let loaded = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

const connection = connectTo(`${location.origin}/v1`, (request) => {
  if (token && request.url.includes('/_mock/')) request.headers.set('authorization', `Bearer ${token}`)
  return fetch(request)
})
const requests = requestsView(byId('view-requests'), {
  connection,
  reference(version, operationId, field) {
    return settings?.errors_page?.startsWith('/') ? `/${operationPage(version, operationId, field)}` : undefined
  },
  guide: (name) => (settings?.errors_page?.startsWith('/') ? `/${guidePage(name)}` : undefined),
  loadAll: () => void loadRequests('').catch((error: Error) => say(error.message)),
  loadWhole: async () => ((await connection.control('GET', `/requests?limit=${FIRST}`)) as Requests).requests,
  showWorkspace(key) {
    location.hash = 'workspace'
    records.show(key)
  },
  say,
})
const records = workspaceView(byId('view-workspace'), { connection, say })
const controls = controlsView(byId('view-controls'), { connection, changed: changeSoon, say })

setTheme()
addEventListener('hashchange', () => {
  say('')
  showView()
})
showView()
void run()

async function run(): Promise<void> {
  for (;;) {
    let why = 'The mock has stopped. Trying again.'
    try {
      await readEvents(connection, load, receive)
    } catch (error) {
      if (error instanceof ControlError && error.status === 401) {
        await askForToken(error.message)
        continue
      }
      if (error instanceof ControlError) why = error.message
    }
    setLive(false, why)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** Loads everything that the page shows. */
async function load(): Promise<void> {
  const isFirst = !settings
  await Promise.all([loadRequests(BRIEF), loadSettings()])
  if (isFirst) {
    const [control, contract] = await Promise.all(
      ['/_mock/openapi.json', `/openapi/${settings?.versions[0]}.json`].map(
        async (path) => (await (await connection.send(new Request(path), '')).json()) as JsonObject,
      ),
    )
    controls.open(control as JsonObject, contract as JsonObject)
    if (settings) controls.update(settings)
  }
  setLive(true, 'Live')
}

async function loadRequests(query: string): Promise<void> {
  const { requests: list } = (await connection.control('GET', `/requests${query}`)) as Requests
  loaded = new Set(list.map(identityOf))
  requests.replace(list, query === BRIEF)
}

async function loadSettings(): Promise<void> {
  settings = (await connection.control('GET', '/settings')) as MockSettings
  controls.update(settings)
  byId('reference').hidden = !settings.errors_page?.startsWith('/')
  records.setKeys(settings.keys)
  records.show()
}

function receive({ event, data }: ConsoleEvent): void {
  if (event === 'clock' && data.reset) void loadRequests(BRIEF)
  if (event === 'request' && !loaded.delete(identityOf(data))) requests.add(data)
  changeSoon()
}

/** Reads again what may have changed, once for all events of a moment. */
function changeSoon(): void {
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    loadSettings().catch(() => {})
  }, RETRY_MS)
}

async function askForToken(message: string): Promise<void> {
  const form = byId('login', HTMLFormElement)
  const field = byId('token', HTMLInputElement)
  show(byId('refused'), html`${token ? 'This token was refused. ' : ''}${withCode(message)}`)
  setLive(false, 'Closed')
  form.hidden = false
  field.value = ''
  field.focus()
  await new Promise<void>((resolve) => {
    form.onsubmit = (event) => {
      event.preventDefault()
      token = field.value.trim()
      resolve()
    }
  })
  form.hidden = true
}

function setLive(isLive: boolean, text: string): void {
  byId('live').textContent = text
  byId('live').className = `status ${isLive ? 'good' : 'broken'}`
}

function showView(): void {
  const wanted = VIEWS.find((name) => `#${name}` === location.hash) ?? VIEWS[0]
  for (const name of VIEWS) {
    byId(`view-${name}`).hidden = name !== wanted
    const link = document.querySelector(`nav [href="#${name}"]`)
    if (name === wanted) link?.setAttribute('aria-current', 'page')
    else link?.removeAttribute('aria-current')
  }
  records.show()
}

function say(text: string): void {
  byId('said').textContent = text
}

/** The theme that the reader chose in the reference, if the same mock serves it. */
function setTheme(): void {
  try {
    document.documentElement.classList.add('js', localStorage.getItem('theme') ?? 'js')
  } catch {
    document.documentElement.classList.add('js')
  }
}

/**
 * Servers that are broken on purpose, each in one way: the mock behind a proxy that changes a request or a response.
 * There is one for each condition of the kit, so a lost condition makes a test fail.
 */
import type { CheckId } from '../../src/conform/findings.js'
import type { JsonObject } from '../../src/contract/json.js'
import { LATER, NEWEST, OLDEST } from '../support/versions.js'

export const KEY = 'service_live_0123abcd'
export const SECOND_KEY = 'service_live_5ec0'
export const OTHER_TEAM_KEY = 'service_live_07'

export type Fetch = (request: Request) => Promise<Response>

/** Wraps the mock; what it remembers lasts for one run. */
type Serve = (mock: Fetch) => Fetch

type BrokenServer = {
  what: string
  /** The only check that finds the fault. */
  finds: CheckId
  /** The operations where the fault is sought, and the version: the newest one if it is omitted. */
  on: string[]
  version?: typeof OLDEST
  /** Checks that fail as well, because the fault touches them too. */
  follows?: CheckId[]
  /** True if only `--all` finds it. */
  all?: true
  /** The finding is a warning. */
  warns?: true
  serve: Serve
}

type Row = [finds: CheckId, what: string, on: string, serve: Serve, options?: Partial<BrokenServer>]

const ALL = { all: true } as const
const OLD = { version: OLDEST } as const
const LISTS = /^GET \/(canvases|tasks|brand-kits|organizations|events|webhook_deliveries)$/
const EXECUTABLE = /"mime_type":"[a-z]+\/x-/

// biome-ignore format: a table has one row a line.
const ROWS: Row[] = [
  // Headers
  ['header.service_version', 'drops Service-Version', 'getCredits', header('service-version')],
  ['header.request_id', 'drops X-Request-ID', 'getCredits', header('x-request-id')],
  ['header.request_id_unique', 'repeats one X-Request-ID', 'getCredits', always((r) => setRequestId(r, 'req_1'))],
  ['error.request_id', 'shows another request id in the header than in the error', 'getCredits', always(({ headers }) => headers.set('x-request-id', `req_${crypto.randomUUID()}`))],
  ['header.content_type', 'sends JSON as text/html', 'getCredits', header('content-type', 'text/html')],
  ['auth.challenge', 'drops WWW-Authenticate', 'getCredits', header('www-authenticate')],
  ['auth.challenge', 'asks for a scheme like Bearer', 'getCredits', header('www-authenticate', 'BearerX')],
  ['rate.retry_after', 'limits requests without Retry-After', 'listVoices', instead('GET /voices', 'code=429', ({ headers }) => headers.delete('retry-after'))],
  ['rate.retry_after', 'limits requests until a date', 'listVoices', instead('GET /voices', 'code=429', ({ headers }) => headers.set('retry-after', 'Wed, 21 Oct 2026 07:28:00 GMT'))],
  // Statuses
  ['response.status', 'returns 202 for a read', 'getCredits', status('GET /credits', 202)],
  ['response.status', 'returns 200 for a stated 202', 'layerizeAssets', status('POST /media/layerize-assets', 200), ALL],
  ['response.status', 'returns 206 for a write', 'createUploadUrl', status('POST /uploads/url', 206), ALL],
  ['response.status', 'returns 503 for a read', 'getCredits', instead('GET /credits', 'code=503')],
  ['response.received', 'closes the connection', 'listMediaModels', proxy(async (sent, next) => is(sent, 'GET /media/models') ? Promise.reject(new TypeError('closed')) : next(sent))],
  ['response.received', 'sends a body without end', 'getCredits', endlessBody('/v1/credits')],
  ['auth.rejected', 'accepts requests without a key', 'getCredits', accepting(/^$/)],
  ['auth.rejected', 'accepts a malformed key', 'getCredits', accepting(/^Bearer sk_/)],
  ['auth.rejected', 'accepts another scheme', 'getCredits', accepting(/^Basic/)],
  ['auth.rejected', 'returns 403 without a key', 'getCredits', turning(401, 403)],
  ['auth.scope', 'does not enforce scopes', 'getCredits', accepting(new RegExp(SECOND_KEY))],
  ['auth.team', "returns another team's record", 'getCanvas', accepting(new RegExp(OTHER_TEAM_KEY), /^GET \/canvases\/./)],
  ['record.unknown', 'returns a record for an unknown id', 'getCanvas', proxy(firstForUnknown)],
  ['record.unknown', 'returns 400 for an unknown id', 'getTask', turning(404, 400)],
  // Bodies
  ['response.schema', 'leaves out a required field', 'getUploadLimits', after('GET /uploads/limits', ({ body }) => delete body.max_file_bytes)],
  ['response.schema', 'returns an undocumented visibility', 'listCanvases', after('GET /canvases', (r) => setItems(r, (all) => all.map((item) => ({ ...item, visibility: 'public' }))))],
  ['response.schema', 'returns text instead of JSON', 'getCredits', after('GET /credits', setText)],
  ['record.identity', 'returns the pages of another canvas', 'listCanvasPages', body(/\/pages$/, { canvas_name: 'Another' })],
  ['record.identity', 'returns the id of another task', 'getTask', body(/\/tasks\/task_/, { id: 'task_01JTWPQ5E6EYCNDY0YP57RCYBV' })],
  ['record.identity', 'returns another time of creation', 'getTask', body(/\/tasks\/task_/, { created_at: '2026-01-01T00:00:00Z' })],
  // Lists
  ['list.pages', 'ignores the cursor', 'listTasks', before('', ({ query }) => query.delete('cursor')), { follows: ['list.cursor'] }],
  ['list.pages', 'repeats the last item on the next page', 'listCanvases', fresh(repeating)],
  // Only 2026-04-12
  ['list.pages', 'ignores the offset', 'listTasks', before('', ({ query }) => query.delete('offset')), OLD],
  ['list.end', 'never ends a list', 'listTasks', fresh(endless)],
  // Only 2026-04-12
  ['list.end', 'says that more follows the last page', 'listTasks', body('GET /tasks', { has_more: true }), OLD],
  ['list.order', 'returns a list in reverse', 'listWebhookDeliveries', after('GET /webhook_deliveries', (r, { query }) => query.get('limit') === '1' || setItems(r, (all) => all.toReversed())), { follows: ['list.pages'] }],
  // Only 2026-04-12
  ['list.order', 'sorts canvases by creation in the old version', 'listCanvases', after('GET /canvases', (r) => setItems(r, (all) => all.toSorted((x, y) => (String(x.created_at) < String(y.created_at) ? 1 : -1)))), { ...OLD, follows: ['list.pages'] }],
  ['list.limit', 'ignores limit', 'listTasks', before('', ({ query }) => Number(query.get('limit')) <= 100 && query.delete('limit'))],
  ['list.limit', 'has another default limit', 'listTasks', before('', ({ query }) => query.has('limit') || query.set('limit', '7'))],
  ['list.limit', 'returns more items than its limit', 'listTasks', proxy((sent, next) => withLimit(sent, next, (limit) => (limit <= 20 ? limit + 1 : limit)))],
  ['request.rejected', 'ignores the maximum limit', 'listTasks', proxy((sent, next) => withLimit(sent, next, (limit) => (limit === 101 ? 100 : limit)))],
  ['request.rejected', 'reduces a limit above the maximum', 'listTasks', before('', ({ query }) => query.get('limit') === '101' && query.set('limit', '100')), { warns: true }],
  ['list.total', 'counts one item too many', 'listTasks', after('GET /tasks', ({ body }) => Object.assign(body, { total: Number(body.total) + 1 }))],
  ['list.total', 'returns null for a documented total', 'listTasks', body('GET /tasks', { total: null })],
  ['list.total', 'returns a total where null is documented', 'listCanvases', body('GET /canvases', { total: 5 })],
  ['list.paging', 'counts the returned items wrongly', 'listTasks', body('GET /tasks', { returned: 0 })],
  ['list.paging', 'leaves out the fields of a page', 'listTasks', after('GET /tasks', (r) => ['next_cursor', 'returned', 'has_more', 'limit'].map((name) => delete r.body[name]))],
  ['list.paging', 'contradicts next_cursor with has_more', 'listCanvases', after('GET /canvases', ({ body }) => Object.assign(body, { has_more: !body.has_more }))],
  ['list.cursor', 'accepts a changed cursor', 'listTasks', fresh(() => acceptingCursors(false))],
  ['list.cursor', 'accepts a cursor of another list', 'listTasks,listCanvases', fresh(() => acceptingCursors(true))],
  ['list.created', 'leaves every list empty', 'createTask,listTasks', after(LISTS, (r) => showOnly(r, () => false)), { ...ALL, follows: ['list.items'] }],
  ['list.created', 'lists no copy of a canvas', 'remixCanvas', after('GET /canvases', (r) => showOnly(r, ({ id }) => /^cvs_01J/.test(String(id)))), ALL],
  ['list.items', 'leaves a list empty', 'listBrandKits', after('GET /brand-kits', (r) => showOnly(r, () => false)), { ...ALL, warns: true }],
  ['search.words', 'ignores the words of a search', 'searchCanvases', before('', ({ query }) => query.delete('q')), { warns: true }],
  // Errors
  ['error.envelope', 'returns errors as text', 'getCredits', error((_, r) => setText(r))],
  ['error.envelope', 'returns the type of another status', 'getCredits', error((e) => Object.assign(e, { type: 'conflict' }))],
  ['error.fields', 'does not name the fields that are not valid', 'listTasks', error((e) => e.code === 'validation_failed' && Object.assign(e, { details: { reason: 'fields' } }))],
  ['error.fields', 'names fields without a code', 'listTasks', error((e) => e.code === 'validation_failed' && Object.assign(e, { details: { fields: [{ field: 'limit' }] } }))],
  ['error.details', 'returns empty details', 'getCredits', error((e) => Object.assign(e, { details: e.details ?? {} }))],
  // Versions
  ['version.unsupported', 'leaves out details.supported', 'getCredits', versionDetails({ supported: undefined })],
  ['version.unsupported', 'leaves out details.requested', 'getCredits', versionDetails({ requested: undefined })],
  ['version.unsupported', 'has another code for an unknown version', 'getCredits', error((e) => Object.assign(e, { code: 'invalid' }))],
  ['version.unsupported', 'responds to an unknown version', 'getCredits', pinned((version) => (version === '2025-01-01' ? undefined : version))],
  ['version.fallback', 'echoes an unknown version', 'getCredits', always(({ headers }, sent) => headers.set('service-version', sent.headers.get('service-version') ?? OLDEST)), OLD],
  // Only 2026-04-12
  ['version.shape', 'returns the old shapes under the new version', 'listTasks', shapeOf(OLDEST)],
  // Only 2026-04-12
  ['version.shape', 'returns the new shapes under the old version', 'listTasks', shapeOf(NEWEST), OLD],
  // Writes
  ['record.deleted', 'deletes nothing', 'deleteCanvas', pretending(/^DELETE/), ALL],
  ['record.changed', 'does not rename', 'updateDriveItem', pretending(/"Conformance check/), ALL],
  ['replay.same', 'ignores idempotency keys', 'layerizeAssets', before(/"conform-/, ({ body }) => delete body.idempotency_key), { ...ALL, follows: ['replay.charge', 'replay.conflict'] }],
  ['replay.charge', 'charges a retry', 'layerizeAssets', fresh(chargingTwice), ALL],
  ['replay.conflict', 'accepts an idempotency key with another body', 'layerizeAssets', fresh(replayingAnyBody), ALL],
  ['upload.type', 'accepts executables', 'createUploadUrl', before(EXECUTABLE, ({ body }) => Object.assign(body, { mime_type: 'image/png' })), ALL],
  ['upload.storage_key', 'registers a key that was never issued', 'registerUpload', pretending(/"uploads\/[-0-9a-f]{36}"/), ALL],
  ['request.rejected', 'accepts an unknown export format', 'exportCanvas', before(/"format"/, ({ body }) => Object.assign(body, { format: 'pdf' })), ALL],
  ['request.rejected', 'accepts fields that exclude each other', 'createTask', before('', ({ body }) => delete body.template_canvas_id), ALL],
]

/** Faults that only show where several versions are. */
// biome-ignore format: a table has one row a line.
const OF_SEVERAL_VERSIONS: Row[] = [
  ['version.unsupported', 'does not list every version', 'getCredits', versionDetails({ supported: [OLDEST] })],
  ['version.echo', 'reports the default version whatever is pinned', 'getCredits', header('service-version', OLDEST)],
  ['version.default', 'uses the newest version as the default', 'getCredits', pinned((version) => version ?? NEWEST), OLD],
]

export const BROKEN_SERVERS: BrokenServer[] = [...ROWS, ...(LATER.length > 0 ? OF_SEVERAL_VERSIONS : [])].map(
  ([finds, what, on, serve, options]) => ({ what, finds, on: on.split(','), serve, ...options }),
)

/** Gives the other team no records: in the mock every workspace starts with the same ones. */
export const withTeams: Serve = proxy(async (sent, next) => {
  if (sent.headers.get('authorization') !== `Bearer ${OTHER_TEAM_KEY}`) return next(sent)
  if (!is(sent, LISTS)) return next({ ...sent, path: '/canvases/cvs_00000000000000000000000000' })
  const received = await next(sent)
  showOnly(received, () => false)
  return received
})

/** Returns a documented response of the mock, with a request id of its own instead of the documented one. */
export function documented(mock: Fetch, request: Request, prefer: string): Promise<Response> {
  return proxy((sent, next) => preferring(sent, next, prefer))(mock)(request)
}

/** True if a request has a valid key and a known version or none. */
export function isValid({ headers }: { headers: Headers }): boolean {
  const isKnown = headers.get('service-version') !== '2025-01-01'
  return /service_live_[0-9a-f]/.test(headers.get('authorization') ?? '') && isKnown
}

/** A request and a response that a proxy can change. What is not JSON is kept in `raw`. */
type Sent = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: JsonObject
  raw?: ArrayBuffer
}
type Received = { status: number; headers: Headers; body: JsonObject; raw?: string }
type Next = (sent: Sent) => Promise<Received>

function proxy(handle: (sent: Sent, next: Next) => Promise<Received>): Serve {
  return (mock) => async (request) => {
    const url = new URL(request.url)
    const next: Next = async ({ method, path, query, headers, body, raw }) => {
      const sent = method === 'GET' ? {} : { body: raw ?? JSON.stringify(body) }
      const response = await mock(new Request(`${url.origin}/v1${path}?${query}`, { method, headers, ...sent }))
      const text = await response.text()
      const isJson = /^[[{]/.test(text)
      const received = { status: response.status, headers: new Headers(response.headers) }
      return isJson ? { ...received, body: JSON.parse(text) } : { ...received, body: {}, raw: text }
    }
    const content = await request.arrayBuffer()
    const isJson = request.headers.get('content-type')?.includes('json') && content.byteLength > 0
    const json: unknown = isJson ? JSON.parse(new TextDecoder().decode(content)) : undefined
    const isRecord = typeof json === 'object' && json !== null && !Array.isArray(json)
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const { method } = request
    const about = { method, path: url.pathname.slice(3), query: url.searchParams, headers, body: {} }
    const received = await handle(isRecord ? { ...about, body: json as JsonObject } : { ...about, raw: content }, next)
    received.headers.delete('content-length')
    const text = received.raw ?? JSON.stringify(received.body)
    return new Response(text === '' ? null : text, { status: received.status, headers: received.headers })
  }
}

/** True for a request to `GET /path`, or if a pattern fits that or the body. */
function is({ method, path, body }: Sent, where: string | RegExp): boolean {
  const line = `${method} ${path}`
  return typeof where === 'string'
    ? where === '' || where === line
    : where.test(line) || where.test(JSON.stringify(body))
}

function before(where: string | RegExp, change: (sent: Sent) => unknown): Serve {
  return proxy(async (sent, next) => {
    if (is(sent, where)) change(sent)
    return next(sent)
  })
}

function always(change: (received: Received, sent: Sent) => unknown): Serve {
  return proxy(async (sent, next) => {
    const received = await next(sent)
    change(received, sent)
    return received
  })
}

/** Changes a success. */
function after(where: string | RegExp, change: (received: Received, sent: Sent) => unknown): Serve {
  return always((received, sent) => received.status < 300 && is(sent, where) && change(received, sent))
}

function error(change: (error: JsonObject, received: Received) => unknown): Serve {
  return always((received) => received.status >= 400 && change(received.body.error as JsonObject, received))
}

/** Makes a new proxy for each run. */
function fresh(make: () => Serve): Serve {
  return (mock) => make()(mock)
}

/** Returns a documented response to valid requests instead of a success. */
export function instead(where: string, prefer: string, change: (received: Received) => unknown = () => {}): Serve {
  return proxy(async (sent, next) => {
    if (!is(sent, where) || !isValid(sent)) return next(sent)
    const received = await preferring(sent, next, prefer)
    change(received)
    return received
  })
}

async function preferring(sent: Sent, next: Next, prefer: string): Promise<Received> {
  sent.headers.set('prefer', prefer)
  const received = await next(sent)
  setRequestId(received, `req_${crypto.randomUUID()}`)
  return received
}

function setRequestId({ headers, body }: Received, id: string): void {
  headers.set('x-request-id', id)
  if (body.error) Object.assign(body.error, { request_id: id })
}

function setText(received: Received): void {
  received.raw = 'Something is wrong.'
  received.headers.set('content-type', 'text/plain')
}

function header(name: string, value?: string): Serve {
  return always(({ headers }) => headers.has(name) && (value ? headers.set(name, value) : headers.delete(name)))
}

function status(where: string, to: number): Serve {
  return after(where, (received) => Object.assign(received, { status: to }))
}

function turning(from: number, to: number): Serve {
  return always((received) => received.status === from && Object.assign(received, { status: to }))
}

function body(where: string | RegExp, fields: JsonObject): Serve {
  return after(where, (received) => Object.assign(received.body, fields))
}

function setItems(received: Received, change: (items: JsonObject[]) => JsonObject[]): JsonObject[] {
  const [key = '', all] = Object.entries(received.body).find(([, value]) => Array.isArray(value)) ?? []
  const shown = change((all ?? []) as JsonObject[])
  received.body[key] = shown
  return shown
}

/** Makes the items for which a condition is true the only ones of a list. */
function showOnly(received: Received, isShown: (item: JsonObject) => boolean): void {
  const { length } = setItems(received, (all) => all.filter(isShown))
  if ('returned' in received.body) Object.assign(received.body, { returned: length, next_cursor: null })
  Object.assign(received.body, { has_more: false, ...(received.body.total ? { total: length } : {}) })
}

function versionDetails(details: Record<string, JsonObject[string] | undefined>): Serve {
  return error((e) => e.code === 'unsupported_version' && Object.assign(e.details as JsonObject, details))
}

/** Takes certain keys for the first one. */
function accepting(authorization: RegExp, where: string | RegExp = ''): Serve {
  return before(where, ({ headers }) => {
    if (authorization.test(headers.get('authorization') ?? '')) headers.set('authorization', `Bearer ${KEY}`)
  })
}

function pinned(change: (version: string | undefined) => string | undefined): Serve {
  return before('', ({ headers }) => {
    const version = change(headers.get('service-version') ?? undefined)
    headers.delete('service-version')
    if (version) headers.set('service-version', version)
  })
}

// Only 2026-04-12
/** Returns the shapes of another version under the pinned one. */
function shapeOf(version: string): Serve {
  return proxy(async (sent, next) => {
    const wanted = sent.headers.get('service-version')
    if (wanted !== NEWEST && wanted !== OLDEST) return next(sent)
    sent.headers.set('service-version', version)
    const received = await next(sent)
    received.headers.set('service-version', wanted)
    return received
  })
}

function endlessBody(path: string): Serve {
  const content = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 20)) })
  return (mock) => async (sent) =>
    new URL(sent.url).pathname === path && isValid(sent) ? new Response(content()) : mock(sent)
}

/** Returns the first canvas of the list for an id that does not exist. */
async function firstForUnknown(sent: Sent, next: Next): Promise<Received> {
  const received = await next(sent)
  if (received.status !== 404) return received
  const list = await next({ ...sent, path: '/canvases' })
  return { ...received, status: 200, body: (list.body.data as JsonObject[])[0] ?? {} }
}

function repeating(): Serve {
  let last: JsonObject | undefined
  return after('GET /canvases', (received, { query }) => {
    const all = setItems(received, ([first, ...rest]) => [(query.has('cursor') && last) || (first ?? {}), ...rest])
    last = all.at(-1)
  })
}

/** Leads from the last page to the first one. */
function endless(): Serve {
  let cursor: JsonObject[string] | undefined
  return after('GET /tasks', ({ body }) => {
    cursor ??= body.next_cursor
    if (body.next_cursor === null && cursor) Object.assign(body, { next_cursor: cursor, has_more: true })
  })
}

/** Applies another limit than the response shows. */
async function withLimit(sent: Sent, next: Next, change: (limit: number) => number): Promise<Received> {
  const limit = Number(sent.query.get('limit'))
  if (!limit || change(limit) === limit) return next(sent)
  sent.query.set('limit', String(change(limit)))
  const received = await next(sent)
  received.body.limit = limit
  return received
}

/** Ignores a cursor that the list did not give: one of another list, or one that no list gave. */
function acceptingCursors(ofAnotherList: boolean): Serve {
  const given = new Set<string>()
  return proxy(async (sent, next) => {
    const received = await next(sent)
    if (typeof received.body.next_cursor === 'string') given.add(received.body.next_cursor)
    const cursor = sent.query.get('cursor')
    if (received.status !== 400 || cursor === null || given.has(cursor) !== ofAnotherList) return received
    sent.query.delete('cursor')
    return next(sent)
  })
}

/** Accepts a valid write without doing anything. */
function pretending(where: RegExp): Serve {
  const id = 'file_01JTZZZZZZZZZZZZZZZZZZZZZZ'
  const file = { id, url: 'https://a.test/', filename: 'a', mime_type: 'b', size_bytes: 1, was_duplicate: false }
  return proxy(async (sent, next) => {
    const read = { ...sent, method: 'GET', path: sent.path.replace(/^\/drive\/items\/(?=cvs_)/, '/canvases/') }
    if (!is(sent, where) || !isValid(sent)) return next(sent)
    const found = await next(sent.method === 'POST' ? { ...read, path: '/credits' } : read)
    return found.status < 300 ? { ...found, body: file } : next(sent)
  })
}

function chargingTwice(): Serve {
  const keys = new Set<unknown>()
  return proxy(async (sent, next) => {
    const { idempotency_key: key } = sent.body
    if (key && keys.has(key)) await next({ ...sent, body: { ...sent.body, idempotency_key: crypto.randomUUID() } })
    keys.add(key)
    return next(sent)
  })
}

function replayingAnyBody(): Serve {
  const bodies = new Map<unknown, JsonObject>()
  return before(/"conform-/, (sent) => {
    const { idempotency_key: key } = sent.body
    if (!bodies.has(key)) bodies.set(key, sent.body)
    sent.body = bodies.get(key) ?? sent.body
  })
}

/**
 * Servers that are broken on purpose, each in one way: the mock behind a proxy that changes a request or a response. There is one
 * for each condition of the kit, so a lost condition makes a test fail.
 */
import type { CheckId } from '../../src/conform/findings.js'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import { LATER, NEWEST, OLDEST } from '../support/versions.js'

export const KEY = 'service_live_0123abcd'
export const SECOND_KEY = 'service_live_5ec0'
export const OTHER_TEAM_KEY = 'service_live_07'

export type Fetch = (request: Request) => Promise<Response>

export type BrokenServer = {
  what: string
  /** The only check that finds the fault. */
  finds: CheckId
  /** The operations where the fault is sought, and the version: the newest one if it is omitted. */
  on: string[]
  version?: typeof OLDEST
  /** Checks that fail as well, because the fault touches them too. */
  follows?: CheckId[]
  /** True for one of the twenty faults that matter most. */
  matters?: true
  /** True if only `--all` finds it. */
  all?: true
  /** The finding is a warning: the contract only assumes what the server does not do. */
  warns?: true
  /** Wraps the mock; what it remembers lasts for one run. */
  serve: (mock: Fetch) => Fetch
}

type Row = [finds: CheckId, what: string, on: string, serve: BrokenServer['serve'], options?: Partial<BrokenServer>]

const REGISTERED = JSON.stringify({
  id: 'file_01JTZZZZZZZZZZZZZZZZZZZZZZ',
  url: 'https://a.test/',
  filename: 'a',
  mime_type: 'b',
  size_bytes: 1,
  was_duplicate: false,
})

const MATTERS = { matters: true } as const
const ALL = { all: true } as const

// biome-ignore format: a table has one row a line.
const ROWS: Row[] = [
  // Headers
  ['header.service_version', 'drops Service-Version', 'getCredits', header('service-version', undefined)],
  ['header.request_id', 'drops X-Request-ID', 'getCredits', header('x-request-id', undefined)],
  ['header.request_id_unique', 'repeats one X-Request-ID', 'getCredits', sameRequestId(), MATTERS],
  ['error.request_id', 'shows another request id in the header than in the error', 'getCredits', newRequestId()],
  ['header.content_type', 'sends JSON as text/html', 'getCredits', header('content-type', 'text/html'), MATTERS],
  ['auth.challenge', 'drops WWW-Authenticate', 'getCredits', header('www-authenticate', undefined)],
  ['auth.challenge', 'asks for Basic', 'getCredits', header('www-authenticate', 'Basic')],
  ['auth.challenge', 'asks for a scheme like Bearer', 'getCredits', header('www-authenticate', 'BearerX')],
  ['rate.retry_after', 'limits requests without Retry-After', 'listVoices', limiting(undefined)],
  ['rate.retry_after', 'limits requests until a date', 'listVoices', limiting('Wed, 21 Oct 2026 07:28:00 GMT')],
  // Statuses
  ['response.status', 'returns 203 for a read', 'getCredits', statusOf('GET', '/credits', 203)],
  ['response.status', 'returns 202 for a read', 'getCredits', statusOf('GET', '/credits', 202)],
  ['response.status', 'returns 200 for a stated 202', 'layerizeAssets', statusOf('POST', '/media/layerize-assets', 200), ALL],
  ['response.status', 'returns 206 for a write', 'createUploadUrl', statusOf('POST', '/uploads/url', 206), ALL],
  ['response.status', 'returns 500 for a read', 'getCredits', failing('/credits')],
  ['response.received', 'closes the connection', 'listMediaModels', closing('/media/models')],
  ['response.status', 'returns 503 for a read', 'getCredits', failing('/credits', 503)],
  ['response.received', 'sends a body without end', 'getCredits', endlessBody('/credits')],
  ['auth.rejected', 'accepts requests without a key', 'getCredits', accepting(/^$/), MATTERS],
  ['auth.rejected', 'accepts a malformed key', 'getCredits', accepting(/^Bearer sk_/), MATTERS],
  ['auth.rejected', 'accepts a key that is not hexadecimal', 'getCredits', accepting(/_xyz$/)],
  ['auth.rejected', 'accepts another scheme', 'getCredits', accepting(/^Basic/)],
  ['auth.rejected', 'returns 403 without a key', 'getCredits', status(401, 403)],
  ['auth.scope', 'does not enforce scopes', 'getCredits', keyInstead(SECOND_KEY), MATTERS],
  ['auth.team', "returns another team's record", 'getCanvas', keyInstead(OTHER_TEAM_KEY), MATTERS],
  ['record.unknown', 'returns a record for an unknown id', 'getCanvas', unknownCanvas((first) => first), MATTERS],
  ['record.unknown', 'returns 500 for an unknown id', 'getCanvas', status(404, 500)],
  ['record.unknown', 'returns 400 for an unknown id', 'getTask', status(404, 400)],
  // Bodies
  ['response.schema', 'returns a number as a string', 'listCanvasPages', body('/pages', (b) => ({ ...b, total_pages: String(b.total_pages) }))],
  ['response.schema', 'leaves out a required field', 'getUploadLimits', body('/uploads/limits', ({ max_file_bytes: _, ...rest }) => rest)],
  ['response.schema', 'returns an undocumented visibility', 'listCanvases', items('/canvases', (i) => ({ ...i, visibility: 'public' }))],
  ['response.schema', 'returns a time that is none', 'listCanvases', items('/canvases', (i) => ({ ...i, updated_at: 'today' }))],
  ['response.schema', 'returns ids without a prefix', 'listBrandKits', items('/brand-kits', (i) => ({ ...i, id: String(i.id).slice(3) }))],
  ['response.schema', 'returns text instead of JSON', 'getCredits', text('/credits', 200)],
  ['record.identity', "returns another task's record", 'getTask', anotherRecord('/tasks'), { ...MATTERS, follows: ['record.unknown'] }],
  ['record.identity', 'returns the pages of another canvas', 'listCanvasPages', body('/pages', (b) => ({ ...b, canvas_name: 'Another' }))],
  ['record.identity', 'returns the id of another task', 'getTask', body('/tasks/task_', (b) => ({ ...b, id: 'task_01JTWPQ5E6EYCNDY0YP57RCYBV' }))],
  ['record.identity', 'returns another time of creation', 'getTask', body('/tasks/task_', (b) => ({ ...b, created_at: '2026-01-01T00:00:00Z' }))],
  // Lists
  ['list.pages', 'ignores the cursor', 'listTasks', query((q) => q.delete('cursor')), { ...MATTERS, follows: ['list.cursor'] }],
  ['list.pages', 'repeats the last item on the next page', 'listCanvases', repeating()],
  // Only 2026-04-12
  ['list.pages', 'ignores the offset', 'listTasks', query((q) => q.delete('offset')), { version: OLDEST }],
  // Only 2026-04-12
  ['list.pages', 'repeats an item after the first page', 'listBrandKits', listing('/brand-kits', 25, (at) => at - Number(at === 22)), { version: OLDEST }],
  ['list.end', 'never ends a list', 'listTasks', endless(), MATTERS],
  // Only 2026-04-12
  ['list.end', 'says that more follows the last page', 'listTasks', page('/tasks', (b) => ({ ...b, has_more: true })), { version: OLDEST }],
  ['list.order', 'returns a list in reverse', 'listWebhookDeliveries', reversed(), { ...MATTERS, follows: ['list.pages'] }],
  ['list.order', 'sorts canvases by name', 'listCanvases', sorted('name'), { follows: ['list.pages'] }],
  // Only 2026-04-12
  ['list.order', 'sorts canvases by creation in the old version', 'listCanvases', sorted('created_at'), { version: OLDEST, follows: ['list.pages'] }],
  // Only 2026-04-12
  ['list.order', 'sorts organizations the wrong way round', 'listOrganizations', listing('/organizations', 2, (at) => 1 - at), { version: OLDEST }],
  ['list.limit', 'ignores limit', 'listTasks', query((q) => Number(q.get('limit')) <= 100 && q.delete('limit')), MATTERS],
  ['list.limit', 'has another default limit', 'listTasks', query((q) => q.has('limit') || q.set('limit', '7'))],
  ['list.limit', 'returns more items than its limit', 'listTasks', overfull()],
  ['request.rejected', 'ignores the maximum limit', 'listTasks', query((q, pretend) => q.get('limit') === '101' && pretend('100'))],
  ['request.rejected', 'reduces a limit above the maximum', 'listTasks', query((q) => q.get('limit') === '101' && q.set('limit', '100')), { warns: true }],
  ['request.rejected', 'accepts a limit that is no number', 'listTasks', query((q) => q.get('limit') === 'many' && q.delete('limit'))],
  ['list.total', 'counts one item too many', 'listTasks', page('/tasks', (b) => ({ ...b, total: Number(b.total) + 1 })), MATTERS],
  ['list.total', 'returns null for a documented total', 'listTasks', page('/tasks', (b) => ({ ...b, total: null }))],
  ['list.total', 'returns a total where null is documented', 'listCanvases', page('/canvases', (b) => ({ ...b, total: 5 }))],
  ['list.paging', 'counts the returned items wrongly', 'listTasks', page('/tasks', (b) => ({ ...b, returned: 0 }))],
  ['list.paging', 'leaves out the fields of a page', 'listTasks', page('/tasks', ({ data = null, total = null }) => ({ data, total }))],
  ['list.paging', 'contradicts next_cursor with has_more', 'listCanvases', page('/canvases', (b) => ({ ...b, has_more: !b.has_more }))],
  ['list.cursor', 'accepts a changed cursor', 'listTasks', acceptingCursors(false)],
  ['list.cursor', 'accepts a cursor of another list', 'listTasks,listCanvases', acceptingCursors(true)],
  ['search.words', 'ignores the words of a search', 'searchCanvases', query((q) => q.delete('q')), { warns: true }],
  ['list.created', 'leaves every list empty', 'createTask,listTasks', response((r, sent) => (isList(sent) && r.ok ? withBody(r, emptied) : r)), { ...MATTERS, ...ALL, follows: ['list.items'] }],
  ['list.created', 'lists no copy of a canvas', 'remixCanvas', page('/canvases', (b) => only(b, ({ id }) => /^cvs_01J/.test(String(id)))), ALL],
  ['list.items', 'leaves a list empty', 'listBrandKits', page('/brand-kits', emptied), { ...ALL, warns: true }],
  // Errors
  ['error.envelope', 'returns errors as text', 'getCredits', text('', 400), MATTERS],
  ['error.envelope', 'returns errors without code', 'getCredits', error(({ code: _, ...rest }) => ({ error: rest })), MATTERS],
  ['error.envelope', 'returns the type of another status', 'getCredits', error((e) => ({ error: { ...e, type: 'conflict' } }))],
  ['error.envelope', 'returns errors without the envelope', 'getCredits', error((e) => e)],
  ['error.fields', 'does not name the fields that are not valid', 'listTasks', details({ reason: 'fields' })],
  ['error.fields', 'names fields without a code', 'listTasks', details({ fields: [{ field: 'limit' }] })],
  ['error.details', 'returns empty details', 'getCredits', error((e) => ({ error: { ...e, details: e.details ?? {} } }))],
  // Versions
  ['version.unsupported', 'leaves out details.supported', 'getCredits', versionDetails(({ requested = null }) => ({ requested })), MATTERS],
  ['version.unsupported', 'leaves out details.requested', 'getCredits', versionDetails(({ supported = null }) => ({ supported }))],
  ['version.unsupported', 'has another code for an unknown version', 'getCredits', error((e) => ({ error: { ...e, code: 'invalid' } }))],
  ['version.unsupported', 'responds to an unknown version', 'getCredits', pinned((v) => (v === '2025-01-01' ? undefined : v))],
  ['version.fallback', 'echoes an unknown version', 'getCredits', echoing(), { version: OLDEST }],
  // Only 2026-04-12
  ['version.shape', 'returns the old shapes under the new version', 'listTasks', shapeOf(OLDEST), MATTERS],
  // Only 2026-04-12
  ['version.shape', 'returns the new shapes under the old version', 'listTasks', shapeOf(NEWEST), { version: OLDEST }],
  // Writes
  ['record.deleted', 'deletes nothing', 'deleteCanvas', deletingNothing(), { ...MATTERS, ...ALL }],
  ['record.changed', 'does not rename', 'updateDriveItem', pretending(/"Conformance check/, '{}'), ALL],
  ['replay.same', 'ignores idempotency keys', 'layerizeAssets', replacing('idempotency_key', /^conform-/, undefined), { ...MATTERS, ...ALL, follows: ['replay.charge', 'replay.conflict'] }],
  ['replay.charge', 'charges a retry', 'layerizeAssets', chargingTwice(), { ...MATTERS, ...ALL }],
  ['replay.conflict', 'accepts an idempotency key with another body', 'layerizeAssets', replayingAnyBody(), ALL],
  ['upload.type', 'accepts executables', 'createUploadUrl', replacing('mime_type', /x-/, 'image/png'), ALL],
  ['upload.storage_key', 'registers a key that was never issued', 'registerUpload', pretending(/"uploads\/[-0-9a-f]{36}"/, REGISTERED), ALL],
  ['request.rejected', 'accepts a lifetime above the maximum', 'createUploadUrl', capped('expires_in_seconds', 3600), ALL],
  ['request.rejected', 'accepts an idempotency key that is too long', 'layerizeAssets', capped('idempotency_key', 200), ALL],
  ['request.rejected', 'accepts an unknown export format', 'exportCanvas', replacing('format', /./, 'pdf'), ALL],
  ['request.rejected', 'accepts an unknown visibility', 'updateDriveItem', replacing('visibility', /./, 'team'), ALL],
  ['request.rejected', 'accepts fields that exclude each other', 'createTask', replacing('template_canvas_id', /./, undefined), ALL],
]

/** Faults that only show where several versions are. */
// biome-ignore format: a table has one row a line.
const OF_SEVERAL_VERSIONS: Row[] = [
  ['version.unsupported', 'does not list every version', 'getCredits', versionDetails((d) => ({ ...d, supported: [OLDEST] }))],
  ['version.echo', 'reports the default version whatever is pinned', 'getCredits', header('service-version', OLDEST)],
  ['version.default', 'uses the newest version as the default', 'getCredits', pinned((v) => v ?? NEWEST), { version: OLDEST }],
]

export const BROKEN_SERVERS: BrokenServer[] = [...ROWS, ...(LATER.length > 0 ? OF_SEVERAL_VERSIONS : [])].map(
  ([finds, what, on, serve, options]) => ({
    what,
    finds,
    on: on.split(','),
    serve,
    ...options,
  }),
)

/** Gives the other team no records: in the mock every workspace starts with the same ones. */
export function withTeams(mock: Fetch): Fetch {
  return async (sent) => {
    if (sent.headers.get('authorization') !== `Bearer ${OTHER_TEAM_KEY}`) return mock(sent)
    const isList = /\/(canvases|tasks)$/.test(sent.url)
    if (!isList) return mock(new Request(new URL('/v1/canvases/cvs_00000000000000000000000000', sent.url), sent))
    return withBody(await mock(sent), emptied)
  }
}

/** Makes the items for which a condition is true the only ones of a list. */
function only(list: JsonObject, isShown: (item: JsonObject) => boolean): JsonObject {
  let count = 0
  const shown = withItems(list, (all) => {
    const items = all.filter(isShown)
    count = items.length
    return items
  })
  const paging = 'returned' in list ? { returned: count, next_cursor: null } : {}
  return { ...shown, ...paging, has_more: false, ...(list.total ? { total: count } : {}) }
}

function emptied(list: JsonObject): JsonObject {
  return only(list, () => false)
}

function isList({ url }: Request): boolean {
  return /\/(canvases|tasks|brand-kits|organizations|events|webhook_deliveries)$/.test(new URL(url).pathname)
}

type ChangeBody = (value: JsonObject) => JsonObject
type Serve = BrokenServer['serve']

/** Changes each response. */
function response(change: (response: Response, request: Request) => Response | Promise<Response>): Serve {
  return (mock) => async (request) => change(await mock(request.clone()), request)
}

function header(name: string, value: string | undefined): Serve {
  return response((received) => (received.headers.has(name) ? withHeader(received, name, value) : received))
}

function status(from: number, to: number): Serve {
  return response((received) => (received.status === from ? withStatus(received, to) : received))
}

function statusOf(method: string, path: string, to: number): Serve {
  return response((received, request) =>
    received.ok && isTo(request, method, path) ? withStatus(received, to) : received,
  )
}

/** Changes the body of a success at a path that contains a text. */
function body(path: string, change: ChangeBody): Serve {
  return response((received, request) =>
    received.ok && request.url.includes(path) ? withBody(received, change) : received,
  )
}

function page(path: string, change: ChangeBody): Serve {
  return response((received, request) =>
    received.ok && isTo(request, 'GET', path) ? withBody(received, change) : received,
  )
}

function items(path: string, change: ChangeBody): Serve {
  return page(path, (list) => withItems(list, (all) => all.map(change)))
}

function text(path: string, from: number): Serve {
  return response((received, request) => {
    const { status } = received
    const isBroken = status >= from && status < from + 200 && request.url.includes(path)
    return isBroken ? withHeader(new Response('Something is wrong.', received), 'content-type', 'text/plain') : received
  })
}

/** Changes the body of an error from what is in its envelope. */
function error(change: ChangeBody): Serve {
  return response((received) => (received.ok ? received : withBody(received, (b) => change(b.error as JsonObject))))
}

function details(value: JsonObject): Serve {
  return error((e) => ({ error: e.code === 'validation_failed' ? { ...e, details: value } : e }))
}

function versionDetails(change: ChangeBody): Serve {
  return error((e) => ({
    error: e.code === 'unsupported_version' ? { ...e, details: change(e.details as JsonObject) } : e,
  }))
}

function sameRequestId(): Serve {
  const change = (received: Response) => withHeader(received, 'x-request-id', 'req_1')
  return response((received) => {
    if (received.ok) return change(received)
    return withBody(change(received), (b) => ({ error: { ...(b.error as JsonObject), request_id: 'req_1' } }))
  })
}

function newRequestId(): Serve {
  return response((received) => withHeader(received, 'x-request-id', `req_${crypto.randomUUID()}`))
}

/** Changes each request. */
function request(change: (request: Request) => Request | Promise<Request>): Serve {
  return (mock) => async (sent) => mock(await change(sent))
}

/** Changes the query. `pretend` changes the limit, and the response shows the one that was asked for. */
function query(change: (query: URLSearchParams, pretend: (limit: string) => void) => unknown): Serve {
  return (mock) => async (sent) => {
    const url = new URL(sent.url)
    const limit = Number(url.searchParams.get('limit'))
    let pretends = false
    change(url.searchParams, (other) => {
      url.searchParams.set('limit', other)
      pretends = true
    })
    const received = await mock(new Request(url, sent))
    return pretends ? withBody(received, (b) => ({ ...b, limit })) : received
  }
}

function accepting(authorization: RegExp): Serve {
  return request((sent) => {
    const shown = sent.headers.get('authorization') ?? ''
    return authorization.test(shown) ? withHeaderOf(sent, 'authorization', `Bearer ${KEY}`) : sent
  })
}

/** Takes one key for the first one, except where the list of canvases tells the records of teams apart. */
function keyInstead(key: string): Serve {
  return request((sent) => {
    const isOther = sent.headers.get('authorization') === `Bearer ${key}`
    const isOwnList = key === OTHER_TEAM_KEY && isTo(sent, 'GET', '/canvases')
    return isOther && !isOwnList ? withHeaderOf(sent, 'authorization', `Bearer ${KEY}`) : sent
  })
}

function pinned(change: (version: string | undefined) => string | undefined): Serve {
  return request((sent) =>
    withHeaderOf(sent, 'service-version', change(sent.headers.get('service-version') ?? undefined)),
  )
}

function echoing(): Serve {
  return response((received, sent) =>
    withHeader(received, 'service-version', sent.headers.get('service-version') ?? OLDEST),
  )
}

// Only 2026-04-12
/** Returns the shapes of another version under the pinned one. */
function shapeOf(version: string): Serve {
  return (mock) => async (sent) => {
    const wanted = sent.headers.get('service-version')
    if (wanted !== NEWEST && wanted !== OLDEST) return mock(sent)
    return withHeader(await mock(withHeaderOf(sent, 'service-version', version)), 'service-version', wanted)
  }
}

function limiting(retryAfter: string | undefined): Serve {
  return (mock) => async (sent) => {
    if (!isTo(sent, 'GET', '/voices') || !isValid(sent)) return mock(sent)
    return withHeader(await documented(mock, sent, 'code=429'), 'retry-after', retryAfter)
  }
}

function failing(path: string, status = 500): Serve {
  return (mock) => (sent) =>
    isTo(sent, 'GET', path) && isValid(sent) ? documented(mock, sent, `code=${status}`) : mock(sent)
}

function endlessBody(path: string): Serve {
  const chunk = new Uint8Array(2 ** 20)
  const body = () => new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
  return (mock) => async (sent) => (isTo(sent, 'GET', path) && isValid(sent) ? new Response(body()) : mock(sent))
}

/** Returns a documented error of the mock, with a request id of its own instead of the documented one. */
export async function documented(mock: Fetch, sent: Request, prefer: string): Promise<Response> {
  const received = await mock(withHeaderOf(sent, 'prefer', prefer))
  const id = `req_${crypto.randomUUID()}`
  const named = await withBody(received, (b) => ({ error: { ...(b.error as JsonObject), request_id: id } }))
  return withHeader(named, 'x-request-id', id)
}

function closing(path: string): Serve {
  return (mock) => (sent) => (isTo(sent, 'GET', path) ? Promise.reject(new TypeError('closed')) : mock(sent))
}

/** Returns the first canvas of the list for an id that does not exist. */
function unknownCanvas(change: ChangeBody): Serve {
  return (mock) => async (sent) => {
    const received = await mock(sent.clone())
    if (received.status !== 404 || !isTo(sent, 'GET', new URL(sent.url).pathname.slice(3))) return received
    const list = await (await mock(new Request(new URL('/v1/canvases', sent.url), sent))).json()
    return Response.json(change(list.data[0]), { headers: changed(received.headers, 'content-length', undefined) })
  }
}

/** Returns the first record that was read for each later one. */
function anotherRecord(path: string): Serve {
  return (mock) => {
    let first: string | undefined
    return (sent) => {
      if (!new URL(sent.url).pathname.startsWith(`/v1${path}/`) || !isValid(sent)) return mock(sent)
      first ??= sent.url
      return mock(new Request(first, sent))
    }
  }
}

function repeating(): Serve {
  return (mock) => {
    let last: JsonObject | undefined
    return response(async (received, sent) => {
      if (!received.ok || !isTo(sent, 'GET', '/canvases')) return received
      const follows = new URL(sent.url).searchParams.has('cursor')
      return withBody(received, (b) =>
        withItems(b, (all) => {
          const shown = follows && last ? [last, ...all.slice(1)] : all
          last = all.at(-1)
          return shown
        }),
      )
    })(mock)
  }
}

/** Leads from the last page to the first one. */
function endless(): Serve {
  return (mock) => {
    let cursor: unknown
    return page('/tasks', (b) => {
      cursor ??= b.next_cursor
      return b.next_cursor === null && cursor ? { ...b, next_cursor: cursor as string, has_more: true } : b
    })(mock)
  }
}

function reversed(): Serve {
  return response((received, sent) =>
    received.ok && isTo(sent, 'GET', '/webhook_deliveries') && !sent.url.includes('limit=1')
      ? withBody(received, (b) => withItems(b, (all) => all.toReversed()))
      : received,
  )
}

function sorted(field: string): Serve {
  return page('/canvases', (b) =>
    withItems(b, (all) => all.toSorted((x, y) => (String(x[field]) < String(y[field]) ? 1 : -1))),
  )
}

function overfull(): Serve {
  return (mock) => async (sent) => {
    const url = new URL(sent.url)
    const limit = Number(url.searchParams.get('limit'))
    if (!limit || limit > 20 || !isTo(sent, 'GET', '/tasks')) return mock(sent)
    url.searchParams.set('limit', String(limit + 1))
    return page('/tasks', (b) => ({ ...b, limit }))(mock)(new Request(url, sent))
  }
}

/** Ignores a cursor that the list did not give: one of another list, or one that no list gave. */
function acceptingCursors(ofAnotherList: boolean): Serve {
  return (mock) => {
    const given = new Set<string>()
    return async (sent) => {
      const received = await mock(sent.clone())
      const { next_cursor } = received.ok ? await received.clone().json() : {}
      if (next_cursor) given.add(next_cursor)
      const url = new URL(sent.url)
      const cursor = url.searchParams.get('cursor')
      if (received.status !== 400 || cursor === null || given.has(cursor) !== ofAnotherList) return received
      url.searchParams.delete('cursor')
      return mock(new Request(url, sent))
    }
  }
}

// Only 2026-04-12
/** Serves a list of made-up items by offset. `order` gives the item at each place. */
function listing(path: string, total: number, order: (place: number) => number): Serve {
  return (mock) => async (sent) => {
    const url = new URL(sent.url)
    const offset = Number(url.searchParams.get('offset') ?? 0)
    if (isTo(sent, 'GET', path)) url.searchParams.delete('offset')
    const made = page(path, (b) => {
      const places = Array.from({ length: total }, (_, place) => order(place)).slice(offset, offset + Number(b.limit))
      const list = withItems(b, ([first]) =>
        places.map((place) => ({ ...first, id: String(first?.id).slice(0, -2) + (place + 10), name: `Item ${place}` })),
      )
      return { ...list, total, offset, has_more: offset + Number(b.limit) < total }
    })
    return made(mock)(new Request(url, sent))
  }
}

/** Accepts a write with a certain body without doing anything. */
function pretending(body: RegExp, result: string): Serve {
  return (mock) => async (sent) => {
    const isDone = isValid(sent) && body.test(await sent.clone().text())
    return isDone ? json(result, await mock(new Request(`${new URL(sent.url).origin}/v1/credits`, sent))) : mock(sent)
  }
}

function deletingNothing(): Serve {
  return (mock) => async (sent) => {
    const found = await mock(new Request(sent.url, { headers: sent.headers }))
    return sent.method === 'DELETE' && found.ok ? json('{}', found) : mock(sent)
  }
}

/** Changes the body of each write. */
function sentBody(change: ChangeBody): Serve {
  return request(async (sent) => {
    if (sent.method === 'GET' || !sent.headers.get('content-type')?.includes('json')) return sent
    const body = await sent.clone().json()
    return new Request(sent, { body: JSON.stringify(isObject(body) ? change(body) : body) })
  })
}

/** Takes certain texts of a field for another one, or removes them. */
function replacing(field: string, texts: RegExp, value: string | undefined): Serve {
  return sentBody(({ [field]: text, ...rest }) => {
    if (text === undefined || typeof text !== 'string' || !texts.test(text))
      return text === undefined ? rest : { ...rest, [field]: text }
    return value === undefined ? rest : { ...rest, [field]: value }
  })
}

function capped(field: string, most: number): Serve {
  return sentBody((b) => {
    const value = b[field]
    if (typeof value === 'number') return { ...b, [field]: Math.min(value, most) }
    return typeof value === 'string' ? { ...b, [field]: value.slice(0, most) } : b
  })
}

function chargingTwice(): Serve {
  return (mock) => {
    const keys = new Set<string>()
    return async (sent) => {
      const body = await sent.clone().text()
      const [, key] = /"idempotency_key":"([^"]+)"/.exec(body) ?? []
      const isRetry = key !== undefined && keys.has(key)
      keys.add(key ?? '')
      if (isRetry) await mock(new Request(sent.clone(), { body: body.replace(key, crypto.randomUUID()) }))
      return mock(sent)
    }
  }
}

function replayingAnyBody(): Serve {
  return (mock) => {
    const bodies = new Map<string, string>()
    return async (sent) => {
      const body = await sent.clone().text()
      const [, key = ''] = /"idempotency_key":"(conform[^"]+)"/.exec(body) ?? []
      if (!bodies.has(key)) bodies.set(key, body)
      return mock(key ? new Request(sent, { body: bodies.get(key) ?? body }) : sent)
    }
  }
}

/** True if a request has a valid key and a known version or none. */
export function isValid({ headers }: Request): boolean {
  const isKnown = headers.get('service-version') !== '2025-01-01'
  return /service_live_[0-9a-f]/.test(headers.get('authorization') ?? '') && isKnown
}

function isTo({ method, url }: Request, wanted: string, path: string): boolean {
  return method === wanted && new URL(url).pathname === `/v1${path}`
}

function withHeaderOf(request: Request, name: string, value: string | undefined): Request {
  return new Request(request, { headers: changed(request.headers, name, value) })
}

function withHeader(received: Response, name: string, value: string | undefined): Response {
  return new Response(received.body, { status: received.status, headers: changed(received.headers, name, value) })
}

function changed(headers: Headers, name: string, value: string | undefined): Headers {
  const copy = new Headers(headers)
  if (value === undefined) copy.delete(name)
  else copy.set(name, value)
  return copy
}

function json(body: string, { headers }: Response): Response {
  return new Response(body, { headers })
}

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers })
}

async function withBody(received: Response, change: ChangeBody): Promise<Response> {
  const { status, headers } = received
  return new Response(JSON.stringify(change((await received.json()) as JsonObject)), { status, headers })
}

function withItems(list: JsonObject, change: (items: JsonObject[]) => JsonObject[]): JsonObject {
  const [key = '', items] = Object.entries(list).find(([, value]) => Array.isArray(value)) ?? []
  return { ...list, [key]: change((items ?? []) as JsonObject[]) }
}

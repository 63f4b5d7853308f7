/** Servers that are broken on purpose, each in one way: the mock, with its requests or its answers changed. */
import type { CheckId } from '../../src/conform/checks.js'
import type { JsonObject } from '../../src/contract/json.js'
import { NEWEST, OLDEST } from '../support/versions.js'

export type Fetch = (request: Request) => Promise<Response>

/** A fault, the check that has to name it, and the operations where it shows. */
export type Spoiled = {
  what: string
  check: CheckId
  at: Place | string[]
  /** What comes of it besides: a call that should have been refused and was heeded. */
  follows?: string[]
  serve: (request: Request, mock: Fetch) => Promise<Response>
}

/** `every` judged operation, those `known` by an id that the mock gives, or the `read`s. */
export type Place = 'every' | 'known' | 'read'

const LEGACY_SHAPES = [
  'createTask',
  'getTask',
  'listBrandKits',
  'listCanvases',
  'listEvents',
  'listOrganizations',
  'listTasks',
  'listWebhookDeliveries',
]

export const SPOILED: Spoiled[] = [
  {
    what: 'drops Service-Version',
    check: 'header.service_version',
    at: 'every',
    serve: async (request, mock) => withHeader(await mock(request), 'service-version', undefined),
  },
  {
    what: 'drops X-Request-ID',
    check: 'header.request_id',
    at: 'every',
    serve: async (request, mock) => withHeader(await mock(request), 'x-request-id', undefined),
  },
  {
    what: 'shows another request id in the header than in the error',
    check: 'error.request_id',
    at: 'every',
    serve: async (request, mock) => withHeader(await mock(request), 'x-request-id', 'req_another'),
  },
  {
    what: 'says that it is the default version, whatever is pinned',
    check: 'version.echo',
    at: 'every',
    serve: async (request, mock) => withHeader(await mock(request), 'service-version', OLDEST),
  },
  {
    what: 'echoes a version that it does not know',
    check: 'version.fallback',
    at: 'known',
    serve: async (request, mock) =>
      withHeader(await mock(request), 'service-version', request.headers.get('service-version') ?? OLDEST),
  },
  {
    what: 'answers in the default version where it does not know the one that is asked for',
    check: 'version.unsupported',
    at: 'known',
    follows: ['deleteCanvas answer.status'],
    serve: (request, mock) =>
      mock(asks(request, '2025-01-01') ? withHeaderOf(request, 'service-version', undefined) : request),
  },
  {
    what: 'takes the newest version for the default',
    check: 'version.default',
    at: 'read',
    serve: (request, mock) =>
      mock(request.headers.has('service-version') ? request : withHeaderOf(request, 'service-version', NEWEST)),
  },
  {
    what: 'gives the old shapes under the new version',
    check: 'version.shape',
    at: LEGACY_SHAPES,
    serve: async (request, mock) => {
      if (!asks(request, NEWEST)) return mock(request)
      return withHeader(await mock(withHeaderOf(request, 'service-version', OLDEST)), 'service-version', NEWEST)
    },
  },
  {
    what: 'lets everybody in',
    check: 'auth.refused',
    at: 'every',
    serve: (request, mock) => mock(withHeaderOf(request, 'authorization', 'Bearer service_live_0123abcd')),
  },
  {
    what: 'leaves out WWW-Authenticate',
    check: 'auth.challenge',
    at: 'every',
    serve: async (request, mock) => withHeader(await mock(request), 'www-authenticate', undefined),
  },
  {
    what: 'has errors without the envelope',
    check: 'error.envelope',
    at: 'every',
    serve: async (request, mock) => withError(await mock(request), (error) => error),
  },
  {
    what: 'does not say which fields were not valid',
    check: 'error.fields',
    at: [
      'createTask',
      'createUploadUrl',
      'generate3d',
      'layerizeAssets',
      'redeemPromoCode',
      'registerUpload',
      'updateDriveItem',
    ],
    serve: async (request, mock) =>
      withError(await mock(request), ({ details, ...error }) =>
        error.code === 'validation_failed'
          ? { error: { ...error, details: { reason: 'fields' } } }
          : { error: { ...error, ...(details ? { details } : {}) } },
      ),
  },
  {
    what: 'starts a task whatever the body says',
    check: 'request.refused',
    at: ['createTask'],
    serve: (request, mock) =>
      mock(
        isTo(request, 'POST', '/tasks')
          ? new Request(request.url, { method: 'POST', headers: request.headers, body: '{"prompt":"A poster"}' })
          : request,
      ),
  },
  {
    what: 'fails to read the balance',
    check: 'answer.status',
    at: ['getCredits'],
    serve: (request, mock) =>
      mock(
        isTo(request, 'GET', '/credits') && isValid(request) ? withHeaderOf(request, 'prefer', 'code=500') : request,
      ),
  },
  {
    what: 'has a text for the number of pages',
    check: 'answer.schema',
    at: ['listCanvasPages'],
    serve: async (request, mock) => {
      const answer = await mock(request)
      if (!answer.ok || !request.url.endsWith('/pages')) return answer
      return withBody(answer, (body) => ({ ...body, total_pages: String(body.total_pages) }))
    },
  },
  {
    what: 'leaves out a required field',
    check: 'answer.schema',
    at: ['getUploadLimits'],
    serve: async (request, mock) => {
      const answer = await mock(request)
      if (!answer.ok || !request.url.endsWith('/uploads/limits')) return answer
      return withBody(answer, ({ max_file_bytes: _, ...rest }) => rest)
    },
  },
  {
    what: 'tells of more pages and gives no cursor',
    check: 'list.paging',
    at: ['listCanvases'],
    serve: async (request, mock) =>
      withList(await mock(request), request, '/canvases', (body) =>
        'next_cursor' in body ? { ...body, next_cursor: null, has_more: true } : body,
      ),
  },
  {
    what: 'says that it keeps to the limit and does not',
    check: 'list.limit',
    at: ['listTasks'],
    serve: async (request, mock) => {
      const url = new URL(request.url)
      const limit = url.searchParams.get('limit')
      url.searchParams.delete('limit')
      return withList(await mock(new Request(url, request)), request, '/tasks', (body) =>
        limit ? { ...body, limit: Number(limit) } : body,
      )
    },
  },
  {
    what: 'does not count the tasks',
    check: 'list.total',
    at: ['listTasks'],
    serve: async (request, mock) =>
      withList(await mock(request), request, '/tasks', (body) => ({ ...body, total: null })),
  },
  {
    what: 'limits requests and does not say for how long',
    check: 'rate.retry_after',
    at: ['listVoices'],
    serve: async (request, mock) => {
      const limited = isTo(request, 'GET', '/voices') && isValid(request)
      if (!limited) return mock(request)
      return withHeader(await mock(withHeaderOf(request, 'prefer', 'code=429')), 'retry-after', undefined)
    },
  },
  {
    what: 'hangs up on one operation',
    check: 'answer.given',
    at: ['listMediaModels'],
    serve: (request, mock) =>
      isTo(request, 'GET', '/media/models') ? Promise.reject(new TypeError('hung up')) : mock(request),
  },
]

function asks(request: Request, version: string): boolean {
  return request.headers.get('service-version') === version
}

/** A request with a key, in a version that there is. */
export function isValid(request: Request): boolean {
  return /service_live_/.test(request.headers.get('authorization') ?? '') && !asks(request, '2025-01-01')
}

function isTo({ method, url }: Request, wanted: string, path: string): boolean {
  return method === wanted && new URL(url).pathname === `/v1${path}`
}

function withHeaderOf(request: Request, name: string, value: string | undefined): Request {
  const headers = new Headers(request.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Request(request, { headers })
}

function withHeader(answer: Response, name: string, value: string | undefined): Response {
  const headers = new Headers(answer.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}

type Change = (body: JsonObject) => JsonObject

async function withBody(answer: Response, change: Change): Promise<Response> {
  const { status, headers } = answer
  return new Response(JSON.stringify(change((await answer.json()) as JsonObject)), { status, headers })
}

/** An answer with its error changed to a body, if it is one. */
async function withError(answer: Response, change: Change): Promise<Response> {
  return answer.ok ? answer : withBody(answer, ({ error }) => change(error as JsonObject))
}

async function withList(answer: Response, request: Request, path: string, change: Change): Promise<Response> {
  return answer.ok && isTo(request, 'GET', path) ? withBody(answer, change) : answer
}

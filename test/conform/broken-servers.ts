/** Servers that are broken on purpose, each in one way: the mock behind a proxy that changes a request or a response. */
import type { CheckId } from '../../src/conform/checks.js'
import type { JsonObject } from '../../src/contract/json.js'
import { NEWEST, OLDEST } from '../support/versions.js'

export type Fetch = (request: Request) => Promise<Response>

/** A fault, the check that must find it, and the operations where it shows. */
export type BrokenServer = {
  what: string
  check: CheckId
  at: Place | string[]
  /** Findings that the fault causes elsewhere: a request was carried out that should have been rejected. */
  follows?: string[]
  serve: (request: Request, mock: Fetch) => Promise<Response>
}

/** `every` operation that is checked, those whose ids are `known` from the mock's responses, or those that `read`. */
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

export const BROKEN_SERVERS: BrokenServer[] = [
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
    what: 'reports the default version whatever is pinned',
    check: 'version.echo',
    at: 'every',
    serve: async (request, mock) => withHeader(await mock(request), 'service-version', OLDEST),
  },
  {
    what: 'echoes an unknown version',
    check: 'version.fallback',
    at: 'known',
    serve: async (request, mock) =>
      withHeader(await mock(request), 'service-version', request.headers.get('service-version') ?? OLDEST),
  },
  {
    what: 'responds in the default version to an unknown version',
    check: 'version.unsupported',
    at: 'known',
    follows: ['deleteCanvas response.status'],
    serve: (request, mock) =>
      mock(asks(request, '2025-01-01') ? withHeaderOf(request, 'service-version', undefined) : request),
  },
  {
    what: 'uses the newest version as the default',
    check: 'version.default',
    at: 'read',
    serve: (request, mock) =>
      mock(request.headers.has('service-version') ? request : withHeaderOf(request, 'service-version', NEWEST)),
  },
  {
    what: 'returns the old shapes under the new version',
    check: 'version.shape',
    at: LEGACY_SHAPES,
    serve: async (request, mock) => {
      if (!asks(request, NEWEST)) return mock(request)
      return withHeader(await mock(withHeaderOf(request, 'service-version', OLDEST)), 'service-version', NEWEST)
    },
  },
  {
    what: 'accepts requests without a valid key',
    check: 'auth.rejected',
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
    what: 'returns errors without the envelope',
    check: 'error.envelope',
    at: 'every',
    serve: async (request, mock) => withError(await mock(request), (error) => error),
  },
  {
    what: 'does not name the fields that are not valid',
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
    what: 'starts a task for an invalid body',
    check: 'request.rejected',
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
    check: 'response.status',
    at: ['getCredits'],
    serve: (request, mock) =>
      mock(
        isTo(request, 'GET', '/credits') && isValid(request) ? withHeaderOf(request, 'prefer', 'code=500') : request,
      ),
  },
  {
    what: 'returns the number of pages as a string',
    check: 'response.schema',
    at: ['listCanvasPages'],
    serve: async (request, mock) => {
      const response = await mock(request)
      if (!response.ok || !request.url.endsWith('/pages')) return response
      return withBody(response, (body) => ({ ...body, total_pages: String(body.total_pages) }))
    },
  },
  {
    what: 'leaves out a required field',
    check: 'response.schema',
    at: ['getUploadLimits'],
    serve: async (request, mock) => {
      const response = await mock(request)
      if (!response.ok || !request.url.endsWith('/uploads/limits')) return response
      return withBody(response, ({ max_file_bytes: _, ...rest }) => rest)
    },
  },
  {
    what: 'reports more pages without a cursor',
    check: 'list.paging',
    at: ['listCanvases'],
    serve: async (request, mock) =>
      withList(await mock(request), request, '/canvases', (body) =>
        'next_cursor' in body ? { ...body, next_cursor: null, has_more: true } : body,
      ),
  },
  {
    what: 'reports a limit and does not apply it',
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
    what: 'returns null for the total of tasks',
    check: 'list.total',
    at: ['listTasks'],
    serve: async (request, mock) =>
      withList(await mock(request), request, '/tasks', (body) => ({ ...body, total: null })),
  },
  {
    what: 'limits requests without Retry-After',
    check: 'rate.retry_after',
    at: ['listVoices'],
    serve: async (request, mock) => {
      const limited = isTo(request, 'GET', '/voices') && isValid(request)
      if (!limited) return mock(request)
      return withHeader(await mock(withHeaderOf(request, 'prefer', 'code=429')), 'retry-after', undefined)
    },
  },
  {
    what: 'closes the connection for one operation',
    check: 'response.received',
    at: ['listMediaModels'],
    serve: (request, mock) =>
      isTo(request, 'GET', '/media/models') ? Promise.reject(new TypeError('hung up')) : mock(request),
  },
]

function asks(request: Request, version: string): boolean {
  return request.headers.get('service-version') === version
}

/** True if a request has a valid key and a known version or none. */
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

function withHeader(response: Response, name: string, value: string | undefined): Response {
  const headers = new Headers(response.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

type Change = (body: JsonObject) => JsonObject

async function withBody(response: Response, change: Change): Promise<Response> {
  const { status, headers } = response
  return new Response(JSON.stringify(change((await response.json()) as JsonObject)), { status, headers })
}

/** Replaces the body of an error response. */
async function withError(response: Response, change: Change): Promise<Response> {
  return response.ok ? response : withBody(response, ({ error }) => change(error as JsonObject))
}

async function withList(response: Response, request: Request, path: string, change: Change): Promise<Response> {
  return response.ok && isTo(request, 'GET', path) ? withBody(response, change) : response
}

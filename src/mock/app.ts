import type { Contract } from '../contract/contract.js'
import type { JsonObject } from '../contract/json.js'
import { type ContextOptions, createContext, type MockContext, shownRequest } from './context/context.js'
import { type KeptRequest, keptResponse } from './context/request-log.js'
import { type ConsoleFiles, handleConsole } from './control/console-page.js'
import { handleControl } from './control/control.js'
import { checkControlToken } from './control/token.js'
import { addInitialRecords } from './control/workspaces.js'
import { generateFile } from './files/content.js'
import { GUIDE } from './guide.js'
import { addressesAt, BASE_PATH, isBelow, TOOLS_PATH } from './http/addresses.js'
import { ApiError, apiErrorOf, CORS, docUrlOf, newRequestId, respondError } from './http/errors.js'
import { fromRequest, fromResponse, requestOf, toRequest, toResponse } from './http/fetch.js'
import type { HttpHandler, HttpRequest, HttpResponse, IncomingRequest } from './http/http.js'
import { handleTools } from './mcp/route.js'
import { ConnectionClosed } from './request/fault.js'
import { checkOrigin } from './request/origin.js'
import { type Closed, createApi, type Exchange } from './request/pipeline.js'
import { signedUrlExchange } from './request/signed-url.js'
import { versionOf } from './request/version.js'
import { DOWNLOADS_PATH, type Download, findDownload } from './resources/downloads.js'
import { handleStorage, STORAGE_PATH } from './resources/uploads/storage.js'
import { DomainError } from './state/domain-error.js'

export type AppOptions = ContextOptions & {
  /** The start of the mock's links, such as `https://sandbox.example/w/1`; by default the origin of each request. */
  publicUrl?: string
  /** Called after each request to the API, the tool server or a signed URL, with its duration in milliseconds. */
  onResponse?: (request: HttpRequest, exchange: Exchange, ms: number) => void
  /** Serves requests that are neither API nor document, such as the pages of the reference. */
  pages?: (request: Request) => Promise<Response | undefined>
  /** Resolves to the page at `/_mock/`; without it, there is none. */
  console?: () => Promise<ConsoleFiles>
}

export type App = {
  handle: HttpHandler
  /** Handles a `Request`, as `handle` does its plain values. Rejects as `fetch` does if the connection is closed. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  context: MockContext
  /** Serves another contract from now on. If it is not valid, throws and keeps the current one. */
  serve: (contract: Contract) => void
  close: () => void
}

/** An endpoint outside the API: the start of its path, and its handler. Undefined stands for a page it lacks. */
type Endpoint = {
  path: string
  /** Closed to web pages of other hosts: only the person who runs the mock may use it. */
  guarded?: true
  handle: (request: IncomingRequest) => Promise<HttpResponse | undefined> | HttpResponse | undefined
}

/** Creates the whole mock: the API below `/v1`, the tool server, the documents, `/_mock`, and pages. */
export function createApp(
  contract: Contract,
  { onResponse, pages, console: page, publicUrl, ...options }: AppOptions = {},
): App {
  const context = createContext(contract, options)
  addInitialRecords(context)
  let api = createApi(context, contract)

  const endpoints: Endpoint[] = [
    { path: '/_mock/health', handle: (request) => handleControl(request, context) },
    { path: '/_mock', guarded: true, handle: (request) => consoleOrControl(request, context, page) },
    { path: TOOLS_PATH, guarded: true, handle: serveTools },
    { path: STORAGE_PATH, handle: logged((request) => handleStorage(request, context.state)) },
    {
      path: DOWNLOADS_PATH,
      handle: logged(readOnly(({ path }) => downloadResponse(findDownload(context.state, path)))),
    },
    { path: '/openapi', handle: readOnly((request) => documentResponse(context.contract, request)) },
    { path: '', handle: readOnly((request) => pageOrAddresses(request, context.contract, pages)) },
  ]

  const handle: HttpHandler = async (received) => {
    // Everything below takes the origin of the mock's links from the request. A copy would lose its getters.
    const request = publicUrl === undefined ? received : Object.create(received, { origin: { value: publicUrl } })
    const response = await respond(request).catch((error) => {
      if (error instanceof ConnectionClosed) return undefined
      return errorResponse(request, toApiError(error))
    })
    // Live even if the state cannot be written: a new process would not find more room on a full disk.
    if (request.path === '/_mock/health/live') return response
    try {
      const saved = options.onChange?.()
      if (saved) await saved
      return response
    } catch (error) {
      return errorResponse(request, new ApiError(500, (error as Error).message))
    }
  }

  return {
    handle,
    fetch: fetchOf(handle),
    context,
    serve(contract) {
      api = createApi(context, contract)
      context.contract = contract
    },
    close() {
      context.broadcast.close()
      context.state.close()
    },
  }

  function respond(request: IncomingRequest): Promise<HttpResponse> {
    return request.method !== 'OPTIONS' && isBelow(request.path, BASE_PATH)
      ? handleApi(request)
      : handleEndpoint(request)
  }

  function handleApi(request: HttpRequest): Promise<HttpResponse> {
    return handleLogged(request, () => api(request, request.path.slice(BASE_PATH.length)))
  }

  /** Wraps a handler of signed URLs, whose requests can have a fault and are logged. */
  function logged(handle: Endpoint['handle']): Endpoint['handle'] {
    const orError = async (request: IncomingRequest) =>
      (await handle(request)) ?? errorResponse(request, nothingAt(request.path))
    return (request) => handleLogged(request, () => signedUrlExchange(request, context, () => orError(request)))
  }

  async function handleLogged(request: HttpRequest, handle: () => Promise<Exchange | Closed>): Promise<HttpResponse> {
    const start = performance.now()
    const exchange = await handle()
    const durationMs = performance.now() - start
    if (exchange.response) onResponse?.(request, exchange, durationMs)
    log(context, request, exchange, durationMs)
    if (!exchange.response) throw new ConnectionClosed()
    return request.method === 'HEAD' ? withoutBody(exchange.response) : exchange.response
  }

  async function handleEndpoint(request: IncomingRequest): Promise<HttpResponse> {
    const { method, path } = request
    const endpoint = endpoints.find((known) => isBelow(path, known.path)) as Endpoint
    if (endpoint.guarded) checkOrigin(request, context.hosts)
    const response = method === 'OPTIONS' ? preflight(request, context) : await endpoint.handle(request)
    return response ? withCors(response) : errorResponse(request, nothingAt(path))
  }

  function errorResponse({ origin }: HttpRequest, error: ApiError): HttpResponse {
    return respondError(error, context.roles.default, newRequestId(), docUrlOf(context.errorsPage, origin))
  }

  async function serveTools(request: IncomingRequest): Promise<HttpResponse> {
    const start = performance.now()
    const exchange = await handleTools(request, context, handleApi)
    onResponse?.(request, exchange, performance.now() - start)
    return exchange.response
  }
}

/** Returns a file of the console, or what the control responds with. */
async function consoleOrControl(
  request: IncomingRequest,
  context: MockContext,
  page: AppOptions['console'],
): Promise<HttpResponse> {
  const file = await handleConsole(request, page)
  if (file) return file
  checkControlToken(request, context)
  return handleControl(request, context)
}

/** Returns a page, or at the root the addresses of the mock if there is none. */
async function pageOrAddresses(
  request: IncomingRequest,
  contract: Contract,
  pages: AppOptions['pages'],
): Promise<HttpResponse | undefined> {
  const response = await pages?.(toRequest(request))
  if (response) return fromResponse(response)
  return request.path === '/' ? addressesResponse(contract, request) : undefined
}

/** Returns what sends a `Request` to a handler. It rejects as `fetch` does for a closed connection or an abort. */
function fetchOf(handle: HttpHandler): App['fetch'] {
  return async (input, init) => {
    const request = requestOf(input, init)
    request.signal.throwIfAborted()
    const response = await handle(fromRequest(request))
    request.signal.throwIfAborted()
    if (response) return toResponse(response)
    throw new TypeError('fetch failed')
  }
}

/** Adds a request to the log, and tells those who listen. */
function log(context: MockContext, request: HttpRequest, exchange: Exchange | Closed, durationMs: number): void {
  const { operationId, version, key, response, body, reason, warning } = exchange
  const entry: KeptRequest = {
    time: context.state.clock.now(),
    requestId: response?.headers['x-request-id'],
    durationMs: Math.round(durationMs * 10) / 10,
    method: request.method,
    path: request.path,
    search: request.search,
    operationId,
    version,
    status: response?.status ?? null,
    key,
    headers: request.headers,
    body,
    response: response && keptResponse(response),
    reason,
    warning,
  }
  context.log.add(entry)
  context.broadcast.send('request', () => shownRequest(entry))
}

/** Converts anything thrown outside the API into an error response, so that no request can end the process. */
function toApiError(error: unknown): ApiError {
  if (error instanceof DomainError) return apiErrorOf(error)
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError(500, 'The mock failed.')
}

/** Wraps a handler that only supports GET and HEAD. */
function readOnly(handler: Endpoint['handle']): Endpoint['handle'] {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const response = await handler(request)
    return response && request.method === 'HEAD' ? withoutBody(response) : response
  }
}

function withoutBody({ status, headers }: HttpResponse): HttpResponse {
  return { status, headers }
}

/** Returns the response to a CORS preflight request. */
function preflight({ headers: sent }: HttpRequest, { roles }: MockContext): HttpResponse {
  const wanted = sent.get('access-control-request-headers')
  const headers = {
    'access-control-allow-methods': 'GET,HEAD,PUT,POST,DELETE,PATCH',
    ...(wanted ? { 'access-control-allow-headers': wanted, vary: 'Access-Control-Request-Headers' } : {}),
    'service-version': versionOf(sent.get('service-version'), roles),
    'x-request-id': newRequestId(),
  }
  return { status: 204, headers }
}

function withCors(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, ...CORS } }
}

/** Where clients of the tool server look for a sign-in. None is documented (gap mcp.auth.resource_metadata). */
const SIGN_IN = /^\/(\.well-known\/(oauth-|openid-configuration)|register$)/

function nothingAt(path: string): ApiError {
  if (SIGN_IN.test(path))
    return new ApiError(
      404,
      `The mock has no sign-in. The key of your request to ${TOOLS_PATH} is missing or wrong: send it as \`Authorization: Bearer service_live_…\`.`,
    )
  return new ApiError(404, `There is no page ${path}. The API starts at ${BASE_PATH}.`)
}

/** What a browser shows at the address of a mock without a site. */
function addressesResponse({ versions }: Contract, { origin }: HttpRequest): HttpResponse {
  const body = [...addressesAt(origin, versions), `Guide      ${GUIDE}`, ''].join('\n')
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

/** Returns a document by its file name, such as `canvas.json`. */
function documentResponse({ files, versions }: Contract, { origin, path }: HttpRequest): HttpResponse | undefined {
  const [, name] = /^\/openapi\/([^/]+)\.json$/.exec(path) ?? []
  const version = versions.find((known) => known === name)
  const document = name === 'canvas' ? files.canvas : version && files.documents[version]
  if (!document) return undefined
  const known = lastServed.get(document)
  const body = known?.origin === origin ? known.body : servedFrom(origin, document)
  lastServed.set(document, { origin, body })
  return { status: 200, headers: { 'content-type': 'application/json' }, body }
}

/** The last text of each document: writing one takes longer than all the rest of a request. */
const lastServed = new WeakMap<JsonObject, { origin: string; body: string }>()

function downloadResponse(download: Download | undefined): HttpResponse | undefined {
  if (!download) return undefined
  const { mime, filename, content } = download
  const headers = {
    'content-type': mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  }
  return { status: 200, headers, body: new Uint8Array(generateFile(content)) }
}

/** Returns the document with this mock as its first server, so that tools pointed at it call the mock. */
function servedFrom(origin: string, document: JsonObject): string {
  const servers = [{ url: origin + BASE_PATH, description: 'This mock.' }, ...(document.servers as JsonObject[])]
  return JSON.stringify({ ...document, servers }, null, 2)
}

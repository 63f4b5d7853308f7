import type { Contract } from '../contract/contract.js'
import type { JsonObject } from '../contract/json.js'
import { BASE_PATH, TOOLS_PATH } from './addresses.js'
import { answerControl } from './control/control.js'
import { createState, remember, type State, type StateOptions } from './control/state.js'
import { ApiError, apiErrorOf, docUrlOf, newRequestId, outsideApi } from './errors.js'
import { type Fetch, ofResponse, toFetch, toRequest } from './fetch.js'
import type { Answer, HttpRequest, HttpResponse, Received } from './http.js'
import { answerTools } from './mcp/route.js'
import { checkOrigin } from './origin.js'
import { type Answered, createApi, Dropped } from './request/pipeline.js'
import { CORS } from './request/respond.js'
import { handlers } from './resources/index.js'
import { STORAGE_PATH } from './resources/uploads/storage.js'
import { answerStorage } from './resources/uploads/storage-door.js'
import { DomainError } from './state/domain-error.js'
import { DOWNLOADS_PATH, type Download, findDownload } from './state/downloads.js'

export type AppOptions = StateOptions & {
  /** Called after each API request, with its duration in milliseconds. */
  onAnswer?: (request: HttpRequest, answered: Answered, ms: number) => void
  /** Serves requests that are neither API nor document, such as the pages of the reference. */
  pages?: (request: Request) => Promise<Response | undefined>
}

export type App = {
  answer: Answer
  /** The same for a `Request`. */
  fetch: Fetch
  state: State
  /** Serves another contract from now on. If it is not valid, throws and keeps the current one. */
  serve: (contract: Contract) => void
  close: () => void
}

/** An endpoint outside the API: the start of its path, and its handler, which resolves to undefined if it has no such page. */
type Door = {
  path: string
  /** Closed to web pages of other hosts: only the person who runs the mock may use it. */
  guarded?: true
  answer: (request: Received) => Promise<HttpResponse | undefined> | HttpResponse | undefined
}

/** Creates the whole mock: the API below `/v1`, the tool server, the documents, `/_mock`, and pages. */
export function createApp(contract: Contract, { onAnswer, pages, ...options }: AppOptions = {}): App {
  const state = createState(contract, options)
  let api = createApi(handlers, state, contract)

  const doors: Door[] = [
    { path: '/_mock', guarded: true, answer: (request) => answerControl(request, state) },
    { path: TOOLS_PATH, guarded: true, answer: askTools },
    { path: STORAGE_PATH, answer: (request) => answerStorage(request, state.world) },
    { path: DOWNLOADS_PATH, answer: read(({ path }) => downloadReply(findDownload(state.world, path))) },
    { path: '/openapi', answer: read((request) => documentReply(state.contract, request)) },
    { path: '', answer: read(askPages) },
  ]

  const answer: Answer = async (request) => {
    try {
      return request.method !== 'OPTIONS' && isBelow(request.path, BASE_PATH)
        ? await askApi(request)
        : await askDoor(request)
    } catch (error) {
      if (error instanceof Dropped) return undefined
      return refuse(request, refusalOf(error))
    }
  }

  return {
    answer,
    fetch: toFetch(answer),
    state,
    serve(contract) {
      api = createApi(handlers, state, contract)
      state.contract = contract
    },
    close: () => state.world.close(),
  }

  async function askApi(request: HttpRequest): Promise<HttpResponse> {
    const { method, path } = request
    const start = performance.now()
    const answered = await api(request, path.slice(BASE_PATH.length))
    onAnswer?.(request, answered, performance.now() - start)
    const { operationId, version, response } = answered
    remember(state, { at: state.world.clock.iso(), method, path, operationId, version, status: response.status })
    return method === 'HEAD' ? withoutBody(response) : response
  }

  async function askDoor(request: Received): Promise<HttpResponse> {
    const { method, path } = request
    const door = doors.find((known) => isBelow(path, known.path)) as Door
    if (door.guarded) checkOrigin(request)
    const response = method === 'OPTIONS' ? preflight(request, state) : await door.answer(request)
    return response ? withCors(response) : refuse(request, nothingAt(path))
  }

  function refuse({ origin }: HttpRequest, refusal: ApiError): HttpResponse {
    return withCors(outsideApi(refusal, state.roles.default, docUrlOf(state.errorsPage, origin)))
  }

  async function askTools(request: Received): Promise<HttpResponse> {
    const start = performance.now()
    const answered = await answerTools(request, state, askApi)
    onAnswer?.(request, answered, performance.now() - start)
    return answered.response
  }

  async function askPages(request: Received): Promise<HttpResponse | undefined> {
    const response = await pages?.(toRequest(request))
    return response && ofResponse(response)
  }
}

/** Converts anything thrown outside the API into an error response, so that no request can end the process. */
function refusalOf(error: unknown): ApiError {
  if (error instanceof DomainError) return apiErrorOf(error)
  if (error instanceof ApiError) return error
  console.error(error)
  return new ApiError(500, 'The mock failed.')
}

/** Wraps a handler that only supports GET and HEAD. */
function read(answer: Door['answer']): Door['answer'] {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const response = await answer(request)
    return response && request.method === 'HEAD' ? withoutBody(response) : response
  }
}

function withoutBody({ status, headers }: HttpResponse): HttpResponse {
  return { status, headers }
}

/** Returns the response to a CORS preflight request. */
function preflight({ headers: sent }: HttpRequest, { roles }: State): HttpResponse {
  const wanted = sent.get('access-control-request-headers')
  const headers = {
    'access-control-allow-methods': 'GET,HEAD,PUT,POST,DELETE,PATCH',
    ...(wanted ? { 'access-control-allow-headers': wanted, vary: 'Access-Control-Request-Headers' } : {}),
    'service-version': roles.default,
    'x-request-id': newRequestId(),
  }
  return { status: 204, headers }
}

function withCors(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, ...CORS } }
}

function nothingAt(path: string): ApiError {
  return new ApiError(404, `There is no page ${path}. The API starts at ${BASE_PATH}.`)
}

/** Returns a document by its file name: `canvas.json`, or that of a version. */
function documentReply({ files, versions }: Contract, { origin, path }: HttpRequest): HttpResponse | undefined {
  const [, name] = /^\/openapi\/([^/]+)\.json$/.exec(path) ?? []
  const version = versions.find((known) => known === name)
  const document = name === 'canvas' ? files.canvas : version && files.documents[version]
  if (!document) return undefined
  const known = lastServed.get(document)
  const body = known?.origin === origin ? known.body : servedFrom(origin, document)
  // Stryker disable next-line ObjectLiteral: what is not remembered is written again, only slower.
  lastServed.set(document, { origin, body })
  return { status: 200, headers: { 'content-type': 'application/json' }, body }
}

/** The last text of each document: writing one takes longer than all the rest of a request. */
const lastServed = new WeakMap<JsonObject, { origin: string; body: string }>()

function downloadReply(download: Download | undefined): HttpResponse | undefined {
  if (!download) return undefined
  const { mime, filename, bytes } = download
  const headers = {
    'content-type': mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  }
  return { status: 200, headers, body: new Uint8Array(bytes()) }
}

/** Returns the document with this mock as its first server, so that tools pointed at it call the mock. */
function servedFrom(origin: string, document: JsonObject): string {
  const servers = [{ url: origin + BASE_PATH, description: 'This mock.' }, ...(document.servers as JsonObject[])]
  return JSON.stringify({ ...document, servers }, null, 2)
}

function isBelow(path: string, start: string): boolean {
  return path.startsWith(start) && (start === '' || path.length === start.length || path[start.length] === '/')
}

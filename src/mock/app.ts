import type { Contract } from '../contract/contract.js'
import type { JsonObject } from '../contract/json.js'
import { BASE_PATH, TOOLS_PATH } from './addresses.js'
import type { Answer, Connection } from './connection.js'
import { answerControl } from './control/control.js'
import { createState, remember, type State, type StateOptions } from './control/state.js'
import { ApiError, apiErrorOf, newRequestId, outsideApi } from './errors.js'
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
  /** Told of every request to the API that was answered, and in how many milliseconds. */
  onAnswer?: (request: Request, answered: Answered, ms: number) => void
  /** Answers what is neither API nor document, such as the pages of the reference. */
  pages?: (request: Request) => Promise<Response | undefined>
}

export type App = {
  fetch: Answer
  state: State
  /** Serves another contract from now on. Throws, and goes on with the one before, if it is no good. */
  serve: (contract: Contract) => void
  close: () => void
}

/** What stands beside the API: the beginning of its path, and its answer, undefined where there is nothing. */
type Door = {
  path: string
  /** Closed to pages of other hosts: what stands there is for who runs the mock. */
  guarded?: true
  answer: (request: Request, connection: Connection | undefined) => Promise<Response | undefined> | Response | undefined
}

/** The whole mock as a `fetch` function: the API below `/v1`, the tool server, the documents, its control, and pages. */
export function createApp(contract: Contract, { onAnswer, pages, ...options }: AppOptions = {}): App {
  const state = createState(contract, options)
  let api = createApi(handlers, state, contract)

  const doors: Door[] = [
    { path: '/_mock', guarded: true, answer: (request) => answerControl(request, state) },
    { path: TOOLS_PATH, guarded: true, answer: askTools },
    { path: STORAGE_PATH, answer: (request) => answerStorage(request, state.world) },
    {
      path: DOWNLOADS_PATH,
      answer: read((request) => downloadReply(findDownload(state.world, new URL(request.url).pathname))),
    },
    { path: '/openapi', answer: read((request) => documentReply(state.contract, new URL(request.url))) },
    { path: '', answer: read(async (request) => pages?.(request)) },
  ]

  return {
    async fetch(request, connection) {
      const path = pathOf(request.url)
      if (request.method !== 'OPTIONS' && isBelow(path, BASE_PATH)) return askApi(request, path, connection)
      try {
        const door = doors.find((known) => isBelow(path, known.path)) as Door
        if (door.guarded) checkOrigin(request, connection)
        const answer = request.method === 'OPTIONS' ? preflight(request, state) : await door.answer(request, connection)
        return withCors(answer ?? outsideApi(nothingAt(path), state.roles.default))
      } catch (error) {
        if (error instanceof DomainError) return withCors(outsideApi(apiErrorOf(error), state.roles.default))
        if (error instanceof ApiError) return withCors(outsideApi(error, state.roles.default))
        console.error(error)
        return withCors(outsideApi(new ApiError(500, 'The mock failed.'), state.roles.default))
      }
    },
    state,
    serve(contract) {
      api = createApi(handlers, state, contract)
      state.contract = contract
    },
    close: () => state.world.close(),
  }

  async function askTools(request: Request, connection: Connection | undefined): Promise<Response> {
    const start = performance.now()
    const answered = await answerTools(request, state, (asked) => askApi(asked, pathOf(asked.url), connection))
    onAnswer?.(request, answered, performance.now() - start)
    return answered.response
  }

  async function askApi(request: Request, path: string, connection: Connection | undefined): Promise<Response> {
    const start = performance.now()
    const answered = await api(request, path.slice(BASE_PATH.length)).catch((error) => {
      if (!(error instanceof Dropped)) throw error
    })
    if (!answered) {
      // Over HTTP a dropped connection is just that; without a port it is what fetch makes of one.
      if (!connection) throw new TypeError('fetch failed')
      connection.drop()
      return new Response(null)
    }
    onAnswer?.(request, answered, performance.now() - start)
    const { operationId, version, response } = answered
    const at = state.world.clock.iso()
    remember(state, { at, method: request.method, path, operationId, version, status: response.status })
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

/** What can only be read. */
function read(answer: (request: Request) => Promise<Response | undefined> | Response | undefined): Door['answer'] {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const response = await answer(request)
    return response && request.method === 'HEAD' ? new Response(null, response) : response
  }
}

/** The answer to a browser that asks whether a page may send a request. */
function preflight(request: Request, { roles }: State): Response {
  const wanted = request.headers.get('access-control-request-headers')
  const headers = {
    'access-control-allow-methods': 'GET,HEAD,PUT,POST,DELETE,PATCH',
    ...(wanted ? { 'access-control-allow-headers': wanted, vary: 'Access-Control-Request-Headers' } : {}),
    'service-version': roles.default,
    'x-request-id': newRequestId(),
  }
  return new Response(null, { status: 204, headers })
}

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value)
  return response
}

function nothingAt(path: string): ApiError {
  return new ApiError(404, `There is no page ${path}. The API starts at ${BASE_PATH}.`)
}

/** A document by the name of its file: `canvas.json`, or that of a version. */
function documentReply({ files, versions }: Contract, { origin, pathname }: URL): Response | undefined {
  const [, name] = /^\/openapi\/([^/]+)\.json$/.exec(pathname) ?? []
  const version = versions.find((known) => known === name)
  const document = name === 'canvas' ? files.canvas : version && files.documents[version]
  if (!document) return undefined
  return new Response(servedFrom(origin, document), { headers: { 'content-type': 'application/json' } })
}

function downloadReply(download: Download | undefined): Response | undefined {
  if (!download) return undefined
  const { mime, filename, bytes } = download
  const headers = {
    'content-type': mime,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  }
  return new Response(new Uint8Array(bytes()), { headers })
}

/** A document that names this mock as its first server, so that a tool pointed at it calls the mock. */
function servedFrom(origin: string, document: JsonObject): string {
  const servers = [{ url: origin + BASE_PATH, description: 'This mock.' }, ...(document.servers as JsonObject[])]
  return JSON.stringify({ ...document, servers }, null, 2)
}

function isBelow(path: string, start: string): boolean {
  return path.startsWith(start) && (start === '' || path.length === start.length || path[start.length] === '/')
}

/** The path of an absolute address, without the cost of parsing it whole. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start === -1 ? '/' : (/^[^?#]*/.exec(url.slice(start))?.[0] ?? '/')
}

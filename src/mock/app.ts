import type { Contract } from '../contract/contract.js'
import type { JsonObject } from '../contract/json.js'
import { BASE_PATH, TOOLS_PATH } from './addresses.js'
import type { Answer, Connection } from './connection.js'
import { answerControl } from './control/control.js'
import { createState, remember, type State, type StateOptions } from './control/state.js'
import { ApiError, apiErrorOf, docUrlOf, newRequestId, outsideApi } from './errors.js'
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
  onAnswer?: (request: Request, answered: Answered, ms: number) => void
  /** Serves requests that are neither API nor document, such as the pages of the reference. */
  pages?: (request: Request) => Promise<Response | undefined>
}

export type App = {
  fetch: Answer
  state: State
  /** Serves another contract from now on. If it is not valid, throws and keeps the current one. */
  serve: (contract: Contract) => void
  close: () => void
}

/** An endpoint outside the API: the start of its path, and its handler, which resolves to undefined if it has no such page. */
type Door = {
  path: string
  /** Closed to web pages of other hosts: only whoever runs the mock may use it. */
  guarded?: true
  answer: (request: Request, connection: Connection | undefined) => Promise<Response | undefined> | Response | undefined
}

/** Creates the whole mock as a `fetch` function: the API below `/v1`, the tool server, the documents, `/_mock`, and pages. */
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
      const refuse = (refusal: ApiError) =>
        withCors(outsideApi(refusal, state.roles.default, docUrlOf(state.errorsPage, request.url)))
      try {
        const door = doors.find((known) => isBelow(path, known.path)) as Door
        if (door.guarded) checkOrigin(request, connection)
        const answer = request.method === 'OPTIONS' ? preflight(request, state) : await door.answer(request, connection)
        return answer ? withCors(answer) : refuse(nothingAt(path))
      } catch (error) {
        if (error instanceof DomainError) return refuse(apiErrorOf(error))
        if (error instanceof ApiError) return refuse(error)
        console.error(error)
        return refuse(new ApiError(500, 'The mock failed.'))
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
      // A server closes the connection. Without a server, reject as fetch does for a dropped connection.
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

/** Wraps a handler that only supports GET and HEAD. */
function read(answer: (request: Request) => Promise<Response | undefined> | Response | undefined): Door['answer'] {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const response = await answer(request)
    return response && request.method === 'HEAD' ? new Response(null, response) : response
  }
}

/** Returns the response to a CORS preflight request. */
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

/** Returns a document by its file name: `canvas.json`, or that of a version. */
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

/** Returns the document with this mock as its first server, so that tools pointed at it call the mock. */
function servedFrom(origin: string, document: JsonObject): string {
  const servers = [{ url: origin + BASE_PATH, description: 'This mock.' }, ...(document.servers as JsonObject[])]
  return JSON.stringify({ ...document, servers }, null, 2)
}

function isBelow(path: string, start: string): boolean {
  return path.startsWith(start) && (start === '' || path.length === start.length || path[start.length] === '/')
}

/** Returns the path of an absolute URL without parsing all of it, which is slower. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start === -1 ? '/' : (/^[^?#]*/.exec(url.slice(start))?.[0] ?? '/')
}

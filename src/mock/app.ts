import type { Socket } from 'node:net'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Contract } from '../contract/contract.js'
import type { JsonObject } from '../contract/json.js'
import { BASE_PATH, TOOLS_PATH } from './addresses.js'
import { controlApp } from './control.js'
import { ApiError, apiErrorOf, outsideApi } from './errors.js'
import { answerTools } from './mcp/route.js'
import { type Answered, createApi, Dropped } from './request/pipeline.js'
import { EXPOSED } from './request/respond.js'
import { handlers } from './resources/index.js'
import { STORAGE_PATH } from './resources/uploads/storage.js'
import { DomainError } from './state/domain-error.js'
import { DOWNLOADS_PATH, type Download, findDownload } from './state/downloads.js'
import { createState, remember, type State, type StateOptions } from './state/state.js'
import { storageApp } from './storage-app.js'

export type AppOptions = StateOptions & {
  /** Told of every request to the API that was answered, and in how many milliseconds. */
  onAnswer?: (request: Request, answered: Answered, ms: number) => void
  /** Answers what is neither API nor document, such as the pages of the reference. */
  pages?: (request: Request) => Promise<Response | undefined>
}

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH']

export type App = {
  fetch: (request: Request, env?: Env) => Promise<Response>
  state: State
  /** Serves another contract from now on. Throws, and goes on with the one before, if it is no good. */
  serve: (contract: Contract) => void
  close: () => void
}

/** What the server adds to a request: its connection. */
type Env = { incoming?: { socket: Socket } }

/** The whole mock as a `fetch` function: the API below `/v1`, the tool server, the documents, its control, and pages. */
export function createApp(contract: Contract, { onAnswer, pages, ...options }: AppOptions = {}): App {
  const state = createState(contract, options)
  let api = createApi(handlers, state, contract)
  const app = new Hono<{ Bindings: Env }>()

  app.use(cors({ origin: '*', allowMethods: METHODS, exposeHeaders: EXPOSED }))
  app.route('/_mock', controlApp(state))
  app.route(STORAGE_PATH, storageApp(state))
  app.get(`${DOWNLOADS_PATH}/*`, (context) => {
    const download = findDownload(state.world, new URL(context.req.url).pathname)
    return download ? downloadReply(download) : context.notFound()
  })
  app.all(TOOLS_PATH, async ({ req: { raw: request }, env }) => {
    const start = performance.now()
    const answered = await answerTools(request, state, (asked) => askApi(asked, pathOf(asked.url), env))
    onAnswer?.(request, answered, performance.now() - start)
    return answered.response
  })
  app.get('/openapi/:file', (context) => {
    const document = documentOf(state.contract, context.req.param('file'))
    if (!document) return context.notFound()
    context.header('content-type', 'application/json')
    return context.body(servedFrom(new URL(context.req.url).origin, document))
  })
  app.get('/*', async (context) => (await pages?.(context.req.raw)) ?? context.notFound())
  app.notFound((context) =>
    outsideApi(
      new ApiError(404, `There is no page ${context.req.path}. The API starts at ${BASE_PATH}.`),
      state.roles.default,
    ),
  )
  app.onError((error) => {
    if (error instanceof ApiError) return outsideApi(error, state.roles.default)
    if (error instanceof DomainError) return outsideApi(apiErrorOf(error), state.roles.default)
    console.error(error)
    return outsideApi(new ApiError(500, 'The mock failed.'), state.roles.default)
  })

  return {
    // The API goes past Hono, which would copy every response to add headers to it.
    fetch: async (request, env) => {
      const path = pathOf(request.url)
      const isApi = path === BASE_PATH || path.startsWith(`${BASE_PATH}/`)
      return isApi && request.method !== 'OPTIONS' ? askApi(request, path, env) : app.fetch(request, env)
    },
    state,
    serve(contract) {
      api = createApi(handlers, state, contract)
      state.contract = contract
    },
    close: () => state.world.close(),
  }

  async function askApi(request: Request, path: string, env: Env = {}): Promise<Response> {
    const start = performance.now()
    const answered = await api(request, path.slice(BASE_PATH.length)).catch((error) => {
      if (!(error instanceof Dropped)) throw error
    })
    if (!answered) {
      // Over HTTP a dropped connection is just that; without a port it is what fetch makes of one.
      if (!env.incoming) throw new TypeError('fetch failed')
      env.incoming.socket.destroy()
      return new Response(null)
    }
    onAnswer?.(request, answered, performance.now() - start)
    const { operationId, version, response } = answered
    const at = state.world.clock.iso()
    remember(state, { at, method: request.method, path, operationId, version, status: response.status })
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}

function downloadReply({ mime, filename, bytes }: Download): Response {
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

/** A document by the name of its file: `canvas.json`, or that of a version. */
function documentOf({ files, versions }: Contract, file: string): JsonObject | undefined {
  if (file === 'canvas.json') return files.canvas
  const version = versions.find((known) => file === `${known}.json`)
  return version && files.documents[version]
}

/** The path of an absolute address, without the cost of parsing it whole. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start === -1 ? '/' : (/^[^?#]*/.exec(url.slice(start))?.[0] ?? '/')
}

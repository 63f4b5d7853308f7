import { watch } from 'node:fs'
import type { Socket } from 'node:net'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type Answered, createApi, Dropped } from './api.js'
import { controlApp } from './control.js'
import { BASE_PATH, DOCUMENTS, readDocument, TOOLS_PATH, VERSIONS } from './documents.js'
import { ApiError, outsideApi } from './errors.js'
import { answerTools } from './mcp/route.js'
import { EXPOSED } from './reply.js'
import { handlers } from './resources/index.js'
import { STORAGE_PATH } from './resources/uploads/storage.js'
import { DOWNLOADS_PATH, downloadReply } from './state/downloads.js'
import { rereadExamples } from './state/examples.js'
import { createState, remember, type State, type StateOptions } from './state/state.js'
import { storageApp } from './storage-app.js'

export type AppOptions = StateOptions & {
  /** Told of every request to the API that was answered, and in how many milliseconds. */
  onAnswer?: (request: Request, answered: Answered, ms: number) => void
  /** Answers what is neither API nor document, such as the pages of the reference. */
  pages?: (request: Request) => Promise<Response | undefined>
  /** Serves the documents anew when their files change, and says how that went. Without it they are read once. */
  onReload?: (outcome: { ms: number } | { error: Error }) => void
}

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH']

export type App = { fetch: (request: Request, env?: Env) => Promise<Response>; state: State; close: () => void }

/** What the server adds to a request: its connection. */
type Env = { incoming?: { socket: Socket } }

/** The whole mock as a `fetch` function: the API below `/v1`, the tool server, the documents, its control, and pages. */
export async function createApp({ onAnswer, pages, onReload, ...options }: AppOptions = {}): Promise<App> {
  const state = createState(options)
  let api = await createApi(handlers, state)
  const app = new Hono<{ Bindings: Env }>()

  app.use(cors({ origin: '*', allowMethods: METHODS, exposeHeaders: EXPOSED }))
  app.route('/_mock', controlApp(state))
  app.route(STORAGE_PATH, storageApp(state))
  app.get(
    `${DOWNLOADS_PATH}/*`,
    (context) => downloadReply(state.world, new URL(context.req.url).pathname) ?? context.notFound(),
  )
  app.all(TOOLS_PATH, async ({ req: { raw: request }, env }) => {
    const start = performance.now()
    const answered = await answerTools(request, state, (asked) => askApi(asked, pathOf(asked.url), env))
    onAnswer?.(request, answered, performance.now() - start)
    return answered.response
  })
  for (const name of ['canvas', ...VERSIONS] as const)
    app.get(`/openapi/${name}.json`, async (context) => {
      context.header('content-type', 'application/json')
      return context.body(servedFrom(new URL(context.req.url).origin, await readDocument(name)))
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
    console.error(error)
    return outsideApi(new ApiError(500, 'The mock failed.'), state.roles.default)
  })

  const stop = onReload ? onChange(reload) : () => {}
  return {
    // The API goes past Hono, which would copy every response to add headers to it.
    fetch: async (request, env) => {
      const path = pathOf(request.url)
      const isApi = path === BASE_PATH || path.startsWith(`${BASE_PATH}/`)
      return isApi && request.method !== 'OPTIONS' ? askApi(request, path, env) : app.fetch(request, env)
    },
    state,
    close() {
      stop()
      state.world.close()
    },
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

  /** The old contract answers until the new one is ready, and goes on if the new one is broken. */
  async function reload(): Promise<void> {
    const start = performance.now()
    try {
      api = await createApi(handlers, state)
      rereadExamples()
      onReload?.({ ms: performance.now() - start })
    } catch (error) {
      onReload?.({ error: error as Error })
    }
  }
}

/** A document that names this mock as its first server, so that a tool pointed at it calls the mock. */
function servedFrom(origin: string, text: string): string {
  const document = JSON.parse(text) as { servers: { url: string; description: string }[] }
  const servers = [{ url: origin + BASE_PATH, description: 'This mock.' }, ...document.servers]
  return JSON.stringify({ ...document, servers }, null, 2)
}

/** Calls back when a document's file has changed: once for changes within a few milliseconds, never twice at a time. */
function onChange(callback: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const watcher = watch(DOCUMENTS, (_, file) => {
    if (!file?.endsWith('.json')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(callback)
    }, 15)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** The path of an absolute address, without the cost of parsing it whole. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start === -1 ? '/' : (/^[^?#]*/.exec(url.slice(start))?.[0] ?? '/')
}

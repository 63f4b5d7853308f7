import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type Answered, type Api, createApi } from './api.js'
import { readDocument, VERSIONS } from './documents.js'
import { handlers } from './handlers.js'
import { envelope, newRequestId, Refusal } from './refusal.js'
import { DEFAULT_VERSION } from './version.js'

/** Where the API starts. */
export const BASE_PATH = '/v1'

export type AppOptions = {
  /** Told of every answered request. */
  onAnswer?: (request: Request, answered: Answered, ms: number) => void
  /** Answers what is neither API nor document, such as the pages of the reference. */
  pages?: (request: Request) => Promise<Response | undefined>
}

/** The whole mock as a `fetch` function: the API below `/v1`, the documents below `/openapi`, and pages. */
export async function createApp({
  onAnswer,
  pages,
}: AppOptions = {}): Promise<(request: Request) => Promise<Response>> {
  const api = await createApi(handlers)
  const app = new Hono()

  app.use(cors({ origin: '*', exposeHeaders: ['Service-Version', 'X-Request-ID', 'Retry-After', 'WWW-Authenticate'] }))
  app.all(`${BASE_PATH}/*`, (context) => timed(context.req.raw, api, onAnswer))
  for (const name of ['canvas', ...VERSIONS] as const)
    app.get(`/openapi/${name}.json`, async (context) => {
      context.header('content-type', 'application/json')
      return context.body(await readDocument(name))
    })
  app.get('/*', async (context) => (await pages?.(context.req.raw)) ?? context.notFound())
  app.notFound((context) =>
    outsideApi(new Refusal(404, 'not_found', `There is no page ${context.req.path}. The API starts at ${BASE_PATH}.`)),
  )
  app.onError((error) => {
    console.error(error)
    return outsideApi(new Refusal(500, 'internal_error', 'The mock failed.'))
  })

  return async (request) => app.fetch(request)
}

async function timed(request: Request, api: Api, onAnswer: AppOptions['onAnswer']): Promise<Response> {
  const start = performance.now()
  const answered = await api(request, new URL(request.url).pathname.slice(BASE_PATH.length))
  onAnswer?.(request, answered, performance.now() - start)
  return answered.response
}

function outsideApi(refusal: Refusal): Response {
  const id = newRequestId()
  const headers = { 'service-version': DEFAULT_VERSION, 'x-request-id': id }
  return Response.json(envelope(refusal, id), { status: refusal.status, headers })
}

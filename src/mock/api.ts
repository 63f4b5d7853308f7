import { parseBody, readBytes, TooLarge } from './body.js'
import { DEFAULT_VERSION, parseDocument, readDocument, VERSIONS, type Version } from './documents.js'
import { createEngine, type Engine } from './engine.js'
import { type FormCheck, formCheck } from './form.js'
import type { Handlers } from './handlers.js'
import { judge } from './judge.js'
import { type OperationFacts, operationsOf } from './operations.js'
import { choose, preferenceOf } from './prefer.js'
import { newRequestId, Refusal } from './refusal.js'
import { bare413, type Reply, respond, respondRefusal } from './reply.js'
import { createRouter, type Router } from './router.js'
import { versionOf } from './version.js'

/** What an answer came from, for the log. */
export type Answered = { response: Response; operationId?: string; version?: Version }

type About = Omit<Answered, 'response'>

/** Answers a request whose path is below the base address, `path`. */
export type Api = (request: Request, path: string) => Promise<Answered>

type Side = { route: Router; engine: Engine; operations: Map<string, OperationFacts>; checkForm: FormCheck }

/**
 * The API of both versions.
 *
 * In this order: the version (a 400 must be able to say it), the route, `Prefer`, the key, the body, everything else.
 * So a documented answer can be had without a key, and an unknown path is a 404 with or without one.
 */
export async function createApi(handlers: Handlers): Promise<Api> {
  const sides = Object.fromEntries(
    await Promise.all(VERSIONS.map(async (version) => [version, await sideOf(version)])),
  ) as Record<Version, Side>

  return async (request, path) => {
    const requestId = newRequestId()
    const about: About = {}
    try {
      about.version = versionOf(request.headers.get('service-version'))
      const reply = await replyTo(sides[about.version], request, path, about, handlers)
      return { ...about, response: respond(reply, about.version, requestId) }
    } catch (error) {
      return { ...about, response: respondError(error, about.version ?? DEFAULT_VERSION, requestId) }
    }
  }
}

async function sideOf(version: Version): Promise<Side> {
  const document = parseDocument(version, await readDocument(version))
  return {
    route: createRouter(document),
    engine: createEngine(document),
    operations: operationsOf(document),
    checkForm: formCheck(document),
  }
}

async function replyTo(side: Side, request: Request, path: string, about: About, handlers: Handlers): Promise<Reply> {
  const route = side.route(request.method, path)
  about.operationId = route.operationId
  const operation = side.operations.get(route.operationId)
  if (!operation) throw new Error(`The document has no operation ${route.operationId}.`)

  const preference = preferenceOf(request.headers.get('prefer'))
  if (preference.code || preference.example) {
    const { status, example } = choose(operation, preference)
    return { ...(await side.engine.documented(operation.operationId, status, example)), chosen: true }
  }

  if (!hasKeyForm(request.headers.get('authorization')))
    throw new Refusal(401, 'authentication', 'A valid API key is required.', undefined, undefined, {
      'www-authenticate': 'Bearer',
    })

  const body = await parseBody(await readBytes(request), request.headers.get('content-type'), operation)
  await judge(side, operation, request, path, body)

  const handler = handlers[operation.operationId]
  if (handler) return handler({ request, path: route.path, body })
  const { status, example } = choose(operation, {})
  return side.engine.documented(operation.operationId, status, example)
}

/** Whether the key has the documented form, `service_live_` and hexadecimal characters (fact auth.key.format). */
function hasKeyForm(authorization: string | null): boolean {
  return /^bearer service_live_[0-9a-f]+$/i.test(authorization ?? '')
}

/** One request can never end the process: whatever was thrown becomes an answer. */
function respondError(error: unknown, version: Version, requestId: string): Response {
  if (error instanceof Refusal) return respondRefusal(error, version, requestId)
  if (error instanceof TooLarge) return bare413()
  // The client went away while its body was read: nobody will see the answer, and nothing is wrong here.
  if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(error)
  return respondRefusal(new Refusal(500, 'internal_error', 'The mock failed.'), version, requestId)
}

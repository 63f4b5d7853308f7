import { parseBody, readBytes, TooLarge } from './body.js'
import { parseDocument, readDocument, VERSIONS, type Version } from './documents.js'
import { createEngine, type Engine } from './engine.js'
import { ApiError, newRequestId } from './errors.js'
import { type FormCheck, formCheck } from './form.js'
import { judge } from './judge.js'
import { type OperationFacts, operationsOf } from './operations.js'
import { choose, preferenceOf } from './prefer.js'
import { bare413, type Reply, respond, respondRefusal } from './reply.js'
import type { Call, Handlers } from './request/handler.js'
import { callerOf, checkScopes } from './request/key.js'
import { checkRateLimits } from './request/rate-limit.js'
import { createRouter, type Router } from './router.js'
import type { State } from './state/state.js'
import { versionOf } from './versions.js'

/** What an answer came from, for the log. */
export type Answered = { response: Response; operationId?: string; version?: Version }

type About = Omit<Answered, 'response'>

/** Answers a request whose path is below the base address, `path`. */
export type Api = (request: Request, path: string) => Promise<Answered>

type Side = { route: Router; engine: Engine; operations: Map<string, OperationFacts>; checkForm: FormCheck }

/**
 * The API of both versions.
 *
 * In this order: the version (a 400 must be able to say it), the route, a fault that was set, `Prefer`, the key and its
 * scopes, the limits, the body, everything else. So a documented answer can be had without a key, and an unknown path is
 * a 404 with or without one.
 */
export async function createApi(handlers: Handlers, state: State): Promise<Api> {
  const sides = Object.fromEntries(
    await Promise.all(VERSIONS.map(async (version) => [version, await sideOf(version)])),
  ) as Record<Version, Side>

  return async (request, path) => {
    const requestId = newRequestId()
    const about: About = {}
    try {
      about.version = versionOf(request.headers.get('service-version'), state.roles)
      const reply = await replyTo(sides[about.version], request, path, about)
      return {
        ...about,
        response: respond(reply, { version: about.version, byDefault: state.roles.default, requestId }),
      }
    } catch (error) {
      return { ...about, response: respondError(error, about.version ?? state.roles.default, requestId) }
    }
  }

  async function replyTo(side: Side, request: Request, path: string, about: About): Promise<Reply> {
    const route = side.route(request.method, path)
    about.operationId = route.operationId
    const operation = side.operations.get(route.operationId)
    if (!operation) throw new Error(`The document has no operation ${route.operationId}.`)

    const fault = state.takeFault(operation.operationId)
    if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault?.drop) throw new Dropped()
    const preference = fault?.status ? { code: String(fault.status) } : preferenceOf(request.headers.get('prefer'))
    if (preference.code || preference.example) {
      const { status, example } = choose(operation, preference)
      return { ...(await side.engine.documented(operation.operationId, status, example)), chosen: !fault?.status }
    }

    const caller = callerOf(request, state)
    checkScopes(caller, operation.scopes)
    const call: Call = {
      operationId: operation.operationId,
      template: operation.template,
      version: about.version as Version,
      request,
      path: route.path,
      query: queryOf(request, operation),
      body: undefined,
      caller,
      team: state.world.team(caller.team),
      world: state.world,
      limits: state.limits ? operation.limits : [],
    }
    checkRateLimits(call)

    const body = await parseBody(await readBytes(request, operation), request.headers.get('content-type'), operation)
    await judge(side, operation, request, path, body, state.world.options)

    const handler = handlers[operation.operationId]
    if (handler) return { status: operation.success, headers: {}, ...(await handler({ ...call, body })) }
    const { status, example } = choose(operation, {})
    return side.engine.documented(operation.operationId, status, example)
  }
}

/** A fault that was set: the connection is closed without an answer. */
export class Dropped extends Error {}

/** The query parameters that the operation knows, as their types, with their defaults. */
function queryOf(request: Request, { query }: OperationFacts): Call['query'] {
  const { searchParams } = new URL(request.url)
  return Object.fromEntries(
    query.map(({ name, schema: { type, default: byDefault } }) => {
      const text = searchParams.get(name)
      const value = text === null ? (byDefault as string | number | undefined) : text
      return [name, value !== undefined && type === 'integer' ? Number(value) : value]
    }),
  )
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

/** One request can never end the process: whatever was thrown becomes an answer. */
function respondError(error: unknown, version: Version, requestId: string): Response {
  if (error instanceof ApiError) return respondRefusal(error, version, requestId)
  if (error instanceof TooLarge) return bare413()
  if (error instanceof Dropped) throw error
  // The client went away while its body was read: nobody will see the answer, and nothing is wrong here.
  if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') console.error(error)
  return respondRefusal(new ApiError(500, 'The mock failed.'), version, requestId)
}

import type { Contract, View } from '../../contract/contract.js'
import type { Operation } from '../../contract/operations.js'
import { parsePrefer } from '../../contract/prefer.js'
import { NotDocumented } from '../../contract/select-response.js'
import type { Version } from '../../contract/versions.js'
import type { MockContext } from '../context/context.js'
import type { Fault } from '../context/faults.js'
import { MAX_REQUEST_BODY_BYTES, type Reason } from '../context/request-log.js'
import { ApiError, apiErrorOf, type DocUrl, docUrlOf, newRequestId, respondError } from '../http/errors.js'
import { type HttpRequest, type HttpResponse, SentFile, TooLarge } from '../http/http.js'
import type { Call } from '../resources/handler.js'
import { handle, type Implemented, isImplemented } from '../resources/index.js'
import { makeRoom } from '../state/byte-budget.js'
import { DomainError } from '../state/domain-error.js'
import { parseBody, readBytes } from './body.js'
import { altered, ConnectionClosed, faultResponse } from './fault.js'
import { callerOf, checkScopes } from './key.js'
import { isForeignPage } from './origin.js'
import { checkRateLimits } from './rate-limit.js'
import { bare413, type ResponseParts, respond } from './respond.js'
import { createRouter, type Route, type Router } from './route.js'
import { unknownFields } from './unknown-fields.js'
import { unreadBody } from './unread-body.js'
import { checkCallback, exceptHttpCallback, InvalidRequest, messageOfAll } from './validate.js'
import { versionOf } from './version.js'
import { versionTransforms } from './version-transform.js'

/** A response and its operation and version, for the log. */
export type Exchange = {
  response: HttpResponse
  /** Undefined for a request to no operation, and for a download. */
  operationId?: string | undefined
  /** Undefined for a request in a version that is not supported. */
  version?: Version | undefined
  /** The key that created the URL of an upload. Undefined for all others, which send their key. */
  key?: string | undefined
  /** The parsed body of the request. Undefined if it could not be read or parsed, and above 10,000 bytes. */
  body?: unknown
  /** A warning about the parts of the request that the contract does not know. */
  warning?: string | undefined
  /** Why it got an error, or a response that was asked for. */
  reason?: Reason | undefined
}

/** What is known of a request whose connection is to be closed without a response. */
export type Closed = Omit<Exchange, 'response'> & { response: undefined }

/** Handles a request. `path` is its path below the base path. */
type Api = (request: HttpRequest, path: string) => Promise<Exchange | Closed>

/**
 * Creates the API in all versions of the contract.
 *
 * The order of the steps: version (its error must be possible for every request), route, fault, `Prefer`, key and
 * scopes, limits, body, validation, handler. A documented response can therefore be requested without a key, and an
 * unknown path is a 404 with and without one.
 */
export function createApi(context: MockContext, contract: Contract): Api {
  const transforms = new Map(contract.versions.map((version) => [version, versionTransforms(contract, version)]))
  const routers = new Map(contract.versions.map((version) => [version, createRouter(contract.view(version))]))

  return async (request, path) => {
    const requestId = newRequestId()
    const docUrl = docUrlOf(context.errorsPage, request.origin)
    let version: Version | undefined
    let operation: Operation | undefined
    let response: HttpResponse | undefined
    let reason: Reason | undefined
    const seen: Seen = { step: 'version' }
    try {
      version = versionOf(request.headers.get('service-version'), context.roles)
      seen.step = 'route'
      const route = (routers.get(version) as Router)(request.method, path)
      operation = route.operation
      const view = contract.view(version)
      const parts = await context.bodies.hold((take) => responseFor(request, view, route, seen, take))
      response = respond(parts, { version, byDefault: context.roles.default, requestId, docUrl })
    } catch (error) {
      response = toResponse(error, version ?? context.roles.default, requestId, docUrl)
      reason = { step: seen.step, ...explained(error) }
    }
    const { fault, step, warning } = seen
    if (fault && !reason) reason = { step: 'fault', message: 'A fault was set for this request.' }
    if (step === 'prefer' && !reason) reason = { step, message: `Prefer: ${request.headers.get('prefer')}` }
    const body = seen.isRead ? seen.body : await unreadBody(request, operation)
    if (response && (fault || warning)) response = altered(response, fault, warning)
    return { response, operationId: operation?.operationId, version, body, warning, reason }
  }

  async function responseFor(
    request: HttpRequest,
    view: View,
    { operation, path }: Route,
    seen: Seen,
    take: (bytes: number) => void,
  ): Promise<ResponseParts> {
    seen.step = 'fault'
    const fault = context.faults.take(request, operation.operationId)
    seen.fault = fault
    const faulty = fault && (await faultResponse(fault, request, view, operation))
    if (faulty) return faulty
    seen.step = 'prefer'
    const prefer = parsePrefer(request.headers.get('prefer'))
    if (prefer.code || prefer.example) return { ...view.response(operation, prefer), chosen: true }

    const { caller, team, limits } = admit(request, operation, context, seen)

    seen.step = 'body'
    const query = request.search === '' ? NO_QUERY : new URLSearchParams(request.search)
    const parameters = view.parameters(operation, { path, query, headers: request.headers })
    seen.isRead = true
    const bytes = await readBytes(request, operation, take)
    const body = parseBody(bytes, request.headers.get('content-type'), operation)
    if (bytes.byteLength <= MAX_REQUEST_BODY_BYTES) seen.body = body
    const unknown = unknownFields(operation, query === NO_QUERY ? undefined : query, body)
    if (unknown.length > 0 && !context.strict) seen.warning = messageOfAll(unknown, 'known').slice(0, MAX_WARNED)
    seen.step = 'validation'
    const found = view.validate(operation, { body: textsOf(body, operation), ...parameters })
    const invalid = exceptHttpCallback(found, body, context.state.options.allowHttpCallbacks || undefined)
    const violations = context.strict ? [...unknown, ...invalid] : invalid
    if (violations.length > 0) throw new InvalidRequest(violations, operation, body !== undefined)
    checkCallback(body)
    seen.step = 'limit'
    if (bytes.byteLength > 0 && !makeRoom(team, bytes.byteLength)) throw new ApiError(503, FULL, { retryAfterMs: 1000 })

    seen.step = 'handler'
    const { operationId } = operation
    if (!isImplemented(operationId)) return view.response(operation, {})
    // The types of the parameters and the body are made of the schemas that have just validated them.
    const call: Call<Implemented> = {
      operationId,
      template: operation.path,
      version: view.version,
      pagination: operation.pagination,
      contract,
      origin: request.origin,
      prefer,
      path: path as Call<Implemented>['path'],
      query: { ...operation.defaults, ...parameters.query } as Call<Implemented>['query'],
      body: withDefaults(body, operation) as Call<Implemented>['body'],
      caller,
      team,
      state: context.state,
      limits,
    }
    const { body: canonical } = await handle(call)
    const transform = transforms.get(view.version)?.(operationId)
    return { status: operation.success, headers: {}, body: transform ? transform(canonical, call) : canonical }
  }
}

/** Returns a request's caller, team and limits. Throws an ApiError if it may not call the operation now. */
function admit(request: HttpRequest, operation: Operation, context: MockContext, seen: Seen) {
  seen.step = 'key'
  context.state.clock.catchUp()
  const known = callerOf(request, context)
  const caller = isForeignPage(request, context.hosts) ? { ...known, isForeignPage: true as const } : known
  seen.step = 'scope'
  checkScopes(caller, operation.scopes)
  seen.step = 'limit'
  const team = context.state.team(caller.team)
  const limits = context.limits ? operation.limits : []
  checkRateLimits({ caller, team, limits, state: context.state })
  return { caller, team, limits }
}

const FULL = 'The workspaces are full of work that has not ended. Retry after 1 second.'

const NO_QUERY = new URLSearchParams()

/** What the steps learn about a request. */
type Seen = {
  /** The step that is under way. */
  step: Reason['step']
  fault?: Fault | undefined
  /** True once the body is being read, which is possible only once. */
  isRead?: boolean
  body?: unknown
  warning?: string
}

/** How many characters a warning may have. Clients limit their headers: Node to 16 KiB. */
const MAX_WARNED = 4000

/** Returns a body with the defaults of the fields that it lacks. The one that the log shows stays as sent. */
function withDefaults(body: unknown, operation: Operation): unknown {
  const defaults = operation.body?.defaults
  return defaults && body !== undefined ? { ...defaults, ...(body as object) } : body
}

/** Returns the fields of a form as its schema describes them: any text can represent a file. */
function textsOf(body: unknown, operation: Operation): unknown {
  if (operation.body?.mediaType !== 'multipart/form-data' || body === undefined) return body
  const fields = Object.entries(body as Record<string, unknown>)
  return Object.fromEntries(fields.map(([name, part]) => [name, part instanceof SentFile ? '' : part]))
}

/** Returns what a log says of anything thrown. */
function explained(error: unknown): Omit<Reason, 'step'> {
  if (error instanceof TooLarge) return { message: 'The body is too large.' }
  if (error instanceof ConnectionClosed) return { message: 'The connection was closed.' }
  if (error instanceof NotDocumented || error instanceof DomainError) return { message: error.message }
  if (!(error instanceof ApiError)) return { message: FAILED }
  const { message, parts } = error
  const fields = parts.details?.fields as Reason['fields']
  return fields ? { message, fields } : { message }
}

const FAILED = 'The mock failed.'

/** Converts anything thrown but a ConnectionClosed into a response, so that no request can end the process. */
function toResponse(error: unknown, version: Version, requestId: string, docUrl: DocUrl): HttpResponse | undefined {
  const errorResponse = (error: ApiError) => respondError(error, version, requestId, docUrl)
  if (error instanceof ApiError) return errorResponse(error)
  if (error instanceof DomainError) return errorResponse(apiErrorOf(error))
  if (error instanceof NotDocumented) return errorResponse(new ApiError(400, error.message))
  if (error instanceof TooLarge) return bare413()
  if (error instanceof ConnectionClosed) return undefined
  // The client closed the connection while its body was read: nobody will see the response, and it is not an error.
  if ((error as { code?: string }).code !== 'ECONNRESET') console.error(error)
  return errorResponse(new ApiError(500, FAILED))
}

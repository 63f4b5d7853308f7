import type { Operation } from '../../contract/operations.js'
import type { Violation } from '../../contract/violations.js'
import { type MockContext, requestsOf } from '../context/context.js'
import type { Fault } from '../context/faults.js'
import { camelCased } from '../context/options.js'
import type { LogFilter, LogSelection } from '../context/request-log.js'
import { ApiError } from '../http/errors.js'
import { type HttpRequest, type HttpResponse, json, TooLarge } from '../http/http.js'
import { parseBody, readBytes } from '../request/body.js'
import { JsonBounds, SNAPSHOT } from '../request/json-bounds.js'
import { createRouter } from '../request/route.js'
import { unknownFields } from '../request/unknown-fields.js'
import { attemptsOf } from '../resources/webhook_deliveries/dispatch.js'
import { moveClock } from './clock.js'
import { checkKeyOptions, defineKey, deleteKey, type KeyOptions } from './keys.js'
import { restoreParsed, snapshotOf } from './state.js'
import { settingsOf, showWorkspace } from './view.js'
import { addRecords, clearWorkspace, resetAll, resetWorkspace } from './workspaces.js'

/** Handles the requests below `/_mock`, as described in `control.yaml`, and serves that document. */
export async function handleControl(request: HttpRequest, context: MockContext): Promise<HttpResponse> {
  const { control } = context.contract
  if (request.path === '/_mock/openapi.json') return json(control.document)
  const { operation, path } = createRouter(control)(request.method, request.path)
  const query = new URLSearchParams(request.search)
  const parameters = control.parameters(operation, { path, query, headers: request.headers })
  const body = await bodyOf(request, operation, context)
  const checked = CHECKED_LATER.includes(operation.operationId) ? undefined : { ...parameters, body }
  const unknown = unknownFields(operation, query, checked?.body)
  const invalid = checked ? control.validate(operation, checked) : []
  // An unknown field that is not allowed is named once, with what was probably meant.
  const violations = [...unknown, ...invalid.filter(({ field }) => !unknown.some((one) => one.field === field))]
  if (violations.length > 0) throw invalidRequest(violations)
  const action = ACTIONS[operation.operationId]
  const result = await action?.(context, (body ?? {}) as Body, path, parameters.query as Texts)
  if (result instanceof ReadableStream) return eventStream(result, request.method)
  return result === undefined ? { status: 204, headers: {} } : json(result, operation.success)
}

async function bodyOf(request: HttpRequest, operation: Operation, context: MockContext): Promise<unknown> {
  if (operation.operationId === 'restoreState') return readState(request)
  const bytes = await context.bodies.hold((take) => readBytes(request, operation, take))
  return parseBody(bytes, 'application/json', operation)
}

/** Returns the response with a stream of events. A HEAD request gets its headers only. */
function eventStream(stream: ReadableStream, method: string): HttpResponse {
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
  if (method === 'GET') return { status: 200, headers, stream }
  void stream.cancel()
  return { status: 200, headers }
}

/** Operations whose actions check the body: they say more about what is wrong. */
const CHECKED_LATER = ['addRecords', 'restoreState']

async function readState(request: HttpRequest): Promise<unknown> {
  const bounds = new JsonBounds(SNAPSHOT)
  try {
    const bytes = await request.bytes(SNAPSHOT.bytes, (part) => {
      bounds.add(part)
      // The rest of the body is not read.
      if (bounds.broken) throw new ApiError(400, bounds.broken, { headers: { connection: 'close' } })
    })
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (!(error instanceof TooLarge)) throw new ApiError(400, `The state is not JSON: ${(error as Error).message}.`)
    throw new ApiError(400, `The state is too large: the limit is ${SNAPSHOT.bytes} bytes.`)
  }
}

type Texts = Record<string, string>

/** The members of validated bodies that an action reads by itself: it passes on the others as they are. */
type Body = { move_ms?: number; date?: string; enabled?: boolean }

/** The action of each operation. Undefined becomes a 204. */
const ACTIONS: Record<string, (context: MockContext, body: Body, path: Texts, query: Texts) => unknown> = {
  health: readiness,
  checkReadiness: readiness,
  checkLiveness: () => ({ status: 'live' }),
  reset: resetAll,
  getSettings: settingsOf,
  listRequests: (context, _body, _path, query) => ({ requests: requestsOf(context, camelCased<LogSelection>(query)) }),
  listenToEvents: ({ broadcast }) => broadcast.listen(),
  listDeliveries: ({ state }) => ({ deliveries: attemptsOf(state) }),
  moveClock: async (context, { move_ms = 0, date }) => {
    await moveClock(context.state, move_ms)
    if (date) context.setDate(date)
    return { now: context.state.clock.iso(), default_version: context.roles.default }
  },
  setFault: (context, body) => context.faults.set(camelCased<Fault>(body)),
  clearFaults: (context, _body, _path, query) => context.faults.clear(camelCased<LogFilter>(query)),
  setLimits: (context, { enabled = false }) => {
    context.limits = enabled
  },
  defineKey: async (context, body, { key = '' }) => {
    const options = { ...camelCased<KeyOptions>(body), key }
    checkKeyOptions(context, options)
    const reason = await context.mayDefineKey?.(key)
    if (reason !== undefined) throw new ApiError(403, reason)
    const { editAccess, teamMember, ...caller } = defineKey(context, options)
    return { ...caller, edit_access: editAccess, team_member: teamMember }
  },
  deleteKey: (context, _body, { key = '' }) => deleteKey(context, key),
  addRecords: (context, body, { key = '' }) => ({ records: addRecords(context, key, body) }),
  showWorkspace: (context, _body, { key = '' }) => showWorkspace(context, key),
  clearWorkspace: (context, _body, { key = '' }) => clearWorkspace(context, key),
  resetWorkspace: (context, _body, { key = '' }) => resetWorkspace(context, key),
  getState: (context) => snapshotOf(context),
  restoreState: (context, body) => restoreParsed(context, body),
}

function readiness({ contract, isClosing }: MockContext): object {
  if (isClosing) throw new ApiError(503, 'The mock is stopping.')
  return { status: 'ready', versions: contract.versions }
}

function invalidRequest(violations: Violation[]): ApiError {
  return new ApiError(400, `${violations.map(({ message }) => message).join(' ')} See /_mock/openapi.json.`)
}

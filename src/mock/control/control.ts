import type { Violation } from '../../contract/violations.js'
import { ApiError } from '../errors.js'
import { type HttpRequest, type HttpResponse, json } from '../http.js'
import { parseBody, readBytes } from '../request/body.js'
import { createRouter } from '../request/route.js'
import { attemptsOf } from '../resources/webhook_deliveries/dispatch.js'
import type { Fault, KeyOptions, State } from './state.js'

/** Handles the requests below `/_mock`, as described in `control.yaml`, and serves that document. */
export async function answerControl(request: HttpRequest, state: State): Promise<HttpResponse> {
  const { control } = state.contract
  if (request.path === '/_mock/openapi.json') return json(control.document)
  const { operation, path } = createRouter(control)(request.method, request.path)
  const query = new URLSearchParams(request.search)
  const head = control.parameters(operation, { path, query, headers: request.headers })
  const body = await parseBody(await readBytes(request, operation), 'application/json', operation)
  const violations = control.validate(operation, { ...head, body })
  if (violations.length > 0) throw unfit(violations)
  const answer = await ACTIONS[operation.operationId]?.(state, (body ?? {}) as never, path)
  return answer === undefined ? { status: 204, headers: {} } : json(answer)
}

type KeyBody = Pick<KeyOptions, 'user' | 'team' | 'role' | 'scopes' | 'secret' | 'plan' | 'credits'> & {
  edit_access?: boolean
  team_member?: boolean
  default_brand_kit?: string | null
}

/** The action of each operation. Undefined becomes a 204. */
const ACTIONS: Record<string, (state: State, body: never, path: Record<string, string>) => unknown> = {
  health: ({ contract }) => ({ status: 'ready', versions: contract.versions }),
  reset: (state) => state.reset(),
  listRequests: (state) => ({ requests: state.log }),
  listDeliveries: ({ world }) => ({ deliveries: attemptsOf(world) }),
  moveClock: async (state, { move_ms = 0, date }: { move_ms?: number; date?: string }) => {
    await state.world.clock.move(move_ms)
    if (date) state.setDate(date)
    return { now: state.world.clock.iso(), default_version: state.roles.default }
  },
  setFault: (state, { operation_id, delay_ms, ...rest }: { operation_id: string; delay_ms?: number }) =>
    state.setFault({ ...rest, operationId: operation_id, ...(delay_ms ? { delayMs: delay_ms } : {}) } as Fault),
  setLimits: (state, { enabled }: { enabled: boolean }) => {
    state.limits = enabled
  },
  defineKey: (state, { edit_access, team_member, default_brand_kit, ...body }: KeyBody, { key = '' }) => {
    const { editAccess, teamMember, ...caller } = state.defineKey({
      ...body,
      key,
      ...(edit_access === undefined ? {} : { editAccess: edit_access }),
      ...(team_member === undefined ? {} : { teamMember: team_member }),
      ...(default_brand_kit === undefined ? {} : { defaultBrandKit: default_brand_kit }),
    })
    return { ...caller, edit_access: editAccess, team_member: teamMember }
  },
  deleteKey: (state, _body, { key = '' }) => state.world.callers.delete(key),
}

function unfit(violations: Violation[]): ApiError {
  const faults = violations.map(({ field, code, message }) => {
    const subject = code === 'required' ? field.split('.').slice(0, -1).join('.') : field
    return `${subject || 'the body'} ${message.replace('must match pattern', 'must match')}`
  })
  return new ApiError(400, `${faults.join(', ')}. See /_mock/openapi.json.`)
}

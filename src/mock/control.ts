import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Hono } from 'hono'
import type { Fault, KeyOptions, State } from './control/state.js'
import { CONTROL } from './control-document.js'
import { ApiError } from './errors.js'
import { attemptsOf } from './resources/webhook_deliveries/dispatch.js'

/** The control of the mock, below `/_mock`: what `control-document.ts` describes, and nothing else. */
export function controlApp(state: State): Hono {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  addFormats.default(ajv)
  const app = new Hono()

  app.get('/health', (context) => context.json({ status: 'ready', versions: state.contract.versions }))
  app.get('/openapi.json', (context) => context.json(CONTROL))

  for (const [path, item] of Object.entries(CONTROL.paths)) {
    const route = path.replace('/_mock', '').replaceAll(/\{(\w+)\}/g, ':$1')
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      const act = ACTIONS[operation.operationId]
      if (!act) continue
      const schema = operation.requestBody?.content['application/json'].schema
      const validate = ajv.compile(schema ?? {})
      app.on(method.toUpperCase(), route, async (context) => {
        const body: unknown = schema ? await context.req.json().catch(() => undefined) : {}
        if (schema && !validate(body)) throw unfit(validate.errors ?? [])
        const parameters = context.req.param() as Record<string, string>
        for (const { name, schema } of operation.parameters ?? [])
          if (!ajv.validate(schema, parameters[name]))
            throw new ApiError(400, `${name} is to match ${schema.pattern}. See /_mock/openapi.json.`)
        const answer = await act(state, body as never, parameters)
        return answer === undefined ? context.body(null, 204) : context.json(answer as object)
      })
    }
    const allow = Object.keys(item).join(', ').toUpperCase()
    app.all(route, ({ req }) => {
      throw new ApiError(405, `${req.method} is not possible here. There is: ${allow}.`, { headers: { allow } })
    })
  }
  return app
}

type Operation = {
  operationId: string
  parameters?: { name: string; schema: { pattern: string } }[]
  requestBody?: { content: { 'application/json': { schema: object } } }
}

type KeyBody = Pick<KeyOptions, 'user' | 'team' | 'role' | 'scopes' | 'secret' | 'plan' | 'credits'> & {
  edit_access?: boolean
  team_member?: boolean
  default_brand_kit?: string | null
}

/** What each operation does. Undefined is answered as 204. */
const ACTIONS: Record<string, (state: State, body: never, path: Record<string, string>) => unknown> = {
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

function unfit(errors: { instancePath: string; message?: string }[]): ApiError {
  const faults = errors.map(({ instancePath, message }) => `${instancePath.slice(1) || 'the body'} ${message}`)
  return new ApiError(400, `${faults.join(', ') || 'The body is not well-formed JSON'}. See /_mock/openapi.json.`)
}

/** What a run does, step by step, made up by fast-check: calls of every operation, and what changes the mock between them. */
import fc from 'fast-check'
import type { JsonObject } from '../../../../src/contract/json.js'
import { type Operation, operationsOf, VERSIONS } from '../../../support/documents.js'
import { NEWEST, OLDEST } from '../../../support/versions.js'
import { type Body, bodiesOf, CONTENTS, type Content } from './bodies.js'
import { anyKnown } from './known.js'
import { MEDIA_TYPES, TEXTS, valuesOf } from './values.js'

export type Step = Call | Again | Put | Control

/** A request for an operation. Its texts may be references (known.ts). */
export type Call = {
  does: 'call'
  operation: Operation
  key: string
  /** False for a request without `Service-Version`. */
  pinned: boolean
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: Body | undefined
}

/** An earlier call once more, or twice at the same time. */
export type Again = { does: 'again'; pick: number; times: number }

/** Bytes for a signed address. Without a type it is the one that was minted with the address. */
export type Put = { does: 'put'; url: string; type: string | undefined; content: Content }

/** Something that the mock is told: `PUT /_mock/limits`. */
export type Control = { does: 'control'; method: string; path: string; body: JsonObject | undefined }

/**
 * Sequences of steps: by turns such as mix all operations, and such as keep to one area of the API, for only then does
 * much come of what was started.
 */
export function sequences(): fc.Arbitrary<Step[]>[] {
  const operations = VERSIONS.flatMap(operationsOf)
  const mixed = sequencesOf(operations)
  return AREAS.flatMap((starts) => [
    mixed,
    sequencesOf(operations.filter(({ path }) => starts.some((start) => path.startsWith(start)))),
  ])
}

/** The beginnings of the paths that act on one another. */
const AREAS = [
  ['/tasks', '/remix', '/webhook_deliveries', '/events', '/credits'],
  ['/canvases', '/drive', '/remix', '/tasks'],
  ['/uploads', '/drive', '/media/layerize-assets', '/tasks/'],
  ['/media', '/voices', '/tasks/', '/uploads', '/drive'],
]

function sequencesOf(operations: Operation[]): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { arbitrary: fc.oneof(...operations.map(callsOf)), weight: 28 },
    { arbitrary: PUTS, weight: 2 },
    { arbitrary: REPEATS, weight: 2 },
    { arbitrary: CONTROLS, weight: 6 },
  )
  return fc.array(step, { minLength: 1, maxLength: 100, size: 'max' })
}

/** The keys of a run and who they stand for: users of a team who may do more or less, and teams that differ in plan and credits. */
export const KEYS: Record<string, JsonObject> = {
  service_live_0a: { team: 'ours', user: 'ann', role: 'owner', plan: 'paid', credits: 2000 },
  service_live_0b: { team: 'ours', user: 'ben', role: 'member' },
  service_live_0c: { team: 'ours', user: 'ann', role: 'owner', scopes: ['tasks:read', 'media:generate'] },
  service_live_0d: { team: 'free', role: 'admin', plan: 'free', credits: 60 },
  service_live_0e: { team: 'poor', plan: 'ultra', credits: 0 },
  service_live_1a: { team: 'ours', user: 'cat', role: 'member', edit_access: false },
  service_live_1b: { team: 'ours', user: 'dan', role: 'member', team_member: false },
}

const CALLERS = fc.oneof(
  { arbitrary: fc.constant('service_live_0a'), weight: 24 },
  { arbitrary: fc.constant('service_live_0b'), weight: 5 },
  // One that nobody defined has a team of its own, and one of another form has none.
  fc.constantFrom(...Object.keys(KEYS), 'service_live_ff', 'sk_live_0a'),
)

function callsOf(operation: Operation): fc.Arbitrary<Call> {
  return fc.record({
    does: fc.constant('call' as const),
    operation: fc.constant(operation),
    key: CALLERS,
    pinned: operation.version === OLDEST ? fc.integer({ max: 9, min: 0 }).map((n) => n > 0) : fc.constant(true),
    path: parametersOf(operation, 'path', () => pathTexts(operation)),
    query: parametersOf(operation, 'query', (parameter) => queryTexts(operation, parameter)),
    headers: headersOf(operation),
    body: bodiesOf(operation),
  })
}

/** Texts for the parameters of a place by name: for all in a path, for some in a query. */
function parametersOf(
  { parameters }: Operation,
  place: 'path' | 'query',
  textsOf: (parameter: JsonObject) => fc.Arbitrary<string>,
): fc.Arbitrary<Record<string, string>> {
  const own = parameters.filter((parameter) => parameter.in === place)
  const texts = own.map((parameter) => {
    const given = textsOf(parameter)
    return place === 'path' ? given : fc.oneof({ arbitrary: fc.constant(undefined), weight: 2 }, given)
  })
  return fc.tuple(...texts).map((all) => {
    const named = all.map((text, index) => [String(own[index]?.name), text])
    return Object.fromEntries(named.filter(([, text]) => text !== undefined))
  })
}

function pathTexts({ path }: Operation): fc.Arbitrary<string> {
  const [, kinds] = REFERS_TO.find(([start]) => path.startsWith(start)) ?? []
  // Half a character cannot be sent, and dots alone would make another path of it.
  const odd = TEXTS.map((text) => text.replaceAll(/\p{Surrogate}/gu, '').replace(/^\.*$/, 'x'))
  return kinds ? mostly(anyKnown(kinds), odd) : odd
}

/** What the parameter of a path refers to. */
const REFERS_TO: [start: string, kinds: [string, ...string[]]][] = [
  ['/canvases', ['cvs']],
  ['/tasks', ['task']],
  ['/webhook_deliveries', ['delivery']],
  ['/drive', ['folder', 'cvs', 'file']],
  ['/media/generate-3d', ['task3d']],
]

function queryTexts({ document, operationId }: Operation, { name, schema = {} }: JsonObject): fc.Arbitrary<string> {
  const values = valuesOf(document, schema, String(name)).map(String)
  const fitting =
    name === 'cursor'
      ? anyKnown([`cursor of ${operationId}`])
      : name === 'limit'
        ? fc.oneof(fc.constantFrom('1', '2'), values)
        : values
  return mostly(fitting, fc.oneof(TEXTS, fc.constantFrom('-1', '0', '201', '1.5', '1e1', ' 3 ', '')))
}

function headersOf({ node }: Operation): fc.Arbitrary<Record<string, string>> {
  const statuses = Object.keys(node.responses as object).filter((status) => status !== 'default')
  const outcomes = ['succeeded', 'partial', 'failed', 'canceled', 'expired', 'failed, retryable=false', 'none']
  return fc.oneof(
    { arbitrary: fc.constant({}), weight: 12 },
    { arbitrary: fc.constantFrom(...outcomes).map((outcome) => ({ prefer: `outcome=${outcome}` })), weight: 3 },
    fc.constantFrom(...statuses).map((status) => ({ prefer: `code=${status}` })),
    fc.constantFrom({ 'service-version': '2025-01-01' }, { 'content-type': 'text/plain' }),
  )
}

const REPEATS: fc.Arbitrary<Again> = fc.record({
  does: fc.constant('again'),
  pick: fc.nat({ max: 20 }),
  times: fc.integer({ min: 1, max: 2 }),
})

const PUTS: fc.Arbitrary<Put> = fc.record({
  does: fc.constant('put'),
  url: anyKnown(['upload_url']),
  type: mostly(fc.constant(undefined), MEDIA_TYPES),
  content: CONTENTS,
})

const CONTROLS: fc.Arbitrary<Control> = fc
  .oneof(
    { arbitrary: fc.constantFrom(100, 3000, 60_000, 60_000, 600_000, 86_400_000, 7_800_000_000).map(move), weight: 8 },
    { arbitrary: fc.boolean().map((enabled) => ['PUT', '/limits', { enabled }] as const), weight: 2 },
    { arbitrary: faults(), weight: 3 },
    // After the sunset of the older version, and back.
    fc.constantFrom('2026-05-13', '2026-05-05', '2026-05-05').map((date) => ['POST', '/clock', { date }] as const),
    fc.constantFrom(...Object.keys(KEYS).slice(1)).map((key) => ['DELETE', `/keys/${key}`, undefined] as const),
    fc.constantFrom(...Object.entries(KEYS)).map(([key, definition]) => ['PUT', `/keys/${key}`, definition] as const),
  )
  .map(([method, path, body]) => ({ does: 'control', method, path: `/_mock${path}`, body }))

function move(move_ms: number) {
  return ['POST', '/clock', { move_ms }] as const
}

function faults() {
  const ids = operationsOf(NEWEST).map(({ operationId }) => operationId)
  const met = fc.constantFrom({ status: 429 }, { status: 503 }, { drop: true }, { delay_ms: 1 })
  return fc
    .tuple(fc.constantFrom(...ids), met)
    .map(([operation_id, fault]) => ['POST', '/faults', { operation_id, ...fault }] as const)
}

function mostly<Value>(values: fc.Arbitrary<Value>, others: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ arbitrary: values, weight: 12 }, others)
}

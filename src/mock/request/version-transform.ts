/** The shapes of older versions: what a request of one becomes, and what it gets for the newest response. */
import type { Contract, View } from '../../contract/contract.js'
import {
  type ChangeRecords,
  type FieldRow,
  type Fields,
  listAfter,
  newerRecord,
  olderRecord,
  recordsIn,
  type Step,
  stepsTo,
  withEveryName,
  withOlderNames,
} from '../../contract/migration.js'
import { type Operation, responseOf, schemaOf } from '../../contract/operations.js'
import type { Version } from '../../contract/versions.js'
import type { OperationId } from '../operations.js'
import { flatTaskOf } from './flat-task.js'
import type { Call } from './handler.js'

/** What an older version changes in an operation. */
export type VersionTransform = {
  /** Returns the query and body of the newest version, which also have their older names. Undefined if they are the same. */
  request: ((call: Pick<Call, 'query' | 'body'>) => Pick<Call, 'query' | 'body'>) | undefined
  /** Returns the body of the response in the older version. Undefined if it is the same. */
  response: ((body: unknown, call: Call) => unknown) | undefined
}

/**
 * Returns a function that returns what a version changes in an operation. The work on the tables and documents is done once for
 * each operation, when it is first called. A handler may still use the older name of a field or parameter: a request has both, and
 * a response is understood with either, so that a new version is served before the compiler has led to each handler.
 */
export function versionTransforms(contract: Contract, version: Version): (operationId: string) => VersionTransform {
  const forms = new Map<string, VersionTransform>()
  return (operationId) => {
    const form = forms.get(operationId) ?? versionTransform(contract, version, operationId)
    forms.set(operationId, form)
    return form
  }
}

/** Returns an event with the names of the newest version alone, whichever ones a handler or an example used. */
export function newestEvent<Event>(contract: Contract, event: Event): Event {
  const { document } = newestOf(contract)
  const schema = { $ref: '#/components/schemas/WebhookEvent' }
  const steps = eventSteps.get(contract) ?? liftSteps(contract.migration, (names) => recordsIn(document, names)(schema))
  eventSteps.set(contract, steps)
  return steps.reduce<unknown>((now, step) => step(now), event) as Event
}

const eventSteps = new WeakMap<Contract, LiftStep[]>()

function newestOf(contract: Contract): View {
  return contract.view(contract.versions[0] as Version)
}

function versionTransform(contract: Contract, version: Version, operationId: string): VersionTransform {
  const newest = newestOf(contract).operations.get(operationId)
  const sides = stepsTo(contract.migration, version).flatMap((step) => sidesOf(contract, step, operationId))
  const responses = [
    ...liftSteps(contract.migration, (names) => newest && responseRecords(newest, names)),
    ...sides.flatMap((side) => responseSteps(side, stepsTo(contract.migration, side.step.from))),
  ]
  const requests = [...sides.toReversed().flatMap(requestSteps), ...lowerSteps(contract.migration, newest)]
  return { request: chain(requests), response: responseChain(responses) }
}

/** A step, and an operation in both of its versions. */
type Side = { step: Step; older: Operation; newer: Operation }

function sidesOf(contract: Contract, step: Step, operationId: string): Side[] {
  const [older, newer] = [step.from, step.to].map((date) => contract.view(date as Version).operations.get(operationId))
  return older && newer ? [{ step, older, newer }] : []
}

/** What a step reads of a page. */
type Page = { data: unknown[]; total?: number | null; has_more: boolean; limit: number }

type Request = Pick<Call, 'query' | 'body'>
type RequestStep = (request: Request) => Request
type ResponseStep = (body: unknown, call: Call) => unknown

function chain(steps: RequestStep[]): RequestStep | undefined {
  return steps.length > 0 ? (request) => steps.reduce((now, step) => step(now), request) : undefined
}

function responseChain(steps: ResponseStep[]): ResponseStep | undefined {
  return steps.length > 0 ? (body, call) => steps.reduce((now, step) => step(now, call), body) : undefined
}

type LiftStep = (body: unknown) => unknown

/** Returns what gives a response of a handler that still uses older names those of the newest version. */
function liftSteps(migration: Step[], find: (names: string[]) => ChangeRecords | undefined): LiftStep[] {
  return migration.toReversed().flatMap(({ fields }) => {
    const rows = bySchema(withOlderNames(fields))
    const records = find([...rows.keys()])
    return records ? [(body) => records(body, (record, schema) => newerRecord(rows.get(schema) ?? [], record))] : []
  })
}

/** Returns what gives a request of the newest version its older names too. */
function lowerSteps(migration: Step[], newest: Operation | undefined): RequestStep[] {
  if (!newest) return []
  const { document, body, parameters } = newest
  const lowered = withEveryName(migration, document, body?.schema)
  const names = new Set(parameters.map(({ name }) => name))
  const renamed = migration.flatMap((step) => step.parameters).filter((row) => names.has(row.new) && names.add(row.old))
  if (!lowered && renamed.length === 0) return []
  const withOld = (query: Fields, { old, new: now }: { old: string; new: string }) =>
    now in query ? { [old]: query[now], ...query } : query
  return [
    ({ query, body }) => ({
      query: renamed.reduce(withOld, query) as Call['query'],
      body: (lowered ? lowered(body) : body) as Call['body'],
    }),
  ]
}

/** Returns what a step changes in a response: first inside its records, then their shape, then that of the page around them. */
function responseSteps({ step, older, newer }: Side, steps: Step[]): ResponseStep[] {
  return [...recordSteps(step, newer), ...taskSteps(step, older), ...pageSteps(older, newer, steps)]
}

function recordSteps({ fields, removed }: Step, newer: Operation): ResponseStep[] {
  const rows = bySchema(fields)
  const names = [...rows.keys(), ...removed.map(({ schema }) => schema)]
  const records = responseRecords(newer, names)
  if (!records) return []
  return [
    (body, call) =>
      records(body, (record, schema) => ({
        ...olderRecord(rows.get(schema) ?? [], record),
        ...Object.fromEntries(
          removed
            .filter((row) => row.schema === schema)
            .map(({ field, value = null }) => [field, ONCE_SHOWN[`${schema}.${field}`]?.(call) ?? value]),
        ),
      })),
  ]
}

/** Returns a function that finds the records of these schemas in the response of an operation. */
function responseRecords(operation: Operation, names: string[]): ChangeRecords | undefined {
  const { document, operationId, success } = operation
  const shown = names.length > 0 ? SHOWN[operationId as OperationId] : undefined
  if (!shown) return recordsIn(document, names)(schemaOf(responseOf(operation, success)))
  return (body, change) => {
    const schema = { $ref: `#/components/schemas/${shown(body as Fields)}` }
    return recordsIn(document, names)(schema)?.(body, change) ?? body
  }
}

/** The schema of what the mock shows where the contract has an open object without a schema of its own. */
const SHOWN: { [Id in OperationId]?: (body: Fields) => string } = {
  // A remix with a prompt is a task, one without is a copy.
  remixCanvas: (body) => (isTask(body) ? 'DesignTask' : 'CanvasListItem'),
}

const isTask = (body: Fields) => 'links' in body

/** Fields that the newest version no longer has, where the mock knows more than the constant of versions.yaml. */
const ONCE_SHOWN: Record<string, (call: Call) => unknown> = {
  'BrandKit.team_id': ({ team }) => team.id,
}

/** Returns what a step with a flat task changes in the operations that return one. */
function taskSteps({ task: rows }: Step, { operationId }: Operation): ResponseStep[] {
  const flat = (task: unknown) => flatTaskOf(rows, task as Fields)
  const ways: { [Id in OperationId]?: (body: Fields) => unknown } = {
    createTask: flat,
    // Layerize tasks are canonical in every version (fact media_layerize.canonical_always).
    getTask: (task) => (task.kind === 'layerize_assets' ? task : flat(task)),
    remixCanvas: (body) => (isTask(body) ? flat(body) : body),
    listTasks: (page) => ({ ...page, data: (page as Pick<Page, 'data'>).data.map(flat) }),
  }
  const way = rows.length > 0 ? ways[operationId as OperationId] : undefined
  return way ? [(body) => way(body as Fields)] : []
}

/** Returns what a step changes in a page, where a list is paged by offset before it and by cursor after it. */
function pageSteps(older: Operation, newer: Operation, steps: Step[]): ResponseStep[] {
  if (older.pagination !== 'offset' || newer.pagination !== 'cursor') return []
  // The key of the items in the older log lists is not documented (gap pagination.legacy.events_log).
  const key = listAfter(steps, older.path)?.old ?? 'data'
  return [
    (body, { query }) => {
      const { data, total = null, has_more, limit } = body as Page
      return { [key]: data, total, offset: (query as { offset?: number }).offset ?? 0, limit, has_more }
    },
  ]
}

/** Returns how a request of the older version becomes one of the newer. */
function requestSteps({ step: { fields, parameters }, older }: Side): RequestStep[] {
  const renamed = parameters.filter(({ old }) =>
    older.parameters.some(({ in: at, name }) => at === 'query' && name === old),
  )
  const rows = bySchema(fields)
  const records = recordsIn(older.document, [...rows.keys()])(older.body?.schema)
  return [
    ...renamed.map(
      ({ old, new: now }): RequestStep =>
        ({ query, body }) => {
          const { [old]: value, ...rest } = query as Fields
          return { query: (value === undefined ? rest : { ...rest, [now]: value }) as Call['query'], body }
        },
    ),
    ...(records
      ? [
          ({ query, body }: Request): Request => ({
            query,
            body: records(body, (record, schema) => newerRecord(rows.get(schema) ?? [], record)) as Call['body'],
          }),
        ]
      : []),
  ]
}

function bySchema(fields: FieldRow[]): Map<string, FieldRow[]> {
  const rows = new Map<string, FieldRow[]>()
  for (const row of fields) rows.set(row.schema, [...(rows.get(row.schema) ?? []), row])
  return rows
}

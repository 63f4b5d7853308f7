/** The workspaces of keys: records that a test adds, clearing, and resets. */
import { isObject, type JsonObject } from '../../contract/json.js'
import type { Operation, RequestBody } from '../../contract/operations.js'
import { partsOf } from '../../contract/schemas.js'
import type { MockContext } from '../context/context.js'
import type { Given } from '../context/options.js'
import { ApiError, InvalidData } from '../http/errors.js'
import { unknownFields } from '../request/unknown-fields.js'
import { ADDERS, type RecordFields, type Records, type RecordsToAdd, type RecordType } from '../resources/records.js'
import type { Actor } from '../state/mock-state.js'
import { checkConsistency, TIMES } from './consistency.js'
import { checkKey } from './keys.js'

/** The workspace of a key. Keys of one team share a workspace. */
export type MockWorkspace = {
  /**
   * Adds a record and returns it as the newest version of the API shows it; with a count, adds so many and returns a
   * list. Fields that are omitted get plausible values, and what a record refers to exists: the canvas of a task, for
   * example. Throws an Error that names each unknown field and each wrong value, or a field that contradicts another
   * one.
   *
   * @example workspace.add('canvas', { name: 'Poster', created_at: '2025-03-01T09:00:00Z' })
   * @example workspace.add('task', { status: 'running' }, 40)
   */
  add<Type extends RecordType>(type: Type, fields?: Given<RecordFields<Type>>): Records[Type]
  add<Type extends RecordType>(type: Type, fields: Given<RecordFields<Type>>, count: number): Records[Type][]
  /**
   * Removes all records: each list is empty afterwards. A catalog, such as the voices, has its first records again.
   * Faults and logged requests stay.
   */
  clear(): void
  /**
   * Restores the initial records, disarms the faults that were set for this key, and forgets its requests. The plan,
   * the credits and the keys of the team stay as they were defined.
   */
  reset(): void
}

export function workspaceOf(context: MockContext, key: string): MockWorkspace {
  actorOf(context, key)
  return {
    add<Type extends RecordType>(type: Type, fields?: Given<RecordFields<Type>>, count?: number) {
      const added = addRecords(context, key, { type, fields, count })
      return (count === undefined ? added[0] : added) as Records[Type] & Records[Type][]
    },
    clear: () => clearWorkspace(context, key),
    reset: () => resetWorkspace(context, key),
  }
}

/** Adds records to a key's workspace. Throws an InvalidData for unknown fields and wrong values, and adds nothing. */
export function addRecords(context: MockContext, key: string, given: unknown): object[] {
  checkRecords(context, key, given)
  // A copy without the members that are undefined.
  const { type, fields = {}, count = 1 }: RecordsToAdd = JSON.parse(JSON.stringify(given), inUtc)
  const actor = actorOf(context, key)
  const { storeOf } = ADDERS[type]
  const { id, parent } = fields as { id?: string; parent?: string | null }
  if (id !== undefined && count > 1)
    throw new InvalidData('An id is of one record: omit `id` or `count`.', ['fields', 'id'])
  if (id !== undefined && storeOf(actor).has(id)) throw new InvalidData(`\`id\` ${id} is in use.`, ['fields', 'id'])
  if (typeof parent === 'string' && !storeOf(actor).has(parent))
    throw new InvalidData(`There is no folder ${parent}. Add it first.`, ['fields', 'parent'])
  return Array.from({ length: count }, () => structuredClone(addRecord(actor, type, fields)))
}

function addRecord<Type extends RecordType>(actor: Actor, type: Type, fields: RecordFields<Type>): Records[Type] {
  return ADDERS[type].add(actor, fields)
}

export function clearWorkspace(context: MockContext, key: string): void {
  context.state.renewTeam(actorOf(context, key).team.id, true)
}

export function resetWorkspace(context: MockContext, key: string): void {
  const { id } = actorOf(context, key).team
  context.state.renewTeam(id, context.state.options.empty ?? false)
  addInitialRecords(context, (other) => context.state.callers.find(other)?.team === id)
  context.faults.clear({ key })
  context.log.forget(key)
  context.broadcast.send('clock', () => ({ now: context.state.clock.iso(), reset: true }))
}

/** Restores the initial state of the whole mock. */
export function resetAll(context: MockContext): void {
  context.reset()
  addInitialRecords(context)
}

/** Adds the initial records. Throws an InvalidData whose path starts with the key and the position in its list. */
export function addInitialRecords(context: MockContext, isWanted: (key: string) => boolean = () => true): void {
  for (const [key, list] of Object.entries(context.data)) {
    if (!Array.isArray(list)) throw new InvalidData(`The records of ${key} must be a list.`, [key])
    checkKey(key, [key])
    if (!isWanted(key)) continue
    for (const [index, records] of list.entries())
      try {
        addRecords(context, key, records)
      } catch (error) {
        throw error instanceof InvalidData ? new InvalidData(error.message, [key, index, ...error.path]) : error
      }
  }
}

/** Returns the user and the team of a key. A new key is defined, so that its workspace is kept. */
function actorOf({ state }: MockContext, key: string): Actor {
  checkKey(key)
  if (!state.callers.find(key)) throw new ApiError(404, `The key ${key} was deleted.`)
  const caller = state.callers.define({ key })
  return { caller, team: state.team(caller.team) }
}

/** The contract's schemas, as the document of the control has them, decide what fits. */
function checkRecords(
  { contract: { control } }: MockContext,
  key: string,
  body: unknown,
): asserts body is RecordsToAdd {
  if (!isObject(body))
    throw new InvalidData("A record must be an object, such as `{ type: 'canvas', fields: { name: 'Poster' } }`.")
  const operation = control.operations.get('addRecords') as Operation
  const schema = schemaFor(operation, body.type)
  const violations = [
    ...unknownFields({ ...operation, body: { ...(operation.body as RequestBody), schema } }, undefined, body),
    ...control
      .validate(operation, { path: { key }, query: {}, header: {}, body })
      .filter(({ code }) => code !== 'not_allowed'),
  ]
  const [first] = violations
  if (!first) return checkConsistency(body as RecordsToAdd)
  const messages = violations.map(({ message }) => message.replace('`fields.', '`')).join(' ')
  const type = first.field.startsWith('fields') ? `${body.type}: ` : ''
  throw new InvalidData(type + messages, first.field.split('.'))
}

/** Lists are sorted by the text of a time, so each is in UTC. */
function inUtc(name: string, value: unknown): unknown {
  const isOther = TIMES.includes(name) && typeof value === 'string' && /^\d{4}-\d\d-\d\d([t ]|T.*[^Z]$)/.test(value)
  return isOther && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : value
}

/** What the pipeline makes of `x-records` in `control.yaml`, for each type. */
type TypedRecords = { if: { properties: { type: { const: string } } }; then: { properties: JsonObject } }

/** Returns the schema of the body for a type of record. */
function schemaFor({ body }: Operation, type: unknown): JsonObject {
  const { schema } = body as RequestBody
  const properties = schema.properties as JsonObject
  const branch = (partsOf(schema) as TypedRecords[]).find((one) => one.if.properties.type.const === type)
  return { properties: { ...properties, ...branch?.then.properties } }
}

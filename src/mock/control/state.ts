/** Snapshots: everything that the mock remembers, as JSON. */
import { isObject } from '../../contract/json.js'
import type { Operation } from '../../contract/operations.js'
import type { MockContext, SavedContext } from '../context/context.js'
import { InvalidData } from '../http/errors.js'
import type { Change } from '../state/changes.js'

/**
 * Everything that a mock remembers, as JSON: what `PUT /_mock/state` takes. The options of `createMock`, the contract
 * and requests that are being handled are not in it.
 */
export type Snapshot = { format: number; [part: string]: unknown }

/** The number of the format. It changes with every change that older snapshots do not fit. */
const FORMAT = 1

/** Returns everything that a mock remembers: a copy. */
export function snapshotOf(context: MockContext, { log = true }: { log?: boolean } = {}): Snapshot {
  return JSON.parse(JSON.stringify({ format: FORMAT, ...context.saved(log) }))
}

/**
 * Replaces everything by a copy of what a snapshot contains. Throws an InvalidData, and changes nothing, for one of
 * another format and for one that is damaged.
 */
export function restoreSnapshot(context: MockContext, snapshot: unknown): void {
  restoreParsed(context, isObject(snapshot) ? JSON.parse(JSON.stringify(snapshot)) : snapshot)
}

/** Does the same with a value that was parsed for it, and belongs to the mock from then on. */
export function restoreParsed(context: MockContext, snapshot: unknown): void {
  if (!isObject(snapshot)) throw new InvalidData('The state is damaged: it must be a JSON object.')
  const body = snapshot as SavedContext & Snapshot
  const { format } = body
  if (typeof format === 'number' && format !== FORMAT)
    throw new InvalidData(
      `The state has the format ${format}, and this version of the mock reads the format ${FORMAT}.${format > FORMAT ? ' Update the mock.' : ''}`,
      ['format'],
    )
  validateSnapshot(context, body)
  restore(context, body)
}

/**
 * Replaces everything by what the records contain, which belong to the mock from then on. Throws an InvalidData, and
 * changes nothing, if they do not fit each other.
 */
export function restoreRecords(context: MockContext, records: Iterable<Change>): void {
  const { saved, paths } = savedOf(records)
  const lists = { faults: [...saved.faults.values()], jobs: [...saved.jobs.values()] }
  validateSnapshot(context, { ...saved, ...lists, format: FORMAT })
  restore(context, saved)
  context.startFrom(paths)
}

/** Returns the content of a snapshot with these records, and their paths. */
function savedOf(records: Iterable<Change>): { saved: SavedContext; paths: Set<string> } {
  const paths = new Set<string>()
  const lists = { defined: [], unknown: [], deleted: [], left: [] }
  const saved = { faults: new Map(), jobs: new Map(), requests: [], callers: lists, teams: [], parts: {} }
  /** The collections and objects that records are put into, by the start of their paths. */
  const places = new Map<string, unknown>(Object.entries({ '': saved, ...saved }))
  for (const [name, list] of Object.entries(lists)) places.set(`callers/${name}`, list)
  for (const [path, value] of records) {
    const end = path.lastIndexOf('/')
    const [place, name] = [places.get(path.slice(0, Math.max(end, 0))), decodeURIComponent(path.slice(end + 1))]
    if (Array.isArray(place)) place.push(value)
    else if (place instanceof Map) place.set(name, value)
    else if (isObject(place)) Object.assign(place, { [name]: value })
    else throw new InvalidData(`The state is damaged: the record ${path} belongs to nothing.`)
    paths.add(path)
    if (!MEMBERS_FOLLOW.test(path)) continue
    places.set(path, value)
    if (isObject(value)) for (const [member, list] of Object.entries(value)) places.set(`${path}/${member}`, list)
  }
  // What a path may hold is known only when the snapshot is validated.
  return { saved: saved as unknown as SavedContext, paths }
}

/** The paths of teams and parts. */
const MEMBERS_FOLLOW = /^(teams\/[^/]+|(teams\/[^/]+\/)?parts\/[^/]+)$/

/** Throws an InvalidData unless the snapshot is valid by the schema of the control. */
function validateSnapshot({ contract: { control } }: MockContext, body: Snapshot): void {
  const operation = control.operations.get('restoreState') as Operation
  const [first] = control.validate(operation, { path: {}, query: {}, header: {}, body })
  if (first) throw new InvalidData(`The state is damaged: ${first.message}`, first.field.split('.'))
}

function restore(context: MockContext, saved: SavedContext): void {
  try {
    context.restore(saved)
  } catch (error) {
    throw new InvalidData(`The state is damaged: ${(error as Error).message}`)
  }
}

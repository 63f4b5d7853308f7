/** Snapshots: everything that the mock remembers, as JSON. */
import { isObject } from '../../contract/json.js'
import type { Operation } from '../../contract/operations.js'
import type { MockContext, SavedContext } from '../context.js'
import { InvalidData } from '../errors.js'

/**
 * Everything that a mock remembers, as JSON: what `PUT /_mock/state` takes. The options of `createMock`, the contract and requests
 * that are being handled are not in it.
 */
export type Snapshot = { format: number; [part: string]: unknown }

/** The number of the format. It changes with every change that older snapshots do not fit. */
const FORMAT = 1
/** How many problems of a snapshot a message names. */
const MOST_NAMED = 3

/** Returns everything that a mock remembers: a copy. */
export function snapshotOf(context: MockContext): Snapshot {
  return JSON.parse(JSON.stringify({ format: FORMAT, ...context.saved() }, listsOf))
}

function listsOf(_name: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value
}

/**
 * Replaces everything by a copy of what a snapshot contains. Throws an InvalidData, and changes nothing, for one of another format
 * and for one that is damaged.
 */
export function restoreSnapshot(context: MockContext, snapshot: unknown): void {
  if (!isObject(snapshot)) throw new InvalidData('The state is damaged: it must be a JSON object.')
  const body: SavedContext & Snapshot = JSON.parse(JSON.stringify(snapshot))
  const { format } = body
  if (typeof format === 'number' && format !== FORMAT)
    throw new InvalidData(
      `The state has the format ${format}, and this version of the mock reads the format ${FORMAT}.`,
      ['format'],
    )
  const { control } = context.contract
  const operation = control.operations.get('restoreState') as Operation
  const violations = control.validate(operation, { path: {}, query: {}, header: {}, body })
  if (violations[0]) {
    const named = violations.slice(0, MOST_NAMED).map(({ message }) => message)
    throw new InvalidData(`The state is damaged: ${named.join(' ')}`, violations[0].field.split('.'))
  }
  try {
    context.restore(body)
  } catch (error) {
    throw new InvalidData(`The state is damaged: ${(error as Error).message}`)
  }
}

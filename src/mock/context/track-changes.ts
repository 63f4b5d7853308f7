import { type Change, Changes, type Collection, recordPath } from '../state/changes.js'
import { collectionsOf, valuesOf } from '../state/create-state.js'
import type { MockState } from '../state/mock-state.js'
import type { Faults } from './faults.js'

export type TrackedChanges = {
  /** Returns the records that have changed since the last call, at first all: see `Mock.changes`. */
  changes(): Change[]
  /** Returns all records. What changes meanwhile may be among them or not. */
  records(): Iterable<Change>
  /** From now on, `changes` returns what differs from records with these paths, which the mock was restored from. */
  startFrom(paths: Set<string>): void
}

type Tracked = TrackedChanges & {
  /** Gives the context another state and other faults, and follows those from now on. */
  replace(state: MockState, faults: Faults): void
}

/** Tells what has changed in a context, and replaces what changes. `settings` returns what a test has set. */
export function trackChanges(context: { state: MockState; faults: Faults }, settings: () => object): Tracked {
  /** The changes in collections, and the values that were last returned beside them. */
  let tracking: { changes: Changes; values: Map<string, unknown> } | undefined
  return {
    changes() {
      tracking ??= { changes: follow(new Changes()), values: new Map() }
      const changes = tracking.changes.take()
      for (const [path, value] of values()) {
        if (tracking.values.get(path) === value) continue
        tracking.values.set(path, value)
        changes.push([path, value])
      }
      return changes
    },
    *records(): Generator<Change> {
      yield* values()
      for (const [path, collection] of collections())
        for (const key of collection.keys()) {
          const record = collection.recordOf(key)
          if (record !== undefined) yield [recordPath(path, key), record]
        }
    },
    startFrom(paths) {
      tracking = { changes: new Changes(), values: new Map(values()) }
      context.state.changes = tracking.changes
      for (const [path, collection] of collections()) {
        tracking.changes.track(path, collection)
        for (const key of collection.keys()) if (!paths.delete(recordPath(path, key))) collection.onChange?.(key, true)
      }
      for (const path of tracking.values.keys()) paths.delete(path)
      tracking.changes.removePaths(paths)
    },
    replace(state, faults) {
      context.state.close()
      const { changes } = context.state
      if (changes) for (const [path, collection] of collections()) changes.remove(path, collection)
      context.state.changes = undefined
      Object.assign(context, { state, faults })
      if (changes) follow(changes)
    },
  }

  /** Lets changes follow the state, beginning with all of its records. */
  function follow(changes: Changes): Changes {
    context.state.changes = changes
    for (const [path, collection] of collections()) changes.add(path, collection)
    return changes
  }

  /** Returns the records that are in no collection. */
  function values(): [string, unknown][] {
    return Object.entries({ ...settings(), ...valuesOf(context.state) })
  }

  function* collections(): Generator<[path: string, Collection]> {
    yield ['faults', context.faults.saved]
    yield* collectionsOf(context.state)
  }
}

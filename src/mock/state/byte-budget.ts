/** Bounds the memory that records take: of each workspace, and of all together. */
import type { MockState, Team } from './mock-state.js'
import { partCollections } from './parts.js'
import { Store } from './store.js'

/** What a request may add besides what it sends: the records of a task, for example. */
const OWN_BYTES = 8000
/** The part of a budget that may be used up before all is counted again. */
const UNCOUNTED = 1 / 32

/** How many bytes may have been added to a workspace, or to a state, since its records were counted. */
const uncounted = new WeakMap<Team | MockState, number>()

/**
 * Makes room for what a request with so many bytes adds: the oldest records that are done are forgotten, of the largest
 * kind first, and of the largest workspace. Returns false if there is no room, because too much is still queued or
 * running.
 */
export function makeRoom(team: Team, bytes: number): boolean {
  const { options, teams } = team.state
  return (
    fits(team, bytes, options.keepBytes, () => storesOf(team)) &&
    fits(team.state, bytes, options.keepTotalBytes, () => [...teams.values()].flatMap(storesOf))
  )
}

function fits(owner: Team | MockState, bytes: number, most: number, stores: () => Store<{ id: string }>[]): boolean {
  const added = (uncounted.get(owner) ?? most) + bytes + OWN_BYTES
  uncounted.set(owner, added)
  if (added < most * UNCOUNTED) return true
  const all = stores()
  const excess = all.reduce((sum, store) => sum + store.bytes, bytes) - most * (1 - UNCOUNTED)
  if (!forget(all, excess)) return false
  uncounted.set(owner, bytes + OWN_BYTES)
  return true
}

/** Forgets so many bytes of records, an eighth of the largest store at a time. False if there are not enough. */
function forget(stores: Store<{ id: string }>[], excess: number): boolean {
  let left = excess
  while (left > 0) {
    let freed = 0
    for (const store of stores.toSorted((a, b) => b.bytes - a.bytes)) {
      if (freed >= left) break
      freed += store.forget(store.bytes / 8)
    }
    if (freed === 0) return false
    left -= freed
  }
  return true
}

function storesOf(team: Team): Store<{ id: string }>[] {
  return [...partCollections(team)].flatMap(([, collection]) => (collection instanceof Store ? [collection] : []))
}

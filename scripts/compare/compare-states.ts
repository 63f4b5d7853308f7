import { type Change, changesOf, mergedChanges } from './changes.js'
import { compareDocuments } from './documents.js'
import { applyExceptions, type Entry, EXCEPTIONS, type Excepted, readExceptions } from './exceptions.js'
import { type PlacedFinding, wholeFinding } from './finding.js'
import { locator } from './locate.js'
import { neutralFindings } from './neutral.js'
import type { State } from './state.js'
import { versionFindings } from './versions.js'
import { withoutVersions } from './without-versions.js'

/** A change with its place in the hand-written files. */
export type LocatedChange = Change & {
  /** `openapi/resources/canvases/schemas/Canvas.yaml:12`. Undefined if there are no such files. */
  place?: string
}

export type Diff = {
  old: string
  new: string
  changes: LocatedChange[]
  exceptions: Excepted
}

/**
 * Compares two states of the contract, version by version, and classifies each change by the change rules. Only what a released version
 * promised can break: a version of the older state. `today` is a day such as `2030-05-05`.
 */
export function compareStates(old: State, now: State, today: string): Diff {
  const closed = new Set([...old.gaps].filter((gap) => !now.gaps.has(gap)))
  const versions = versionFindings(old.versions, now.versions, today)
  const perVersion = old.versions.flatMap(({ date }) => {
    const [before, after] = [old.documents[date], now.documents[date]]
    if (!before || !after) return []
    const judged = compareDocuments(withoutVersions(before), withoutVersions(after))
    return changesOf([...judged, ...neutralFindings(before, after, judged)], date, closed)
  })
  const merged = mergedChanges([
    ...changesOf([...versions, ...toolFindings(old, now)], undefined, closed),
    ...perVersion,
    ...changesOf(gapFindings(old, now, closed, perVersion), undefined, closed),
  ])
  const places = { old: locator(old), new: locator(now) }
  const changes = merged.map((change): LocatedChange => {
    const place = placeOf(change, places)
    return { ...change, ...(place !== undefined && { place }) }
  })
  const entries: Entry[] = readExceptions(now.read(EXCEPTIONS))
  const breaking = changes.filter(({ verdict }) => verdict === 'breaking')
  return { old: old.name, new: now.name, changes, exceptions: applyExceptions(breaking, entries, today) }
}

/** True if each breaking change has an exception, and each exception is valid and needed. */
export function passes({ exceptions: { open, faults } }: Diff): boolean {
  return open.length === 0 && faults.length === 0
}

function toolFindings(old: State, now: State): PlacedFinding[] {
  const removed = old.tools.filter((name) => !now.tools.includes(name))
  const added = now.tools.filter((name) => !old.tools.includes(name))
  return [
    ...removed.map((name) => wholeFinding('tool.removed', `tool \`${name}\` removed`, 'old', ['tools', name])),
    ...added.map((name) => wholeFinding('tool.added', `tool \`${name}\` added`, 'new', ['tools', name])),
  ]
}

/** A gap that is closed without any change was closed by what was assumed. */
function gapFindings(old: State, now: State, closed: Set<string>, changes: Change[]): PlacedFinding[] {
  const changed = new Set(changes.filter(({ verdict }) => verdict !== 'neutral').flatMap(({ closes }) => closes))
  const assumed = [...closed].filter((id) => !changed.has(id))
  const opened = [...now.gaps].filter((id) => !old.gaps.has(id))
  return [
    ...assumed.map((id) => wholeFinding('gap.closed', `gap \`${id}\` closed, as assumed`, 'old', ['gaps', id])),
    ...opened.map((id) => wholeFinding('gap.opened', `gap \`${id}\` opened`, 'new', ['gaps', id])),
  ]
}

type Places = Record<'old' | 'new', (pointer: string[]) => string | undefined>

function placeOf({ at: { side, pointer } }: Change, places: Places): string | undefined {
  const place = places[side](pointer)
  return place !== undefined && side === 'old' ? `${place} (before)` : place
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '../../src/contract/json.js'
import { endpointsOf } from '../../src/contract/operations.js'
import { sources } from '../read/source-files.js'
import { fromRoot } from '../support/paths.js'
import { type ChangeVerdict, documentChanges, mergedChanges, type ReportedChange } from './changes.js'
import { applyExceptions, EXCEPTIONS, type Excepted, readExceptions } from './exceptions.js'
import type { State } from './state.js'

/** A change with its place in the hand-written files. */
export type LocatedChange = ReportedChange & {
  /** `openapi/resources/canvases/schemas/Canvas.yaml:12`. Undefined if there are no such files. */
  place?: string | undefined
}

export type Diff = {
  old: string
  new: string
  /** The versions that were released. */
  versions: string[]
  changes: LocatedChange[]
  exceptions: Excepted
}

/**
 * Compares two states of the contract, version by version. Only what a released version promised can break: a version
 * of the older state. `today` is a day such as `2030-05-05`. Throws a ContractError if a document cannot be compared.
 */
export async function compareStates(old: State, now: State, today: string): Promise<Diff> {
  const closed = new Set([...old.gaps].filter((gap) => !now.gaps.has(gap)))
  const compared = old.versions.map(async ({ date }) => {
    const [before, after] = [old.documents[date], now.documents[date]]
    return before && after ? documentChanges(before, after, date, closed) : []
  })
  const found = (await Promise.all(compared)).flat()
  const places = { old: placesIn(old.folder), new: placesIn(now.folder) }
  const changes = mergedChanges([
    ...versionChanges(old.versions, now.versions, today),
    ...toolChanges(old, now),
    ...paginationChanges(old.documents.canvas, now.documents.canvas),
    ...found,
    ...gapChanges(old, now, closed, found),
  ]).map((change): LocatedChange => {
    const { side, pointer } = change.at
    const place = places[side](pointer)
    return { ...change, place: place && side === 'old' ? `${place} (before)` : place }
  })
  const breaking = changes.filter(({ verdict }) => verdict === 'breaking')
  const file = join(now.folder ?? '', EXCEPTIONS)
  const entries = now.folder && existsSync(file) ? readExceptions(readFileSync(file, 'utf8')) : []
  const exceptions = applyExceptions(breaking, entries, today)
  return { old: old.name, new: now.name, versions: old.versions.map(({ date }) => date), changes, exceptions }
}

/** True if each breaking change has an exception, and each exception is valid and needed. */
export function passes({ exceptions: { open, problems } }: Diff): boolean {
  return open.length === 0 && problems.length === 0
}

/** Returns a function that finds a place in hand-written files, or the nearest one around what a view rewrote. */
function placesIn(folder: string | undefined): (pointer: string[]) => string | undefined {
  if (folder === undefined) return () => undefined
  const name = fromRoot(folder)
  const { placeOf } = sources(name)
  return (pointer) => placeOf(pointer).replace(name, 'openapi').replace(/:\d+$/, '')
}

type Side = ReportedChange['at']['side']

function change(
  verdict: ChangeVerdict,
  subject: string,
  says: string,
  side: Side,
  ...pointer: string[]
): ReportedChange {
  return { verdict, subject, says, at: { side, pointer }, versions: [], closes: [] }
}

/**
 * Returns what changed about the versions themselves: which there are, their sunsets, and which one a request without
 * the header gets. A version may go after its sunset: until then, requests pin it.
 */
function versionChanges(old: State['versions'], now: State['versions'], today: string): ReportedChange[] {
  const isPast = (sunset: string | null) => sunset !== null && today > sunset
  const row = (verdict: ChangeVerdict, date: string, says: string, side: Side = 'new') => {
    const index = (side === 'new' ? now : old).findIndex((version) => version.date === date)
    return change(verdict, `versions.${date}`, says, side, 'versions', String(index))
  }
  const rows = old.flatMap(({ date, sunset }) => {
    const after = now.find((version) => version.date === date)
    if (!after && isPast(sunset)) return row('neutral', date, `retired, after its sunset on ${sunset}`, 'old')
    if (!after) return row('breaking', date, `removed before the day after its sunset, ${sunset}`, 'old')
    if (after.sunset === sunset) return []
    const isEarlier = after.sunset !== null && sunset !== null && after.sunset < sunset
    const verdict = isEarlier ? 'breaking' : sunset === null ? 'neutral' : 'additive'
    return row(verdict, date, `sunset changed from ${sunset} to ${after.sunset}`)
  })
  const [had, has] = [old, now].map((all) => all.find(({ role }) => role === 'default') ?? all.at(-1))
  if (had && has && had.date !== has.date) {
    const says = `requests without the header get this version, no longer ${had.date}`
    rows.push(row(isPast(had.sunset) ? 'neutral' : 'breaking', has.date, says))
  }
  const fresh = now.filter(({ date }) => !old.some((version) => version.date === date))
  return [...rows, ...fresh.map(({ date }) => row('additive', date, 'added'))]
}

/** Returns which tools came and went, and which arguments of those that both states have. */
function toolChanges(old: State, now: State): ReportedChange[] {
  const rows = (one: State, other: State, verdict: ChangeVerdict, says: string, side: Side) =>
    Object.entries(one.tools).flatMap(([tool, names], index) => {
      const kept = other.tools[tool]
      const gone = kept ? names.filter((name) => !kept.includes(name)).map((name) => `${tool}.${name}`) : [tool]
      return gone.map((name) => change(verdict, `tools.${name}`, says, side, 'tools', String(index)))
    })
  return [...rows(old, now, 'breaking', 'removed', 'old'), ...rows(now, old, 'additive', 'added', 'new')]
}

/** A view has the pagination that its parameters allow, so the written one is compared. */
function paginationChanges(old: JsonObject = {}, now: JsonObject = {}): ReportedChange[] {
  const kinds = new Map(endpointsOf(old).map(({ path, method, node }) => [`${method} ${path}`, node]))
  return endpointsOf(now).flatMap(({ top, path, method, node }) => {
    const before = kinds.get(`${method} ${path}`)
    const [had = 'none', has = 'none'] = [before?.['x-pagination'], node['x-pagination']]
    if (!before || had === has) return []
    const verdict = had === 'none' ? 'additive' : 'breaking'
    const says = `Pagination changed from ${had} to ${has}`
    return change(verdict, String(node.operationId), says, 'new', top, path, method, 'x-pagination')
  })
}

/** A gap that closes without another change was assumed right. */
function gapChanges(old: State, now: State, closed: Set<string>, changes: ReportedChange[]): ReportedChange[] {
  const named = new Set(changes.filter(({ verdict }) => verdict !== 'neutral').flatMap(({ closes }) => closes))
  const row = (says: string, side: Side) => (id: string) => change('neutral', `gaps.${id}`, says, side, 'gaps', id)
  return [
    ...[...closed].filter((id) => !named.has(id)).map(row('closed, as assumed', 'old')),
    ...[...now.gaps].filter((id) => !old.gaps.has(id)).map(row('added', 'new')),
  ]
}

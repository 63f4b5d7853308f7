import type { JsonObject } from '../../src/contract/json.js'
import { endpointsOf } from '../../src/contract/operations.js'
import { documentChanges, mergedChanges, type ReportedChange, type Verdict } from './changes.js'
import { applyExceptions, EXCEPTIONS, type Excepted, readExceptions } from './exceptions.js'
import { locator } from './locate.js'
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
 * Compares two states of the contract, version by version. Only what a released version promised can break: a version of the older
 * state. `today` is a day such as `2030-05-05`. Throws a ContractError if a document cannot be compared.
 */
export async function compareStates(old: State, now: State, today: string): Promise<Diff> {
  const closed = new Set([...old.gaps].filter((gap) => !now.gaps.has(gap)))
  const compare = async (before?: JsonObject, after?: JsonObject, version?: string) =>
    before && after ? documentChanges(before, after, version, closed) : []
  const found = await Promise.all([
    ...old.versions.map(({ date }) => compare(old.documents[date], now.documents[date], date)),
    // Views have the pagination that their parameters allow, so the written one is compared by itself.
    compare(paginations(old), paginations(now)).then((all) => all.filter(({ says }) => /pagination/i.test(says))),
  ])
  const sources = { old: locator(old), new: locator(now) }
  const changes = mergedChanges([
    ...versionChanges(old.versions, now.versions, today),
    ...toolChanges(old, now),
    ...schemaChanges(old, now),
    ...found.flat(),
    ...gapChanges(old, now, closed, found.flat()),
  ]).map((change): LocatedChange => {
    const { side, pointer } = change.at
    const place = sources[side](pointer)
    return { ...change, place: place && side === 'old' ? `${place} (before)` : place }
  })
  const breaking = changes.filter(({ verdict }) => verdict === 'breaking')
  const exceptions = applyExceptions(breaking, readExceptions(now.read(EXCEPTIONS)), today)
  return { old: old.name, new: now.name, versions: old.versions.map(({ date }) => date), changes, exceptions }
}

/** True if each breaking change has an exception, and each exception is valid and needed. */
export function passes({ exceptions: { open, problems } }: Diff): boolean {
  return open.length === 0 && problems.length === 0
}

function change(verdict: Verdict, says: string, side: 'old' | 'new', ...pointer: string[]): ReportedChange {
  return { verdict, subject: pointer.join('.'), says, at: { side, pointer }, versions: [], closes: [] }
}

/**
 * Returns what changed about the versions themselves: which there are, their sunsets, and which one a request without
 * the header gets. A version may go after its sunset: until then, requests pin it.
 */
function versionChanges(old: State['versions'], now: State['versions'], today: string): ReportedChange[] {
  const isPast = (sunset: string | null) => sunset !== null && today > sunset
  const rows = old.flatMap(({ date, sunset }) => {
    const after = now.find((version) => version.date === date)
    if (!after && isPast(sunset)) return change('neutral', `${RETIRED} on ${sunset}`, 'old', 'versions', date)
    if (!after) return change('breaking', `removed before the day after its sunset, ${sunset}`, 'old', 'versions', date)
    if (after.sunset === sunset) return []
    const isEarlier = after.sunset !== null && sunset !== null && after.sunset < sunset
    const verdict = isEarlier ? 'breaking' : sunset === null ? 'neutral' : 'additive'
    return change(verdict, `sunset changed from ${sunset} to ${after.sunset}`, 'new', 'versions', date)
  })
  const fresh = now.filter(({ date }) => !old.some((version) => version.date === date))
  const [had, has] = [old, now].map((all) => all.find(({ role }) => role === 'default') ?? all.at(-1))
  if (had && has && had.date !== has.date)
    rows.push(
      change(
        isPast(had.sunset) ? 'neutral' : 'breaking',
        `requests without the header get this version, no longer ${had.date}`,
        'new',
        'versions',
        has.date,
      ),
    )
  return [...rows, ...fresh.map(({ date }) => change('additive', 'added', 'new', 'versions', date))]
}

/** The words for a version that was removed after its sunset. */
const RETIRED = 'retired, after its sunset'

/** Returns which tools came and went, and which arguments of those that both states have. */
function toolChanges(old: State, now: State): ReportedChange[] {
  const [had, has] = [old, now].map(({ tools }) => Object.keys(tools)) as [string[], string[]]
  const kept = had.filter((name) => has.includes(name))
  const argumentsIn = ({ tools }: State) => kept.flatMap((name) => (tools[name] ?? []).map((one) => `${name}.${one}`))
  return [...nameChanges('tools', had, has), ...nameChanges('tools', argumentsIn(old), argumentsIn(now))]
}

/** Returns which schemas lost their names: the package exports a type and a validator under each, whatever has the shape now. */
function schemaChanges(old: State, now: State): ReportedChange[] {
  return old.versions.flatMap(({ date }) => {
    const [had, has] = [old, now].map(({ documents }) => documents[date]?.components as JsonObject | undefined)
    if (!had || !has) return []
    const gone = Object.keys(had.schemas ?? {}).filter((name) => !(name in (has.schemas ?? {})))
    return gone.map((name) => ({
      ...change('breaking', GONE, 'old', 'components', 'schemas', name),
      subject: name,
      versions: [date],
    }))
  })
}

const GONE = 'Schema was removed or renamed, and with it a type and a validator of the package'

/** Returns what is gone from a list of names, and what is new in it. */
function nameChanges(
  list: 'tools' | 'gaps',
  had: string[],
  has: string[],
  [gone, fresh]: [Verdict, Verdict] = ['breaking', 'additive'],
): ReportedChange[] {
  return [
    ...had.filter((name) => !has.includes(name)).map((name) => change(gone, 'removed', 'old', list, name)),
    ...has.filter((name) => !had.includes(name)).map((name) => change(fresh, 'added', 'new', list, name)),
  ]
}

/** If nothing else changed, the assumption was right. */
function gapChanges(old: State, now: State, closed: Set<string>, changes: ReportedChange[]): ReportedChange[] {
  const named = new Set(changes.filter(({ verdict }) => verdict !== 'neutral').flatMap(({ closes }) => closes))
  const assumed = [...closed].filter((id) => !named.has(id))
  return [
    ...assumed.map((id) => change('neutral', 'closed, as assumed', 'old', 'gaps', id)),
    ...nameChanges('gaps', [...old.gaps], [...old.gaps, ...now.gaps], ['neutral', 'neutral']),
  ]
}

/** Returns a document that has nothing but the operations, with the pagination that is written at each. */
function paginations({ documents: { canvas } }: State): JsonObject | undefined {
  if (!canvas) return undefined
  const paths: Record<string, JsonObject> = {}
  for (const { top, path, method, node } of endpointsOf(canvas)) {
    if (top === 'webhooks') continue
    const { operationId = '', 'x-pagination': kind } = node
    paths[path] = { ...paths[path], [method]: { operationId, responses: {}, ...(kind && { 'x-pagination': kind }) } }
  }
  return { openapi: canvas.openapi ?? '', info: { title: '', version: '' }, paths }
}

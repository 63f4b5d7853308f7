import type { KnownTool } from '../read/tool-server.js'
import { parseYaml } from '../support/yaml.js'
import { valueText } from './canonical.js'
import type { Rule } from './change-rules.js'
import { type Change, changesOf, mergedChanges } from './changes.js'
import { compareDocuments } from './documents.js'
import { applyExceptions, EXCEPTIONS, type Excepted, readExceptions } from './exceptions.js'
import { locator } from './locate.js'
import { neutralFindings } from './neutral.js'
import type { State } from './state.js'
import { type Finding, match, type Side, wholeFinding } from './walk.js'

/** A change with its place in the hand-written files. */
export type LocatedChange = Change & {
  /** `openapi/resources/canvases/schemas/Canvas.yaml:12`. Undefined if there are no such files. */
  place?: string
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
 * Compares two states of the contract, version by version, and classifies each change by the change rules. Only what a released version
 * promised can break: a version of the older state. `today` is a day such as `2030-05-05`.
 */
export function compareStates(old: State, now: State, today: string): Diff {
  const closed = new Set([...old.gaps].filter((gap) => !now.gaps.has(gap)))
  const perVersion = old.versions.flatMap(({ date }) => {
    const [before, after] = [old.documents[date], now.documents[date]]
    if (!before || !after) return []
    const noticed = compareDocuments(before, after)
    return changesOf([...noticed, ...neutralFindings(before, after, noticed)], date, closed)
  })
  const data = [
    ...versionFindings(old.versions, now.versions, today),
    ...nameFindings('tool', old.tools, now.tools),
    ...nameFindings('tool.argument', ...argumentsIn(old, now)),
    ...nameFindings('fact', ...factsIn(old, now)),
  ]
  const merged = mergedChanges([
    ...changesOf(data, undefined, closed),
    ...perVersion,
    ...changesOf(gapFindings(old, now, closed, perVersion), undefined, closed),
  ])
  const changes = located(merged, { old: locator(old), new: locator(now) })
  const breaking = changes.filter(({ verdict }) => verdict === 'breaking')
  const exceptions = applyExceptions(breaking, readExceptions(now.read(EXCEPTIONS)), today)
  return { old: old.name, new: now.name, versions: old.versions.map(({ date }) => date), changes, exceptions }
}

/**
 * Returns the changes with their places. The bundle adds to a document what other files say, such as scopes and dates in texts. What is
 * written as before is left out, unless nothing else says what changed.
 */
function located(changes: Change[], sources: Record<Side, ReturnType<typeof locator>>): LocatedChange[] {
  const rows = changes.map((change) => {
    const { side, pointer } = change.at
    const [before, after] = [sources.old(pointer), sources.new(pointer)]
    const isMade = MADE.has(change.rule) && before && after && valueText(before.value) === valueText(after.value)
    if (isMade) return { isMade, change: { ...change, says: `${change.says}, made from other files` } }
    const source = side === 'old' ? before && `${before.place} (before)` : after?.place
    return { isMade: false, change: source === undefined ? change : { ...change, place: source } }
  })
  const written = rows.filter(({ isMade }) => !isMade)
  return (written.length > 0 ? written : rows).map(({ change }) => change)
}

/** The changes that can come from the bundle. */
const MADE = new Set<Rule>(['text.changed', 'example.changed', 'form.rewritten'])

/** True if each breaking change has an exception, and each exception is valid and needed. */
export function passes({ exceptions: { open, faults } }: Diff): boolean {
  return open.length === 0 && faults.length === 0
}

/**
 * Returns what changed about the versions themselves: which there are, their sunsets, and which one a request without the
 * header gets. A version may go after its sunset (fact versioning.rule.4.sunset_400): until then, requests pin it.
 */
function versionFindings(old: State['versions'], now: State['versions'], today: string): Finding[] {
  const found: Finding[] = []
  const tell = (rule: Rule, says: string, side: Side, date: string) =>
    found.push(wholeFinding(rule, says, side, 'versions', date))
  const isPast = (sunset: string | null) => sunset !== null && today > sunset
  match(byDate(old), byDate(now), {
    kept: ({ sunset: had }, { sunset: has }, date) => {
      const moved = `sunset of ${date} moved from ${had} to ${has}`
      if (had === has) return
      if (had === null) tell('version.sunset.announced', `sunset of ${date} set to ${has}`, 'new', date)
      else if (has === null) tell('version.sunset.later', `sunset of ${date} removed`, 'new', date)
      else tell(has < had ? 'version.sunset.earlier' : 'version.sunset.later', moved, 'new', date)
    },
    gone: ({ sunset }, date) => {
      const why = sunset === null ? ', which has no sunset' : ` before the day after its sunset, ${sunset}`
      if (isPast(sunset)) tell('version.retired', `version ${date} retired, after its sunset on ${sunset}`, 'old', date)
      else tell('version.removed', `version ${date} removed${why}`, 'old', date)
    },
    fresh: (_, date) => tell('version.added', `version ${date} added`, 'new', date),
  })
  const [had, has] = [old, now].map((all) => all.find(({ role }) => role === 'default') ?? all.at(-1))
  if (had && has && had.date !== has.date) {
    const rule = isPast(had.sunset) ? 'version.default.advanced' : 'version.default.changed'
    tell(rule, `requests without the header get ${has.date}, no longer ${had.date}`, 'new', has.date)
  }
  return found
}

function byDate(versions: State['versions']): Map<string, State['versions'][number]> {
  return new Map(versions.map((version) => [version.date, version]))
}

/** Returns what was added to a list of names, and removed from it. */
function nameFindings(subject: 'tool' | 'tool.argument' | 'fact', had: string[] = [], has: string[] = []): Finding[] {
  const removed = had.filter((name) => !has.includes(name))
  const added = has.filter((name) => !had.includes(name))
  const [place, noun] = [`${subject.split('.')[0]}s`, subject.replace('.', ' ')]
  return [
    ...removed.map((name) => wholeFinding(`${subject}.removed`, `${noun} \`${name}\` removed`, 'old', place, name)),
    ...added.map((name) => wholeFinding(`${subject}.added`, `${noun} \`${name}\` added`, 'new', place, name)),
  ]
}

/** Returns the arguments of the tools that both states have, other than the fields of a request. */
function argumentsIn(...states: State[]): string[][] {
  const isKept = ({ name }: KnownTool) => states.every(({ tools }) => tools.includes(name))
  return namesIn(states, /^mcp\/tools\.yaml$/, (tools: KnownTool[]) =>
    tools.filter(isKept).flatMap(({ name, flattened = {} }) =>
      Object.values(flattened)
        .flat()
        .map((one) => `${name}.${one}`),
    ),
  )
}

/** No test needs a fact to be there, so one that is deleted is only noticed here. */
function factsIn(...states: State[]): string[][] {
  return namesIn(states, /^facts\/[^/]+\.yaml$/, (facts: object) => Object.keys(facts))
}

/** Returns names in the hand-written files of states. An installed package has none, so there is nothing to compare with. */
function namesIn<Data>(states: State[], pattern: RegExp, namesOf: (data: Data) => string[]): string[][] {
  const names = states.map(({ files, read }) => {
    const texts = files().flatMap((file) => (pattern.test(file) ? [{ file, text: read(file) ?? '' }] : []))
    return texts.map(({ file, text }) => namesOf(parseYaml<Data | null>(text, `openapi/${file}`).data ?? ([] as Data)))
  })
  return names.every((files) => files.length > 0) ? names.map((files) => files.flat()) : []
}

/** A gap that is closed without any change was closed by what was assumed. */
function gapFindings(old: State, now: State, closed: Set<string>, changes: Change[]): Finding[] {
  const changed = new Set(changes.filter(({ verdict }) => verdict !== 'neutral').flatMap(({ closes }) => closes))
  const assumed = [...closed].filter((id) => !changed.has(id))
  const opened = [...now.gaps].filter((id) => !old.gaps.has(id))
  return [
    ...assumed.map((id) => wholeFinding('gap.closed', `gap \`${id}\` closed, as assumed`, 'old', 'gaps', id)),
    ...opened.map((id) => wholeFinding('gap.opened', `gap \`${id}\` opened`, 'new', 'gaps', id)),
  ]
}

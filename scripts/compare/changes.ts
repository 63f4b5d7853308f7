import { gapIds } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { find, pathOf } from '../../src/contract/references.js'
import { VERSION_COMPONENT } from '../../src/contract/versions.js'
import { type RedoclyChange, redoclyDiff } from './redocly.js'

/** Breaking: only in a new version. Additive: at any time. Neutral: unnoticed by clients. The most serious first. */
const VERDICTS = { major: 'breaking', minor: 'additive', patch: 'neutral' } as const
export type ChangeVerdict = (typeof VERDICTS)[keyof typeof VERDICTS]

/** One row of the report. */
export type ReportedChange = {
  verdict: ChangeVerdict
  /** What changed, such as `Canvas.title` or `listTasks.parameters.limit`. */
  subject: string
  /** What happened to it, such as `Property title removed`. */
  says: string
  versions: string[]
  /** Where it is written: the keys that lead there, in the newer state, or in the older one for what is gone. */
  at: { side: 'old' | 'new'; pointer: string[] }
  /** The gaps that the change closes. */
  closes: string[]
}

/** If one of these rules reports a change, its verdict counts and no other. The first one comes first. */
const ALONE = ['canvas/unnoticed', 'canvas/tolerated']

/** The words for a change of texts, examples and the like. */
export const TEXT = 'changed as no client notices'

/** The dates in the version headers change with each version that is added or removed, which has its own row. */
const VERSION_DATE = new RegExp(`^#/components/(?:parameters|headers)/${VERSION_COMPONENT}\\w*/schema`)

/**
 * Returns what changed between two documents of a version, but for the pagination. `closed` are the gaps that only the
 * older state has: a statement that takes the place of another assumption breaks what was built on it. Throws a
 * ContractError if Redocly cannot compare the documents.
 */
export async function documentChanges(
  old: JsonObject,
  now: JsonObject,
  version: string,
  closed: Set<string>,
): Promise<ReportedChange[]> {
  if (JSON.stringify(old) === JSON.stringify(now)) return []
  const changes = await redoclyDiff(old, now)
  return changes.flatMap((change): ReportedChange[] => {
    const { base, revision, verdicts, property } = change
    if (VERSION_DATE.test((revision ?? base)?.pointer ?? '') || property === 'x-pagination') return []
    const alone = ALONE.flatMap((rule) => verdicts.find(({ ruleId }) => ruleId === rule) ?? [])[0]
    const impact = alone?.impact ?? change.impact
    const gaps = impact === 'patch' ? [] : gapsAt(old, [change.path, base?.pointer ?? '#'])
    const closes = gaps.filter((gap) => closed.has(gap))
    const isReplaced = impact === 'minor' && base?.value !== undefined && closes.length > 0
    const isText = alone?.ruleId === 'canvas/unnoticed' && property !== 'deprecated'
    const edited = pointerOf(change, old, now)
    const pointer = isText ? edited.slice(0, 3) : edited
    return [
      {
        verdict: isReplaced ? 'breaking' : VERDICTS[impact],
        subject: subjectOf(revision ? now : old, pointer.at(-1) === property ? pointer.slice(0, -1) : pointer),
        says: isText ? TEXT : wordsOf(change, impact),
        at: { side: revision ? 'new' : 'old', pointer },
        versions: [version],
        closes,
      },
    ]
  })
}

/** Returns one row for the same change in several versions. The most serious come first. */
export function mergedChanges(changes: ReportedChange[]): ReportedChange[] {
  const rows = new Map<string, ReportedChange>()
  for (const change of changes) {
    const key = JSON.stringify([change.subject, change.says, change.verdict])
    const row = rows.get(key) ?? change
    const join = (part: 'closes' | 'versions') => [...new Set([...row[part], ...change[part]])]
    rows.set(key, { ...row, closes: join('closes'), versions: join('versions') })
  }
  return Object.values(VERDICTS).flatMap((verdict) => [...rows.values()].filter((row) => row.verdict === verdict))
}

/** Returns where the edit is: at the first reference that differs, or where Redocly found it, beyond them all. */
function pointerOf({ path, base, revision }: RedoclyChange, old: JsonObject, now: JsonObject): string[] {
  let pointer: string[] = []
  for (const step of pathOf(path)) {
    pointer = [...pointer, step]
    const [before, after] = [old, now].map((document) => refAt(document, pointer))
    if (before !== after && before !== null && after !== null) return pointer
    pointer = before ? pathOf(before) : pointer
  }
  return pathOf((revision ?? base)?.pointer ?? '#')
}

/** Returns the reference at a place. Undefined for a node without one, null if there is no node. */
function refAt(document: JsonObject, pointer: string[]): string | undefined | null {
  const node = pointer.reduce<Json | undefined>((here, step) => (here as JsonObject | undefined)?.[step], document)
  return isObject(node) ? (node.$ref as string | undefined) : null
}

/** Returns the gaps that are marked at these places of a document, or on any object around them. */
function gapsAt(document: JsonObject, places: string[]): string[] {
  const marks = places.flatMap((place) => stepsTo(document, pathOf(place)).map((node) => node['x-gap']))
  return [...new Set(marks.flatMap(gapIds))]
}

/** Returns the objects from the root to a place, with references resolved, as far as the document has it. */
function stepsTo(document: JsonObject, path: string[]): JsonObject[] {
  let here: Json | undefined = document
  return path.flatMap((step) => {
    here = (here as JsonObject | undefined)?.[step]
    while (isObject(here) && typeof here.$ref === 'string') here = find(document, here.$ref)
    return isObject(here) ? [here] : []
  })
}

/** Keys that are left out of the name of a place. */
const STRUCTURE = new Set(['properties', 'schema', 'content', 'application/json'])

/** Names a place: a component or an operation, and what is inside of it. Items of a list have names, if possible. */
function subjectOf(document: JsonObject, pointer: string[]): string {
  const [top, name = '', member = '', ...rest] = pointer
  const operationId = top === 'components' ? member : stepsTo(document, [String(top), name, member])[2]?.operationId
  if (typeof operationId !== 'string') return pointer.join('.')
  const named = rest.map((step, index) => {
    const node = /^\d+$/.test(step) ? stepsTo(document, pointer.slice(0, index + 4)).at(-1) : undefined
    return typeof node?.name === 'string' ? node.name : step
  })
  return [operationId, ...named.filter((step) => !STRUCTURE.has(step))].join('.').replaceAll('.items', '[]')
}

/** Returns what Redocly says of a breaking change, or what changed from what to what. */
function wordsOf({ kind, property, base, revision, verdicts }: RedoclyChange, impact: RedoclyChange['impact']): string {
  const own = verdicts.filter((one) => impact === 'major' && one.impact === 'major' && !/^canvas/.test(one.ruleId))
  if (own.length > 0) return own.map(({ message }) => message.replace(/\.$/, '').replaceAll('`', '')).join('; ')
  const isNamed = kind === 'removed' && /^#\/components\/schemas\/[^/]+$/.test(base?.pointer ?? '')
  if (isNamed) return 'Schema removed or renamed, and with it a type and a validator of the package'
  if (kind !== 'modified') return kind
  if (property === 'deprecated') return revision?.value === true ? 'deprecated' : 'no longer deprecated'
  const [had, has] = [base, revision].map((one) => JSON.stringify(one?.value) ?? 'none')
  return `${property === 'key' ? 'Name' : property} changed from ${had} to ${has}`.slice(0, 160)
}

import { ownerOf } from '../../src/contract/owners.js'
import { type Rule, replacesStatement, type Verdict, verdictOf } from './change-rules.js'
import type { Finding, Place } from './walk.js'

/** One row of the table: a change, with everything that it concerns. */
export type Change = {
  rule: Rule
  verdict: Verdict
  /** What changed, such as `Canvas.title` or `listTasks: query parameter limit`. Exceptions name it. */
  subject: string
  /** What happened to it, as a predicate in Markdown. */
  says: string
  /** The operations that it concerns in this way, by the part of them: `response`, `webhook`, or none for the whole operation. */
  uses: Record<string, string[]>
  versions: string[]
  at: Place
  /** The gaps that the change closes. */
  closes: string[]
}

/**
 * Returns the findings of one version as rows: a change of something shared is one row, whatever uses it, with its most serious
 * verdict. `closed` are the gaps that only the older state has. A fact that takes the place of another assumption breaks what
 * was built on it.
 */
export function changesOf(findings: Finding[], version: string | undefined, closed: Set<string>): Change[] {
  const changes = findings.map((finding): Change => {
    const { rule, direction, says, at } = finding
    const closes = finding.gaps.filter((gap) => closed.has(gap))
    const verdict = verdictOf(rule, direction)
    return {
      verdict: verdict === 'additive' && replacesStatement(rule) && closes.length > 0 ? 'breaking' : verdict,
      ...{ rule, subject: subjectOf(finding), says, at, closes: [...new Set(closes)] },
      uses: { [partOf(finding)]: finding.operation === undefined ? [] : [finding.operation] },
      versions: version === undefined ? [] : [version],
    }
  })
  return joined(changes, ({ subject, says, at }) => [subject, says, at])
}

/** Joins the rows of several versions: what changed alike in each is one row. The most serious come first. */
export function mergedChanges(changes: Change[]): Change[] {
  const rows = joined(changes, ({ rule, subject, says, verdict, at }) => [rule, subject, says, verdict, fileOf(at)])
  return rows.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict))
}

const ORDER: Verdict[] = ['breaking', 'additive', 'neutral']

function fileOf({ pointer }: Place): string {
  return pointer[0] === 'versions' ? pointer.join('/') : ownerOf(pointer)
}

/** Joins changes with the same key. What is less serious than another with its key adds nothing but the gaps that it closes. */
function joined(changes: Change[], keyOf: (change: Change) => unknown): Change[] {
  const rows = new Map<string, Change>()
  for (const change of changes) {
    const key = JSON.stringify(keyOf(change))
    const row = rows.get(key) ?? change
    const [main, other] = ORDER.indexOf(row.verdict) <= ORDER.indexOf(change.verdict) ? [row, change] : [change, row]
    const isAlike = main.verdict === other.verdict
    rows.set(key, {
      ...main,
      uses: isAlike ? allUses(main.uses, other.uses) : main.uses,
      versions: isAlike ? union(main.versions, other.versions) : main.versions,
      closes: union(main.closes, other.closes),
    })
  }
  return [...rows.values()]
}

function allUses(one: Change['uses'], other: Change['uses']): Change['uses'] {
  const all = { ...one }
  for (const [part, operations] of Object.entries(other)) all[part] = union(all[part] ?? [], operations)
  return all
}

/** A webhook is sent like a response, and its receiver responds to it. */
function partOf({ direction, isSent }: Finding): string {
  if (isSent) return direction === 'response' ? 'webhook' : 'response to the webhook'
  return direction ?? ''
}

function union<One>(one: One[], other: One[]): One[] {
  return [...new Set([...one, ...other])]
}

/** Schemas and responses are named as components; everything else by its operation and part. */
function subjectOf({ at: { pointer }, path, inner, part, operation, rule }: Finding): string {
  const [top, section, name, ...rest] = pointer
  const inside = namesText(path)
  const label = part.replaceAll('`', '')
  if (top === 'components' && section === 'schemas' && name !== undefined) {
    // The place of a required name is in a list beside the fields, that of a renamed field at its new name.
    const isListed = rule.startsWith('required.') || rule === 'field.renamed'
    if (inner) return [name + fieldText(rest), namesText(inner)].filter(Boolean).join('.')
    return name + (isListed ? `${fieldText(rest.slice(0, -2))}.${path.at(-1) ?? ''}` : fieldText(rest))
  }
  if (top === 'components' && (section === 'parameters' || section === 'headers'))
    return [label.split(', ').at(-1), inside].filter(Boolean).join(' ')
  if (top === 'components' && name !== undefined) {
    const place = label.replace(/^(?:callback, |response \w+)/, '').replace(/^, /, '')
    return [name, [place, inside].filter(Boolean).join(' ')].filter(Boolean).join(': ')
  }
  if (top === 'paths' && name === 'parameters' && label) return `${section}: ${label}`
  if (operation === undefined) return pointer.filter((step) => !/^\d+$/.test(step)).join('.')
  const place = [label, inside].filter(Boolean).join(' ')
  return place === '' ? operation : `${operation}: ${place}`
}

function namesText(path: string[]): string {
  return path.join('.').replaceAll('.[]', '[]')
}

/** `properties/links/properties/self` is `.links.self`, `properties/data/items` is `.data[]`. */
function fieldText(steps: string[]): string {
  let text = ''
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index]
    if (step === 'properties') text += `.${steps[++index] ?? ''}`
    else if (step === 'items') text += '[]'
    else if (step === 'additionalProperties') text += '.*'
  }
  return text
}

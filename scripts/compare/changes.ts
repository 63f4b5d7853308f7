import { type Direction, type Rule, type Verdict, verdictOf } from './change-rules.js'
import type { PlacedFinding, Side } from './finding.js'

/** One row of the table: a change, with everything that it concerns. */
export type Change = {
  rule: Rule
  verdict: Verdict
  /** What changed, such as `Canvas.title` or `listTasks: query parameter limit`. Exceptions name it. */
  subject: string
  /** What happened to it, as a predicate in Markdown. */
  says: string
  directions: Direction[]
  versions: string[]
  operations: string[]
  at: { side: Side; pointer: string[] }
  /** The gaps that the change closes. */
  closes: string[]
}

/**
 * Returns the findings of one version as rows: a change of something shared is one row, whatever uses it. `closed` are the
 * gaps that only the older state has. A fact that takes the place of another assumption breaks what was built on it.
 */
export function changesOf(findings: PlacedFinding[], version: string | undefined, closed: Set<string>): Change[] {
  const rows = new Map<string, Change>()
  for (const finding of findings) {
    const closes = finding.gaps.filter((gap) => closed.has(gap))
    const verdict = judged(finding, closes)
    const subject = subjectOf(finding)
    const key = JSON.stringify([finding.rule, subject, finding.says, verdict, finding.at])
    const row = rows.get(key) ?? {
      ...{ rule: finding.rule, verdict, subject, says: finding.says, at: finding.at, closes: [] },
      ...{ directions: [], operations: [], versions: version === undefined ? [] : [version] },
    }
    rows.set(key, {
      ...row,
      directions: joined(row.directions, finding.direction),
      operations: joined(row.operations, finding.operation),
      closes: [...new Set([...row.closes, ...closes])],
    })
  }
  return [...rows.values()]
}

/** Joins the rows of several versions: what changed alike in each is one row. The most serious come first. */
export function mergedChanges(changes: Change[]): Change[] {
  const rows = new Map<string, Change>()
  for (const change of changes) {
    const key = JSON.stringify([change.rule, change.subject, change.says, change.verdict])
    const row = rows.get(key)
    rows.set(key, {
      ...(row ?? change),
      versions: [...new Set([...(row?.versions ?? []), ...change.versions])],
      directions: [...new Set([...(row?.directions ?? []), ...change.directions])],
      operations: [...new Set([...(row?.operations ?? []), ...change.operations])],
      closes: [...new Set([...(row?.closes ?? []), ...change.closes])],
    })
  }
  return [...rows.values()].sort((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict))
}

const ORDER: Verdict[] = ['breaking', 'additive', 'neutral']

function judged({ rule, direction, replaces }: PlacedFinding, closes: string[]): Verdict {
  const verdict = verdictOf(rule, direction)
  return verdict === 'additive' && replaces && closes.length > 0 ? 'breaking' : verdict
}

function joined<One>(list: One[], one: One | undefined): One[] {
  return one === undefined || list.includes(one) ? list : [...list, one]
}

/** Components are named, everything else is named by its operation and part. */
function subjectOf({ at: { pointer }, path, part, operation, rule }: PlacedFinding): string {
  const [top, section, name, ...rest] = pointer
  const inside = path.join('.').replaceAll('.[]', '[]')
  if (top === 'components' && section === 'schemas' && name !== undefined) {
    // The place of a required name is in a list beside the fields, that of a renamed field at its new name.
    const isListed = rule.startsWith('required.') || rule === 'field.renamed'
    return name + (isListed ? `${fieldText(rest.slice(0, -2))}.${path.at(-1) ?? ''}` : fieldText(rest))
  }
  if (top === 'components' && name !== undefined) return [name, inside].filter(Boolean).join(' ')
  if (operation === undefined) return pointer.filter((step) => !/^\d+$/.test(step)).join('.')
  const place = [part.replaceAll('`', ''), inside].filter(Boolean).join(' ')
  return place === '' ? operation : `${operation}: ${place}`
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

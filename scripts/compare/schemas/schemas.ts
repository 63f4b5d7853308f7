import type { Comparison } from '../comparison.js'
import type { Finding } from '../finding.js'
import { type Node, resolveSchema } from '../resolve-schema.js'
import { branchFindings } from './branches.js'
import { conditionFindings } from './conditions.js'
import { defaultFindings } from './defaults.js'
import { fieldFindings } from './fields.js'
import { formFindings } from './forms.js'
import { limitFindings } from './limits.js'
import { otherFieldFindings } from './other-fields.js'
import { finding, type Pair, type Use } from './pair.js'
import { shareNoType, typeFindings } from './types.js'
import { valueFindings } from './values.js'

/** Two schemas, each given in parts that all apply, and the path that leads to them. `values` are those that were renamed. */
export type Schemas = { old: Node[]; now: Node[]; path: string[]; values?: Record<string, string> }

/** Returns what changed between two schemas, in the order of the fields. */
export function compareSchemas(comparison: Comparison, use: Use, schemas: Schemas): Finding[] {
  const key = keyOf(use, schemas)
  const known = comparison.known.get(key)
  if (known) return below(schemas.path, known)
  // A schema that contains itself is the same pair again: what changed in it is found once.
  comparison.known.set(key, [])
  const found = findings(comparison, use, schemas)
  comparison.known.set(key, found)
  return below(schemas.path, found)
}

function keyOf({ direction, isError }: Use, { old, now, path, values }: Schemas): string {
  const places = [old, now].map((nodes) => nodes.map(({ at, gaps }) => [at, gaps]))
  return JSON.stringify([direction, isError === true, path.at(-1) ?? '', values ?? null, places])
}

function below(path: string[], found: Finding[]): Finding[] {
  return found.map((one) => ({ ...one, path: [...path, ...one.path] }))
}

/** The findings, with paths that start at the schemas. */
function findings(comparison: Comparison, use: Use, { old, now, path, values = {} }: Schemas): Finding[] {
  const pair: Pair = {
    old: resolveSchema(old, comparison.old),
    now: resolveSchema(now, comparison.new),
    field: path.at(-1),
    renamed: values,
    use,
    comparison,
    inside: (had, has, path, values) =>
      compareSchemas(comparison, use, { old: had, now: has, path, ...(values && { values }) }),
  }
  if (pair.old.branches || pair.now.branches) return branchFindings(pair, old, now)
  if (pair.old.never !== pair.now.never)
    return [
      pair.now.never
        ? finding(pair, 'schema.refused', 'no longer allowed')
        : finding(pair, 'schema.allowed', 'now allowed'),
    ]
  if (shareNoType(pair)) return typeFindings(pair)
  return [
    ...typeFindings(pair),
    ...valueFindings(pair),
    ...limitFindings(pair),
    ...formFindings(pair),
    ...defaultFindings(pair),
    ...conditionFindings(pair),
    ...fieldFindings(pair),
    ...otherFieldFindings(pair),
    ...itemFindings(pair),
    ...discriminatorFindings(pair),
  ]
}

function itemFindings({ old, now, inside }: Pair): Finding[] {
  return old.items || now.items ? inside(old.items ?? [], now.items ?? [], ['[]']) : []
}

function discriminatorFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.discriminator, pair.now.discriminator]
  if (!had || !has || had.value === has.value) return []
  const says = `told apart by \`${has.value}\`, no longer by \`${had.value}\``
  return [finding(pair, 'discriminator.changed', says, { at: has.at, replaces: true })]
}

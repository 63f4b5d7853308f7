import type { Rule } from '../change-rules.js'
import type { Finding } from '../finding.js'
import { finding, type Pair } from './pair.js'
import { minus } from './sets.js'
import { listOf, unquoted } from './words.js'

/** Returns what changed about the listed values: `enum` and `const`. */
export function valueFindings(pair: Pair): Finding[] {
  const had = pair.old.values && new Set([...pair.old.values.value].map((value) => renamedValue(pair, value)))
  const has = pair.now.values?.value
  const place = { at: pair.now.values?.at, replaces: had !== undefined }
  if (!had && !has) return []
  if (!had || !has)
    return [
      has
        ? finding(pair, 'values.listed', `limited to ${listOf(has)}`, place)
        : finding(pair, 'values.opened', `no longer limited to ${listOf(had ?? [])}`, place),
    ]
  const rules = rulesOf(pair)
  return [
    ...minus(had, has).map((value) => finding(pair, rules.removed, `value \`${unquoted(value)}\` removed`, place)),
    ...minus(has, had).map((value) =>
      finding(pair, rules.added, `value \`${unquoted(value)}\` added`, { ...place, replaces: false }),
    ),
  ]
}

function renamedValue({ renamed }: Pair, value: string): string {
  const name = renamed[unquoted(value)]
  return name === undefined ? value : JSON.stringify(name)
}

/** Clients branch on every status, and tolerate new codes of errors. */
function rulesOf({ use, field }: Pair): { removed: Rule; added: Rule } {
  if (use.direction === 'response' && field === 'status' && !use.isError)
    return { removed: 'status.changed', added: 'status.changed' }
  const isErrorCode = use.isError === true && field === 'code'
  return { removed: 'value.refused', added: isErrorCode ? 'error.code.added' : 'value.allowed' }
}

import type { Finding } from '../finding.js'
import { type Details, finding, type Pair } from './pair.js'
import { minus } from './sets.js'
import { listOf } from './words.js'

/** Returns what changed about the demands that are compared as a whole: `pattern`, `format`, `multipleOf`, `not` … */
export function formFindings(pair: Pair): Finding[] {
  const { old, now } = pair
  return [...new Set([...old.forms.keys(), ...now.forms.keys()])].flatMap((keyword) => {
    const had = old.forms.get(keyword) ?? new Map<string, string[]>()
    const has = now.forms.get(keyword) ?? new Map<string, string[]>()
    const removed = minus(new Set(had.keys()), has)
    const added = minus(new Set(has.keys()), had)
    const place = { at: has.get(added[0] ?? '') ?? [...has.values()][0], replaces: removed.length > 0 }
    const name = NAMES[keyword] ?? (keyword.includes('`') ? keyword : `\`${keyword}\``)
    if (removed.length > 0 && added.length > 0) {
      if (keyword === 'multipleOf' && removed[0] && added[0]) return [multiple(pair, removed[0], added[0], place)]
      return [finding(pair, 'form.changed', `${name} changed${shown(added) && ` to${shown(added)}`}`, place)]
    }
    if (added.length > 0) return [finding(pair, 'form.set', `${name}${shown(added)} set`, place)]
    if (removed.length > 0) return [finding(pair, 'form.lifted', `${name}${shown(removed)} removed`, place)]
    return []
  })
}

/** Multiples of 10 are multiples of 5, so one of the two may include the other. */
function multiple(pair: Pair, had: string, has: string, place: Details): Finding {
  const [before, after] = [Number(had), Number(has)]
  const rule = before % after === 0 ? 'form.lifted' : after % before === 0 ? 'form.set' : 'form.changed'
  return finding(pair, rule, `must be a multiple of ${has}, no longer of ${had}`, place)
}

/** Long texts, such as schemas, are not shown. */
function shown(texts: string[]): string {
  return texts.every((text) => text.length <= 60) ? ` ${listOf(texts)}` : ''
}

const NAMES: Record<string, string> = {
  pattern: 'pattern',
  format: 'format',
  multipleOf: 'multiple of',
  uniqueItems: 'unique items',
}

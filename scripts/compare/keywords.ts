import type { Rule } from './change-rules.js'
import { type Finding, matched } from './finding.js'
import { finding, type Pair } from './pair.js'
import type { Place } from './place.js'
import { type Condition, isTighter, type Limit } from './resolve-schema.js'

/** Returns the changes of the keywords that limit a value, and of its default, replays and discriminator. */
export function keywordFindings(pair: Pair): Finding[] {
  return [
    ...valueFindings(pair),
    ...limitFindings(pair),
    ...formFindings(pair),
    ...defaultFindings(pair),
    ...replayFindings(pair),
    ...discriminatorFindings(pair),
    ...conditionFindings(pair),
  ]
}

/** The listed values: `enum` and `const`. */
function valueFindings(pair: Pair): Finding[] {
  const had = pair.old.values && new Set([...pair.old.values.value].map((value) => renamedValue(pair, value)))
  const has = pair.now.values?.value
  const at = pair.now.values?.at
  if (!had && !has) return []
  if (!had) return [finding(pair, 'values.listed', `limited to ${listOf(has ?? [])}`, { at })]
  if (!has) return [finding(pair, 'values.opened', `no longer limited to ${listOf(had)}`, { at })]
  const rules = valueRules(pair)
  return [
    ...[...had].flatMap((value) =>
      has.has(value) ? [] : finding(pair, rules.removed, `value \`${unquoted(value)}\` removed`, { at }),
    ),
    ...[...has].flatMap((value) =>
      had.has(value) ? [] : finding(pair, rules.added, `value \`${unquoted(value)}\` added`, { at }),
    ),
  ]
}

function renamedValue({ renamed }: Pair, value: string): string {
  const name = renamed[unquoted(value)]
  return name === undefined ? value : JSON.stringify(name)
}

/** Clients branch on every status, and tolerate new codes of errors. */
function valueRules({ use, field }: Pair): { removed: Rule; added: Rule } {
  if (use.direction === 'response' && field === 'status' && !use.isError)
    return { removed: 'status.changed', added: 'status.changed' }
  const isErrorCode = use.isError === true && field === 'code'
  return { removed: 'value.refused', added: isErrorCode ? 'error.code.added' : 'value.allowed' }
}

/** The limits that are numbers: `maximum`, `minLength` … */
function limitFindings(pair: Pair): Finding[] {
  return matched(pair.old.limits, pair.now.limits, {
    kept: ({ value: had }, { value: has, at }, keyword) => {
      if (had.value === has.value && had.isExclusive === has.isExclusive) return []
      const isLowered = isTighter(keyword, has, had)
      const verb = isLowered === keyword.startsWith('min') ? 'raised' : 'lowered'
      const says = `${nameOf(keyword)} ${verb} from ${limitText(keyword, had)} to ${limitText(keyword, has)}`
      return [finding(pair, isLowered ? 'limit.lowered' : 'limit.raised', says, { at })]
    },
    gone: ({ value }, keyword) =>
      finding(pair, 'limit.lifted', `${nameOf(keyword)} of ${limitText(keyword, value)} removed`),
    fresh: ({ value, at }, keyword) =>
      finding(pair, 'limit.set', `${nameOf(keyword)} of ${limitText(keyword, value)} set`, { at }),
  })
}

function limitText(keyword: string, { value, isExclusive }: Limit): string {
  if (!isExclusive) return `${value}`
  return `${keyword === 'minimum' ? 'more' : 'less'} than ${value}`
}

/** The keywords whose values are compared as a whole: `pattern`, `format`, `multipleOf`, `not` … */
function formFindings(pair: Pair): Finding[] {
  const forms = new Set([...pair.old.forms.keys(), ...pair.now.forms.keys()])
  return [...forms].flatMap((keyword) => {
    const [had, has] = [pair.old, pair.now].map(({ forms }) => forms.get(keyword) ?? new Map<string, Place>())
    const removed = [...(had?.keys() ?? [])].filter((text) => !has?.has(text))
    const added = [...(has?.keys() ?? [])].filter((text) => !had?.has(text))
    const details = { at: has?.get(added[0] ?? '') ?? has?.values().next().value }
    const name = nameOf(keyword)
    const [before, after] = [removed[0], added[0]]
    if (before === undefined && after === undefined) return []
    if (before === undefined) return [finding(pair, 'form.set', `${name}${shown(added)} set`, details)]
    if (after === undefined) return [finding(pair, 'form.lifted', `${name}${shown(removed)} removed`, details)]
    if (keyword === 'multipleOf')
      return [finding(pair, stepRule(before, after), `must be a multiple of ${after}, no longer of ${before}`, details)]
    return [finding(pair, 'form.changed', `${name} changed${shown(added) && ` to${shown(added)}`}`, details)]
  })
}

/** All multiples of 10 are multiples of 5, so a change from 5 to 10 allows less, and one from 10 to 5 more. */
function stepRule(had: string, has: string): Rule {
  const [before, after] = [Number(had), Number(has)]
  return before % after === 0 ? 'form.loosened' : after % before === 0 ? 'form.tightened' : 'form.changed'
}

/** The default: in a request, the value that applies if the client sends none. */
function defaultFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.stated.get('default'), pair.now.stated.get('default')]
  if (had?.value === has?.value) return []
  const says = !had
    ? `default ${has?.value} set`
    : !has
      ? `default ${had.value} removed`
      : `default changed from ${had.value} to ${has.value}`
  return [finding(pair, pair.use.direction === 'request' ? 'default.changed' : 'default.told', says, { at: has?.at })]
}

/** The result that a retry gets: `x-replays`. */
function replayFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.stated.get('x-replays'), pair.now.stated.get('x-replays')]
  if (had?.value === has?.value) return []
  if (!had) return [finding(pair, 'replay.promised', 'a retry now returns the first result', { at: has?.at })]
  const says = has ? 'other requests than before are replayed' : 'a retry no longer returns the first result'
  return [finding(pair, 'replay.withdrawn', says, { at: has?.at })]
}

function discriminatorFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.stated.get('discriminator'), pair.now.stated.get('discriminator')]
  if (!had || !has || had.value === has.value) return []
  const says = `told apart by \`${has.value}\`, no longer by \`${had.value}\``
  return [finding(pair, 'discriminator.changed', says, { at: has.at })]
}

/** `if`, `then` and `else`. Two conditions with the same `if` are one. */
function conditionFindings(pair: Pair): Finding[] {
  const left = [...pair.old.conditions]
  const added: Condition[] = []
  const found: Finding[] = []
  for (const condition of pair.now.conditions) {
    const index = left.findIndex((one) => one.if === condition.if)
    const [before] = index < 0 ? [] : left.splice(index, 1)
    if (!before) added.push(condition)
    else found.push(...pair.inside(before.then, condition.then, []), ...pair.inside(before.else, condition.else, []))
  }
  const at = added[0]?.at
  if (left.length > 0 && at) found.push(finding(pair, 'condition.changed', 'its condition changed', { at }))
  else if (at) found.push(finding(pair, 'condition.set', 'a condition set', { at }))
  else if (left.length > 0) found.push(finding(pair, 'condition.lifted', 'a condition removed'))
  return found
}

const NAMES: Record<string, string> = {
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum number of items',
  maxItems: 'maximum number of items',
  minProperties: 'minimum number of fields',
  maxProperties: 'maximum number of fields',
  multipleOf: 'multiple of',
  uniqueItems: 'unique items',
}
const PLAIN = new Set(['minimum', 'maximum', 'pattern', 'format'])

function nameOf(keyword: string): string {
  return NAMES[keyword] ?? (PLAIN.has(keyword) || keyword.includes('`') ? keyword : `\`${keyword}\``)
}

/** Long texts, such as schemas, are not shown. */
function shown(texts: string[]): string {
  return texts.every((text) => text.length <= 60) ? ` ${listOf(texts)}` : ''
}

const SHOWN = 6

/** Returns values as a list in Markdown. Of a long one it names the first few. */
function listOf(values: Iterable<string>): string {
  const all = [...values].map((value) => `\`${unquoted(value)}\``)
  return all.length > SHOWN ? `${all.slice(0, SHOWN).join(', ')} and ${all.length - SHOWN} more` : all.join(', ')
}

/** Returns a value that is given as JSON; a text without its quotes. */
export function unquoted(value: string): string {
  return value.startsWith('"') ? (JSON.parse(value) as string) : value
}

import { type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { valueText } from './canonical.js'
import type { Rule } from './change-rules.js'
import type { ResolvedSchema, Stated } from './resolve-schema.js'
import { compareSchemas, type Pair, tell } from './schemas.js'
import type { Place } from './walk.js'

/** Compares the keywords that limit a value, and its default, replays and discriminator. */
export function compareKeywords(pair: Pair): void {
  compareValues(pair)
  for (const keyword of Object.keys(LIMITS)) compareLimits(pair, keyword)
  for (const keyword of new Set([...pair.old.keywords.keys(), ...pair.now.keywords.keys()]))
    if (!(limitName(keyword) in LIMITS)) compareTexts(pair, keyword)
  compareConditions(pair)
}

/** The listed values: `enum` and `const`. */
function compareValues(pair: Pair): void {
  const { old, now, renamed, field, scope } = pair
  const nameNow = (value: string) => {
    const name = renamed[unquoted(value)]
    return name === undefined ? value : JSON.stringify(name)
  }
  const had = old.values && new Set([...old.values.value].map(nameNow))
  const has = now.values?.value
  const details = { at: now.values?.at }
  if (has && !had) tell(pair, 'values.listed', `limited to ${listText(has)}`, details)
  if (had && !has) tell(pair, 'values.opened', `no longer limited to ${listText(had)}`, details)
  if (!had || !has) return
  // Clients branch on every status, and tolerate new codes of errors.
  const isStatus = scope.direction === 'response' && field === 'status' && !scope.isError
  const added = scope.isError && field === 'code' ? 'error.code.added' : 'value.allowed'
  for (const value of had)
    if (!has.has(value))
      tell(pair, isStatus ? 'status.changed' : 'value.refused', `value \`${unquoted(value)}\` removed`, details)
  for (const value of has)
    if (!had.has(value)) tell(pair, isStatus ? 'status.changed' : added, `value \`${unquoted(value)}\` added`, details)
}

/** The keywords that are numbers, with their names in a report. */
const LIMITS: Record<string, string> = {
  minimum: 'minimum',
  maximum: 'maximum',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum number of items',
  maxItems: 'maximum number of items',
  minProperties: 'minimum number of fields',
  maxProperties: 'maximum number of fields',
  minContains: '`minContains`',
  maxContains: '`maxContains`',
}

/** A number that limits a value. `isExclusive` is true if the number itself is refused. */
type Limit = { number: number; isExclusive: boolean }

function compareLimits(pair: Pair, keyword: string): void {
  const [had, has] = [limitOf(pair.old, keyword), limitOf(pair.now, keyword)]
  const [name, details] = [LIMITS[keyword], { at: has?.at }]
  if (had && has) {
    const isLowered = isTighter(keyword, has.value, had.value)
    if (!isLowered && !isTighter(keyword, had.value, has.value)) return
    const verb = isLowered === keyword.startsWith('min') ? 'raised' : 'lowered'
    const says = `${name} ${verb} from ${limitText(keyword, had)} to ${limitText(keyword, has)}`
    tell(pair, isLowered ? 'limit.lowered' : 'limit.raised', says, details)
  } else if (had) tell(pair, 'limit.lifted', `${name} of ${limitText(keyword, had)} removed`)
  else if (has) tell(pair, 'limit.set', `${name} set to ${limitText(keyword, has)}`, details)
}

/** Returns the tightest limit of all parts: `exclusiveMinimum` is a `minimum`. Undefined if every value keeps it. */
function limitOf(schema: ResolvedSchema, name: string): Stated<Limit> | undefined {
  const limits = [...schema.keywords].flatMap(([keyword, texts]) =>
    limitName(keyword) === name
      ? [...texts].map(([text, at]) => ({ value: limitFrom(schema, keyword, Number(text)), at }))
      : [],
  )
  return limits
    .filter(({ value }) => name === 'minimum' || !name.startsWith('min') || value.number > 0)
    .reduce<Stated<Limit> | undefined>(
      (least, one) => (!least || isTighter(name, one.value, least.value) ? one : least),
      undefined,
    )
}

function limitName(keyword: string): string {
  return keyword.replace(/^exclusiveM/, 'm')
}

/** An exclusive limit of integers is written as the next integer. */
function limitFrom(schema: ResolvedSchema, keyword: string, number: number): Limit {
  const isExclusive = keyword.startsWith('exclusive')
  if (!isExclusive || !isInteger(schema)) return { number, isExclusive }
  return { number: keyword.endsWith('Minimum') ? Math.floor(number) + 1 : Math.ceil(number) - 1, isExclusive: false }
}

function isInteger({ types }: ResolvedSchema): boolean {
  return types !== undefined && [...types.value].every((type) => type === 'integer' || type === 'null')
}

/** Returns true if the first limit allows fewer values than the second. */
function isTighter(name: string, one: Limit, other: Limit): boolean {
  if (one.number === other.number) return one.isExclusive && !other.isExclusive
  return name.startsWith('min') ? one.number > other.number : one.number < other.number
}

function limitText(keyword: string, { value: { number, isExclusive } }: Stated<Limit>): string {
  return isExclusive ? `${keyword === 'minimum' ? 'more' : 'less'} than ${number}` : `${number}`
}

/** The keywords that are compared as a whole: `pattern`, `format`, `multipleOf`, `not` … */
function compareTexts(pair: Pair, keyword: string): void {
  const [had, has] = [textsOf(pair.old, keyword), textsOf(pair.now, keyword)]
  const removed = [...had.keys()].filter((text) => !has.has(text))
  const added = [...has.keys()].filter((text) => !had.has(text))
  const [[before], [after]] = [removed, added]
  if (before === undefined && after === undefined) return
  const details = { at: has.get(after ?? '') ?? has.values().next().value }
  const special = SPECIAL[keyword]?.(pair, before, after)
  const name = NAMES[keyword] ?? (keyword.includes('`') ? keyword : `\`${keyword}\``)
  if (special) tell(pair, ...special, details)
  else if (special === null) return
  else if (before === undefined)
    tell(pair, 'form.set', `${name} set${shortText(added) && ` to${shortText(added)}`}`, details)
  else if (after === undefined) tell(pair, 'form.lifted', `${name}${shortText(removed)} removed`, details)
  else tell(pair, 'form.changed', `${name} changed${shortText(added) && ` to${shortText(added)}`}`, details)
}

/** The texts of a keyword. A step of 1 is none for integers. */
function textsOf(schema: ResolvedSchema, keyword: string): Map<string, Place> {
  const texts = schema.keywords.get(keyword) ?? new Map<string, Place>()
  return keyword === 'multipleOf' && isInteger(schema) ? new Map([...texts].filter(([text]) => text !== '1')) : texts
}

const NAMES: Record<string, string> = {
  not: 'excluded schema',
  pattern: 'pattern',
  format: 'format',
  multipleOf: 'multiple of',
  uniqueItems: 'unique items',
}

/**
 * Keywords of which a change means more than that something is demanded, or less: what to report, given the texts before
 * and after; null for nothing, undefined for what is true of every keyword.
 */
const SPECIAL: Record<string, (pair: Pair, had?: string, has?: string) => [Rule, string] | null | undefined> = {
  /** In a request, the default is the value that applies if the client sends none. */
  default({ scope }, had, has) {
    const rule = scope.direction === 'request' ? 'default.changed' : 'default.told'
    if (had === undefined) return [rule, `default set to ${has}`]
    return [rule, has === undefined ? `default ${had} removed` : `default changed from ${had} to ${has}`]
  },
  /** The result that a retry gets. */
  'x-replays'(_, had, has) {
    if (had === undefined) return ['replay.promised', 'a retry now returns the first result']
    if (has === undefined) return ['replay.withdrawn', 'a retry no longer returns the first result']
    return ['replay.withdrawn', 'other requests than before are replayed']
  },
  /** A client that waits for the end stops at a terminal status. */
  'x-terminal'(_, had, has) {
    if (had === undefined) return null
    const after = has === undefined ? 'none' : listText(valuesIn(has))
    return ['status.changed', `terminal statuses changed from ${listText(valuesIn(had))} to ${after}`]
  },
  not(_, had, has) {
    const [before, after] = [excludedBy(had), excludedBy(has)]
    const refused = after.filter((value) => !before.includes(value))
    const allowed = before.filter((value) => !after.includes(value))
    const isRanked = before.length > 0 && after.length > 0 && (refused.length === 0 || allowed.length === 0)
    if (!isRanked) return undefined
    if (allowed.length === 0) return ['form.tightened', `no longer allows ${listText(refused)}`]
    return ['form.loosened', `now allows ${listText(allowed)}`]
  },
  discriminator(_, had, has) {
    if (had === undefined || has === undefined) return null
    return ['discriminator.changed', `told apart by \`${has}\`, no longer by \`${had}\``]
  },
  /** All multiples of 10 are multiples of 5, so a change from 5 to 10 allows less, and one from 10 to 5 more. */
  multipleOf(_, had, has) {
    if (had === undefined || has === undefined) return undefined
    const [before, after] = [Number(had), Number(has)]
    const isOther = before % after !== 0 && after % before !== 0
    const rule = isOther ? 'form.changed' : after > before ? 'form.tightened' : 'form.loosened'
    return [rule, `must be a multiple of ${after}, no longer of ${before}`]
  },
}

/** The values that a schema under `not` excludes, if it excludes nothing else. */
function excludedBy(text = '{}'): string[] {
  const { type: _, enum: values, ...others } = JSON.parse(text) as JsonObject
  return Object.keys(others).length === 0 ? listOf(values).map(valueText) : []
}

/** The values of a list that is given as JSON. */
function valuesIn(text: string): string[] {
  return listOf(JSON.parse(text) as Json).map(valueText)
}

/** `if`, `then` and `else`. Two conditions with the same `if` are one. */
function compareConditions(pair: Pair): void {
  const left = [...pair.old.conditions]
  const added = pair.now.conditions.filter((condition) => {
    const index = left.findIndex((one) => one.if === condition.if)
    const [before] = index < 0 ? [] : left.splice(index, 1)
    if (before)
      for (const branch of ['then', 'else'] as const) compareSchemas(pair.scope, before[branch], condition[branch])
    return !before
  })
  const at = added[0]?.at
  if (left.length > 0 && at) tell(pair, 'condition.changed', 'its condition changed', { at })
  else if (at) tell(pair, 'condition.set', 'a condition set', { at })
  else if (left.length > 0) tell(pair, 'condition.lifted', 'a condition removed')
}

/** Returns short texts as a list. Long texts, such as schemas, are not shown. */
function shortText(texts: string[]): string {
  return texts.every((text) => text.length <= 60) ? ` ${listText(texts)}` : ''
}

const SHOWN = 6

/** Returns values as a list in Markdown. Of a long one it names the first few. */
function listText(values: Iterable<string>): string {
  const all = [...values].map((value) => `\`${unquoted(value)}\``)
  return all.length > SHOWN ? `${all.slice(0, SHOWN).join(', ')} and ${all.length - SHOWN} more` : all.join(', ')
}

/** Returns a value that is given as JSON; a text without its quotes. */
export function unquoted(value: string): string {
  return value.startsWith('"') ? (JSON.parse(value) as string) : value
}

/** The walk over two documents: nodes with their places, and the changes that are reported on the way. */
import { gapIds } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { find, pathOf } from '../../src/contract/references.js'
import { ANNOTATIONS } from './canonical.js'
import type { Direction, Rule } from './change-rules.js'
import type { Alias, Aliases } from './moves.js'

/** Which of the two documents. */
export type Side = 'old' | 'new'

/** A place in one of the two documents: the keys that lead to it. */
export type Place = { side: Side; pointer: string[] }

/** An object of a document, such as a response, with the gaps that are marked at it. */
export type Part = {
  node: JsonObject
  at: Place
  /** Where it is used: the place of the reference, if it has one. */
  from: Place
  gaps: string[]
}

/** One change that the comparison found. */
export type Finding = {
  rule: Rule
  /** Undefined for what concerns both, such as an endpoint. */
  direction?: Direction | undefined
  /** What happened to the place, as a predicate in Markdown: `removed`, `maximum lowered from 100 to 50`. */
  says: string
  /** The names that lead from the root of the body to the field; `[]` is the items of an array. Empty outside bodies. */
  path: string[]
  /** Where it is: in the newer document, or in the older one for what is gone. */
  at: Place
  /** The gaps that were marked at the place or around it. */
  gaps: string[]
  /** The operation id, or the name of a webhook or tool. Undefined if the whole API is concerned. */
  operation?: string | undefined
  /** True for what the service sends: a webhook or callback, and the response to it. */
  isSent?: boolean | undefined
  /** `request body`, `response 200`, `query parameter limit`. Empty for the operation as a whole. */
  part: string
  /** The names that lead from the place to the field, if the field itself is written elsewhere. */
  inner?: string[] | undefined
  /** The row of a migration table that explains the change. */
  alias?: Alias | undefined
}

/** How far the walk has come, and what it has found. */
export type Scope = Record<Side, JsonObject> &
  Pick<Finding, 'operation' | 'part' | 'path' | 'direction' | 'isSent'> & {
    found: Finding[]
    /** What was found for the pairs that have been compared. */
    known: Map<string, Finding[]>
    /** Inside a response: the reference, if it leads to another response now. */
    around?: Place | undefined
    /** True inside the response of an error. */
    isError?: boolean
    /** For documents of two versions. */
    aliases?: Aliases | undefined
  }

/** Reports a change of what the scope has come to. */
export function report(
  scope: Scope,
  rule: Rule,
  says: string,
  at: Place,
  gaps: string[] = [],
  more: Pick<Finding, 'alias' | 'inner'> = {},
): void {
  const { direction, isSent, path, operation, part, around } = scope
  scope.found.push({ rule, direction, isSent, says, path, at: around ?? at, gaps, operation, part, ...more })
}

/** Returns a finding about the API as a whole. */
export function wholeFinding(rule: Rule, says: string, side: Side, ...pointer: string[]): Finding {
  return { rule, says, path: [], at: { side, pointer }, gaps: [], part: '' }
}

/** Returns the scope of a part of what the scope has come to. */
export function within(scope: Scope, part: string, more: Partial<Scope> = {}): Scope {
  return { ...scope, ...more, part: [scope.part, part].filter(Boolean).join(', ') }
}

/**
 * Compares a pair by `compare`, unless one with the same key has been compared: then reports the same again. What contains itself
 * is the same key again: nothing new.
 */
export function once(scope: Scope, key: unknown, compare: (scope: Scope) => void): void {
  const text = JSON.stringify([scope.direction, scope.isError, key])
  let found = scope.known.get(text)
  if (!found) {
    scope.known.set(text, [])
    found = []
    compare({ ...scope, found, part: '', path: [] })
    scope.known.set(text, found)
  }
  for (const one of found) {
    const { part } = within(scope, one.part)
    const { operation, isSent } = scope
    scope.found.push({ ...one, part, path: [...scope.path, ...one.path], operation, isSent })
  }
}

/** Compares two maps: calls back with what both have, what is gone and what is new, in the order of the older one. */
export function match<One>(
  had: Map<string, One>,
  has: Map<string, One>,
  on: {
    kept?: (old: One, now: One, key: string) => void
    gone: (old: One, key: string) => void
    fresh: (now: One, key: string) => void
  },
): void {
  for (const [key, old] of had) {
    const now = has.get(key)
    if (now === undefined) on.gone(old, key)
    else on.kept?.(old, now, key)
  }
  for (const [key, now] of has) if (!had.has(key)) on.fresh(now, key)
}

/**
 * Returns the first of these places at which the documents differ: what was edited, and not what refers to it or is referred to by
 * it. The first one if they are all the same.
 */
export function editedPlace(scope: Scope, first: Place, ...others: Place[]): Place {
  const withoutTexts = (key: string, value: Json) => (ANNOTATIONS.has(key) || key === 'x-gap' ? undefined : value)
  const textAt = (side: Side, { pointer }: Place) => JSON.stringify(valueAt(scope[side], pointer), withoutTexts)
  return [first, ...others].find((place) => textAt('old', place) !== textAt('new', place)) ?? first
}

/** Returns what is at a place of a document, or undefined. */
export function valueAt(document: Json, pointer: readonly (string | number)[]): Json | undefined {
  return pointer.reduce<Json | undefined>((here, key) => (here as JsonObject | null | undefined)?.[key], document)
}

/** Returns the place of something inside of what is at a place. */
export function inside({ side, pointer }: Place, ...path: string[]): Place {
  return { side, pointer: [...pointer, ...path] }
}

/** Returns the object at a place, or what its reference points to. */
export function partAt(
  value: Json | undefined,
  at: Place,
  scope: Scope,
  gaps: string[] = [],
  from = at,
): Part | undefined {
  if (!isObject(value)) return undefined
  const { $ref } = value
  if (typeof $ref === 'string')
    return partAt(find(scope[at.side], $ref), { side: at.side, pointer: pathOf($ref) }, scope, gaps, from)
  return { node: value, at, from, gaps: [...gaps, ...gapIds(value['x-gap'])] }
}

/** The maps that can hold extensions beside their entries. In others, `x-` begins a name like any other. */
const EXTENSIBLE = ['responses', 'callbacks']

/** Returns the objects of a map, such as the responses of an operation, by name. Each also has these gaps. */
export function partsIn({ node, at }: Part, key: string, scope: Scope, gaps: string[] = []): Map<string, Part> {
  const map = node[key]
  return new Map(
    Object.entries(isObject(map) ? map : {}).flatMap(([name, value]): [string, Part][] => {
      if (EXTENSIBLE.includes(key) && name.startsWith('x-')) return []
      const part = partAt(value, inside(at, key, name), scope, gaps)
      return part ? [[name, part]] : []
    }),
  )
}

import type { JsonObject } from '../../src/contract/json.js'
import type { Direction, Rule } from './change-rules.js'
import type { Place, Side } from './place.js'
import type { ResolvedSchema } from './resolve-schema.js'

/** One change that the comparison found. */
export type Finding = {
  rule: Rule
  /** Undefined for what concerns both, such as an endpoint. */
  direction?: Direction
  /** What happened to the place, as a predicate in Markdown: `removed`, `maximum lowered from 100 to 50`. */
  says: string
  /** The names that lead from the root of the body to the field; `[]` is the items of an array. Empty outside bodies. */
  path: string[]
  /** Where it is: in the newer document, or in the older one for what is gone. */
  at: Place
  /** The gaps that were marked at the place or around it. */
  gaps: string[]
  /** The row of a migration table that explains the change. */
  alias?: Alias
}

/** A field whose counterpart in the other document has another name, place or form. */
export type Alias = {
  /** The name in the older document. */
  old: string
  /** The path from the same object in the newer document. Undefined if there is no counterpart. */
  new?: string
  /** Older value to newer value. */
  values?: Record<string, string>
  /** How the value follows from the older one, or what can be read instead. */
  note?: string
  gap?: string
}

/** A finding with the part of the API that it concerns. */
export type PlacedFinding = Finding & {
  /** The operation id, or the name of a webhook or tool. Undefined if the whole API is concerned. */
  operation?: string
  /** `request body`, `response 200`, `query parameter limit`. Empty for the operation as a whole. */
  part: string
}

/** Returns a finding about the API as a whole. */
export function wholeFinding(
  rule: Rule,
  says: string,
  side: Side,
  pointer: string[],
  gaps: string[] = [],
): PlacedFinding {
  return { rule, says, path: [], at: { side, pointer }, gaps, part: '' }
}

/** The two documents, and what has been compared before. */
export type Comparison = Record<Side, JsonObject> & {
  known: Map<string, unknown>
  /** Returns the fields of an object that have a counterpart of another name or place. For documents of two versions. */
  aliases?: (old: ResolvedSchema, now: ResolvedSchema) => Alias[]
}

/** Returns what was found for the same key before, or finds it. What contains itself is the same key again: nothing new. */
export function once<Found>({ known }: Comparison, key: unknown, find: () => Found[]): Found[] {
  const text = JSON.stringify(key)
  const before = known.get(text)
  if (before) return before as Found[]
  known.set(text, [])
  const found = find()
  known.set(text, found)
  return found
}

/** Compares two maps: calls back with what both have, what is gone and what is new, in the order of the older one. */
export function matched<One, Found>(
  had: Map<string, One>,
  has: Map<string, One>,
  on: {
    kept: (old: One, now: One, key: string) => Found[]
    gone: (old: One, key: string) => Found | Found[]
    fresh: (now: One, key: string) => Found | Found[]
  },
): Found[] {
  return [
    ...[...had].flatMap(([key, old]) => {
      const now = has.get(key)
      return now === undefined ? on.gone(old, key) : on.kept(old, now, key)
    }),
    ...[...has].flatMap(([key, now]) => (had.has(key) ? [] : on.fresh(now, key))),
  ]
}

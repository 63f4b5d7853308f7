import type { Direction, Rule } from './change-rules.js'

/** One change that the comparison found. */
export type Finding = {
  rule: Rule
  /** Undefined for what concerns both, such as an endpoint. */
  direction?: Direction
  /** What happened to the place, as a predicate in Markdown: `removed`, `maximum lowered from 100 to 50`. */
  says: string
  /** The names that lead from the root of the body to the field; `[]` stands for the items of an array. Empty outside bodies. */
  path: string[]
  /** Where it is: a pointer into the newer document, or into the older one for what is gone. */
  at: { side: Side; pointer: string[] }
  /** The gaps that were marked at the place or around it. */
  gaps: string[]
  /** Of an additive change: true if something that was stated is stated otherwise or no more; false if it was left open before. */
  replaces: boolean
  /** The row of a migration table that explains the change. */
  alias?: Alias
}

export type Side = 'old' | 'new'

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

/** What a finding about the API as a whole has in place of a field, a gap and a part. */
export const WHOLE: Pick<PlacedFinding, 'path' | 'gaps' | 'replaces' | 'part'> = {
  path: [],
  gaps: [],
  replaces: false,
  part: '',
}

import type { JsonObject } from '../../src/contract/json.js'
import type { Alias, Finding } from './finding.js'
import type { ResolvedSchema } from './resolve-schema.js'

/** What the comparison of two documents knows throughout. */
export type Comparison = {
  old: JsonObject
  new: JsonObject
  /** Returns the fields of an object that have a counterpart of another name or place. For documents of two versions. */
  aliases?: (old: ResolvedSchema, now: ResolvedSchema) => Alias[]
  /** The findings of pairs that have been compared, relative to them. */
  known: Map<string, Finding[]>
  /** The findings of pairs of responses that have been compared. */
  responses: Map<string, (Finding & { part: string })[]>
}

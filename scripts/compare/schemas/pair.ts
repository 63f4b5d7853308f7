import { gapIds } from '../../../src/contract/gaps.js'
import { isObject } from '../../../src/contract/json.js'
import type { Direction, Rule } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { Finding, Side } from '../finding.js'
import type { Node, ResolvedSchema } from '../resolve-schema.js'

/** Where a schema stands: what the client does with it, and whether it is the body of an error. */
export type Use = { direction: Direction; isError?: boolean }

/** Two states of one schema, resolved: what each group of keywords compares. */
export type Pair = {
  old: ResolvedSchema
  now: ResolvedSchema
  /** The name of the field whose schemas they are. */
  field: string | undefined
  /** Older value to newer value. */
  renamed: Record<string, string>
  use: Use
  comparison: Comparison
  /** Compares schemas that stand inside, at a path from here. `values` are the older values that have new names. */
  inside: (old: Node[], now: Node[], path: string[], values?: Record<string, string>) => Finding[]
}

/** What a finding says beside its rule. `at` is a pointer into the newer document, or into the older one if that is the side. */
export type Details = Partial<Pick<Finding, 'path' | 'gaps' | 'replaces' | 'alias'>> & {
  side?: Side
  at?: string[] | undefined
}

/** Returns a finding. By default it concerns the schema itself, where the newer document has it, and replaces nothing. */
export function finding({ old, now, use }: Pair, rule: Rule, says: string, details: Details = {}): Finding {
  const { path = [], gaps = old.gaps, replaces = false, alias } = details
  const side = details.side ?? (details.at || now.at.length > 0 ? 'new' : 'old')
  const at = { side, pointer: details.at ?? (side === 'new' ? now.at : old.at) }
  return { rule, direction: use.direction, says, path, at, gaps, replaces, ...(alias && { alias }) }
}

/** The fields of an object, each given in parts that all apply. */
export type Fields = Map<string, Node[]>

/** Returns the gaps that are marked at a field and around it. */
export function gapsOf(nodes: Node[], around: ResolvedSchema): string[] {
  const own = nodes.flatMap(({ schema, gaps }) => [...gaps, ...(isObject(schema) ? gapIds(schema['x-gap']) : [])])
  return [...new Set([...own, ...around.gaps])]
}

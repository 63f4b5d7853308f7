import { gapIds } from '../../src/contract/gaps.js'
import { isObject } from '../../src/contract/json.js'
import type { Direction, Rule } from './change-rules.js'
import type { Alias, Comparison, Finding } from './finding.js'
import type { Place } from './place.js'
import type { Node, ResolvedSchema } from './resolve-schema.js'

/** How a schema is used: whether the client sends or receives it, and whether it is the body of an error. */
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
  /** Compares schemas inside this one, at a path relative to it. `values` are the older values that have new names. */
  inside: (old: Node[], now: Node[], path: string[], values?: Record<string, string>) => Finding[]
}

/** What a finding says beside its rule. */
type Details = { at?: Place | undefined; path?: string[]; gaps?: string[]; alias?: Alias }

/** Returns a finding. By default it concerns the schema itself, where the newer document has it. */
export function finding({ old, now, use }: Pair, rule: Rule, says: string, details: Details = {}): Finding {
  const { path = [], gaps = old.gaps, alias, at = now.at.pointer.length > 0 ? now.at : old.at } = details
  return { rule, direction: use.direction, says, path, at, gaps, ...(alias && { alias }) }
}

/** The fields of an object, each given in parts that all apply. */
export type Fields = Map<string, Node[]>

/** Returns the gaps that are marked at a field and around it. */
export function gapsOf(nodes: Node[], around: ResolvedSchema): string[] {
  const own = nodes.flatMap(({ schema, gaps }) => [...gaps, ...(isObject(schema) ? gapIds(schema['x-gap']) : [])])
  return [...new Set([...own, ...around.gaps])]
}

import { isObject } from '../../src/contract/json.js'
import { compareAlternatives } from './alternatives.js'
import type { Rule } from './change-rules.js'
import { compareFields, compareOtherFields } from './fields.js'
import { compareKeywords } from './keywords.js'
import type { Alias } from './moves.js'
import { type Node, type ResolvedSchema, resolveSchema } from './resolve-schema.js'
import { compareTypes, shareNoType } from './types.js'
import { editedPlace, inside, once, type Part, type Place, report, type Scope } from './walk.js'

/** Two states of one schema, resolved: what each group of keywords compares. */
export type Pair = {
  old: ResolvedSchema
  now: ResolvedSchema
  /** The name of the field whose schemas they are. */
  field: string | undefined
  /** Older value to newer value. */
  renamed: Record<string, string>
  scope: Scope
}

/** Compares two schemas, each given in parts that all apply. `renamed` are the older values that have new names. */
export function compareSchemas(scope: Scope, old: Node[], now: Node[], renamed: Record<string, string> = {}): void {
  const places = [old, now].map((nodes) => nodes.map(({ at, from, gaps, taken }) => [at, from, gaps, taken]))
  const field = scope.path.at(-1)
  once(scope, [field, renamed, places], (inner) => {
    const [had, has] = [resolveSchema(old, scope), resolveSchema(now, scope)]
    comparePair({ old: had, now: has, field, renamed, scope: inner }, old, now)
  })
}

function comparePair(pair: Pair, old: Node[], now: Node[]): void {
  const [was, is] = [pair.old, pair.now].map(({ never, values }) => never || values?.value.size === 0)
  if (pair.old.branches || pair.now.branches) compareAlternatives(pair, old, now)
  else if (is && !was) tell(pair, 'schema.emptied', 'allows no value any more')
  else if (was && !is) tell(pair, 'schema.allowed', 'now allowed')
  else if (!was) {
    compareTypes(pair)
    if (shareNoType(pair)) return
    compareKeywords(pair)
    compareFields(pair)
    compareOtherFields(pair)
    if (pair.old.items || pair.now.items) compareInside(pair, '[]', pair.old.items ?? [], pair.now.items ?? [])
  }
}

/** Compares schemas inside of a pair, such as those of a field. */
export function compareInside(
  { scope }: Pair,
  name: string,
  old: Node[],
  now: Node[],
  renamed?: Record<string, string>,
): void {
  compareSchemas({ ...scope, path: [...scope.path, name] }, old, now, renamed)
}

/** What a finding says beside its rule. */
type Details = { at?: Place | undefined; path?: string[]; gaps?: string[]; alias?: Alias }

/** Reports a change, at the place that was edited. */
export function tell({ scope, old, now }: Pair, rule: Rule, says: string, details: Details = {}): void {
  const { path = [], gaps = old.gaps, alias, at } = details
  const places = [...(at ? [at] : []), ...now.places, ...old.places] as [Place, ...Place[]]
  const edited = editedPlace(scope, ...places)
  const inner = edited === at ? undefined : path
  report({ ...scope, path: [...scope.path, ...path] }, rule, says, edited, gaps, { alias, inner })
}

/** Returns the schema of a parameter, header or body. That of a parameter or header may stand in its one media type. */
export function schemaOf({ node, at, from, gaps }: Part): Node[] {
  const more = { gaps, ...(from !== at && { from }) }
  if (node.schema !== undefined) return [{ schema: node.schema, at: inside(at, 'schema'), ...more }]
  return Object.entries(isObject(node.content) ? node.content : {}).flatMap(([type, media]) =>
    isObject(media) && media.schema !== undefined
      ? [{ schema: media.schema, at: inside(at, 'content', type, 'schema'), ...more }]
      : [],
  )
}

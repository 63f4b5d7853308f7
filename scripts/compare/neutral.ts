import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { ownerOf } from '../../src/contract/owners.js'
import type { Rule } from './change-rules.js'
import { type PlacedFinding, wholeFinding } from './finding.js'
import { valueText } from './resolve-schema.js'

/** The keys that only people read. */
const TEXTS = [
  'title',
  'summary',
  'description',
  'tags',
  'deprecated',
  'externalDocs',
  'contact',
  'license',
  'termsOfService',
]
const EXAMPLES = ['example', 'examples']

/**
 * Returns what changed between two documents that no client can notice: texts, examples, and schemas that are written otherwise
 * but allow the same values. One finding for each component or operation. `judged` are the findings that a client does notice.
 */
export function neutralFindings(old: JsonObject, now: JsonObject, judged: PlacedFinding[]): PlacedFinding[] {
  const [had, has] = [ownersOf(old), ownersOf(now)]
  const noticed = new Set(judged.map(({ at }) => ownerOf(at.pointer)))
  const found: PlacedFinding[] = []
  for (const [owner, after] of has) {
    const before = had.get(owner)
    if (!before) continue
    const report = (rule: Rule, says: string, pointer: string[]) =>
      found.push({
        ...wholeFinding(rule, says, 'new', pointer),
        ...(after.operation !== undefined && { operation: after.operation }),
      })
    const text = differing(before.texts, after.texts)
    if (text) report('text.changed', 'text changed', text)
    const example = differing(before.examples, after.examples)
    if (example)
      report('example.changed', owner.startsWith('components/examples/') ? 'changed' : 'examples changed', example)
    if (before.demands !== after.demands && !noticed.has(owner))
      report('form.rewritten', 'written differently, with the same meaning', after.pointer)
  }
  return found
}

/** Kinds that demand nothing of a request or response. */
const UNJUDGED = new Set(['example', 'tag', 'info'])

type Owner = {
  pointer: string[]
  /** The id of an operation. */
  operation?: string
  /** By place. */
  texts: Map<string, { text: string; pointer: string[] }>
  examples: Map<string, { text: string; pointer: string[] }>
  /** Everything else, as text. */
  demands: string
}

/** Returns the first place whose text differs. */
function differing(had: Owner['texts'], has: Owner['texts']): string[] | undefined {
  for (const [place, { text, pointer }] of has) if (had.get(place)?.text !== text) return pointer
  for (const [place, { pointer }] of had) if (!has.has(place)) return pointer
  return undefined
}

function ownersOf(document: JsonObject): Map<string, Owner> {
  const owners = new Map<string, Owner>()
  visit(document, (node, kind, pointer) => {
    const name = ownerOf(pointer)
    if (pointer.length < 1 || kind === 'components') return
    const owner: Owner = owners.get(name) ?? { pointer, texts: new Map(), examples: new Map(), demands: '' }
    if (!owners.has(name)) {
      if (!UNJUDGED.has(kind))
        owner.demands = demandsText(kind === 'pathItem' ? { parameters: node.parameters ?? [] } : node)
      if (kind === 'operation') owner.operation = String(node.operationId)
      owners.set(name, owner)
    }
    if (kind === 'example') owner.examples.set(pointer.join('/'), { text: valueText(node), pointer })
    else {
      take(owner.texts, TEXTS, node, pointer)
      if (kind === 'parameter' || kind === 'header' || kind === 'schema') take(owner.examples, EXAMPLES, node, pointer)
    }
  })
  return owners
}

function take(places: Owner['texts'], keys: string[], node: JsonObject, pointer: string[]): void {
  for (const key of keys)
    if (node[key] !== undefined)
      places.set([...pointer, key].join('/'), { text: valueText(node[key] ?? null), pointer: [...pointer, key] })
}

/** What is left of an object without texts, examples and extensions. References are kept as they are. */
function demandsText(node: Json): string {
  return JSON.stringify(node, (key, value) => {
    const isText = TEXTS.includes(key) && (typeof value !== 'object' || Array.isArray(value))
    if (isText || key.startsWith('x-') || EXAMPLES.includes(key)) return undefined
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value
  })
}

import type { JsonObject } from '../../src/contract/json.js'
import { type Kind, place, visit } from '../../src/contract/nodes.js'
import { ownerOf } from '../../src/contract/owners.js'
import type { Rule } from './change-rules.js'
import { type PlacedFinding, wholeFinding } from './finding.js'
import { valueText } from './resolve-schema.js'

/** The keys that only people read. */
const TEXTS = new Set(
  'title summary description tags deprecated externalDocs contact license termsOfService'.split(' '),
)
const EXAMPLES = new Set(['example', 'examples'])

/** What is compared elsewhere: marks by the views and the gaps, the others by the rules. */
const COMPARED = new Set('x-gap x-since x-until x-rate-limit x-pagination x-replays x-scopes'.split(' '))

/** Kinds that demand nothing of a request or response. */
const UNJUDGED = new Set<Kind>(['example', 'tag', 'info'])

type Group = 'texts' | 'examples' | 'demands'
type Statement = { text: string; pointer: string[] }

/** What a component, an operation or another part says: each statement by its place. */
type Owner = Record<Group, Map<string, Statement>> & { operation?: string }

/**
 * Returns what changed between two documents that no client can notice: texts, examples, and schemas that are written otherwise
 * but allow the same values. One finding for each component or operation. `noticed` are the findings that a client does notice.
 */
export function neutralFindings(old: JsonObject, now: JsonObject, noticed: PlacedFinding[]): PlacedFinding[] {
  const had = ownersOf(old)
  const owners = new Set(noticed.map(({ at }) => ownerOf(at.pointer)))
  return [...ownersOf(now)].flatMap(([name, after]) => {
    const before = had.get(name)
    if (!before) return []
    const report = (group: Group, rule: Rule, says: string): PlacedFinding[] => {
      const pointer = differing(before[group], after[group])
      if (!pointer) return []
      return [{ ...wholeFinding(rule, says, 'new', pointer), ...(after.operation && { operation: after.operation }) }]
    }
    const isExample = name.startsWith('components/examples/')
    return [
      ...report('texts', 'text.changed', 'text changed'),
      ...report('examples', 'example.changed', isExample ? 'changed' : 'examples changed'),
      ...(owners.has(name) ? [] : report('demands', 'form.rewritten', 'written differently, with the same meaning')),
    ]
  })
}

/** Returns the first place whose statement differs. */
function differing(had: Map<string, Statement>, has: Map<string, Statement>): string[] | undefined {
  const changed = [...has].find(([key, { text }]) => had.get(key)?.text !== text)
  return (changed ?? [...had].find(([key]) => !has.has(key)))?.[1].pointer
}

function ownersOf(document: JsonObject): Map<string, Owner> {
  const owners = new Map<string, Owner>()
  visit(document, (node, kind, pointer) => {
    if (pointer.length === 0 || kind === 'components') return
    const name = ownerOf(pointer)
    const owner: Owner = owners.get(name) ?? { texts: new Map(), examples: new Map(), demands: new Map() }
    owners.set(name, owner)
    if (kind === 'operation') owner.operation = String(node.operationId)
    const add = (group: Group, text: string, ...path: string[]) => {
      const at = [...pointer, ...path]
      owner[group].set(at.join('/'), { text, pointer: at })
    }
    if (kind === 'example') add('examples', valueText(node))
    else
      for (const [key, value] of Object.entries(node)) {
        const group = groupOf(kind, key)
        if (group) add(group, valueText(value), key)
      }
  })
  return owners
}

function groupOf(kind: Kind, key: string): Group | undefined {
  if (TEXTS.has(key) && kind !== 'document') return 'texts'
  if (key.startsWith('x-')) return COMPARED.has(key) ? undefined : 'texts'
  if (place(kind, key)) return undefined
  if (EXAMPLES.has(key)) return 'examples'
  return UNJUDGED.has(kind) ? undefined : 'demands'
}

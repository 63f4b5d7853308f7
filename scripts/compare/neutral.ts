import type { JsonObject } from '../../src/contract/json.js'
import { type Kind, place, visit } from '../../src/contract/nodes.js'
import { ownerOf } from '../../src/contract/owners.js'
import { valueText } from './canonical.js'
import type { Rule } from './change-rules.js'
import { type Finding, wholeFinding } from './walk.js'

/** The keys that only people read. */
const TEXTS = new Set(
  'title summary description tags deprecated externalDocs contact license termsOfService'.split(' '),
)
const EXAMPLES = new Set(['example', 'examples'])

/** What is compared elsewhere: marks by the views and the gaps, the others by the rules. */
const COMPARED = new Set('x-gap x-since x-until x-rate-limit x-pagination x-replays x-scopes'.split(' '))

/** Kinds that demand nothing of a request or response. */
const UNJUDGED = new Set<Kind>(['example', 'tag', 'info'])

/** What a document says at one place: the rule that a change there falls under, and the part that it belongs to. */
type Statement = { owner: string; rule: Rule; text: string; pointer: string[]; operation: string | undefined }

/**
 * Returns what changed between two documents that no client can notice: texts, examples, and schemas that are written otherwise
 * but allow the same values. One finding for each component or operation. `noticed` are the findings that a client does notice.
 */
export function neutralFindings(old: JsonObject, now: JsonObject, noticed: Finding[]): Finding[] {
  const [before, after] = [saidIn(old), saidIn(now)]
  const [had, has] = [before.statements, after.statements]
  const isNoticed = new Set(noticed.map(({ at }) => ownerOf(at.pointer)))
  const found = new Map<string, Finding>()
  for (const [key, { owner, rule, pointer, operation }] of [...has, ...had]) {
    if (had.get(key)?.text === has.get(key)?.text || found.has(owner + rule)) continue
    if (!before.owners.has(owner) || !after.owners.has(owner)) continue
    if (rule === 'form.rewritten' && isNoticed.has(owner)) continue
    const side = has.has(key) ? 'new' : 'old'
    found.set(owner + rule, { ...wholeFinding(rule, wordsOf(rule, owner), side, ...pointer), operation })
  }
  return [...found.values()]
}

function wordsOf(rule: Rule, owner: string): string {
  if (rule === 'form.rewritten') return 'written differently, with the same meaning'
  if (rule === 'text.changed') return 'text changed'
  return owner.startsWith('components/examples/') ? 'changed' : 'examples changed'
}

/** Returns the parts of a document, each with the id of its operation if it is one, and all statements by their place. */
function saidIn(document: JsonObject): { owners: Map<string, string | undefined>; statements: Map<string, Statement> } {
  const statements = new Map<string, Statement>()
  const owners = new Map<string, string | undefined>()
  visit(document, (node, kind, path) => {
    if (path.length === 0 || kind === 'components') return
    const owner = ownerOf(path)
    if (kind === 'operation') owners.set(owner, String(node.operationId))
    const operation = owners.get(owner)
    owners.set(owner, operation)
    const add = (rule: Rule, text: string, pointer: string[]) =>
      statements.set(pointer.join('/'), { owner, rule, text, pointer, operation })
    if (kind === 'example') add('example.changed', valueText(node), path)
    else
      for (const [key, value] of Object.entries(node)) {
        const rule = ruleOf(kind, key)
        if (rule) add(rule, valueText(value), [...path, key])
      }
  })
  return { owners, statements }
}

function ruleOf(kind: Kind, key: string): Rule | undefined {
  if (TEXTS.has(key) && kind !== 'document') return 'text.changed'
  if (key.startsWith('x-')) return COMPARED.has(key) ? undefined : 'text.changed'
  if (place(kind, key)) return undefined
  if (EXAMPLES.has(key)) return 'example.changed'
  return UNJUDGED.has(kind) ? undefined : 'form.rewritten'
}

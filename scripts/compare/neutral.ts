import type { JsonObject } from '../../src/contract/json.js'
import { type Kind, place, visit } from '../../src/contract/nodes.js'
import { ownerOf } from '../../src/contract/owners.js'
import { valueText } from './canonical.js'
import type { Rule } from './change-rules.js'
import { type Finding, wholeFinding } from './walk.js'

/** The keys that only people read. */
const TEXTS = new Set('title summary description tags externalDocs contact license termsOfService'.split(' '))
const EXAMPLES = new Set(['example', 'examples'])

/** What is compared elsewhere: marks by the views and the gaps, the others by the rules. */
const COMPARED = new Set('x-gap x-since x-until x-rate-limit x-pagination x-replays x-terminal x-scopes'.split(' '))

const LISTS = new Set(['parameters', 'allOf', 'anyOf', 'oneOf'])

/** Kinds that demand nothing of a request or response. */
const UNJUDGED = new Set<Kind>(['example', 'tag', 'info'])

/** What a document says at one place: the rule that a change there falls under, and the part that it belongs to. */
type Statement = {
  owner: string
  rule: Rule
  text: string
  pointer: string[]
  operation: string | undefined
  /** The key of the object that it is about. */
  about: string
  /** The part of its owner that it is about, such as `query parameter limit`. */
  part: string
}

/** What a document says, by places in which an entry of a list has its name, if it has one, instead of its index. */
type Said = {
  /** The parts of the document, each with the id of its operation if it is one. */
  owners: Map<string, string | undefined>
  objects: Set<string>
  statements: Map<string, Statement>
}

/**
 * Returns what changed between two documents that no client can notice: texts, examples, and schemas that are written otherwise
 * but allow the same values. One finding for each component or operation, and one for each deprecation. `noticed` are the findings
 * that a client does notice.
 */
export function neutralFindings(old: JsonObject, now: JsonObject, noticed: Finding[]): Finding[] {
  const [before, after] = [saidIn(old), saidIn(now)]
  const [had, has] = [before.statements, after.statements]
  const told = new Set(noticed.map(({ at }) => ownerOf(at.pointer)))
  const changed = [...has, ...[...had].filter(([key]) => !has.has(key))].flatMap(([key, one]) => {
    const isSame = had.get(key)?.text === has.get(key)?.text
    const isShared = before.owners.has(one.owner) && after.owners.has(one.owner)
    return isSame || !isShared ? [] : [{ ...one, side: has.has(key) ? ('new' as const) : ('old' as const) }]
  })
  const isForm = ({ rule }: Statement) => rule === 'form.rewritten'
  const forms = changed.filter((one) => isForm(one) && !told.has(one.owner))
  for (const { owner } of forms) told.add(owner)
  const texts = changed.filter((one) => !isForm(one) && !(told.has(one.owner) && isElsewhere(one.about, before, after)))
  const found = new Map<string, Finding>()
  const deprecations: Finding[] = []
  for (const { owner, rule, side, pointer, operation, part } of [...forms, ...texts])
    if (rule === 'deprecation.announced') {
      const path = pointer.filter((_, index) => pointer[index - 1] === 'properties')
      deprecations.push({ ...deprecationFinding(side, pointer), operation, part, path })
    } else if (!found.has(owner + rule))
      found.set(owner + rule, { ...wholeFinding(rule, wordsOf(rule, pointer, noticed), side, ...pointer), operation })
  return [...deprecations, ...found.values()]
}

/** What only the older document deprecates no longer is. */
function deprecationFinding(side: 'old' | 'new', pointer: string[]): Finding {
  return side === 'new'
    ? wholeFinding('deprecation.announced', 'deprecated', side, ...pointer)
    : wholeFinding('deprecation.withdrawn', 'no longer deprecated', side, ...pointer)
}

/** The texts of what came or went belong to that change, and those of what is a reference now are where it leads. */
function isElsewhere(about: string, before: Said, after: Said): boolean {
  const isReference = ({ statements }: Said) => statements.has(`${about}/$ref`)
  return !before.objects.has(about) || !after.objects.has(about) || isReference(before) !== isReference(after)
}

/** What else changed can be written in several parts, so no part has the same meaning for certain. */
function wordsOf(rule: Rule, pointer: string[], noticed: Finding[]): string {
  const key = pointer.at(-1)
  if (rule === 'form.rewritten') return `written differently${noticed.length === 0 ? ', with the same meaning' : ''}`
  if (rule === 'text.changed') return key?.startsWith('x-') ? `\`${key}\` changed` : 'text changed'
  return pointer[1] === 'examples' ? 'changed' : 'examples changed'
}

function saidIn(document: JsonObject): Said {
  const statements = new Map<string, Statement>()
  const owners = new Map<string, string | undefined>()
  const keys = new Map<string, string>()
  const keyOf = (path: string[]): string => {
    const known = keys.get(path.join('/'))
    return known ?? (path.length > 1 ? `${keyOf(path.slice(0, -1))}/${path.at(-1)}` : path.join())
  }
  visit(document, (node, kind, path) => {
    if (path.length === 0 || kind === 'components') return
    const owner = ownerOf(path)
    if (kind === 'operation') owners.set(owner, String(node.operationId))
    const operation = owners.get(owner)
    owners.set(owner, operation)
    const isListed = LISTS.has(path.at(-2) ?? '') && /^\d+$/.test(path.at(-1) ?? '')
    const name = isListed && (node.$ref ?? (node.name && `${node.in} ${node.name}`))
    const key = name ? `${keyOf(path.slice(0, -1))}/${name}` : keyOf(path)
    const part = partOf(kind, node, path)
    const add = (rule: Rule, text: string, pointer: string[], about: string) =>
      statements.set([key, ...pointer.slice(path.length)].join('/'), {
        ...{ owner, rule, text, pointer, operation, about, part },
      })
    keys.set(path.join('/'), key)
    if (kind === 'example')
      add('example.changed', valueText(node), path, path[0] === 'components' ? key : keyOf(path.slice(0, -2)))
    else
      for (const [name, value] of Object.entries(node)) {
        const rule = ruleOf(kind, name)
        if (rule && !(name === 'deprecated' && value === false)) add(rule, valueText(value), [...path, name], key)
      }
  })
  return { owners, objects: new Set(keys.values()), statements }
}

function partOf(kind: Kind, node: JsonObject, path: string[]): string {
  const status = path[0] === 'components' ? -1 : path.indexOf('responses') + 1
  const parts = [
    ...(path.includes('requestBody') ? ['request body'] : []),
    ...(status > 0 ? [`response ${path[status]}`] : []),
    ...(kind === 'parameter' ? [`${node.in} parameter \`${node.name}\``] : []),
    ...(kind === 'header' ? [`header \`${path.at(-1)}\``] : []),
  ]
  return parts.join(', ')
}

function ruleOf(kind: Kind, key: string): Rule | undefined {
  if (TEXTS.has(key) && kind !== 'document') return 'text.changed'
  if (key.startsWith('x-')) return COMPARED.has(key) ? undefined : 'text.changed'
  if (place(kind, key)) return undefined
  if (EXAMPLES.has(key)) return 'example.changed'
  if (key === 'deprecated') return 'deprecation.announced'
  return UNJUDGED.has(kind) ? undefined : 'form.rewritten'
}

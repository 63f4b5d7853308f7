import { gapIds } from '../document/gaps.js'
import { isObject, type JsonObject, visit } from '../document/shape.js'

/**
 * Returns the gaps that concern each operation, by operation id: those marked on the operation, its path, parameters, bodies,
 * responses, callbacks and security schemes, and on every component reachable from these. Both are in document order.
 * Marks on `info` apply to the whole API and are not repeated.
 */
export function gapsOfOperations(document: JsonObject): Record<string, string[]> {
  const marks = marksByOwner(document)
  return Object.fromEntries(
    operationsOf(document).map(({ operationId, reaches }) => [
      operationId,
      [...marks].flatMap(([id, owners]) => ([...owners].some((owner) => reaches.has(owner)) ? [id] : [])),
    ]),
  )
}

/** Returns, by gap id, the parts of the document that are marked with it, in document order. */
export function marksByOwner(document: JsonObject): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>()
  visit(document, (node, _, pointer) => {
    for (const id of gapIds(node['x-gap'])) marks.set(id, (marks.get(id) ?? new Set()).add(ownerOf(pointer)))
  })
  return marks
}

/** An operation, and all parts of the document that it reaches by reference, including itself. */
export type Reach = { operationId: string; reaches: Set<string> }

/** Returns the operations of the paths and webhooks, in document order. */
export function operationsOf(document: JsonObject): Reach[] {
  const refs = referencesOf(document)
  const found: Reach[] = []
  visit(document, (node, kind, pointer) => {
    const [top, name = ''] = pointer
    if (kind !== 'operation' || top === 'components') return
    const start = [ownerOf(pointer), `${top}/${name}`, ...schemesOf(node, document)]
    found.push({ operationId: String(node.operationId ?? name), reaches: closure(start, refs) })
  })
  return found
}

/** Returns the part of the document that a node belongs to: an operation, a path item, a component, a tag, or a top-level key. */
export function ownerOf(pointer: string[]): string {
  const [top = '', name = '', member = ''] = pointer
  if (top === 'components') return `components/${name}/${member}`
  if (top === 'tags') return `tags/${name}`
  if (top !== 'paths' && top !== 'webhooks') return top
  return METHODS.has(member) ? `${top}/${name}/${member}` : `${top}/${name}`
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** Returns the components that each part references. */
function referencesOf(document: JsonObject): Map<string, Set<string>> {
  const refs = new Map<string, Set<string>>()
  visit(document, (node, _, pointer) => {
    if (typeof node.$ref !== 'string') return
    const owner = ownerOf(pointer)
    const target = node.$ref.slice(2).split('/').slice(0, 3).map(unescapePointer).join('/')
    refs.set(owner, (refs.get(owner) ?? new Set()).add(target))
  })
  return refs
}

function unescapePointer(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
}

function closure(start: string[], refs: Map<string, Set<string>>): Set<string> {
  const reached = new Set(start)
  for (const owner of reached) for (const target of refs.get(owner) ?? []) reached.add(target)
  return reached
}

/** Returns an operation's security schemes, its own or the document's, as component references. */
function schemesOf(operation: JsonObject, document: JsonObject): string[] {
  const security = operation.security ?? document.security
  if (!Array.isArray(security)) return []
  const names = security.flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : []))
  return names.map((name) => `components/securitySchemes/${name}`)
}

import { eachObject } from '../bundle/describe.js'
import { gapIds } from '../bundle/gaps.js'
import { isObject, type Json, type JsonObject, visit } from '../document/shape.js'
import type { Surface } from '../mcp/surface.js'

/** A place in the rendered reference: its name, and the fragment of its address. */
export type Place = { label: string; fragment: string }

/**
 * Where in a document each gap is seen: gap id to places, in the document's order. A mark inside a component is seen
 * at each operation that refers to the component, directly or through others. A mark that no reader of the reference
 * meets, such as one on a path item that nothing uses, has no place. The gaps of the tool server are seen in its section
 * of the introduction.
 */
export function gapPlaces(document: JsonObject, surface: Surface): Map<string, Place[]> {
  const places = ownersOf(document)
  const found = new Map<string, Set<string>>()
  visit(document, (node, _, pointer) => {
    for (const id of gapIds(node['x-gap'])) found.set(id, (found.get(id) ?? new Set()).add(ownerOf(pointer)))
  })
  const seen = new Map(
    [...found].map(([id, owners]): [string, Place[]] => {
      const reached = [...places].filter(([, place]) => [...owners].some((owner) => place.reaches.has(owner)))
      return [id, reached.map(([, { label, fragment }]) => ({ label, fragment }))]
    }),
  )
  for (const id of gapsOf(surface)) seen.set(id, [...(seen.get(id) ?? []), TOOL_SERVER])
  return seen
}

/** The section that `surfaceMarkdown` writes. */
export const TOOL_SERVER: Place = { label: 'tool server', fragment: '/section/the-tool-server' }

function gapsOf(surface: Surface): Set<string> {
  const ids = new Set<string>()
  eachObject(surface as unknown as Json, (node) => {
    for (const id of gapIds(node['x-gap'])) ids.add(id)
  })
  return ids
}

type Owner = Place & { reaches: Set<string> }

/** All places of a document by owner, each with the owners that it reaches by reference, itself among them. */
function ownersOf(document: JsonObject): Map<string, Owner> {
  const refs = referencesOf(document)
  const places = new Map<string, Owner>([['info', { ...INTRODUCTION, reaches: new Set(['info', 'servers']) }]])
  visit(document, (node, kind, pointer) => {
    const [top, name = ''] = pointer
    if (kind === 'tag') places.set(ownerOf(pointer), placeOfTag(node, ownerOf(pointer)))
    if (kind !== 'operation' || top === 'components') return
    const own = ownerOf(pointer)
    const label = String(node.operationId ?? name)
    const start = [own, `${top}/${name}`, ...schemesOf(node, document)]
    places.set(own, { label, fragment: `operation/${label}`, reaches: closure(start, refs) })
  })
  return places
}

const INTRODUCTION: Place = { label: 'introduction', fragment: '/' }

function placeOfTag(tag: JsonObject, owner: string): Owner {
  const name = String(tag.name)
  return { label: `group ${name}`, fragment: `/${name}`, reaches: new Set([owner]) }
}

/** The part of the document that a node belongs to: an operation, a path item, a component, a tag, or the top. */
function ownerOf(pointer: string[]): string {
  const [top = '', name = '', member = ''] = pointer
  if (top === 'components') return `components/${name}/${member}`
  if (top === 'tags') return `tags/${name}`
  if (top !== 'paths' && top !== 'webhooks') return top
  return METHODS.has(member) ? `${top}/${name}/${member}` : `${top}/${name}`
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/** Which components each part refers to. */
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

/** The security schemes of an operation, its own or the document's, as components. */
function schemesOf(operation: JsonObject, document: JsonObject): string[] {
  const security = operation.security ?? document.security
  if (!Array.isArray(security)) return []
  const names = security.flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : []))
  return names.map((name) => `components/securitySchemes/${name}`)
}

import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { isIn, isMarked, MARKS, withoutVersion } from '../../src/contract/marks.js'
import { METHODS, mapNodes, type NodeKind, place } from '../../src/contract/nodes.js'
import { endpointsOf } from '../../src/contract/operations.js'
import { reachedFrom, referencesByOwner } from '../../src/contract/owners.js'
import { find, resolve } from '../../src/contract/references.js'
import { VERSION_COMPONENT } from '../../src/contract/versions.js'
import { paginationsOf } from './paginations.js'

/**
 * Returns the document of one version: the bundle without the nodes that `x-since` and `x-until` give to others.
 *
 * A `oneOf` or `anyOf` with one branch left becomes that branch. `required` lists, discriminator mappings, components
 * and `x-pagination` are adjusted. The ending `.<version>` of example keys is removed. The headers that select and
 * report a version name only this one. The bundle is not changed.
 */
export function view(bundle: JsonObject, version: string): JsonObject {
  const document = keep(bundle, 'document', bundle, version)
  document.info = { ...(document.info as JsonObject), version }
  narrowVersion(document, version)
  dropEmptyTags(document)
  dropUnreferenced(document)
  return document
}

/**
 * Returns the document of all versions: the bundle, in which no property is required that only some versions have. The
 * bundle is not changed.
 */
export function allVersions(bundle: JsonObject): JsonObject {
  return mapNodes(bundle, (node) => {
    const { required, ...others } = node
    if (!Array.isArray(required) || !isObject(node.properties)) return node
    const { properties } = node
    const everywhere = required.filter((name) => !isOnlyInSome(properties[String(name)] ?? null, bundle))
    return everywhere.length > 0 ? { ...node, required: everywhere } : others
  })
}

function isOnlyInSome(node: Json, document: JsonObject): boolean {
  if (!isObject(node)) return false
  return isMarked(node) || (typeof node.$ref === 'string' && isOnlyInSome(find(document, node.$ref), document))
}

/**
 * A request without the header gets the default version, so the header is required for every other version: the
 * parameter is required in every view but that of its default.
 */
function narrowVersion({ components }: JsonObject, version: string): void {
  for (const section of ['parameters', 'headers']) {
    const entries = isObject(components) ? components[section] : undefined
    const node = isObject(entries) ? entries[VERSION_COMPONENT] : undefined
    if (!isObject(entries) || !isObject(node) || !isObject(node.schema)) continue
    const { default: byDefault, ...schema } = node.schema
    const isDefault = byDefault === version
    entries[VERSION_COMPONENT] = {
      ...node,
      ...(section === 'parameters' && { required: !isDefault }),
      schema: { ...schema, enum: [version], ...(isDefault && { default: version }) },
      ...('example' in node && { example: version }),
    }
  }
}

function isGone(node: Json, bundle: JsonObject, version: string): boolean {
  if (!isObject(node)) return false
  if (!isIn(node, version)) return true
  return typeof node.$ref === 'string' && node.$ref.startsWith('#/') && isGone(find(bundle, node.$ref), bundle, version)
}

/** True for a path item that had operations, and has none left. */
function isEmptied(item: Json, bundle: JsonObject, version: string): boolean {
  const operations = Object.entries(resolve(bundle, item) as JsonObject).filter(([key]) =>
    METHODS.some((name) => name === key),
  )
  return operations.length > 0 && operations.every(([, operation]) => isGone(operation, bundle, version))
}

/** Returns a copy of a node with what the version has of it. */
function keep(node: JsonObject, kind: NodeKind, bundle: JsonObject, version: string): JsonObject {
  const isKept = (child: Json) => !isGone(child, bundle, version)
  const inside = (child: Json, childKind: NodeKind) =>
    isObject(child) ? keep(child, childKind, bundle, version) : child
  const entriesOf = (entries: JsonObject, entryKind: NodeKind) =>
    Object.entries(entries)
      .filter(([, item]) => isKept(item) && !(entryKind === 'pathItem' && isEmptied(item, bundle, version)))
      .map(([name, item]) => [
        entryKind === 'example' && kind !== 'components' ? withoutVersion(name) : name,
        inside(item, entryKind),
      ])
  const out: JsonObject = {}
  for (const [key, value] of Object.entries(node)) {
    if (MARKS.some((mark) => mark === key)) continue
    const at = place(kind, key)
    if (!at) out[key] = value
    else if (Array.isArray(value)) out[key] = value.filter(isKept).map((item) => inside(item, at.kind))
    else if (at.holds === 'map' && isObject(value)) out[key] = Object.fromEntries(entriesOf(value, at.kind))
    else if (isKept(value)) out[key] = inside(value, at.kind)
  }
  if (kind === 'operation' && 'x-pagination' in out) out['x-pagination'] = paginationOf(out, bundle)
  return kind === 'schema' ? tidySchema(node, out, bundle, version) : out
}

/** Returns the pagination styles that the remaining parameters allow. */
function paginationOf(operation: JsonObject, bundle: JsonObject): Json {
  const [only, another] = paginationsOf(operation, bundle)
  return only && !another ? only.name : (operation['x-pagination'] ?? null)
}

function tidySchema(before: JsonObject, after: JsonObject, bundle: JsonObject, version: string): JsonObject {
  if (Array.isArray(after.required) && isObject(before.properties)) {
    const had = before.properties
    const has = isObject(after.properties) ? after.properties : {}
    after.required = after.required.filter((name) => !(String(name) in had) || String(name) in has)
    if (after.required.length === 0) delete after.required
  }
  const mapping = isObject(after.discriminator) ? after.discriminator.mapping : undefined
  if (isObject(mapping))
    after.discriminator = {
      ...(after.discriminator as JsonObject),
      mapping: Object.fromEntries(
        Object.entries(mapping).filter(([, ref]) => !isGone({ $ref: ref ?? null }, bundle, version)),
      ),
    }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const [had = [], has = []] = [before[key], after[key]] as JsonObject[][]
    if (had.length > 1 && has.length === 1) return collapse(after, key, has[0] as JsonObject)
  }
  return after
}

function collapse(schema: JsonObject, key: 'oneOf' | 'anyOf', branch: JsonObject): JsonObject {
  const { [key]: _, discriminator: __, ...rest } = schema
  if (Object.keys(rest).length === 0) return branch
  // Merges the branch into its schema: some tools read `type` and `default` there only.
  if (Object.keys(branch).every((name) => name !== '$ref' && !place('schema', name) && !(name in rest)))
    return { ...rest, ...branch }
  return { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), branch] }
}

function dropEmptyTags(document: JsonObject): void {
  if (!Array.isArray(document.tags)) return
  const used = new Set(endpointsOf(document).flatMap(({ node }) => listOf(node.tags)))
  document.tags = document.tags.filter((tag) => isObject(tag) && used.has(tag.name ?? null))
}

/** Path items and security schemes are always kept; other components are kept if a reference reaches them. */
const ROOTS = ['components/pathItems/', 'components/securitySchemes/']

export function dropUnreferenced(document: JsonObject): void {
  const { components } = document
  if (!isObject(components)) return
  const references = referencesByOwner(document)
  const isKept = (owner: string) => !owner.startsWith('components/') || ROOTS.some((root) => owner.startsWith(root))
  const reached = reachedFrom([...references.keys()].filter(isKept), references)
  for (const [section, entries] of Object.entries(components)) {
    if (!isObject(entries)) continue
    for (const name of Object.keys(entries)) {
      const owner = `components/${section}/${name}`
      if (!isKept(owner) && !reached.has(owner)) delete entries[name]
    }
    if (Object.keys(entries).length === 0) delete components[section]
  }
}

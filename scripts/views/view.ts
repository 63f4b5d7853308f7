import { paginationsOf } from '../bundle/paginations.js'
import { VERSION_COMPONENT } from '../bundle/versions.js'
import { copyOf } from '../document/copy.js'
import { isIn, isMarked, MARKS, withoutVersion } from '../document/marks.js'
import { find, isObject, type Json, type JsonObject, type Kind, place, visit } from '../document/shape.js'

/**
 * Returns the document of one version: the bundle without the nodes that `x-since` and `x-until` give to others.
 *
 * A `oneOf` or `anyOf` with one branch left becomes that branch. `required` lists, discriminator mappings, components and
 * `x-pagination` are adjusted. The ending `.<version>` of example keys is removed. The headers that select and report a
 * version name only this one. The bundle is not changed.
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
 * Returns the document of all versions: the bundle, in which no property is required that only some versions have. The bundle
 * is not changed.
 */
export function whole(bundle: JsonObject): JsonObject {
  const document = copyOf(bundle)
  visit(document, (node) => {
    if (!Array.isArray(node.required) || !isObject(node.properties)) return
    const { properties } = node
    node.required = node.required.filter((name) => !isOnlyInSome(properties[String(name)] ?? null, document))
    if (node.required.length === 0) delete node.required
  })
  return document
}

function isOnlyInSome(node: Json, document: JsonObject): boolean {
  if (!isObject(node)) return false
  return isMarked(node) || (typeof node.$ref === 'string' && isOnlyInSome(find(document, node.$ref), document))
}

/**
 * A request without the header gets the default version, so the header is required for every other version: the parameter
 * is required in every view but that of its default.
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

function keep(node: JsonObject, kind: Kind, bundle: JsonObject, version: string): JsonObject {
  const inside = (child: Json, of: Kind) => (isObject(child) ? keep(child, of, bundle, version) : child)
  const out: JsonObject = {}
  for (const [key, value] of Object.entries(node)) {
    if (MARKS.some((mark) => mark === key)) continue
    const at = place(kind, key)
    if (!at) out[key] = value
    else if (Array.isArray(value))
      out[key] = value.filter((item) => !isGone(item, bundle, version)).map((item) => inside(item, at.kind))
    else if (at.holds === 'map' && isObject(value))
      out[key] = Object.fromEntries(
        Object.entries(value)
          .filter(([, item]) => !isGone(item, bundle, version))
          .map(([name, item]) => [
            at.kind === 'example' && kind !== 'components' ? withoutVersion(name) : name,
            inside(item, at.kind),
          ]),
      )
    else if (!isGone(value, bundle, version)) out[key] = inside(value, at.kind)
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
  // A keyword that differs by version is again a keyword of its schema: some readers look for a type or a default nowhere else.
  if (Object.keys(branch).every((name) => name !== '$ref' && !place('schema', name) && !(name in rest)))
    return { ...rest, ...branch }
  return { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), branch] }
}

function tagsInUse(document: JsonObject): Set<Json> {
  const used = new Set<Json>()
  visit(document, (node, kind) => {
    if (kind === 'operation' && Array.isArray(node.tags)) for (const tag of node.tags) used.add(tag)
  })
  return used
}

function dropEmptyTags(document: JsonObject): void {
  if (!Array.isArray(document.tags)) return
  const used = tagsInUse(document)
  document.tags = document.tags.filter((tag) => isObject(tag) && used.has(tag.name ?? null))
}

/** Reusable path items and security schemes are always kept; other components are kept only if a reference reaches them. */
const ROOTS = ['pathItems', 'securitySchemes']

function dropUnreferenced(document: JsonObject): void {
  const { components } = document
  if (!isObject(components)) return
  const refs = referencesByOwner(document)
  const reached = new Set([''])
  for (const owner of reached) for (const ref of refs.get(owner) ?? []) reached.add(ref)
  for (const [section, entries] of Object.entries(components)) {
    if (ROOTS.includes(section) || !isObject(entries)) continue
    for (const name of Object.keys(entries)) if (!reached.has(`#/components/${section}/${name}`)) delete entries[name]
    if (Object.keys(entries).length === 0) delete components[section]
  }
}

/** Returns the components that each component references; the key '' stands for everything else. */
function referencesByOwner(document: JsonObject): Map<string, Set<string>> {
  const refs = new Map<string, Set<string>>()
  visit(document, (node, _, [top, section = '', name]) => {
    const owner = top === 'components' && name && !ROOTS.includes(section) ? `#/components/${section}/${name}` : ''
    const mapping =
      isObject(node.discriminator) && isObject(node.discriminator.mapping) ? node.discriminator.mapping : {}
    for (const ref of [node.$ref, ...Object.values(mapping)]) {
      if (typeof ref !== 'string') continue
      if (!refs.has(owner)) refs.set(owner, new Set())
      refs.get(owner)?.add(ref.split('/').slice(0, 4).join('/'))
    }
  })
  return refs
}

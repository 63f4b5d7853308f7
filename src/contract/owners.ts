/** The owner of a node: the operation, path item, component, tag or top-level key of the document that it is in. */
import { isObject, type JsonObject } from './json.js'
import { METHODS, visit } from './nodes.js'
import { pathOf } from './references.js'

/** Returns the owner of a node, such as `paths//tasks/get`, `components/schemas/Task` or `info`. */
export function ownerOf([top = '', name = '', member = '']: string[]): string {
  if (top === 'components') return `components/${name}/${member}`
  if (top === 'tags') return `tags/${name}`
  if (top !== 'paths' && top !== 'webhooks') return top
  return METHODS.some((method) => method === member) ? `${top}/${name}/${member}` : `${top}/${name}`
}

/** Returns the owners that each owner references. */
export function referencesByOwner(document: JsonObject): Map<string, Set<string>> {
  const references = new Map<string, Set<string>>()
  visit(document, ({ $ref, discriminator }, _, path) => {
    const mapping = isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : {}
    for (const ref of [$ref, ...Object.values(mapping)]) {
      if (typeof ref !== 'string') continue
      const owner = ownerOf(path)
      references.set(owner, (references.get(owner) ?? new Set()).add(ownerOf(pathOf(ref))))
    }
  })
  return references
}

/** Returns these owners and all that they reach by reference. */
export function reachedFrom(start: string[], references: Map<string, Set<string>>): Set<string> {
  const reached = new Set(start)
  for (const owner of reached) for (const target of references.get(owner) ?? []) reached.add(target)
  return reached
}

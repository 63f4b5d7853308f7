import { gapIds } from './gaps.js'
import { type JsonObject, listOf } from './json.js'
import { visit } from './nodes.js'
import { endpointsOf } from './operations.js'
import { ownerOf, reachedFrom, referencesByOwner } from './owners.js'

/**
 * Returns the gaps that concern each operation, by operation id: those marked on the operation, its path, parameters,
 * bodies, responses, callbacks and security schemes, and on every component reachable from these. Both are in document
 * order. Marks on `info` apply to the whole API and are not repeated.
 */
export function gapsOfOperations(document: JsonObject): Record<string, string[]> {
  const marks = marksByOwner(document)
  return Object.fromEntries(
    reachesOf(document).map(({ operationId, reaches }) => [
      operationId,
      [...marks].flatMap(([id, owners]) => ([...owners].some((owner) => reaches.has(owner)) ? [id] : [])),
    ]),
  )
}

/** Returns, by gap id, the owners of the nodes that are marked with it, in document order. */
export function marksByOwner(document: JsonObject): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>()
  visit(document, (node, _, path) => {
    for (const id of gapIds(node['x-gap'])) marks.set(id, (marks.get(id) ?? new Set()).add(ownerOf(path)))
  })
  return marks
}

/** An operation or webhook, and all owners that it reaches by reference, including itself. */
type ReachedParts = { operationId: string; reaches: Set<string> }

/** Returns what each operation and webhook reaches, in document order. One without an id is named by its path. */
export function reachesOf(document: JsonObject): ReachedParts[] {
  const references = referencesByOwner(document)
  return endpointsOf(document).map(({ top, path, method, node }) => {
    const schemes = listOf(node.security ?? document.security).flatMap((requirement) => Object.keys(requirement ?? {}))
    const start = [
      `${top}/${path}/${method}`,
      `${top}/${path}`,
      ...schemes.map((scheme) => `components/securitySchemes/${scheme}`),
    ]
    return { operationId: String(node.operationId ?? path), reaches: reachedFrom(start, references) }
  })
}

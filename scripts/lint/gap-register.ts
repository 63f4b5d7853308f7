import type { Contract } from '../bundle/contract.js'
import { eachObject } from '../bundle/describe.js'
import { ContractError } from '../contract-error.js'
import { gapIds, toldOnce } from '../document/gaps.js'
import { type Json, type JsonObject, visit } from '../document/shape.js'
import type { Surface } from '../mcp/surface.js'

/**
 * Checks `openapi/gaps/` against the marks: each id that a node of a document or of the tool server names has an entry, and
 * each entry is named by a node or says `nowhere`. Returns the number of gaps. Throws a ContractError that says what to do for
 * each fault.
 */
export function checkGaps({ documents, gaps, mcp }: Contract): number {
  const used = usedGaps(documents.canvas ?? {}, mcp.surface)
  const faults = [
    ...[...used.keys()]
      .filter((id) => !gaps[id])
      .map((id) => `${used.get(id)} names ${id}: add the entry, or correct the id.`),
    ...[...toldOnce(documents.canvas ?? {})]
      .filter((id) => gaps[id] && !gaps[id].note)
      .map((id) => `info names ${id}, which has no note to show there: add one, or mark the nodes that it concerns.`),
    ...Object.entries(gaps).flatMap(([id, { nowhere }]) => {
      if (nowhere && used.has(id)) return [`${id} says \`nowhere\`, but ${used.get(id)} names it: remove \`nowhere\`.`]
      if (!nowhere && !used.has(id)) return [`No node names ${id}: mark the node with x-gap, or say \`nowhere: true\`.`]
      return []
    }),
  ]
  if (faults.length > 0) throw new ContractError(faults.map((fault) => `openapi/gaps/  ${fault}`).join('\n'))
  return Object.keys(gaps).length
}

/** The ids of the gaps that the nodes of a document and of the tool server name, each with the pointer of the first such node. */
function usedGaps(document: JsonObject, surface: Surface): Map<string, string> {
  const used = new Map<string, string>()
  const note = (node: JsonObject, path: string[]) => {
    for (const id of gapIds(node['x-gap'])) if (!used.has(id)) used.set(id, `/${path.join('/')}`)
  }
  visit(document, (node, _, pointer) => note(node, pointer))
  eachObject(surface as unknown as Json, (node, path) => note(node, ['mcp', ...path]))
  return used
}

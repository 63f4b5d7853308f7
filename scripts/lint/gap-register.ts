import type { Contract } from '../bundle/contract.js'
import { eachObject } from '../bundle/describe.js'
import { gapIds } from '../bundle/gaps.js'
import { ContractError } from '../contract-error.js'
import { type Json, type JsonObject, visit } from '../document/shape.js'
import type { Surface } from '../mcp/surface.js'

/**
 * Holds `gaps.yaml` against the marks: each id that a node names has an entry, and each entry is named by a node, be it of the tool server, or
 * says that it has none. Answers the number of gaps. Throws a ContractError that says what to do for each fault.
 */
export function checkGaps({ documents, gaps, mcp }: Contract): number {
  const used = usedGaps(documents.canvas ?? {}, mcp.surface)
  const faults = [
    ...[...used.keys()]
      .filter((id) => !gaps[id])
      .map((id) => `${used.get(id)} names ${id}: add the entry, or correct the name.`),
    ...Object.entries(gaps).flatMap(([id, { nowhere }]) => {
      if (nowhere && used.has(id)) return [`${id} says \`nowhere\`, but ${used.get(id)} names it: take the line out.`]
      if (!nowhere && !used.has(id)) return [`No node names ${id}: mark the node with x-gap, or say \`nowhere: true\`.`]
      return []
    }),
  ]
  if (faults.length > 0) throw new ContractError(faults.map((fault) => `openapi/gaps.yaml  ${fault}`).join('\n'))
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

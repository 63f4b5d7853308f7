import { gapIds, generalGaps } from '../../src/contract/gaps.js'
import { eachObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import type { BuiltContract } from '../documents/contract.js'
import type { ToolServer } from '../read/tool-server.js'
import { throwProblems } from '../support/yaml.js'

/**
 * Checks the gaps against the marks: each id that a node of a document or of the tool server names must have an
 * entry, and each entry must be named by a node or have `nowhere: true`. Returns the number of gaps. Throws a
 * ContractError that says how to fix each problem.
 */
export function checkGaps({ documents, gaps, toolServer }: BuiltContract): number {
  const used = usedGaps(documents.canvas ?? {}, toolServer)
  const placeOf = (id: string) => gaps[id]?.place ?? `openapi/gaps/${id.split('.')[0]}.yaml`
  throwProblems([
    ...[...used.keys()]
      .filter((id) => !gaps[id])
      .map((id) => `${placeOf(id)}  ${used.get(id)} names ${id}: add the entry, or correct the id.`),
    ...[...generalGaps(documents.canvas ?? {})]
      .filter((id) => gaps[id] && typeof gaps[id].note !== 'string')
      .map(
        (id) =>
          `${placeOf(id)}  info names ${id}, which has no note to show there: add one, or mark the nodes that it concerns.`,
      ),
    ...Object.entries(gaps).flatMap(([id, { nowhere }]) => {
      if (nowhere && used.has(id))
        return [`${placeOf(id)}  ${id} says \`nowhere\`, but ${used.get(id)} names it: remove \`nowhere\`.`]
      if (!nowhere && !used.has(id))
        return [`${placeOf(id)}  No node names ${id}: mark the node with x-gap, or say \`nowhere: true\`.`]
      return []
    }),
  ])
  return Object.keys(gaps).length
}

/** Returns the gap ids that the documents and the tool server name, each with the pointer of its first node. */
function usedGaps(document: JsonObject, toolServer: ToolServer): Map<string, string> {
  const used = new Map<string, string>()
  const note = (node: JsonObject, path: string[]) => {
    for (const id of gapIds(node['x-gap'])) if (!used.has(id)) used.set(id, `/${path.join('/')}`)
  }
  visit(document, (node, _, path) => note(node, path))
  eachObject(toolServer as unknown as Json, (node, path) => note(node, ['mcp', ...path]))
  return used
}

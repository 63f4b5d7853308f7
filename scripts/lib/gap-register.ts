import type { Contract } from './contract.js'
import { gapIds } from './gaps.js'
import { ContractError } from './redocly.js'
import { visit } from './shape.js'

/**
 * Holds `gaps.yaml` against the marks: each id that a node names has an entry, and each entry is named by a node, or
 * says that it has none. Answers the number of gaps. Throws a ContractError that says what to do for each fault.
 */
export function checkGaps({ documents, gaps }: Contract): number {
  const used = usedGaps(documents.canvas ?? {})
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

/** The ids of the gaps that a document's nodes name, each with the pointer of the first such node. */
export function usedGaps(document: Contract['documents'][string]): Map<string, string> {
  const used = new Map<string, string>()
  visit(document, (node, _, pointer) => {
    for (const id of gapIds(node['x-gap'])) if (!used.has(id)) used.set(id, `/${pointer.join('/')}`)
  })
  return used
}

import { operationsOf } from '../../src/contract/operations.js'
import type { Contract } from '../documents/contract.js'
import { readFacts, structurePlaces } from '../read/facts.js'
import { sources } from '../read/source-files.js'
import { throwProblems } from '../support/yaml.js'

/**
 * Checks that each operation has a reason: a fact with a place in it, or an `x-gap` that says what is assumed. Returns the number
 * of operations. Throws a ContractError that names each other one, with its place.
 */
export async function checkStatements({ documents }: Pick<Contract, 'documents'>): Promise<number> {
  const facts = Object.values(await readFacts())
  const places = facts.flatMap((fact) => [...structurePlaces(fact), ...Object.keys(fact.mentions ?? {})])
  const stated = new Set(places.map((place) => place.split('.')[0]))
  const { placeOf } = sources()
  const operations = operationsOf(documents.canvas ?? {})
  throwProblems(
    operations
      .filter(({ operationId, node }) => !stated.has(operationId) && !('x-gap' in node))
      .map(({ operationId, path, method }) => {
        const place = placeOf(['paths', path, method.toLowerCase()])
        const form = `{ ${operationId}: { method: ${method.toLowerCase()}, path: '${path}' } }`
        return `${place}  No fact states ${operationId} and no gap marks it: add a fact with \`at: ${form}\` to a file of openapi/facts/, or \`x-gap\` to the operation.`
      }),
  )
  return operations.length
}

import { operationsOf } from '../../src/contract/operations.js'
import type { BuiltContract } from '../documents/contract.js'
import { sources } from '../read/source-files.js'
import { placesOf } from '../read/statements.js'
import { throwProblems } from '../support/yaml.js'

/**
 * Checks that each operation has a reason: a statement with a place in it, or an `x-gap` that says what is assumed. Returns the number
 * of operations. Throws a ContractError that names each other one, with its place.
 */
export function checkStatements({ documents, statements }: Pick<BuiltContract, 'documents' | 'statements'>): number {
  const places = Object.values(statements).flatMap((one) => [
    ...Object.keys(one.at ?? {}).flatMap(placesOf),
    ...Object.keys(one.mentions ?? {}).flatMap(placesOf),
  ])
  const stated = new Set(places.map((place) => place.split(/[.@?]/)[0]))
  const { placeOf } = sources()
  const operations = operationsOf(documents.canvas ?? {})
  throwProblems(
    operations
      .filter(({ operationId, node }) => !stated.has(operationId) && !('x-gap' in node))
      .map(({ operationId, path, method, scopes }) => {
        const place = placeOf(['paths', path, method.toLowerCase()])
        const required = scopes.length > 0 ? `, scopes: ["${scopes.join('", "')}"]` : ''
        const form = `{ ${operationId}: { method: ${method.toLowerCase()}, path: '${path}'${required} } }`
        return `${place}  Nothing states ${operationId} and no gap marks it: add a statement with \`at: ${form}\` to a file of openapi/statements/, or \`x-gap\` to the operation.`
      }),
  )
  return operations.length
}

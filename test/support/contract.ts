/** The contract as the mock reads it, loaded once per worker. */
import type { Json } from '../../src/contract/json.js'
import type { Version } from '../../src/contract/versions.js'
import { readContract } from '../../src/mock/node/contract.js'
import { GENERATED } from './generated.js'

export const contract = await readContract(GENERATED)

/** Returns a documented response's value with the names of a version; `contract.example` has those of all versions. */
export function exampleIn<Value = Json>(version: Version, operationId: string, status: number, example: string): Value {
  const view = contract.view(version)
  const operation = view.operations.get(operationId)
  if (!operation) throw new Error(`There is no operation ${operationId} in ${version}.`)
  return view.response(operation, { code: String(status), example }).body as Value
}

import type { JsonObject } from '../../../src/contract/json.js'
import { type Operation, operationsOf } from '../../../src/contract/operations.js'
import type { Version } from '../../../src/contract/versions.js'

/** Returns an operation of a small document that has these members. */
export function operationWith(node: JsonObject, rest: JsonObject = {}): Operation {
  const paths = { '/things/{id}': { post: { operationId: 'makeThing', responses: { '200': {} }, ...node } } }
  const [operation] = operationsOf({ paths, ...rest }, '2030-02-01' as Version)
  if (!operation) throw new Error('There is no operation.')
  return operation
}

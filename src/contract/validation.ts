import { isObject, type JsonObject, listOf } from './json.js'
import type { Operation } from './operations.js'
import type { ParsedParameters } from './parameters.js'
import { resolve } from './references.js'
import { type SchemaError, type Violation, violationsOf } from './violations.js'

/** A request as its schema describes it. The body is undefined if there is none. A form is an object of its fields, with any text for a file. */
export type RequestParts = ParsedParameters & { body: unknown }

/** Returns what is wrong with a request, or an empty list. */
export type ValidateRequest = (request: RequestParts) => Violation[]

/** A compiled schema, created by Ajv at run time or when a package is built. */
export type Compiled = { (value: unknown): boolean; errors?: SchemaError[] | null }

/** Returns a request validator for the compiled `requestSchema` of an operation. */
export function validatorOf(compiled: Compiled, { document, body }: Operation): ValidateRequest {
  const { if: condition } = body ? (resolve(document, body.schema) as JsonObject) : {}
  const deciding = isObject(condition) ? listOf(condition.required).map(String) : []
  return (request) => (compiled(request) ? [] : violationsOf(compiled.errors ?? [], deciding))
}

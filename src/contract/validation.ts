import { gapIds } from './gaps.js'
import { isObject, type JsonObject, listOf } from './json.js'
import type { Operation } from './operations.js'
import type { ParsedParameters } from './parameters.js'
import { resolve } from './references.js'
import { propertiesOf } from './schemas.js'
import { type SchemaError, type Violation, violationsOf } from './violations.js'

/** A request as its schema describes it. A missing body is undefined. A form is an object, with any text for a file. */
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

/**
 * Returns the status for an invalid field: 422 in a body, 400 elsewhere. A field of a body that is marked with the gap
 * about the two is the exception: it returns 400.
 */
export function invalidStatusOf(
  { document, body }: Operation,
  { in: place, field }: Pick<Violation, 'in' | 'field'>,
): 400 | 422 {
  if (place !== 'body') return 400
  const { [field]: schema } = propertiesOf(document, body?.schema)
  return isObject(schema) && gapIds(schema['x-gap']).includes('errors.status.400_or_422') ? 400 : 422
}

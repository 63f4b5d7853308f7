import type { Parameters } from './parameters.js'
import { type SchemaError, type Violation, violationsOf } from './violations.js'

/** A request as its schema describes it. The body is undefined where there is none; of a form it is its fields, a file as any text. */
export type RequestParts = Parameters & { body: unknown }

/** Says what is wrong with a request, nothing if all is well. */
export type ValidateRequest = (request: RequestParts) => Violation[]

/** A compiled schema, as Ajv makes it at run time or when a package is built. */
export type Compiled = { (value: unknown): boolean; errors?: SchemaError[] | null }

/** A validator of requests from a compiled `requestSchema`. */
export function validatorOf(compiled: Compiled): ValidateRequest {
  return (request) => (compiled(request) ? [] : violationsOf(compiled.errors ?? []))
}

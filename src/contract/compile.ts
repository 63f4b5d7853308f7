import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import { absolute, createAjv } from './ajv.js'
import type { JsonObject } from './json.js'
import type { Operation } from './operations.js'
import { ownParameters } from './parameters.js'
import { type Compiled, type ValidateRequest, validatorOf } from './validation.js'

/** Returns the validators of a document's operations. Each is compiled on first use, which keeps the start short. */
export function requestValidators(document: JsonObject): (operation: Operation) => ValidateRequest {
  let ajv: ReturnType<typeof createAjv> | undefined
  return (operation) => {
    ajv ??= createAjv(document)
    return validatorOf(compileRequest(ajv, operation) as Compiled, operation)
  }
}

/** Compiles an operation's request. A body marked with `x-first-error` could have millions of errors; it gets one. */
export function compileRequest(ajv: Ajv2020, operation: Operation): ValidateFunction {
  ajv.opts.allErrors = operation.node['x-first-error'] !== true
  return ajv.compile(requestSchema(operation))
}

/** Returns the schema of a whole request for an operation. */
export function requestSchema(operation: Operation): JsonObject {
  const { body } = operation
  const own = ownParameters(operation)
  const places = (['path', 'query', 'header'] as const).map((place) => {
    const parameters = own
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required }) => ({
        name: place === 'header' ? name.toLowerCase() : name,
        schema,
        required: required === true,
      }))
    return [
      place,
      {
        type: 'object',
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
      },
    ] as const
  })
  return absolute({
    type: 'object',
    properties: { ...Object.fromEntries(places), ...(body ? { body: body.schema } : {}) },
    required: body?.required ? ['body'] : [],
  })
}

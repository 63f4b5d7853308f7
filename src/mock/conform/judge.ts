import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Json, JsonObject } from './json.js'

/** Judges values against schemas of a document: answers what is wrong, nothing if all is well. */
export type Judge = (schema: JsonObject, value: unknown) => string[]

/** A judge that takes the schemas as they stand: properties outside them pass, as clients have to let them. */
export function judgeOf(document: JsonObject): Judge {
  const validatorOf = validatorsOf(document)
  return (schema, value) => {
    const validate = validatorOf(schema)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the value'} ${message}`)
  }
}

/** Compiles schemas of a document, each once. All violations are told, each with the schema that holds it. */
export function validatorsOf(document: JsonObject): (schema: Json) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: document.components })
  const known = new Map<Json, ValidateFunction>()
  return (schema) => {
    const validate = known.get(schema) ?? ajv.compile(absolute(schema))
    known.set(schema, validate)
    return validate
  }
}

/** References lead into the schema that Ajv knows as `document`. */
function absolute(schema: Json): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))
}

import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from './formats.js'
import type { Json, JsonObject } from './json.js'

/** The name of the document in Ajv. */
const DOCUMENT = 'contract'

/** Creates an Ajv that knows the schemas of a document. The lint has validated them, so Ajv does not. */
export function createAjv(document: JsonObject, options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, meta: false, formats, ...options })
  const { schemas = {} } = (document.components ?? {}) as JsonObject
  return ajv.addSchema({ $id: DOCUMENT, components: { schemas } })
}

/** Returns a schema that Ajv can compile: its references point into the document that Ajv knows. */
export function absolute(schema: Json): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? DOCUMENT + value : value,
  )
}

type ValidatorOf = (schema: Json) => ValidateFunction

/**
 * Returns a function that compiles schemas of a document, each once. Validators report all errors, each with its
 * schema. The document must not change afterwards.
 */
export function schemaValidators(document: JsonObject): ValidatorOf {
  const validatorOf = byDocument.get(document) ?? createValidators(document)
  byDocument.set(document, validatorOf)
  return validatorOf
}

const byDocument = new WeakMap<JsonObject, ValidatorOf>()

function createValidators(document: JsonObject): ValidatorOf {
  const ajv = createAjv(document, { verbose: true })
  const known = new Map<Json, ValidateFunction>()
  return (schema) => {
    const validate = known.get(schema) ?? ajv.compile(absolute(schema))
    known.set(schema, validate)
    return validate
  }
}

/** Returns the errors of a value under a schema, or an empty list. */
export type CheckValue = (schema: JsonObject, value: unknown) => string[]

/** Returns a function that checks values under the schemas of a document. Extra properties pass, as in clients. */
export function valueChecker(document: JsonObject): CheckValue {
  const validatorOf = schemaValidators(document)
  return (schema, value) => {
    const validate = validatorOf(schema)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the value'} ${message}`)
  }
}

import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from './formats.js'
import type { Json, JsonObject } from './json.js'

/** Under which name Ajv knows the document. */
const DOCUMENT = 'contract'

/** An Ajv that knows the schemas of a document. They are linted, so Ajv does not spend its time on that. */
export function createAjv(document: JsonObject, options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, meta: false, formats, ...options })
  const { schemas = {} } = (document.components ?? {}) as JsonObject
  return ajv.addSchema({ $id: DOCUMENT, components: { schemas } })
}

/** A schema of the document as Ajv can compile it: references lead into the document that it knows. */
export function absolute(schema: Json): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? DOCUMENT + value : value,
  )
}

/** Compiles schemas of a document, each once. All that is wrong is told, each with the schema that says so. */
export function schemaValidators(document: JsonObject): (schema: Json) => ValidateFunction {
  const ajv = createAjv(document, { verbose: true })
  const known = new Map<Json, ValidateFunction>()
  return (schema) => {
    const validate = known.get(schema) ?? ajv.compile(absolute(schema))
    known.set(schema, validate)
    return validate
  }
}

/** Says what is wrong with a value by a schema of the document, nothing if all is well. Properties outside the schema pass, as clients have to let them. */
export type CheckValue = (schema: JsonObject, value: unknown) => string[]

export function valueChecker(document: JsonObject): CheckValue {
  const validatorOf = schemaValidators(document)
  return (schema, value) => {
    const validate = validatorOf(schema)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the value'} ${message}`)
  }
}

import type { ValidateFunction } from 'ajv/dist/2020.js'
import { absolute, type CheckValue, createAjv } from '../../src/contract/ajv.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { pointerOf, resolve } from '../../src/contract/references.js'
import { ContractError } from '../support/contract-error.js'

/** An example of a document, and the schema that it must match. */
export type Example = {
  /** Its location, as a JSON pointer. */
  pointer: string
  name: string
  value: Json
  schema: JsonObject
}

/** Returns all examples of a document: of bodies, parameters, headers and schemas. */
export function examplesOf(document: JsonObject): Example[] {
  const found: Example[] = []
  visit(document, (node, kind, path) => {
    const at = (name: string, value: Json, schema: Json) => {
      if (isObject(schema)) found.push({ pointer: pointerOf(path), name, value, schema })
    }
    if (kind === 'mediaType' || kind === 'parameter' || kind === 'header') {
      for (const [name, entry] of Object.entries(isObject(node.examples) ? node.examples : {})) {
        const example = resolve(document, entry)
        if (isObject(example)) at(name, example.value ?? null, node.schema ?? null)
      }
      if (node.example !== undefined) at('example', node.example, node.schema ?? null)
    }
    if (kind === 'schema' && Array.isArray(node.examples))
      for (const [index, value] of node.examples.entries()) at(String(index), value, node)
  })
  return found
}

/** Returns the number of examples. Throws a ContractError that lists each example that breaks its schema or has an extra property. */
export function checkExamples(name: string, document: JsonObject): number {
  const examples = examplesOf(document)
  const check = strictChecker(document)
  const faults = examples.flatMap(({ pointer, name: example, value, schema }) => {
    const errors = check(schema, value)
    return errors.length === 0
      ? []
      : [`generated/openapi/${name}.json${pointer}  example ${example}: ${errors.join('; ')}`]
  })
  if (faults.length > 0) throw new ContractError(faults.join('\n'))
  return examples.length
}

/** Returns a function that reports properties outside the schema as errors too, except where the contract says `additionalProperties: true`. */
export function strictChecker(document: JsonObject): CheckValue {
  const { components } = document
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {}
  const ajv = createAjv({ components: { schemas: mapValues(schemas, closeInside) } })
  const known = new Map<JsonObject, ValidateFunction>()
  return (schema, value) => {
    const validate = known.get(schema) ?? ajv.compile(absolute(closeValue(schema)))
    known.set(schema, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const extra = params.unevaluatedProperty ?? params.additionalProperty
      return `${instancePath || 'the value'} ${message}${extra ? ` (${extra})` : ''}`
    })
  }
}

const SAYS_WHAT_IT_HOLDS = ['$ref', 'type', 'properties', 'allOf', 'anyOf', 'oneOf']

/** Closes the schema of a value. `unevaluatedProperties` sees through references and compositions, so it is set only here. */
function closeValue(schema: Json): Json {
  if (!isObject(schema) || !SAYS_WHAT_IT_HOLDS.some((key) => key in schema)) return schema
  return { ...(closeInside(schema) as JsonObject), unevaluatedProperties: false }
}

/** Closes the schemas of nested values. Conditions are left alone: a closed `if` would no longer match. */
function closeInside(schema: Json): Json {
  if (!isObject(schema)) return schema
  const out = { ...schema }
  for (const key of ['properties', 'patternProperties'])
    if (isObject(out[key])) out[key] = mapValues(out[key], closeValue)
  for (const key of ['items', 'additionalProperties', 'contains'])
    if (isObject(out[key])) out[key] = closeValue(out[key])
  for (const key of ['allOf', 'anyOf', 'oneOf']) if (Array.isArray(out[key])) out[key] = out[key].map(closeInside)
  return out
}

function mapValues(map: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}

import { copyOf, isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { propertiesOf } from '../../src/contract/schemas.js'

/**
 * Returns a copy of a document whose schemas accept the same values, but from which Ajv makes less code and clearer
 * errors: they have no annotations and no type that an `enum` implies, and of a union they check the branch that a
 * value is meant for.
 */
export function validationSchemas(document: JsonObject): JsonObject {
  const copy = copyOf(document)
  visit(copy, (node, kind) => {
    if (kind !== 'schema') return
    if ('enum' in node || 'const' in node) delete node.type
    for (const key of Object.keys(node)) if (ANNOTATIONS.test(key)) delete node[key]
    for (const keyword of ['oneOf', 'anyOf']) {
      const choice = Array.isArray(node[keyword]) && !('if' in node) && choiceOf(document, keyword, node[keyword])
      if (!choice) continue
      delete node[keyword]
      Object.assign(node, choice)
    }
  })
  return copy
}

/** Keywords that no validator needs. Ajv would copy them into its code. */
const ANNOTATIONS = /^(x-.*|title|description|examples?|default|deprecated|discriminator|contentMediaType)$/

/**
 * Returns a union as conditions: null or the rest, or by the constant that a field has in the branches, such as `kind`.
 * Undefined for any other union.
 */
function choiceOf(document: JsonObject, keyword: string, branches: Json[]): JsonObject | undefined {
  const rest = branches.filter((branch) => !isObject(branch) || branch.type !== 'null')
  if (rest.length < branches.length)
    return { if: { type: 'null' }, else: rest.length === 1 ? (rest[0] ?? {}) : { [keyword]: rest } }
  const fields = branches.map((branch) => propertiesOf(document, branch))
  const constOf = (index: number, key: string) => (fields[index]?.[key] as JsonObject | undefined)?.const
  const key = Object.keys(fields[0] ?? {}).find(
    (name) =>
      fields.every((own) => isObject(own[name]) && ('const' in own[name] || 'not' in own[name])) &&
      fields.filter((_, index) => constOf(index, name) === undefined).length <= 1,
  )
  if (key === undefined) return undefined
  const known = branches.flatMap((branch, index) => {
    const value = constOf(index, key)
    return value === undefined ? [] : [{ value, branch }]
  })
  const isOneOf = (values: Json[]): JsonObject => ({ required: [key], properties: { [key]: { enum: values } } })
  const other = branches.find((_, index) => constOf(index, key) === undefined)
  return known.reduceRight<JsonObject>(
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
    (otherwise, { value, branch }) => ({ if: isOneOf([value]), then: branch, else: otherwise }),
    (other as JsonObject | undefined) ?? isOneOf(known.map(({ value }) => value)),
  )
}

import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { conditionsOf } from '../conditions.js'

/** A schema with its reference followed and its `allOf` merged, as a reader thinks of it. */
export type Shape = {
  /** The name of the component. Undefined for a schema without a name. */
  name?: string
  /** The keywords, without `allOf`, `if` and references. A branch or property may still be a reference. */
  node: JsonObject
  /** What its conditions ask for, a sentence of Markdown each. */
  conditions: string[]
}

/** Returns the shape of a schema. Keywords beside a reference or an `allOf` win over those inside. */
export function shapeOf(schema: Json, document: JsonObject): Shape {
  if (!isObject(schema)) return { node: {}, conditions: [] }
  const { $ref, allOf, if: condition, then: _then, else: _else, ...own } = schema
  const inner = [...(typeof $ref === 'string' ? [$ref] : []), ...(Array.isArray(allOf) ? allOf : [])].map((part) =>
    shapeOf(typeof part === 'string' ? resolve(document, { $ref: part }) : part, document),
  )
  const node = [...inner.map((shape) => shape.node), own].reduce(merge, {})
  return {
    ...(typeof $ref === 'string' ? { name: nameOf($ref) } : {}),
    node,
    conditions: [
      ...inner.flatMap(({ conditions }) => conditions),
      ...(condition ? conditionsOf(schema, document) : []),
    ],
  }
}

/** A branch of a `oneOf` or `anyOf`, without the one that only permits null. */
export type Options = { options: Json[]; nullable: boolean }

/** Returns the branches of a schema. None for a schema without branches. */
export function optionsOf({ node }: Shape): Options {
  const branches = [...((node.oneOf ?? []) as Json[]), ...((node.anyOf ?? []) as Json[])]
  const isNull = (branch: Json) => isObject(branch) && branch.type === 'null'
  return { options: branches.filter((branch) => !isNull(branch)), nullable: branches.some(isNull) }
}

/** Returns the type of a schema in words: `string or null`, `array of objects`. */
export function typeText(schema: Json, document: JsonObject): string {
  const shape = shapeOf(schema, document)
  const { options, nullable } = optionsOf(shape)
  if (options.length > 0 && shape.node.properties === undefined) {
    const names = [...new Set(options.map((option) => typeText(option, document)))]
    return [...names, ...(nullable ? ['null'] : [])].join(' or ')
  }
  const types = shape.node.type === undefined ? [] : [shape.node.type].flat()
  if (types.length === 0) return shape.node.properties ? 'object' : 'any value'
  return types.map((type) => (type === 'array' ? arrayText(shape, document) : String(type))).join(' or ')
}

function arrayText({ node }: Shape, document: JsonObject): string {
  const [first = '', ...rest] = typeText(node.items ?? {}, document).split(' ')
  return node.items === undefined ? 'array' : ['array of', first === 'any' ? 'any' : `${first}s`, ...rest].join(' ')
}

function merge(one: JsonObject, other: JsonObject): JsonObject {
  const properties = mergeProperties(one.properties, other.properties)
  const required = [...new Set([...((one.required ?? []) as string[]), ...((other.required ?? []) as string[])])]
  return { ...one, ...other, ...(properties ? { properties } : {}), ...(required.length > 0 ? { required } : {}) }
}

/** A property of both is refined by the other. */
function mergeProperties(one: Json | undefined, other: Json | undefined): JsonObject | undefined {
  if (!isObject(one) || !isObject(other)) return isObject(other) ? other : isObject(one) ? one : undefined
  const refined = Object.entries(other).map(([name, schema]) => [
    name,
    isObject(one[name]) && isObject(schema) ? { allOf: [one[name], schema] } : schema,
  ])
  return { ...one, ...Object.fromEntries(refined) }
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

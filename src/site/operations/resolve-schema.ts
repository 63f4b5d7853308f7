import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import { branchesOf, layersOf, resolveSchema } from '../../contract/schemas.js'
import { conditionsOf } from '../conditions.js'

/** A schema as the site shows it. */
export type Shape = {
  /** The name of the component. Undefined for a schema without a name. */
  name?: string
  /** The keywords, as `resolveSchema` returns them, without conditions. */
  node: JsonObject
  /** What its conditions ask for, a sentence of Markdown each. */
  conditions: string[]
}

/** Returns the shape of a schema. */
export function shapeOf(schema: Json, document: JsonObject): Shape {
  const { if: _if, then: _then, else: _else, ...node } = resolveSchema(document, schema)
  return {
    ...(isObject(schema) && typeof schema.$ref === 'string' ? { name: nameOf(schema.$ref) } : {}),
    node,
    conditions: layersOf(document, schema).flatMap((layer) => conditionsOf(layer, document)),
  }
}

/** A branch of a `oneOf` or `anyOf`, without the one that only permits null. */
type Branches = { options: Json[]; nullable: boolean }

/** Returns the branches of a schema. None for a schema without branches. */
export function optionsOf({ node }: Shape): Branches {
  const branches = branchesOf(node)
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

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

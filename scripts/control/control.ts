import { eachObject, isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { scopesOf } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import { propertiesOf } from '../../src/contract/schemas.js'
import { inRoot } from '../support/paths.js'
import { readYamlFile, throwProblems, type YamlFile } from '../support/yaml.js'

/** Where the mock describes what a test can set and read at `/_mock`. */
const FILE = 'src/mock/control/control.yaml'

/**
 * Resolves to the OpenAPI document of the mock's control. It takes scopes and the fields of records from the contract:
 * from the view of the newest version. Throws a ContractError with file and line for a schema that the contract does
 * not have.
 */
export async function controlDocument(newest: JsonObject): Promise<JsonObject> {
  const file = await readYamlFile<JsonObject>(inRoot(FILE))
  throwProblems(recordProblems(file, newest))
  return withRecordFields(file.data, newest)
}

/**
 * Returns the document of the control with the fields of each type of record. `x-records` of a schema names their
 * types: each with the schema of the contract that it has, or with a schema of its own. `x-scopes` becomes the list of
 * scopes.
 */
function withRecordFields(control: JsonObject, document: JsonObject): JsonObject {
  return mapObjects(control, ({ 'x-records': records, 'x-scopes': scopes, ...schema }) => {
    if (scopes) return { enum: Object.keys(scopesOf(document)) }
    if (!isObject(records)) return schema
    const types = Object.keys(records)
    const properties = { ...(schema.properties as JsonObject), type: { enum: types } }
    const allOf = types.map((type) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
      then: { properties: { fields: fieldsOf(document, records[type] ?? null) } },
    }))
    return { ...schema, properties, allOf }
  })
}

/** Returns what is wrong with `x-records`: each schema that the document lacks, with its place in the file. */
function recordProblems({ data, place }: YamlFile<JsonObject>, { components }: JsonObject): string[] {
  const { schemas = {} } = components as { schemas?: JsonObject }
  const problems: string[] = []
  eachObject(data, ({ 'x-records': records = {} }, path) => {
    for (const [type, name] of Object.entries(records as JsonObject))
      if (typeof name === 'string' && !(name in schemas))
        problems.push(
          `${place([...path, 'x-records', type])}  \`${type}\` names the schema ${name}, which the contract does not have.`,
        )
  })
  return problems
}

function fieldsOf(document: JsonObject, named: Json): JsonObject {
  if (typeof named !== 'string') return named as JsonObject
  const { properties = {}, additionalProperties } = partial(document, { $ref: `#/components/schemas/${named}` })
  return { properties, additionalProperties: additionalProperties ?? false }
}

/**
 * Returns a schema without references. It requires no member, because the mock adds those that are missing, and allows
 * no unknown one, unless the contract's schema is open.
 */
function partial(document: JsonObject, node: Json): JsonObject {
  const { required, allOf, oneOf, ...schema } = resolve(document, node) as JsonObject
  const [branch, ...others] = listOf(oneOf).filter((one) => !isObject(one) || one.type !== 'null')
  if (branch !== undefined) {
    if (others.length > 0) throw new Error('The fields of a record can have one schema each, or null.')
    // Without branches, an error names the member inside of the object, and nothing else.
    const { type, ...inner } = partial(document, branch)
    return { ...inner, ...schema, type: [...[type ?? []].flat(), 'null'] }
  }
  const members = Object.entries(propertiesOf(document, node))
  const properties = Object.fromEntries(members.map(([name, member]) => [name, partial(document, member)]))
  return {
    ...schema,
    ...(schema.items === undefined ? {} : { items: partial(document, schema.items) }),
    ...(members.length > 0 && { properties, additionalProperties: schema.additionalProperties ?? false }),
  }
}

function mapObjects<Node extends Json>(node: Node, change: (object: JsonObject) => JsonObject): Node {
  if (Array.isArray(node)) return listOf(node).map((item) => mapObjects(item, change)) as Node
  if (!isObject(node)) return node
  const changed = change(node)
  return Object.fromEntries(Object.entries(changed).map(([key, value]) => [key, mapObjects(value, change)])) as Node
}

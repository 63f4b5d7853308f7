import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { mapNodes } from '../../src/contract/nodes.js'
import { resolve } from '../../src/contract/references.js'
import { propertiesOf } from '../../src/contract/schemas.js'
import { VERSION_COMPONENT } from '../../src/contract/versions.js'
import { dropUnreferenced } from '../documents/view.js'
import { ContractError } from '../support/contract-error.js'

/**
 * Returns a version's document as a generator of clients needs it: only what an operation sends and returns on success,
 * without the header that selects the version, with a name for each titled object and one shape of a task.
 */
export function clientDocument(document: JsonObject): JsonObject {
  const { webhooks: _, ...api } = document
  let named = mapNodes({ ...api, servers: [] }, (node, kind) => {
    if (kind === 'operation') return clientOperation(node, document)
    return kind === 'schema' ? plainSchema(node, document) : node
  })
  for (let count = -1; count !== namesOf(named).length; ) {
    count = namesOf(named).length
    named = withNamedObjects(named)
  }
  dropUnreferenced(named)
  return named
}

function clientOperation(operation: JsonObject, document: JsonObject): JsonObject {
  const { callbacks: _, ...kept } = operation
  const pagination = operation['x-pagination']
  const responses = Object.entries(operation.responses as JsonObject).filter(([status]) => /^2/.test(status))
  return {
    ...kept,
    parameters: listOf(operation.parameters).filter((one) => (one as JsonObject).$ref !== VERSION_PARAMETER),
    responses: Object.fromEntries(responses),
    ...(typeof pagination === 'string' && { 'x-redoclyPagination': paginationOf(pagination, responses, document) }),
  }
}

const VERSION_PARAMETER = `#/components/parameters/${VERSION_COMPONENT}`

/** A page has one list: its items. */
function paginationOf(style: string, [success]: [string, Json][], document: JsonObject): JsonObject {
  const { content } = resolve(document, success?.[1] ?? null) as { content: Record<string, { schema: JsonObject }> }
  const properties = propertiesOf(document, content['application/json']?.schema ?? {})
  const items = Object.entries(properties).find(([, schema]) => (schema as JsonObject).type === 'array')?.[0]
  if (style === 'offset') return { style, offsetParam: 'offset', items: `/${items}` }
  return { style, cursorParam: 'cursor', nextCursor: '/next_cursor', items: `/${items}` }
}

/** Returns a schema without what the generator does not know, and as one task what is a task of any kind. */
function plainSchema(schema: JsonObject, document: JsonObject): JsonObject {
  const whole = resolve(document, schema) as JsonObject
  const branches = [whole, ...listOf(whole.oneOf).map((one) => resolve(document, one) as JsonObject)]
  if (branches.some(({ oneOf }) => listOf(oneOf).some((one) => isObject(one) && one.$ref === DESIGN_TASK)))
    return { $ref: '#/components/schemas/Task' }
  const { if: _, then: __, else: ___, not: ____, example: _____, examples: ______, contentMediaType, ...kept } = schema
  return contentMediaType === 'application/octet-stream' ? { ...kept, format: 'binary' } : kept
}

const DESIGN_TASK = '#/components/schemas/DesignTask'

/** Returns the document with a component for each titled object within one. Throws a ContractError if two differ. */
function withNamedObjects(document: JsonObject): JsonObject {
  const schemas = schemasOf(document)
  const components = new Set<Json>(Object.values(schemas))
  const added: JsonObject = {}
  const named = mapNodes(document, (node, kind) => {
    const { title } = node
    if (kind !== 'schema' || typeof title !== 'string' || !node.properties || components.has(node)) return node
    const object = { ...node, type: 'object' }
    const known = schemas[title] ?? added[title]
    if (known && JSON.stringify(known) !== JSON.stringify(object))
      throw new ContractError(`Two different objects have the title ${title}. Give one of them another title.`)
    added[title] = object
    const reference = { $ref: `#/components/schemas/${title}` }
    return listOf(node.type ?? null).includes('null') ? { anyOf: [reference, { type: 'null' }] } : reference
  })
  Object.assign(schemasOf(named), added)
  return named
}

const schemasOf = (document: JsonObject) => (document.components as { schemas: JsonObject }).schemas
const namesOf = (document: JsonObject) => Object.keys(schemasOf(document))

import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { type Operation, operationsOf, type RateLimit } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import type { KnownTool, Tool, ToolServer } from '../read/tool-server.js'
import { ContractError } from '../support/contract-error.js'
import { limitText } from './describe.js'

/**
 * Returns the tools as `tools/list` shows them. The input of each is derived from the request body of its operation.
 * Throws a ContractError for an unknown operation or property.
 */
export function toolsOf({ tools, concurrency }: ToolServer, document: JsonObject): Tool[] {
  const unknown = concurrency.tools.find((name) => !tools.some((tool) => tool.name === name))
  if (unknown) throw new ContractError(`openapi/tool-server.yaml  concurrency.tools: there is no tool ${unknown}.`)
  const shared = limitsOf(document, concurrency.limit_of)
  return tools.map((tool) => {
    const limit = concurrency.tools.includes(tool.name) ? [`**Limit**: ${shared}`] : []
    return {
      name: tool.name,
      description: [tool.description, ...limit].join('\n\n'),
      inputSchema: inputSchema(tool, document),
    }
  })
}

function limitsOf(document: JsonObject, operationId: string): string {
  const limits = listOf(operation(document, operationId).node['x-rate-limit']) as RateLimit[]
  return limits.map(limitText).join(' ')
}

/** The minimum that the protocol requires, for inputs of which nothing is known. */
const ANY_OBJECT = { type: 'object' }

function inputSchema({ name, input_of, flattened = {} }: KnownTool, document: JsonObject): JsonObject {
  if (input_of === undefined) return ANY_OBJECT
  const { properties = {}, ...body } = inlined(document, bodySchema(document, input_of)) as JsonObject & {
    properties?: JsonObject
  }
  const missing = Object.keys(flattened).find((property) => !(property in properties))
  if (missing)
    throw new ContractError(
      `openapi/tool-server.yaml  ${name}: ${missing} is flattened, but the request body of ${input_of} has no such property.`,
    )
  const args = Object.entries(properties).flatMap(([property, schema]): [string, Json][] => {
    const description = `Part of \`${property}\` in the REST API.`
    return flattened[property]?.map((argument) => [argument, { description }]) ?? [[property, schema]]
  })
  return { ...ANY_OBJECT, properties: Object.fromEntries(args), ...body }
}

function bodySchema(document: JsonObject, operationId: string): Json {
  const { body } = operation(document, operationId)
  const schema = body?.mediaType === 'application/json' ? body.schema : undefined
  if (!schema) throw new ContractError(`openapi/tool-server.yaml  ${operationId} has no JSON request body.`)
  return schema
}

function operation(document: JsonObject, operationId: string): Operation {
  const found = operationsOf(document).find((one) => one.operationId === operationId)
  if (!found) throw new ContractError(`openapi/tool-server.yaml  There is no operation ${operationId}.`)
  return found
}

/** Returns a schema with its references replaced by their targets: not every MCP client follows them. */
function inlined(document: JsonObject, node: Json, within: string[] = []): Json {
  if (Array.isArray(node)) return node.map((item) => inlined(document, item, within))
  if (!isObject(node)) return node
  const { $ref, 'x-gap': _, ...own } = node
  const siblings = Object.entries(own).map(([key, value]) => [key, inlined(document, value, within)])
  if (typeof $ref !== 'string') return Object.fromEntries(siblings)
  if (within.includes($ref))
    throw new ContractError(
      `openapi/tool-server.yaml  ${$ref} contains itself. The input schema of a tool cannot be recursive.`,
    )
  const target = inlined(document, resolve(document, { $ref }), [...within, $ref]) as JsonObject
  return { ...target, ...Object.fromEntries(siblings) }
}

import type { Contract } from '../../contract/contract.js'
import { isObject } from '../../contract/json.js'
import { BASE_PATH } from '../http/addresses.js'
import { type DocUrl, envelope, invalidField, newRequestId } from '../http/errors.js'
import { type HttpRequest, type HttpResponse, PlainHeaders } from '../http/http.js'

/** Sends a request to the REST API. */
export type SendRequest = (request: HttpRequest) => Promise<HttpResponse>

export type Arguments = Record<string, unknown>

/**
 * The result of a tool: the body of the REST response, or its error envelope, as an object and as text. Neither is
 * documented (gaps mcp.tool.results and mcp.limits.concurrency.error_form). A task includes the remaining credits, as
 * over REST (gap mcp.auth.safe_subset.credits_in_task).
 */
export type ToolResult = {
  content: { type: 'text'; text: string }[]
  structuredContent: Record<string, unknown>
  isError?: true
}

/**
 * Calls a tool through its REST counterpart, with the key, version and preferences of the incoming request, so that it
 * uses the same workspace, limits and faults, and counts as one request (gap mcp.limits.rate). Resolves to undefined if
 * there is no such tool.
 */
export function callTool(
  { files }: Contract,
  name: string,
  args: Arguments,
  { request, send, docUrl }: { request: HttpRequest; send: SendRequest; docUrl: DocUrl },
): Promise<ToolResult> | undefined {
  const passedOn = [...request.headers.entries()].filter(([name]) => PASSED_ON.includes(name))
  const headers = new PlainHeaders({ ...Object.fromEntries(passedOn), 'content-type': 'application/json' })
  const callApi: CallApi = (method, target, body) => {
    const { pathname: path, search } = new URL(BASE_PATH + target, request.origin)
    return send({
      method,
      origin: request.origin,
      path,
      search,
      headers,
      bytes: async () => new TextEncoder().encode(JSON.stringify(body)),
    })
  }
  const flattened = files.toolServer.tools.find((tool) => tool.name === name)?.flattened?.format ?? []
  return TOOLS.get(name)?.(args, callApi, { flattened, docUrl })
}

const PASSED_ON = ['authorization', 'service-version', 'prefer']

/** Calls the REST API. `target` is a path below `/v1`, with its query. */
type CallApi = (method: string, target: string, body?: Arguments) => Promise<HttpResponse>

/** The arguments that become members of `format`, and where errors are explained. */
type ToolContext = { flattened: string[]; docUrl: DocUrl }

/**
 * Three tools have no documented arguments (gap mcp.tool.args_others). Two of them accept the arguments of the REST
 * operation that matches their name. Nothing is known about a context (gap
 * mcp.tool.set_context): any value is accepted, and none has an effect.
 */
const TOOLS = new Map<string, (args: Arguments, callApi: CallApi, context: ToolContext) => Promise<ToolResult>>([
  ['start_design_task', startDesignTask],
  ['remix_design', async (args, callApi) => resultOf(await callApi('POST', '/remix', args))],
  ['list_my_canvases', async (args, callApi) => resultOf(await callApi('GET', `/canvases?${query(args)}`))],
  ['set_context', async () => result({})],
])

/**
 * The only documented member of `format` is its category. How the other arguments map to members is not documented (gap
 * mcp.tool.start_design_task.types): they become members of that open object under their own names.
 */
const memberOf = (argument: string) => (argument === 'format_category' ? 'category' : argument)

/** Starts a design task. */
async function startDesignTask(
  { format: nested, ...args }: Arguments,
  callApi: CallApi,
  { flattened, docUrl }: ToolContext,
): Promise<ToolResult> {
  if (nested !== undefined) {
    const error = invalidField(
      'format',
      'not_allowed',
      `\`format\` is not an argument of this tool. Use ${flattened.join(', ')}.`,
    )
    return { ...result(envelope(error, newRequestId(), docUrl)), isError: true }
  }
  const given = Object.entries(args)
  const format = given.filter(([name]) => flattened.includes(name)).map(([name, value]) => [memberOf(name), value])
  const body = Object.fromEntries(given.filter(([name]) => !flattened.includes(name)))
  return resultOf(
    await callApi('POST', '/tasks', format.length > 0 ? { ...body, format: Object.fromEntries(format) } : body),
    // Errors name the argument, not the field that it was mapped to.
    (error) => flattened.reduce((text, name) => text.replaceAll(`format.${memberOf(name)}`, name), error),
  )
}

/** Returns the arguments as a query. All but strings are JSON: a list of one number is not the number. */
function query(args: Arguments): string {
  const texts = Object.entries(args).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return String(new URLSearchParams(texts))
}

function resultOf({ status, body = '' }: HttpResponse, reword = (error: string) => error): ToolResult {
  const isError = status >= 400
  const text = isError ? reword(String(body)) : String(body)
  return { content: [{ type: 'text', text }], structuredContent: objectIn(text), ...(isError && { isError }) }
}

/** Structured content must be an object, but the body of a fault may be anything. */
function objectIn(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return isObject(body) ? body : {}
  } catch {
    return {}
  }
}

function result(body: object): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: { ...body } }
}

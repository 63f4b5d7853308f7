import type { MockContext } from '../context/context.js'
import type { BodyBudget } from '../http/body-budget.js'
import { ApiError, docUrlOf, newRequestId, respondError } from '../http/errors.js'
import { type HttpRequest, type HttpResponse, json, MAX_BODY_BYTES, TooLarge } from '../http/http.js'
import { bytesOf, COPIES, parseJson } from '../request/body.js'
import { callerOf } from '../request/key.js'
import type { Exchange } from '../request/pipeline.js'
import { versionOf } from '../request/version.js'
import {
  asMessage,
  failed,
  HANDSHAKE_VERSIONS,
  handleMessage,
  INVALID_REQUEST,
  PARSE_ERROR,
  type RpcResponse,
  STATELESS_VERSION,
  type Tools,
  unsupportedVersion,
} from './protocol.js'
import { handleStateless, isStateless } from './stateless.js'
import { callTool, type SendRequest } from './tools.js'

/**
 * Handles a request to the tool server. `send` sends a request to the REST API, which every tool uses.
 *
 * Every request needs a key: a 401 is what starts discovery, and no tool is known that works without one (gap
 * mcp.auth.share_links.tool). The target of discovery is not documented (gap mcp.auth.oauth_endpoints), so the mock
 * accepts keys only. It respects the version header (gap mcp.protocol.version). It has no sessions and no streams of
 * its own, so POST is the only method. Both forms of the protocol are served: with a handshake and without.
 */
export async function handleTools(request: HttpRequest, context: MockContext, send: SendRequest): Promise<Exchange> {
  const requestId = newRequestId()
  const docUrl = docUrlOf(context.errorsPage, request.origin)
  let version = context.roles.default
  try {
    version = versionOf(request.headers.get('service-version'), context.roles)
    callerOf(request, context)
    if (request.method !== 'POST')
      throw new ApiError(405, `${request.method} is not allowed here. Use POST.`, { headers: { allow: 'POST' } })
    const { contract } = context
    const tools: Tools = {
      list: contract.files.tools,
      call: (name, args) => callTool(contract, name, args, { request, send, docUrl }),
      version: contract.versions[0] ?? version,
    }
    const response = await handleRpc(request, tools, context.bodies)
    const headers = { ...response.headers, 'service-version': version, 'x-request-id': requestId }
    return { response: { ...response, headers }, version }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { response: respondError(error, version, requestId, docUrl), version }
  }
}

/** How many messages one request may contain. */
const MAX_MESSAGES = 100

/** Handles a POST with one message or several: the response is JSON. */
async function handleRpc(request: HttpRequest, tools: Tools, bodies: BodyBudget): Promise<HttpResponse> {
  const invalid = headerError(request.headers)
  if (invalid) return invalid

  let sent: unknown
  try {
    // The request to the API counts its own body.
    sent = parseJson(await bodies.hold((take) => bytesOf(request, (bytes) => take(COPIES * bytes))))
  } catch (error) {
    if (error instanceof TooLarge)
      return errorResponse(413, NOT_SERVED, `The body is too large: the limit is ${MAX_BODY_BYTES} bytes.`)
    if (error instanceof ApiError && error.status !== 503) return errorResponse(400, PARSE_ERROR, error.message)
    throw error
  }
  const list = Array.isArray(sent) ? sent : [sent]
  if (list.length > MAX_MESSAGES)
    return errorResponse(400, INVALID_REQUEST, `At most ${MAX_MESSAGES} messages at a time.`)
  const messages = list.flatMap((value) => asMessage(value) ?? [])
  if (messages.length < list.length || list.length === 0)
    return errorResponse(400, PARSE_ERROR, 'The body is not a JSON-RPC 2.0 message.')

  const [single] = Array.isArray(sent) ? [] : messages
  if (single && isStateless(single, request.headers)) {
    const handled = await handleStateless(single, tools, request.headers)
    return handled ? json(handled.response, handled.status) : { status: 202, headers: {} }
  }
  if (messages.some((message) => isStateless(message, request.headers)))
    return errorResponse(400, INVALID_REQUEST, `Revision ${STATELESS_VERSION} takes one message a request.`)
  const version = request.headers.get('mcp-protocol-version')
  if (version !== null && !HANDSHAKE_VERSIONS.includes(version))
    return json({ jsonrpc: '2.0', error: unsupportedVersion(version), id: single?.id ?? null }, 400)

  const responses: RpcResponse[] = []
  for (const message of messages) {
    const response = await handleMessage(message, tools)
    if (response) responses.push(response)
  }
  if (responses.length === 0) return { status: 202, headers: {} }
  return json(responses.length === 1 && !Array.isArray(sent) ? responses[0] : responses)
}

function headerError(headers: HttpRequest['headers']): HttpResponse | undefined {
  const accept = headers.get('accept') ?? ''
  if (!accept.includes('application/json') || !accept.includes('text/event-stream'))
    return errorResponse(406, NOT_SERVED, 'Accept must name both application/json and text/event-stream.')
  if (headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    return errorResponse(415, NOT_SERVED, 'Content-Type must be application/json.')
  return undefined
}

/** A server-defined code, for requests that are rejected before a message is read. */
const NOT_SERVED = -32000

function errorResponse(status: number, code: number, message: string): HttpResponse {
  return json({ jsonrpc: '2.0', ...failed(code, message), id: null }, status)
}

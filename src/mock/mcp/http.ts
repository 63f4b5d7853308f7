/** The protocol over HTTP: a POST with one message or several, and a JSON response. */
import { ApiError } from '../errors.js'
import { type HttpRequest, type HttpResponse, json, TooLarge } from '../http.js'
import { bytesOf, parseJson } from '../request/body.js'
import {
  failed,
  handleMessage,
  INVALID_REQUEST,
  messageOf,
  PARSE_ERROR,
  PROTOCOL_VERSIONS,
  type RpcResponse,
  type Tools,
} from './protocol.js'

/** How many messages one request may contain. */
const MOST_MESSAGES = 100

/** Handles one HTTP request. */
export async function handleRpc(request: HttpRequest, tools: Tools): Promise<HttpResponse> {
  const invalid = headerError(request.headers)
  if (invalid) return invalid

  let sent: unknown
  try {
    sent = parseJson(await bytesOf(request))
  } catch (error) {
    if (error instanceof TooLarge) return errorResponse(413, NOT_SERVED, 'The body is too large.')
    if (error instanceof ApiError) return errorResponse(400, PARSE_ERROR, error.message)
    throw error
  }
  const list = Array.isArray(sent) ? sent : [sent]
  if (list.length > MOST_MESSAGES)
    return errorResponse(400, INVALID_REQUEST, `At most ${MOST_MESSAGES} messages at a time.`)
  const messages = list.flatMap((value) => messageOf(value) ?? [])
  if (messages.length < list.length || list.length === 0)
    return errorResponse(400, PARSE_ERROR, 'The body is not a JSON-RPC 2.0 message.')

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
  const version = headers.get('mcp-protocol-version')
  if (version !== null && !PROTOCOL_VERSIONS.includes(version))
    return errorResponse(
      400,
      NOT_SERVED,
      `There is no protocol version ${version}. Supported: ${PROTOCOL_VERSIONS.join(', ')}.`,
    )
  return undefined
}

/** A server-defined code, for requests that are rejected before a message is read. */
const NOT_SERVED = -32000

function errorResponse(status: number, code: number, message: string): HttpResponse {
  return json({ jsonrpc: '2.0', ...failed(code, message), id: null }, status)
}

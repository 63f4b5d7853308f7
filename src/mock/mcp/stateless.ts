/**
 * The revision of the protocol without a handshake (gap mcp.protocol.revision). Each request names its version and the
 * client's capabilities in `_meta`. Over HTTP, headers repeat the version, the method and the tool, so that a proxy can
 * route a request without reading its body.
 */
import { isObject } from '../../contract/json.js'
import type { HttpRequest } from '../http/http.js'
import {
  failed,
  handleToolCall,
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  type Message,
  type MethodHandler,
  type RpcError,
  type RpcResponse,
  type RpcResult,
  STATELESS_VERSION,
  serverInfo,
  type Tools,
  unsupportedVersion,
} from './protocol.js'

type Headers = Pick<HttpRequest['headers'], 'get'>

/** Returns true for a message of the revision without a handshake. `headers` are those of HTTP. */
export function isStateless({ params }: Message, headers?: Headers): boolean {
  return VERSION in metaOf(params) || headers?.get('mcp-protocol-version') === STATELESS_VERSION
}

/** Resolves to the response to a message and its HTTP status, or to undefined for a message that expects none. */
export async function handleStateless(
  message: Message,
  tools: Tools,
  headers?: Headers,
): Promise<{ status: number; response: RpcResponse } | undefined> {
  const { method, id, params } = message
  if (id === undefined || method === undefined) return undefined
  const respond = (status: number, result: RpcResult) => ({
    status,
    response: { jsonrpc: '2.0' as const, id, ...result },
  })
  const error = metaError(params) ?? (headers && headerError(message, headers)) ?? versionError(params)
  if (error) return respond(400, { error })
  const handler = METHODS.get(method)
  if (!handler) return respond(404, failed(METHOD_NOT_FOUND, `There is no method ${method}.`))
  const outcome = await handler(params, tools)
  if ('error' in outcome) return respond(200, outcome)
  const _meta = { [`${PREFIX}serverInfo`]: serverInfo(tools) }
  return respond(200, { result: { resultType: 'complete', ...outcome.result, _meta } })
}

/** Nothing may be cached: a mock serves an edited contract at once, and the tools could depend on the key. */
const UNCACHED = { ttlMs: 0, cacheScope: 'private' }

const METHODS = new Map<string, MethodHandler>([
  [
    'server/discover',
    () => ({ result: { supportedVersions: [STATELESS_VERSION], capabilities: { tools: {} }, ...UNCACHED } }),
  ],
  ['tools/list', (_params, { list }) => ({ result: { ...list, ...UNCACHED } })],
  ['tools/call', handleToolCall],
])

function metaError(params: Message['params']): RpcError | undefined {
  const meta = metaOf(params)
  const missing = typeof meta[VERSION] !== 'string' ? VERSION : !isObject(meta[CAPABILITIES]) ? CAPABILITIES : undefined
  return missing && failed(INVALID_PARAMS, `\`_meta\` must have ${missing}.`).error
}

/** A proxy trusts the headers, so each must be there and say what the body says. */
function headerError({ method, params }: Message, headers: Headers): RpcError | undefined {
  const name = headers.get('mcp-name')
  const repeated: [header: string, sent: unknown, inBody: unknown][] = [
    ['MCP-Protocol-Version', headers.get('mcp-protocol-version'), metaOf(params)[VERSION]],
    ['Mcp-Method', headers.get('mcp-method'), method],
  ]
  if (method === 'tools/call' && typeof params.name === 'string')
    repeated.push(['Mcp-Name', name && decoded(name), params.name])
  const wrong = repeated.find(([, sent, inBody]) => sent !== inBody)
  return wrong && failed(HEADER_MISMATCH, `The header ${wrong[0]} must be ${wrong[2]}, as in the body.`).error
}

function versionError(params: Message['params']): RpcError | undefined {
  const version = metaOf(params)[VERSION]
  return version === STATELESS_VERSION ? undefined : unsupportedVersion(String(version))
}

/** Returns the value of a header. A name that does not fit into a header is sent in Base64. */
function decoded(value: string): string | undefined {
  const [, encoded] = /^=\?base64\?(.*)\?=$/.exec(value) ?? []
  if (encoded === undefined) return value
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function metaOf({ _meta }: Message['params']): Record<string, unknown> {
  return isObject(_meta) ? _meta : {}
}

const PREFIX = 'io.modelcontextprotocol/'
const VERSION = `${PREFIX}protocolVersion`
const CAPABILITIES = `${PREFIX}clientCapabilities`
const HEADER_MISMATCH = -32020

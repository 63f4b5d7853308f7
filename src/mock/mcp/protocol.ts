/**
 * The Model Context Protocol, as far as a tool server needs it; that it is MCP is an assumption (gap
 * mcp.protocol.transport). Messages are JSON-RPC 2.0; no state is kept between them.
 */
import type { Arguments, ToolResult } from './tools.js'

/** The tools of a server: their list, and a function that calls one, or resolves to undefined for an unknown one. */
export type Tools = {
  list: { tools: { name: string }[] }
  call: (name: string, args: Arguments) => Promise<ToolResult> | undefined
  /** Reported to the client as the version of the server. */
  version: string
}

export type RpcResponse = { jsonrpc: '2.0'; id: Id | null } & ({ result: object } | { error: RpcError })
export type RpcError = { code: number; message: string; data?: object }
export type RpcResult = { result: object } | { error: RpcError }
type Id = string | number
export type Message = { method?: string; id?: Id; params: Record<string, unknown> }

/** The revision without a handshake: see `stateless.ts`. */
export const STATELESS_VERSION = '2026-07-28'

/** The supported revisions that begin with `initialize`, newest first. All have the features used here. */
export const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']

export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
export const METHOD_NOT_FOUND = -32601
export const INVALID_PARAMS = -32602

/** Returns a JSON value as a message, or undefined if it is not one. */
export function asMessage(value: unknown): Message | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { jsonrpc, method, id, params = {} } = value as Record<string, unknown>
  const isResponse = 'result' in value || 'error' in value
  const fits =
    jsonrpc === '2.0' &&
    (typeof method === 'string' || (method === undefined && isResponse)) &&
    (id === undefined || typeof id === 'string' || typeof id === 'number') &&
    typeof params === 'object' &&
    params !== null &&
    !Array.isArray(params)
  return fits ? ({ method, id, params } as Message) : undefined
}

/** Resolves to the response to a message, or to undefined if it expects none: a notification or a response. */
export async function handleMessage({ method, id, params }: Message, tools: Tools): Promise<RpcResponse | undefined> {
  if (id === undefined || method === undefined) return undefined
  const outcome = Object.hasOwn(RPC_METHODS, method)
    ? await RPC_METHODS[method]?.(params, tools)
    : failed(METHOD_NOT_FOUND, `There is no method ${method}.`)
  return { jsonrpc: '2.0', id, ...(outcome as RpcResult) }
}

export function failed(code: number, message: string): { error: RpcError } {
  return { error: { code, message } }
}

/** Returns the error for a revision that is not served, or not in the form in which the request came. */
export function unsupportedVersion(requested: string): RpcError {
  const supported = [STATELESS_VERSION, ...HANDSHAKE_VERSIONS]
  const message = `Protocol version ${requested} is not supported here. Send ${STATELESS_VERSION} in \`_meta\` and the headers, or begin with \`initialize\`.`
  return { code: -32022, message, data: { supported, requested } }
}

export type MethodHandler = (params: Message['params'], tools: Tools) => RpcResult | Promise<RpcResult>

const RPC_METHODS: Record<string, MethodHandler> = {
  initialize({ protocolVersion }, tools) {
    const spoken = HANDSHAKE_VERSIONS.find((known) => known === protocolVersion) ?? HANDSHAKE_VERSIONS[0]
    return { result: { protocolVersion: spoken, capabilities: { tools: {} }, serverInfo: serverInfo(tools) } }
  },
  ping: () => ({ result: {} }),
  'tools/list': (_params, { list }) => ({ result: list }),
  'tools/call': handleToolCall,
}

export function serverInfo({ version }: Tools): { name: string; version: string } {
  return { name: 'canvas-design-mock', version }
}

export async function handleToolCall(
  { name, arguments: args = {} }: Message['params'],
  { list, call }: Tools,
): Promise<RpcResult> {
  if (typeof name !== 'string' || typeof args !== 'object' || args === null || Array.isArray(args))
    return failed(INVALID_PARAMS, '`name` must be a string, and `arguments` an object.')
  const result = await call(name, args as Arguments)
  if (result) return { result }
  const names = list.tools.map((tool) => tool.name).join(', ')
  return failed(INVALID_PARAMS, `There is no tool ${name}. Available: ${names || 'none'}.`)
}

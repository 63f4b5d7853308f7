/**
 * The Model Context Protocol, as far as a server of tools needs it: it is an assumption (gap mcp.protocol.transport). Messages
 * are JSON-RPC 2.0; nothing is kept between them.
 */
import type { Arguments, ToolResult } from './tools.js'

/** What a server of tools has: its list, and how one is called. A call answers undefined where there is none of that name. */
export type Tools = {
  list: { tools: { name: string }[] }
  call: (name: string, args: Arguments) => Promise<ToolResult> | undefined
  /** Told to the client as the version of the server. */
  version: string
}

export type RpcResponse = { jsonrpc: '2.0'; id: Id | null } & ({ result: object } | { error: RpcError })
export type RpcError = { code: number; message: string }
type Id = string | number
type Message = { method?: string; id?: Id; params: Record<string, unknown> }

/** The versions of the protocol that clients may speak, newest first. They do not differ in what is used here. */
export const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']

export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
export const METHOD_NOT_FOUND = -32601
export const INVALID_PARAMS = -32602

/** The message that a JSON value is; undefined if it is none. */
export function messageOf(value: unknown): Message | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { jsonrpc, method, id, params = {} } = value as Record<string, unknown>
  const isAnswer = 'result' in value || 'error' in value
  const fits =
    jsonrpc === '2.0' &&
    (typeof method === 'string' || (method === undefined && isAnswer)) &&
    (id === undefined || typeof id === 'string' || typeof id === 'number') &&
    typeof params === 'object' &&
    params !== null &&
    !Array.isArray(params)
  return fits ? ({ method, id, params } as Message) : undefined
}

/** The answer to a message; undefined for one that wants none: a notification, or an answer. */
export async function answerMessage({ method, id, params }: Message, tools: Tools): Promise<RpcResponse | undefined> {
  if (id === undefined || method === undefined) return undefined
  const outcome = await METHODS[method]?.(params, tools)
  return { jsonrpc: '2.0', id, ...(outcome ?? failed(METHOD_NOT_FOUND, `There is no method ${method}.`)) }
}

export function failed(code: number, message: string): { error: RpcError } {
  return { error: { code, message } }
}

type Outcome = { result: object } | { error: RpcError }

const METHODS: Partial<Record<string, (params: Message['params'], tools: Tools) => Outcome | Promise<Outcome>>> = {
  initialize({ protocolVersion }, { version }) {
    const spoken = PROTOCOL_VERSIONS.find((known) => known === protocolVersion) ?? PROTOCOL_VERSIONS[0]
    const serverInfo = { name: 'canvas-design-mock', version }
    return { result: { protocolVersion: spoken, capabilities: { tools: {} }, serverInfo } }
  },
  ping: () => ({ result: {} }),
  'tools/list': (_params, { list }) => ({ result: list }),
  async 'tools/call'({ name, arguments: args = {} }, { list, call }) {
    if (typeof name !== 'string' || typeof args !== 'object' || args === null || Array.isArray(args))
      return failed(INVALID_PARAMS, '`name` is a text, and `arguments` an object.')
    const result = await call(name, args as Arguments)
    if (result) return { result }
    const names = list.tools.map((tool) => tool.name).join(', ')
    return failed(INVALID_PARAMS, `There is no tool ${name}. There is: ${names || 'none'}.`)
  },
}

import { createInterface } from 'node:readline'
import type { Contract } from '../../contract/contract.js'
import { asMessage, failed, handleMessage, PARSE_ERROR, type RpcResponse, type Tools } from '../mcp/protocol.js'
import { handleStateless, isStateless } from '../mcp/stateless.js'

/**
 * Runs the local variant of the tool server over standard input and output, one message per line. It needs no
 * authentication and would only read public share links. Its tools are not documented (gap mcp.local_variant.tools),
 * so it has none. Resolves when the input ends.
 */
export async function serveLocally({ versions }: Pick<Contract, 'versions'>): Promise<void> {
  const tools: Tools = { list: { tools: [] }, call: () => undefined, version: versions[0] ?? '' }
  for await (const line of createInterface({ input: process.stdin })) {
    const response = await responseTo(line, tools)
    if (response) process.stdout.write(`${JSON.stringify(response)}\n`)
  }
}

async function responseTo(line: string, tools: Tools): Promise<RpcResponse | undefined> {
  const message = messageIn(line)
  if (!message) return { jsonrpc: '2.0', id: null, ...failed(PARSE_ERROR, 'The line is not a JSON-RPC 2.0 message.') }
  return isStateless(message) ? (await handleStateless(message, tools))?.response : handleMessage(message, tools)
}

function messageIn(line: string) {
  try {
    return asMessage(JSON.parse(line))
  } catch {
    return undefined
  }
}

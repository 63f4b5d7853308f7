import { createInterface } from 'node:readline'
import { VERSIONS } from '../../contract/versions.js'
import { answerMessage, failed, messageOf, PARSE_ERROR, type Tools } from '../mcp/protocol.js'

/**
 * The local variant of the tool server, over standard input and output, a message a line: it needs no authentication and would
 * read public share links only (fact mcp.local_variant). Which tool does that is not stated (gap mcp.local_variant.tools), so
 * it has none. Resolves when the input ends.
 */
export async function serveLocally(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = messageIn(line)
    const answer = message
      ? await answerMessage(message, NO_TOOLS)
      : { jsonrpc: '2.0', id: null, ...failed(PARSE_ERROR, 'The line is no message of JSON-RPC 2.0.') }
    if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`)
  }
}

const NO_TOOLS: Tools = { list: { tools: [] }, call: () => undefined, version: VERSIONS[0] }

function messageIn(line: string) {
  try {
    return messageOf(JSON.parse(line))
  } catch {
    return undefined
  }
}

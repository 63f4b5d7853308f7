/** The only file that knows the protocol's SDK: the Model Context Protocol is an assumption (gap mcp.protocol.transport). */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { Contract } from '../../contract/contract.js'
import { VERSIONS } from '../../contract/versions.js'
import type { Arguments, ToolResult } from './tools.js'

/** Calls a tool; undefined where there is none of that name. */
type CallTool = (name: string, args: Arguments) => Promise<ToolResult> | undefined

/** Answers one HTTP request by JSON. Nothing is kept between requests, so there is nothing to end or to forget. */
export async function answerRpc(request: Request, { files }: Contract, call: CallTool): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = serverOf(files.tools, call)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}

/**
 * The local variant, over standard input and output: it needs no authentication and would read public share links only
 * (fact mcp.local_variant). Which tool does that is not stated (gap mcp.local_variant.tools), so it has none.
 */
export async function serveLocally(): Promise<void> {
  await serverOf({ tools: [] }, () => undefined).connect(new StdioServerTransport())
}

function serverOf(list: Contract['files']['tools'], call: CallTool): Server {
  const server = new Server({ name: 'canvas-design-mock', version: VERSIONS[0] }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => list)
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const result = call(params.name, params.arguments ?? {})
    if (result) return result
    const names = list.tools.map(({ name }) => name).join(', ')
    throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}. There is: ${names || 'none'}.`)
  })
  return server
}

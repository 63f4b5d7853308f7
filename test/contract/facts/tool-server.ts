/** `generated/mcp/`, for the facts. */
import type { Tool, ToolServer } from '../../../scripts/read/tool-server.js'
import { readGenerated } from '../../support/generated.js'

export const surface = readGenerated<ToolServer>('mcp/server.json')
export const { tools } = readGenerated<{ tools: Tool[] }>('mcp/tools.json')

/** A tool by its name. Throws where there is none. */
export function tool(name: string): Tool {
  const found = tools.find((one) => one.name === name)
  if (!found) throw new Error(`generated/mcp/tools.json has no tool ${name}.`)
  return found
}

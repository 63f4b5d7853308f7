/** `generated/mcp/`, for the facts. */
import { readFileSync } from 'node:fs'
import type { Surface, Tool } from '../../../scripts/mcp/surface.js'
import { inRoot } from '../../../scripts/paths.js'

export const surface = read<Surface>('server.json')
export const { tools } = read<{ tools: Tool[] }>('tools.json')

/** A tool by its name. Throws where there is none. */
export function tool(name: string): Tool {
  const found = tools.find((one) => one.name === name)
  if (!found) throw new Error(`generated/mcp/tools.json has no tool ${name}.`)
  return found
}

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(inRoot('generated/mcp', file), 'utf8')) as Content
}

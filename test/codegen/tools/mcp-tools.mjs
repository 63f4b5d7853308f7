import { writeFileSync } from 'node:fs'
import { getToolsFromOpenApi } from 'openapi-mcp-generator'

/** Writes the tools that an agent gets: one for each operation. */
export async function generate({ document, folder }) {
  const tools = await getToolsFromOpenApi(document, { dereference: true })
  writeFileSync(`${folder}/tools.json`, JSON.stringify(tools))
}

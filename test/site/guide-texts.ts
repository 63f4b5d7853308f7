/** The guides as their readers have them, and the code in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/support/paths.js'

export const guides = [
  'README.md',
  'src/client/README.md',
  'src/mock/README.md',
  ...readdirSync(inRoot('docs'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `docs/${name}`),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))

/**
 * All blocks of code in a language, each named by its guide and its place there. `info` is what the fence says after
 * the language, such as `run`.
 */
export const blocks = (language: string) =>
  guides.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}(?: (.*))?\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      ([, info = '', code = ''], at) => ({ name: `${file.slice(0, -3)}-${at + 1}`, file, info, code }),
    ),
  )

/** The text of a guide between a heading and the next one like it; empty where there is none. */
export function section(file: string, heading: string): string {
  const { text = '' } = guides.find((guide) => guide.file === file) ?? {}
  return text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
}

/** A client's settings for a server of tools: where it is reached, or what is started. */
type ToolServer = { url?: string; headers?: Record<string, string>; command?: string; args?: string[] }

/** The settings that the guides show, one for each client. */
export const toolServers = blocks('json').flatMap(({ name, code }) => {
  const { mcpServers, servers } = JSON.parse(code) as Record<'mcpServers' | 'servers', Record<string, ToolServer>>
  return Object.values(mcpServers ?? servers ?? {}).map((server) => ({ name, server }))
})

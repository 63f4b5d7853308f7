/** The code of the guides, as a reader takes it out of them. */
import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/support/paths.js'

/** Returns the blocks of code in a guide whose fence begins with this, in order; with a heading, those after it. */
export function blocks(guide: string, fence = 'ts', heading?: string): string[] {
  const pattern = new RegExp(`^\`\`\`${fence}\\b[^\\n]*\\n([\\s\\S]*?)^\`\`\`$`, 'gm')
  const text = readFileSync(inRoot(guide), 'utf8')
  const section = heading === undefined ? text : (text.split(`# ${heading}\n`)[1] ?? '')
  return [...section.matchAll(pattern)].map(([, code = '']) => code)
}

/** Several blocks as one module: with one import of the client, as an editor would merge them. */
export function merged(code: string): string {
  const names = new Set<string>()
  const rest = code.replace(/^import (type )?\{ (.*) \} from 'canvas-design-api'\n/gm, (_, type = '', list: string) => {
    for (const name of list.split(', ')) names.add(type + name)
    return ''
  })
  return `import { ${[...names].join(', ')} } from 'canvas-design-api'\n${rest}`
}

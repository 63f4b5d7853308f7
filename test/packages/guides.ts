/** The code of the guides, as a reader takes it out of them. */
import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/support/paths.js'

/** Returns the blocks of code in a guide whose fence begins with this, in their order. */
export function blocks(guide: string, fence = 'ts'): string[] {
  const pattern = new RegExp(`^\`\`\`${fence}\\b[^\\n]*\\n([\\s\\S]*?)^\`\`\`$`, 'gm')
  return [...readFileSync(inRoot(guide), 'utf8').matchAll(pattern)].map(([, code = '']) => code)
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

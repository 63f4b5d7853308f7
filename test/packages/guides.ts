/** The code of the guides, as a reader takes it out of them. */
import { readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/support/paths.js'

/** The blocks of TypeScript in a guide, in their order. */
export function blocks(guide: string): string[] {
  return [...readFileSync(inRoot(guide), 'utf8').matchAll(/^```ts[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, code = '']) => code,
  )
}

/** Several blocks as one module: with one import of the client, as an editor would merge them. */
export function merged(code: string): string {
  const names = new Set<string>()
  const rest = code.replace(/^import \{ (.*) \} from 'canvas-design-api'\n/gm, (_, list: string) => {
    for (const name of list.split(', ')) names.add(name)
    return ''
  })
  return `import { ${[...names].join(', ')} } from 'canvas-design-api'\n${rest}`
}

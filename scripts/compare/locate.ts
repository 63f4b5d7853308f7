import { LineCounter, parseDocument } from 'yaml'
import { sourceOf } from '../read/source-files.js'
import { offsetAt } from '../support/yaml.js'
import type { State } from './state.js'

/**
 * Returns a function that finds the line of a place in the hand-written files of a state: `openapi/….yaml:12`. What a view
 * rewrote is found at the nearest place around it. Undefined if the state has no hand-written files.
 */
export function locator({ files, read }: Pick<State, 'files' | 'read'>): (pointer: string[]) => string | undefined {
  const parsed = new Map<string, { root: unknown; lines: LineCounter } | undefined>()
  const open = (file: string) => {
    if (!parsed.has(file)) {
      const text = read(file)
      const lines = new LineCounter()
      parsed.set(
        file,
        text === undefined ? undefined : { root: parseDocument(text, { lineCounter: lines }).contents, lines },
      )
    }
    return parsed.get(file)
  }
  let listed: string[] | undefined
  return (pointer) => {
    listed ??= files()
    if (listed.length === 0) return undefined
    const { file, inside } = placeIn(pointer, listed)
    const source = open(file)
    return source ? `openapi/${file}:${source.lines.linePos(offsetAt(source.root, inside)).line}` : undefined
  }
}

/** Versions, gaps and tools are data with files of their own. */
function placeIn(pointer: string[], files: string[]): { file: string; inside: readonly string[] } {
  const [top, name = ''] = pointer
  if (top === 'versions') return { file: 'versions.yaml', inside: ['versions'] }
  if (top === 'gaps') return { file: `gaps/${name.split('.')[0]}.yaml`, inside: [name] }
  if (top === 'tools') return { file: 'mcp/tools.yaml', inside: [] }
  return sourceOf(pointer, files)
}

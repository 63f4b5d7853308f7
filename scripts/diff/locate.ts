import { isMap, isSeq, LineCounter, type Node, type Pair, parseDocument, type Scalar } from 'yaml'
import { sourceOf } from '../lint/sources.js'
import type { State } from './state.js'

/**
 * Returns a function that finds the line of a place in the hand-written files of a state: `openapi/….yaml:12`. What a view
 * rewrote is found at the nearest place around it. Undefined if the state has no hand-written files.
 */
export function locator({ files, read }: Pick<State, 'files' | 'read'>): (pointer: string[]) => string | undefined {
  const parsed = new Map<string, { root: Node | null; lines: LineCounter } | undefined>()
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
    return source ? `openapi/${file}:${lineOf(source.root, inside, source.lines)}` : undefined
  }
}

/** Versions, gaps and tools are data with files of their own. */
function placeIn(pointer: string[], files: string[]): { file: string; inside: string[] } {
  const [top, name = ''] = pointer
  if (top === 'versions') return { file: 'versions.yaml', inside: ['versions'] }
  if (top === 'gaps') return { file: `gaps/${name.split('.')[0]}.yaml`, inside: [name] }
  if (top === 'tools') return { file: 'mcp/tools.yaml', inside: [] }
  const file = sourceOf(pointer, files)
  return { file, inside: file === 'openapi.yaml' ? pointer : pointer.slice(top === 'components' ? 3 : 2) }
}

/** Returns the line of the last part of the path that the file has. */
function lineOf(root: Node | null, path: string[], lines: LineCounter): number {
  let here: Node | null = root
  let offset = 0
  for (const name of path) {
    if (isMap(here)) {
      const pair = here.items.find(({ key }) => String((key as Scalar).value) === name) as
        | Pair<Scalar, Node>
        | undefined
      if (!pair) break
      offset = pair.key.range?.[0] ?? offset
      here = pair.value
    } else if (isSeq(here)) {
      const item = here.items[Number(name)] as Node | undefined
      if (!item) break
      offset = item.range?.[0] ?? offset
      here = item
    } else break
  }
  return lines.linePos(offset).line
}

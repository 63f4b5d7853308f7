/** The file of `--data`: records by key, in YAML or JSON. */
import { readFile } from 'node:fs/promises'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { ContextOptions } from '../context.js'

type Data = NonNullable<ContextOptions['data']>

export type DataFile = {
  data: Data
  /** Returns the file and the line of a value: `records.yaml:7`. */
  placeOf: (path: (string | number)[]) => string
}

/** Reads the file. Rejects with an Error that says file and line if it is not well-formed or has another shape. */
export async function readData(file: string): Promise<DataFile> {
  const lines = new LineCounter()
  const text = await readFile(file, 'utf8')
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`
  const [error] = document.errors
  if (error) throw new Error(`${at(error.pos[0])}: ${error.message}`)
  if (!isMap(document.contents)) throw new Error(`${file}: The file must be a map of keys to lists of records.`)
  return { data: document.toJS() as Data, placeOf }

  function placeOf(path: (string | number)[]): string {
    let node: unknown = document.contents
    let offset = 0
    for (const part of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
        : undefined
      const next: unknown = pair?.value ?? (isSeq(node) ? node.items[Number(part)] : undefined)
      const { range } = (pair?.key ?? next ?? {}) as { range?: [number, number, number] }
      if (!range) break
      offset = range[0]
      node = next
    }
    return at(offset)
  }
}

import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { isMap, isSeq, LineCounter, type Node, type Pair, parseDocument, type Scalar } from 'yaml'
import { ContractError } from './contract-error.js'
import { ROOT } from './paths.js'

/** The last parsed data of each path. A file is parsed again only if its text has changed. */
const known = new Map<string, { text: string; data: unknown }>()

/** Reads a YAML file, including merge keys. Throws a ContractError with the file, and the line of a syntax error. */
export async function readYaml<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ContractError(`${relative(ROOT, file)}  The file cannot be read: ${code}.`)
  })
  const before = known.get(file)
  const data = before?.text === text ? before.data : parse(file, text)
  known.set(file, { text, data })
  return structuredClone(data) as T
}

function parse(file: string, text: string): unknown {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const [error] = document.errors
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    throw new ContractError(`${relative(ROOT, file)}:${line}:${col}  ${error.message.split('\n')[0]}`)
  }
  return document.toJS()
}

/** Returns the offset of the last part of a path that the YAML has: of a key or an item; 0 if it has none. */
export function offsetAt(root: unknown, path: (string | number)[]): number {
  let here = root
  let offset = 0
  for (const name of path) {
    const pair = isMap<Scalar, Node>(here)
      ? here.items.find(({ key }) => String(key.value) === String(name))
      : undefined
    const item = isSeq<Node>(here) ? here.items[Number(name)] : pair?.key
    if (!item) break
    offset = (item.range as [number, number, number])[0]
    here = pair ? (pair as Pair).value : item
  }
  return offset
}

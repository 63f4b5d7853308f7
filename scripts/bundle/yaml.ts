import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { ContractError } from '../contract-error.js'
import { ROOT } from '../paths.js'

/** What was last read, by path. A file that still has the same text is not parsed again. */
const known = new Map<string, { text: string; data: unknown }>()

/** Reads a YAML file, merge keys included. Throws a ContractError that names the file, and the line where it is broken. */
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

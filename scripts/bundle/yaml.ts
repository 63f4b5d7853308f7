import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { ContractError } from '../contract-error.js'
import { ROOT } from '../paths.js'

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

import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { ROOT } from '../paths.js'
import { ContractError } from './redocly.js'

/** Reads a YAML file, merge keys included. Throws a ContractError that names the file, and the line where it is broken. */
export async function readYaml<T>(file: string): Promise<T> {
  const lines = new LineCounter()
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ContractError(`${relative(ROOT, file)}  The file cannot be read: ${code}.`)
  })
  const document = parseDocument(text, { lineCounter: lines, merge: true })
  const [error] = document.errors
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    throw new ContractError(`${relative(ROOT, file)}:${line}:${col}  ${error.message.split('\n')[0]}`)
  }
  return document.toJS() as T
}

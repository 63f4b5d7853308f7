/** The file of `--data`, and the places of what is wrong in a file. */
import { readFile } from 'node:fs/promises'
import { isMap, LineCounter, parseDocument, visit } from 'yaml'
import { offsetAt, type Path } from '../../contract/yaml-offset.js'
import type { ContextOptions } from '../context/context.js'

/** Returns the file and the line of a value: `records.yaml:7`. */
type PlaceOf = (path: Path) => string

/** Reads records by key, in YAML or JSON. Rejects with an Error that says file and line for anything else. */
export async function readData(file: string): Promise<{ data: NonNullable<ContextOptions['data']>; placeOf: PlaceOf }> {
  const { document, placeOf } = parsed(file, await readFile(file, 'utf8'))
  if (document.contents === null) throw new Error(`${file}: The file is empty. ${DATA_SHAPE}`)
  if (!isMap(document.contents)) throw new Error(`${placeOf([])}: ${DATA_SHAPE}`)
  try {
    return { data: document.toJS({ maxAliasCount: MAX_ALIASED }), placeOf }
  } catch {
    throw new Error(`${file}: Aliases inside of aliases may stand for at most ${MAX_ALIASED} values.`)
  }
}

/** How many values aliases may expand to: ten levels of ten aliases each would fill any memory. */
const MAX_ALIASED = 10_000

const DATA_SHAPE = 'It must have a list of records for each key, such as `service_live_0123abcd: [{ type: canvas }]`.'

/** Returns a document and the places in it. Throws an Error that says file and line if it is not well-formed. */
export function parsed(file: string, text: string, problem = '') {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`
  const [error] = document.errors
  if (error) throw new Error(`${at(error.pos[0])}: ${problem}${error.message}`)
  visit(document, {
    Alias(_, alias, parents) {
      const node = alias.resolve(document)
      if (!node || parents.includes(node))
        throw new Error(
          `${at(alias.range?.[0] ?? 0)}: \`*${alias.source}\` needs a value marked \`&${alias.source}\` that ends before it.`,
        )
    },
  })
  return { document, placeOf: (path: Path) => at(offsetAt(document.contents, path)) }
}

import { readdir } from 'node:fs/promises'
import { inRoot } from '../support/paths.js'
import { readYamlFile, throwProblems } from '../support/yaml.js'
import type { Open, Statement as Written, Statements as WrittenStatements } from './file-types.js'

export type { Form } from './file-types.js'

/** A statement about the service. It has `says`, `open` or both. */
export type Statement = Written & {
  /** Where it is written: `openapi/statements/tasks.yaml:14:1`. */
  place: string
}

/** A question that the source leaves open, as `generated/gaps.json` has it. */
export type Gap = Omit<Open, 'kind' | 'stake' | 'source' | 'mock'> & {
  kind: 'unknown' | 'contradiction' | 'silence'
  /** The consequence of a wrong assumption: it breaks a client, changes the shape of a body, or affects a detail. */
  stake: 'breaking' | 'shape' | 'detail'
  /** What the source says. */
  source: string
}

export type Statements = Record<string, Statement>
export type Gaps = Record<string, Gap>

/**
 * Reads all statements of `openapi/statements/`, by id. A file holds one area: the statements whose ids start with its name.
 * Throws a ContractError that lists each problem with file and line.
 */
export async function readStatements(folder = inRoot('openapi/statements')): Promise<Statements> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort()
  const areas = await Promise.all(
    files.map(async (file) => {
      const { data, place } = await readYamlFile<WrittenStatements>(`${folder}/${file}`, 'statements')
      return Object.entries(data).map(([id, entry]) => ({ id, file, statement: { ...entry, place: place([id]) } }))
    }),
  )
  const entries = areas.flat()
  const moved = entries.filter(({ id, file }) => `${id.split('.')[0]}.yaml` !== file)
  throwProblems(moved.map(({ id, statement }) => `${statement.place}  ${id} belongs in ${id.split('.')[0]}.yaml.`))
  return Object.fromEntries(entries.map(({ id, statement }) => [id, statement]))
}

/** Returns the places that a key of `at` or `mentions` names: `{a,b}` stands for each of its alternatives. */
export function placesOf(key: string): string[] {
  const [, start, list, end] = /^(.*?)\{([^}]*)\}(.*)$/.exec(key) ?? []
  return list === undefined ? [key] : list.split(',').flatMap((one) => placesOf(`${start}${one}${end}`))
}

/** Returns what the statements leave open, by id. A gap that does not say otherwise is about a detail. */
export function gapsOf(statements: Statements): Gaps {
  return Object.fromEntries(
    Object.entries(statements).flatMap(([id, { says, open }]): [string, Gap][] => {
      if (!open) return []
      const { title, source = says ?? '', assumed, mock: _, ...rest } = open
      const kind = says === undefined ? 'silence' : 'unknown'
      return [[id, { kind, stake: 'detail', title, source, assumed, ...rest }]]
    }),
  )
}

import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { inRoot } from '../support/paths.js'
import { readYamlFile, throwProblems } from '../support/yaml.js'

/**
 * What a place must be: its types, such as `null|string`, or keywords of the schema, parameter, response or operation there, with
 * values that the schema accepts and refuses.
 */
export type Form = string | { accepts?: unknown[]; refuses?: unknown[]; [keyword: string]: unknown }

/** A statement about the service, as `openapi/forms/statements.json` describes it. It has `says`, `open` or both. */
export type Statement = {
  says?: string
  data?: Record<string, string | number | string[]>
  version?: string
  until?: string
  needs?: string
  at?: string[] | Record<string, Form>
  mentions?: Record<string, string[]>
  open?: Open
  /** Where it is written: `openapi/statements/tasks.yaml:14:1`. */
  place: string
}

/** What a statement leaves open, as its file has it. */
export type Open = Omit<Gap, 'kind' | 'stake' | 'source'> &
  Partial<Pick<Gap, 'kind' | 'stake' | 'source'>> & { mock?: string }

/** A question that the source leaves open, as `generated/gaps.json` has it. */
export type Gap = {
  kind: 'unknown' | 'contradiction' | 'silence'
  /** The consequence of a wrong assumption: it breaks a client, changes the shape of a body, or affects a detail. */
  stake: 'breaking' | 'shape' | 'detail'
  title: string
  /** What the source says. */
  source: string
  /** What the contract does. */
  assumed: string
  /** What else it could be. */
  otherwise?: string
  /** The short note shown at the nodes, or one for each kind of node. Without it, only the link of the operation leads to the gap. */
  note?: string | Partial<Record<'operation' | 'response' | 'parameter' | 'property', string>>
  /** True if the gap concerns no node of the contract. */
  nowhere?: boolean
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
      const { data, place } = await readYamlFile<Record<string, Omit<Statement, 'place'>>>(`${folder}/${file}`, FORM)
      return Object.entries(data).map(([id, entry]) => ({ id, file, statement: { ...entry, place: place([id]) } }))
    }),
  )
  const entries = areas.flat()
  const moved = entries.filter(({ id, file }) => `${id.split('.')[0]}.yaml` !== file)
  throwProblems(moved.map(({ id, statement }) => `${statement.place}  ${id} belongs in ${id.split('.')[0]}.yaml.`))
  return Object.fromEntries(entries.map(({ id, statement }) => [id, statement]))
}

const FORM = JSON.parse(readFileSync(inRoot('openapi/forms/statements.json'), 'utf8')) as object

/** Returns the places whose structure holds a statement. */
export function structurePlaces({ at = [] }: Statement): string[] {
  return Array.isArray(at) ? at : Object.keys(at)
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

import type { Step } from '../../src/contract/migration.js'
import { isDay, type Version, type Versions } from '../../src/contract/versions.js'
import { type Path, parseYaml, readYamlFile, throwProblems, type YamlFile } from '../support/yaml.js'

/** The content of `versions.yaml`, and the place of a row: `openapi/versions.yaml:14:9`. */
export type VersionsFile = {
  versions: Versions
  /** A line for each step that leads from or to no neighboring version, as after one is retired. */
  stale: string[]
  placeOfRow: (from: string, list: keyof Step, row: number) => string
}

/**
 * Reads `versions.yaml`. Every list of a migration step that the file omits is empty. Throws a ContractError that lists each
 * problem with file, line and what to write instead.
 */
export async function readVersions(file: string): Promise<VersionsFile> {
  return checked(await readYamlFile<Written>(file, FORM))
}

/** Returns the content of `versions.yaml` from its text. Throws a ContractError like `readVersions`. */
export function versionsOf(text: string, name: string): VersionsFile {
  return checked(parseYaml<Written>(text, name, FORM))
}

/** The file as it is written: what it omits has a default. */
type Written = {
  versions: { date: string; role?: 'default'; sunset?: string | null }[]
  migration?: (Pick<Step, 'from' | 'to'> & Partial<Step>)[]
}

function checked({ data: { versions, migration = [] }, place }: YamlFile<Written>): VersionsFile {
  throwProblems(contradictions(versions, migration).map(({ path, says }) => `${place(path)}  ${says}`))
  const roleOf = (role: 'default' | undefined, index: number) => (index === 0 ? 'canonical' : (role ?? 'supported'))
  const dates = versions.map(({ date }) => date)
  return {
    versions: {
      versions: versions.map(({ date, role, sunset = null }, index) => ({
        date: date as Version,
        role: roleOf(role, index),
        sunset,
      })),
      migration: dates.slice(1).map((from, index) => ({
        ...NOTHING,
        ...(migration.find((step) => step.from === from) ?? { from, to: dates[index] ?? '' }),
      })),
    },
    stale: migration.flatMap(({ from, to }, index) =>
      dates.includes(to) && dates[dates.indexOf(to) + 1] === from
        ? []
        : [
            `${place(['migration', index])}  No version ${to} follows a version ${from}: correct the step, or remove it.`,
          ],
    ),
    placeOfRow: (from, list, row) => place(['migration', migration.findIndex((step) => step.from === from), list, row]),
  }
}

const NOTHING: Omit<Step, 'from' | 'to'> = {
  task: [],
  messages: [],
  lists: [],
  pagination: [],
  removed: [],
  export: [],
  events: [],
}

type Problem = { path: Path; says: string }

/** Returns what contradicts itself in a file of the right form. */
function contradictions(versions: Written['versions'], migration: NonNullable<Written['migration']>): Problem[] {
  const dates = versions.map(({ date }) => date)
  const problems: Problem[] = []
  const report = (path: Path, says: string) => problems.push({ path, says })
  for (const [index, { date, role, sunset = null }] of versions.entries()) {
    const path = ['versions', index]
    const newer = dates[index - 1]
    if (!isDay(date)) report([...path, 'date'], `${date} is not a calendar day.`)
    if (newer !== undefined && newer <= date)
      report([...path, 'date'], `List the versions newest first: ${date} is not older than ${newer}.`)
    if (role !== undefined && index === 0)
      report([...path, 'role'], 'The newest version is canonical by its place: remove its role.')
    if (role !== undefined && versions.findIndex((version) => version.role === role) !== index)
      report([...path, 'role'], 'Another version is the default already: remove this role.')
    if (sunset !== null && (!isDay(sunset) || sunset <= date))
      report([...path, 'sunset'], `A sunset is a calendar day after ${date}, or null.`)
    if (sunset !== null && index === 0) report([...path, 'sunset'], 'The newest version has no sunset: write null.')
  }
  for (const [index, { from, to }] of migration.entries())
    if (migration.findIndex((step) => step.to === to) !== index)
      report(['migration', index], `There is a step from ${from} to ${to} already: put its rows there.`)
  return problems
}

const text = { type: 'string', minLength: 1 }
const gap = { 'x-gap': text }
const words = { type: 'object', additionalProperties: text }
const conversion = { values: words, divisor: { type: 'number' }, without: { enum: ['offset'] } }

const row = (properties: Record<string, object>, ...required: string[]) => ({
  type: 'array',
  items: { type: 'object', properties: { ...properties, ...gap }, required, additionalProperties: false },
})

const derived = {
  type: 'object',
  properties: { status: { type: 'array', items: text, minItems: 1 }, present: text },
  required: ['status'],
  additionalProperties: false,
}

const FORM = {
  type: 'object',
  properties: {
    versions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          date: text,
          role: { enum: ['default'] },
          sunset: { type: ['string', 'null'] },
        },
        required: ['date'],
        additionalProperties: false,
      },
    },
    migration: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          from: text,
          to: text,
          task: row({ old: text, new: text, ...conversion, derived }, 'old'),
          messages: row({ status: text, text }, 'status', 'text'),
          lists: row(
            {
              path: text,
              old: text,
              new: text,
              sort: {
                type: 'object',
                properties: { old: text, new: text },
                required: ['new'],
                additionalProperties: false,
              },
            },
            'path',
            'old',
            'new',
            'sort',
          ),
          pagination: row({ old: text, new: text, kept: text }, 'old', 'new'),
          removed: row({ schema: text, field: text }, 'schema', 'field'),
          export: row({ old: text, new: text }, 'old', 'new'),
          events: row({ old: text, new: { type: ['string', 'null'] }, where: text }, 'old', 'new'),
        },
        required: ['from', 'to'],
        additionalProperties: false,
      },
    },
  },
  required: ['versions'],
  additionalProperties: false,
}

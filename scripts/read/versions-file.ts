import type { Versions as Written } from '../../generated/file-types.js'
import type { MigrationStep } from '../../src/contract/migration.js'
import type { Version, Versions } from '../../src/contract/versions.js'
import { throwProblems, type YamlFile } from '../support/yaml.js'

/** The content of `versions.yaml`, and the place of a row: `openapi/versions.yaml:14:9`. */
export type VersionsFile = {
  versions: Versions
  /** A line for each step that leads from or to no neighboring version, as after one is retired. */
  stale: string[]
  placeOfRow: (from: string, table: keyof MigrationStep, row: number) => string
}

/**
 * Returns what `versions.yaml` says. Every list of a migration step that the file omits is empty. Throws a
 * ContractError that lists each problem with file, line and what to write instead.
 */
export function versionsOf(file: YamlFile<Written>): VersionsFile {
  throwProblems(contradictions(file))
  const { versions, migration = [] } = file.data
  const dates = versions.map(({ date }) => date)
  const isNeighbor = ({ from, to }: { from: string; to: string }) =>
    dates.includes(to) && dates[dates.indexOf(to) + 1] === from
  return {
    versions: {
      versions: versions.map(({ date, role, sunset = null }, index) => ({
        date: date as Version,
        role: index === 0 ? 'canonical' : (role ?? 'supported'),
        sunset,
      })),
      migration: dates.slice(1).map((from, index) => ({
        ...NOTHING,
        ...(migration.find((step) => step.from === from) ?? { from, to: dates[index] ?? '' }),
      })),
    },
    stale: migration.flatMap((step, index) => {
      const says = `No version ${step.to} follows a version ${step.from}: correct the step, or remove it.`
      return isNeighbor(step) ? [] : [`${file.place(['migration', index])}  ${says}`]
    }),
    placeOfRow: (from, table, row) =>
      file.place(['migration', migration.findIndex((step) => step.from === from), table, row]),
  }
}

const NOTHING = { task: [], messages: [], lists: [], pagination: [], removed: [], export: [], events: [] }

/** Returns a line for each part of a file of the right form that contradicts another. */
function contradictions({ data: { versions, migration = [] }, place }: YamlFile<Written>): string[] {
  const problems: string[] = []
  for (const [index, { date, role, sunset = null }] of versions.entries()) {
    const report = (key: string, says: string) => problems.push(`${place(['versions', index, key])}  ${says}`)
    const newer = versions[index - 1]?.date
    if (newer !== undefined && newer <= date)
      report('date', `List the versions newest first: ${date} is not older than ${newer}.`)
    if (role && index === 0) report('role', 'The newest version is canonical by its place: remove its role.')
    else if (role && versions.slice(1, index).some((other) => other.role === role))
      report('role', 'Another version is the default already: remove this role.')
    if (sunset !== null && sunset <= date) report('sunset', `A sunset is a calendar day after ${date}, or null.`)
    if (sunset !== null && index === 0) report('sunset', 'The newest version has no sunset: write null.')
  }
  for (const [index, { from, to }] of migration.entries())
    if (migration.findIndex((step) => step.to === to) !== index)
      problems.push(
        `${place(['migration', index])}  There is a step from ${from} to ${to} already: put its rows there.`,
      )
  return problems
}

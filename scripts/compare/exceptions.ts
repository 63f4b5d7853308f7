import type { Exception, Exceptions } from '../../generated/file-types.js'
import { parseYaml } from '../support/yaml.js'
import type { ReportedChange } from './changes.js'

/** An entry of the file, with its place, such as `openapi/exceptions.yaml:3:3`. */
type ExceptionEntry = Exception & { place: string }

/** The file below `openapi/`. */
export const EXCEPTIONS = 'exceptions.yaml'

/** Reads the text of the file. Throws a ContractError with the line of each entry that is not valid. */
export function readExceptions(text: string): ExceptionEntry[] {
  const { data, place } = parseYaml<Exceptions>(text, `openapi/${EXCEPTIONS}`, 'exceptions')
  return (data ?? []).map((entry, index) => ({ ...entry, place: place([index]) }))
}

/** What the exceptions say of the breaking changes of released versions. */
export type Excepted = {
  /** Breaking changes without an exception. */
  open: ReportedChange[]
  allowed: { change: ReportedChange; exception: ExceptionEntry }[]
  /** Entries that have expired, or that no change needs. */
  problems: string[]
}

/** Applies exceptions to breaking changes. `today` is a day such as `2030-05-05`. */
export function applyExceptions(breaking: ReportedChange[], entries: ExceptionEntry[], today: string): Excepted {
  const isFor = (entry: ExceptionEntry, { says, subject }: ReportedChange) =>
    entry.change === says && entry.at === subject
  const rows = breaking.map((change) => ({
    change,
    exception: entries.find((entry) => isFor(entry, change) && entry.expires >= today),
  }))
  return {
    open: rows.flatMap(({ change, exception }) => (exception ? [] : change)),
    allowed: rows.flatMap(({ change, exception }) => (exception ? { change, exception } : [])),
    problems: entries.flatMap((entry) => {
      const says = `${entry.place}  ${entry.at}: ${entry.change}`
      if (entry.expires < today)
        return `${says}: expired on ${entry.expires}. Remove the entry, and the change that it allowed if that has not landed.`
      if (breaking.some((change) => isFor(entry, change))) return []
      return `${says}: no breaking change needs it. Remove the entry if its change has landed, or correct \`change\` and \`at\`.`
    }),
  }
}

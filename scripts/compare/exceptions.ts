import type { Exception, Exceptions } from '../../generated/file-types.js'
import { parseYaml } from '../support/yaml.js'
import type { ReportedChange } from './changes.js'

/** An entry of the file, with its place, such as `openapi/exceptions.yaml:3:3`. */
export type ExceptionEntry = Exception & { place: string }

/** The file below `openapi/`. */
export const EXCEPTIONS = 'exceptions.yaml'

/** Reads the text of the file. Throws a ContractError with the line of each entry that is not valid. */
export function readExceptions(text: string | undefined): ExceptionEntry[] {
  const { data, place } = parseYaml<Exceptions>(text ?? '', `openapi/${EXCEPTIONS}`, 'exceptions')
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
  const used = new Set<ExceptionEntry>()
  const open: ReportedChange[] = []
  const allowed: Excepted['allowed'] = []
  for (const change of breaking) {
    const matching = entries.filter((entry) => entry.change === change.says && entry.at === change.subject)
    for (const entry of matching) used.add(entry)
    const covered = (version: string | undefined) =>
      matching.find((entry) => entry.expires >= today && (entry.version === undefined || entry.version === version))
    const versions = change.versions.length > 0 ? change.versions : [undefined]
    const missing = versions.filter((version) => !covered(version))
    const exception = covered(versions[0])
    if (missing.length === 0 && exception) allowed.push({ change, exception })
    else open.push({ ...change, versions: missing.flatMap((version) => version ?? []) })
  }
  const problems = entries.flatMap((entry) => {
    const says = `${entry.place}  ${entry.at}: ${entry.change}`
    if (entry.expires < today)
      return `${says}: expired on ${entry.expires}. Remove the entry, and the change that it allowed if that has not landed.`
    if (used.has(entry)) return []
    return `${says}: no breaking change needs it. Remove the entry if its change has landed, or correct \`change\` and \`at\`.`
  })
  return { open, allowed, problems }
}

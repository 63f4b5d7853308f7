import type { JsonObject } from '../../src/contract/json.js'
import { isMarked, MARKS } from '../../src/contract/marks.js'
import { visit } from '../../src/contract/nodes.js'
import { isDay } from '../../src/contract/versions.js'
import { sources } from '../read/source-files.js'

/** The extensions that openapi/README.md describes. */
const EXTENSIONS = [
  ...MARKS,
  'x-gap',
  'x-extensible-enum',
  'x-pagination',
  'x-rate-limit',
  'x-replays',
  'x-retry',
  'x-scopes',
  'x-terminal',
]

/**
 * Returns a line for each version mark that is wrong, because its node would silently be in the wrong versions, and for
 * each without an effect: after a version is retired, these lead to what can be removed. `dates` are the versions,
 * newest first.
 */
export function markProblems(bundle: JsonObject, dates: string[], folder?: string): string[] {
  const { placeOf } = sources(folder)
  // A file that several nodes reference can be in the bundle several times.
  const problems = new Set<string>()
  const marks: Mark[] = []
  visit(bundle, (node, _, path) => {
    const report = (key: string, message: string) => problems.add(`${placeOf([...path, key])}  ${message}`)
    for (const key of Object.keys(node))
      if (key.startsWith('x-') && !EXTENSIONS.includes(key))
        report(key, `There is no extension "${key}", so it has no effect: write one of ${EXTENSIONS.join(', ')}.`)
    if (!isMarked(node)) return
    for (const name of MARKS) {
      if (!(name in node)) continue
      const mark = { name, date: String(node[name]), path }
      const opposite = marks.find((other) => isAround(other, mark) && excludes(other, mark))
      const problem =
        dateProblem(mark, dates) ??
        (opposite && rangeProblem(mark, opposite, placeOf([...opposite.path, opposite.name])))
      if (problem) report(name, problem)
      marks.push(mark)
    }
  })
  return [...problems]
}

type Mark = { name: (typeof MARKS)[number]; date: string; path: string[] }

function dateProblem({ name, date }: Mark, dates: string[]): string | undefined {
  if (isDay(date) && date <= (dates.at(-1) ?? ''))
    return name === 'x-until'
      ? `No version has this before ${date}: remove it.`
      : `Every version is one since ${date}: remove the mark.`
  if (dates.includes(date)) return undefined
  const known = dates.map((one) => `"${one}"`).join(', ')
  return `There is no version ${JSON.stringify(date)}: write one of ${known}, or add it to versions.yaml.`
}

/** Returns true if `outer` is on the node of the other mark, or on one around it. */
function isAround(outer: Mark, { path }: Mark): boolean {
  return outer.path.every((key, index) => path[index] === key)
}

/** Returns true if no version has what both marks are on. */
function excludes(one: Mark, other: Mark): boolean {
  const [since, until] = one.name === 'x-since' ? [one, other] : [other, one]
  return since.name !== until.name && since.date >= until.date
}

function rangeProblem({ name, date, path }: Mark, opposite: Mark, place: string): string {
  const where = opposite.path.length === path.length ? 'has' : `is in a node with`
  return `No version has this: it ${where} ${opposite.name} "${opposite.date}" (${place}), and ${name} "${date}". Correct one of the two dates, or remove it.`
}

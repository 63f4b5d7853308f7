import type { YAMLSeq } from 'yaml'
import { isDay } from '../../src/contract/versions.js'
import { versionsOf } from '../read/versions-file.js'
import { ContractError } from '../support/contract-error.js'
import { type Edit, edited, pairOf, removal, slice, sourceOf, startOf } from './yaml-edits.js'

/** The file that lists the versions. */
export const FILE = 'openapi/versions.yaml'

/** Returns the text of `versions.yaml` with the version. Throws a ContractError if it cannot be added. */
export function withVersion(text: string, date: string): string {
  const { versions } = versionsOf(text, FILE).versions
  const [newest] = versions
  if (!isDay(date)) throw new ContractError(`${date} is not a calendar day. Write it as 2030-01-31.`)
  if (versions.some((version) => version.date === date)) throw new ContractError(`${FILE} already has version ${date}.`)
  if (newest && date < newest.date)
    throw new ContractError(`A new version must be newer than all others: ${date} is before ${newest.date}.`)
  const { rows, steps } = listsOf(text)
  const role = pairOf(rows.items[0], 'role')?.value
  const from = newest?.date ?? ''
  const start = startOf(role)
  return checked(
    edited(text, [
      firstItem(text, rows.items[0], `date: "${date}"`, 'role: canonical', 'sunset: null'),
      { from: start, to: start + slice(text, role).length, text: versions.length === 1 ? 'default' : 'supported' },
      steps.items.length > 0
        ? firstItem(text, steps.items[0], `from: "${from}"`, `to: "${date}"`)
        : {
            from: startOf(steps),
            to: startOf(steps) + slice(text, steps).length,
            text: `\n  - from: "${from}"\n    to: "${date}"`,
          },
    ]),
  ).replace(/migration: \n/, 'migration:\n')
}

/** Returns the text of `versions.yaml` without a version and its step. Throws a ContractError if it cannot be retired. */
export function withoutRow(text: string, date: string): string {
  const { versions } = versionsOf(text, FILE).versions
  const index = versions.findIndex((version) => version.date === date)
  const [newest, ...older] = versions
  const oldest = older.at(-1)
  if (index === -1)
    throw new ContractError(
      `There is no version ${date}. Known: ${versions.map((version) => version.date).join(', ')}.`,
    )
  if (!oldest)
    throw new ContractError(`${date} is the only version: add the next one first, with \`npm run version:add\`.`)
  if (date === newest?.date)
    throw new ContractError(`${date} is the canonical version. Only an older one can be retired.`)
  if (date !== oldest.date) throw new ContractError(`${oldest.date} is older than ${date}: retire it first.`)
  if (oldest.sunset === null)
    throw new ContractError(`${date} has no sunset. Write the announced one into its row of ${FILE} first.`)
  const { root, rows, steps } = listsOf(text)
  const last = steps.items.at(-1)
  const nextDefault = pairOf(rows.items[index - 1], 'role')?.value
  const becomesDefault = oldest.role === 'default' && versions[index - 1]?.role === 'supported'
  const next = edited(text, [
    removal(text, rows, rows.items[index]),
    ...(becomesDefault
      ? [{ from: startOf(nextDefault), to: startOf(nextDefault) + slice(text, nextDefault).length, text: 'default' }]
      : []),
    steps.items.length > 1
      ? removal(text, steps, last)
      : { from: startOf(pairOf(root, 'migration')), to: text.length, text: 'migration: []\n' },
  ])
  versionsOf(next, FILE)
  return next
}

/** The two lists that every valid file has. */
function listsOf(text: string): { root: unknown; rows: YAMLSeq; steps: YAMLSeq } {
  const { root } = sourceOf(text)
  const listOf = (key: string) => pairOf(root, key)?.value as YAMLSeq
  return { root, rows: listOf('versions'), steps: listOf('migration') }
}

/** Returns the edit that puts an item in front of the first one of a list. */
function firstItem(text: string, first: unknown, ...lines: string[]): Edit {
  const line = text.lastIndexOf('\n', startOf(first) - 1) + 1
  const indent = /^ */.exec(text.slice(line))?.[0] ?? ''
  return { from: line, to: line, text: `${indent}- ${lines.join(`\n${indent}  `)}\n` }
}

function checked(text: string): string {
  versionsOf(text, FILE)
  return text
}

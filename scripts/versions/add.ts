import { readFile, rename, writeFile } from 'node:fs/promises'
import { isSeq } from 'yaml'
import { isDay } from '../../src/contract/versions.js'
import { versionsOf } from '../bundle/versions-file.js'
import { ContractError } from '../contract-error.js'
import { inRoot } from '../paths.js'
import { type Edit, edited, pairOf, slice, sourceOf, startOf } from './yaml-edits.js'

const FILE = 'openapi/versions.yaml'

/**
 * Adds a version to `openapi/versions.yaml`: its row, and an empty step from the version before it. Resolves to what to do next.
 * Throws a ContractError if the date is not one of a newer version; nothing is written then.
 */
export async function addVersion(date: string): Promise<string> {
  const file = inRoot(FILE)
  const text = withVersion(await readFile(file, 'utf8'), date)
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
  const [, { date: before } = { date: '' }] = versionsOf(text, FILE).versions.versions
  return `${FILE} has version ${date}, which has no changes yet.

Next:
  1. Write what differs. Mark the old node with \`x-until: "${date}"\` and the new one with \`x-since: "${date}"\`,
     as openapi/README.md shows. A node without a mark is in every version.
  2. Add a row for each new name, value or form to the step from ${before} to ${date}: the guide, the mock and the client use
     it. Write examples in the newest shape; an example of an older shape is a file of its own, with \`x-until\`.
  3. Run \`npm run generate\`, then \`npm run lint\` and \`npm test\`.
  4. When the sunset of ${before} is announced, write it into its row.
  5. Add what is documented about the version to openapi/facts/, and check docs/versions.md.
  6. Pin the version in the samples of README.md and docs/, except where they are about an older one.`
}

/** Returns the text of `versions.yaml` with the version. Throws a ContractError if it cannot be added. */
export function withVersion(text: string, date: string): string {
  const { versions } = versionsOf(text, FILE).versions
  const [newest] = versions
  if (!isDay(date)) throw new ContractError(`${date} is not a calendar day. Write it as 2030-01-31.`)
  if (versions.some((version) => version.date === date)) throw new ContractError(`${FILE} already has version ${date}.`)
  if (newest && date < newest.date)
    throw new ContractError(`A new version must be newer than all others: ${date} is before ${newest.date}.`)
  const { root } = sourceOf(text)
  const [rows, steps] = [pairOf(root, 'versions')?.value, pairOf(root, 'migration')?.value]
  if (!isSeq(rows) || !isSeq(steps)) throw new ContractError(`${FILE} has no list of versions or no list of steps.`)
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

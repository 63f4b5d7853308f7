import { readFile, rename, writeFile } from 'node:fs/promises'
import { versionsOf } from '../read/versions-file.js'
import { inRoot } from '../support/paths.js'
import { FILE, withVersion } from './rows.js'

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
  3. Run \`npm run generate\`, then \`npm test\`.
  4. When the sunset of ${before} is announced, write it into its row.
  5. Add what is documented about the version to openapi/facts/, and check docs/versions.md.
  6. Pin the version in the samples of README.md and docs/, except where they are about an older one.`
}

import { contractNow } from '../documents/contract.js'
import { ContractError } from '../support/contract-error.js'
import { ROOT } from '../support/paths.js'
import type { Reporter } from '../support/reporter.js'
import { allArtifacts, documentArtifacts } from './artifacts.js'
import { differing, remove, stale, write } from './files.js'

/** Bundles `openapi/` into the documents, and writes those that changed. */
export async function bundle({ step }: Reporter, root = ROOT): Promise<void> {
  const contract = await step('bundle openapi/', contractNow)
  await step('write documents', () => write(documentArtifacts(contract), root), changes)
}

/** Generates `generated/`, the changelog's section on the API and the guides' tables. Removes stale files. */
export async function generate(reporter: Reporter, root = ROOT): Promise<void> {
  const contract = await reporter.step('bundle openapi/', contractNow)
  const files = await allArtifacts(contract, reporter)
  await reporter.step('write generated/', () => write(files, root), changes)
  const leftOver = stale(files, root)
  if (leftOver.length > 0)
    await reporter.step(
      'remove stale files',
      () => remove(leftOver, root),
      () => leftOver.join(', '),
    )
}

/**
 * Throws a ContractError if `generated/` below `root` (the repository by default) differs from what `generate` would
 * write. The message names the files and what to do.
 */
export async function checkGenerated(reporter: Reporter, root = ROOT): Promise<void> {
  const files = await allArtifacts(await reporter.step('bundle openapi/', contractNow), reporter)
  const drift = await reporter.step(
    'compare generated/',
    () => [...differing(files, root), ...stale(files, root)],
    (paths) => `${files.size} files, ${paths.length} out of date`,
  )
  if (drift.length > 0)
    throw new ContractError(
      `generated/ is out of date with openapi/ and src/client:\n${drift.map((path) => `  ${path}`).join('\n')}\nRun \`npm run generate\` and commit the result.`,
    )
}

function changes(paths: string[]): string {
  return paths.length === 0 ? 'nothing changed' : `changed: ${paths.join(', ')}`
}

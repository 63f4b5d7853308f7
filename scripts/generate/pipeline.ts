import type { Contract } from '../bundle/contract.js'
import { ContractError } from '../contract-error.js'
import { gapShare } from '../document/gaps.js'
import { ROOT } from '../paths.js'
import type { Reporter } from '../reporter.js'
import { allArtifacts, contractNow, documentArtifacts } from './artifacts.js'
import { differing, remove, stale, write } from './files.js'

/** Makes the three documents from `openapi/`, and writes what changed. */
export async function bundle({ step }: Reporter): Promise<void> {
  const contract = await step('bundle openapi/', contractNow)
  await step('write documents', () => write(documentArtifacts(contract)), changes)
}

/** Makes all of `generated/` from `openapi/` and `src/client`, writes what changed and removes what is left over. */
export async function generate(reporter: Reporter, root = ROOT): Promise<void> {
  const contract = await reporter.step('bundle openapi/', contractNow)
  await reporter.step('measure the text on gaps', () => shares(contract), String)
  const files = await allArtifacts(contract, reporter)
  await reporter.step('write generated/', () => write(files, root), changes)
  const leftOver = await stale(files, root)
  if (leftOver.length > 0)
    await reporter.step(
      'remove what is left over',
      () => remove(leftOver, root),
      () => leftOver.join(', '),
    )
}

/**
 * Throws a ContractError if `generated/` in a folder, that of the repository if none is said, is not what `generate` would
 * write, and says which files and what to do.
 */
export async function check(reporter: Reporter, root = ROOT): Promise<void> {
  const files = await allArtifacts(await reporter.step('bundle openapi/', contractNow), reporter)
  const drift = await reporter.step(
    'compare generated/',
    async () => [...(await differing(files, root)), ...(await stale(files, root))],
    (paths) => `${files.size} files, ${paths.length} of them not as they should be`,
  )
  if (drift.length > 0)
    throw new ContractError(
      `generated/ is not what openapi/ and src/client say:\n${drift.map((path) => `  ${path}`).join('\n')}\nRun \`npm run generate\` and commit what it writes.`,
    )
}

/** How much of each document's description text speaks of gaps: `canvas 9.1 %, 2026-05-01 9.0 %`. */
function shares({ documents }: Contract): string {
  return Object.entries(documents)
    .map(([name, document]) => `${name} ${(gapShare(document) * 100).toFixed(1)} %`)
    .join(', ')
}

function changes(paths: string[]): string {
  return paths.length === 0 ? 'nothing changed' : `changed: ${paths.join(', ')}`
}

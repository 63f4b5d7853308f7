import { buildSite, isStale } from '../../docs/site/build.js'
import { type Packed, pack } from '../pack/pack.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import type { Reporter } from '../support/reporter.js'
import { compareVersions, lowestVersion } from './bump.js'
import { changesSince, levelOf } from './changes.js'
import { collectFiles, FOLDER } from './files.js'
import { alreadyPublished, isPublished, publish } from './publish.mjs'
import { readState, type State } from './state.js'
import type { Changes } from './surface.js'

/**
 * Prepares a release in `dist/release` and `dist/site`, and publishes both packages on npm, unless it is a dry run or `prepare`
 * leaves that to another job. Throws a ContractError with every problem of the commit before anything is built. A dry run only
 * lists what is left to do until the commit can be published: its tag, its heading in the changelog, the address of the repository.
 */
export async function release(
  reporter: Reporter,
  { dryRun, prepare }: { dryRun: boolean; prepare: boolean },
): Promise<void> {
  const { step, print } = reporter
  const state = await step('read the state of the commit', () => readState(inRoot()))
  const problems = [...state.problems, ...(dryRun ? [] : state.left)]
  if (problems.length > 0) throw new ContractError(problems.join('\n'))
  if (!dryRun) await step('ask npm for the version', () => checkUnpublished(state.version))
  if (state.released !== undefined) await checkVersion(state, reporter)

  const packed = await pack(reporter)
  if (await isStale()) await buildSite(reporter)
  const names = await step(`collect ${FOLDER}`, () =>
    collectFiles(
      packed.map(({ file }) => file),
      state.notes,
    ),
  )
  print(summary(state, packed, names, dryRun))
  if (!dryRun && !prepare) await step('publish', () => publish(FOLDER))
}

/** One package may be there already: then the release stopped halfway, and is run again. */
function checkUnpublished(version: string): void {
  if (PACKAGES.every((name) => isPublished(name, version))) throw new ContractError(alreadyPublished(version))
}

const PACKAGES = ['canvas-design-api', 'canvas-design-mock']

async function checkVersion({ version, released = '' }: State, { step }: Reporter): Promise<void> {
  const changes = await step(`compare with ${released}`, () => changesSince(released), remark)
  const lowest = lowestVersion(released.slice(1), levelOf(changes))
  if (compareVersions(version, lowest) >= 0) return
  const reasons = changes.breaking.length > 0 ? changes.breaking : changes.additive
  throw new ContractError(
    [
      `package.json: version ${version} is too low. Since ${released}, ${remark(changes)}. Write at least ${lowest}.`,
      ...reasons.slice(0, SHOWN).map((line) => `  ${line}`),
      ...(reasons.length > SHOWN ? [`  … and ${reasons.length - SHOWN} more`] : []),
    ].join('\n'),
  )
}

/** How many changes an error lists. */
const SHOWN = 20

function remark({ breaking, additive }: Changes): string {
  return `${breaking.length} breaking ${breaking.length === 1 ? 'change' : 'changes'}, ${additive.length} additive`
}

function summary({ version, left }: State, packed: Packed[], names: string[], dryRun: boolean): string {
  const packages = packed.map(
    ({ name, size, entries }) => `  ${name}@${version}, ${entries} files, ${Math.ceil(size / 1024)} KB`,
  )
  return [
    '',
    dryRun ? 'Would be published on npm, with provenance:' : 'To be published on npm, with provenance:',
    ...packages,
    `Files of the release, in ${FOLDER}:`,
    ...names.map((name) => `  ${name}`),
    'Pages: dist/site',
    ...(dryRun && left.length > 0 ? ['', 'Left to do before the release:', ...left.map((line) => `  ${line}`)] : []),
    ...(dryRun ? ['', 'Nothing was published.'] : []),
    '',
  ].join('\n')
}

import { loadContract } from '../documents/contract.js'
import { gapArtifacts, servedArtifacts } from '../generate/artifacts.js'
import { write } from '../generate/files.js'
import { inRoot } from '../support/paths.js'
import { type Reporter, silent } from '../support/reporter.js'
import { watchTree } from './watch-tree.js'

const WARM_UPS = 8

/** Follows the edits of the contract until this process ends, and builds the site, if asked, whenever it is out of date. */
export async function watch(withSite: boolean, reporter: Reporter): Promise<void> {
  await watchContract(reporter)
  if (!withSite) return
  const { buildSite, isStale } = await import('../../docs/site/build.js')
  let building = Promise.resolve()
  const rebuild = () => {
    // The lines of the build would mix with those of the mock.
    building = building.then(async () => {
      if (await isStale()) await buildSite(silent).catch((error: Error) => reporter.print(error.message))
    })
    return building
  }
  for (const folder of ['docs', 'generated', 'openapi/workflows']) watchTree(inRoot(folder), rebuild)
  await rebuild()
}

/**
 * Regenerates the documents whenever something below `openapi/` changes. While the contract is broken, nothing is written;
 * each problem is reported once, with file and line, and so is its repair. Resolves once it is ready for the first edit.
 */
export async function watchContract({ print }: Pick<Reporter, 'print'>): Promise<void> {
  let running = Promise.resolve()
  let fault: string | undefined
  watchTree(inRoot('openapi'), next)
  // The first builds are slow because the code is cold. Running them now keeps them out of the way of the first edit.
  for (let count = 0; count < WARM_UPS; count++) await next()

  function next(): Promise<void> {
    running = running.then(rebuild)
    return running
  }

  async function rebuild(): Promise<void> {
    const before = fault
    fault = await faultOf(async () => {
      const contract = await loadContract()
      // Finding the gaps of each operation takes a while, and the mock does not need them.
      write(servedArtifacts(contract))
      write(gapArtifacts(contract))
    })
    if (fault && fault !== before) print(`openapi/ has an error; the last valid contract is still served.\n${fault}`)
    if (!fault && before) print('openapi/ is valid again.')
  }
}

async function faultOf(work: () => Promise<unknown>): Promise<string | undefined> {
  return work().then(
    () => undefined,
    (error: Error) => error.message,
  )
}

import { loadContract } from '../bundle/contract.js'
import { documentArtifacts } from '../generate/artifacts.js'
import { write } from '../generate/files.js'
import { inRoot } from '../paths.js'
import type { Reporter } from '../reporter.js'
import { watchTree } from './watch-tree.js'

const WARM_UPS = 4

/**
 * Writes the documents anew whenever something below `openapi/` changes. While the contract is broken nothing is written, and
 * the reporter is told what is wrong, with file and line, once for each fault, and when it is mended. Resolves once it is
 * ready for the first edit.
 */
export async function watchContract({ print }: Pick<Reporter, 'print'>): Promise<void> {
  let running = Promise.resolve()
  let fault: string | undefined
  watchTree(inRoot('openapi'), next)
  // The first builds are slow, as all code is cold: done now, no edit has to wait for them.
  for (let count = 0; count < WARM_UPS; count++) await next()

  function next(): Promise<void> {
    running = running.then(rebuild)
    return running
  }

  async function rebuild(): Promise<void> {
    const before = fault
    fault = await faultOf(async () => write(documentArtifacts(await loadContract())))
    if (fault && fault !== before) print(`openapi/ is broken; the last good contract is still served.\n${fault}`)
    if (!fault && before) print('openapi/ is whole again.')
  }
}

async function faultOf(work: () => Promise<unknown>): Promise<string | undefined> {
  return work().then(
    () => undefined,
    (error: Error) => error.message,
  )
}

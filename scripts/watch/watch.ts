import { loadContract } from '../bundle/contract.js'
import { documentArtifacts, write } from '../generate/artifacts.js'
import { inRoot } from '../paths.js'
import { watchTree } from './watch-tree.js'

const WARM_UPS = 4

/**
 * Writes the documents anew whenever something below `openapi/` changes. While the contract is broken nothing is written,
 * and `onBroken` is told what is wrong, with file and line, once for each fault; `onWhole` when it is mended.
 */
export async function watchContract(onBroken: (message: string) => void, onWhole: () => void): Promise<void> {
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
    if (fault && fault !== before) onBroken(fault)
    if (!fault && before) onWhole()
  }
}

async function faultOf(work: () => Promise<unknown>): Promise<string | undefined> {
  return work().then(
    () => undefined,
    (error: Error) => error.message,
  )
}

import { watch } from 'node:fs'
import { documentArtifacts, write } from './artifacts.js'
import { loadContract } from './contract.js'
import { inRoot } from './paths.js'

const WARM_UPS = 4

/**
 * Writes the documents anew whenever a file below `openapi/` changes. While the contract is broken nothing is written,
 * and `onBroken` is told what is wrong, with file and line.
 */
export async function watchContract(onBroken: (message: string) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  watch(inRoot('openapi'), { recursive: true }, () => {
    clearTimeout(timer)
    // An editor writes more than once for one save.
    timer = setTimeout(() => {
      running = running.then(rebuild)
    }, 10)
  })
  // The first builds are slow, as all code is cold: done now, no edit has to wait for them.
  for (let count = 0; count < WARM_UPS; count++) await rebuild()

  async function rebuild(): Promise<void> {
    try {
      await write(documentArtifacts(await loadContract()))
    } catch (error) {
      onBroken((error as Error).message)
    }
  }
}

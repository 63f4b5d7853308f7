import { join } from 'node:path'
import { ContractError } from '../scripts/contract-error.js'
import { startNode } from './processes.js'
import type { Documents } from './stage.js'
import { median } from './stats.js'

/** How long `npm run generate` takes in a stage's folder, the start of Node included, in ms: the median of some runs. */
export async function generateTime(folder: string, count: number): Promise<number> {
  const times: number[] = []
  for (let run = 1; run <= count; run++) {
    const start = performance.now()
    const { exited, complaints } = startNode([join(folder, 'scripts/run.mjs'), 'generate'], folder)
    if ((await exited) !== 0) throw new Error(`npm run generate failed.\n${complaints()}`)
    times.push(performance.now() - start)
  }
  return median(times)
}

/** How long Spectral takes for all documents, in ms, the loading of its rules included. */
export async function spectralTime(documents: Documents): Promise<number> {
  // Loaded only now: its memory would slow down the client that sends the load.
  const { lintWithSpectral } = await import('../scripts/lint/spectral.js')
  const start = performance.now()
  await lintWithSpectral(documents).catch((error: unknown) => {
    // What it finds is the business of `npm run lint`.
    if (!(error instanceof ContractError)) throw error
  })
  return performance.now() - start
}

import type { Reporter } from '../support/reporter.js'
import { mutateCode } from './code.js'
import type { Sample } from './sample.js'

/** Changes the contract and parts of the code in small ways, and counts what is caught. Resolves to true if enough is, everywhere. */
export async function mutate(rooms: string[], sample: Sample, reporter: Reporter): Promise<boolean> {
  let passes = true
  for (const room of new Set(rooms)) {
    const isCaught =
      room === 'contract'
        ? await (await import('./contract.js')).mutateContract(sample, reporter)
        : (await mutateCode(room, sample, reporter)) === 0
    passes &&= isCaught
  }
  return passes
}

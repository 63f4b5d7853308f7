import type { Reporter } from '../support/reporter.js'
import { mutateCode } from './code.js'
import type { Sample } from './sample.js'

/** Changes the contract and parts of the code in small ways, and counts what is caught. Resolves to true if enough is, everywhere. */
export async function mutate(parts: string[], sample: Sample, reporter: Reporter): Promise<boolean> {
  let passes = true
  for (const part of new Set(parts)) {
    const isCaught =
      part === 'contract'
        ? await (await import('./contract.js')).mutateContract(sample, reporter)
        : (await mutateCode(part, sample)) === 0
    passes &&= isCaught
  }
  return passes
}

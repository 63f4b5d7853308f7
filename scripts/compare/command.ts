import type { Reporter } from '../support/reporter.js'
import { defaultBase } from './base.js'
import { compareStates, passes } from './compare-states.js'
import { markdownReport, textReport } from './report.js'
import { stateOf, workingState } from './state.js'

/**
 * Compares the contract with another state of it, by default the last one of main, and prints the report. Resolves to true if no
 * released version breaks. Without anything to compare with, that is not known: it passes for a person, and fails in CI.
 */
export async function diff(other: string | undefined, markdown: boolean, { print }: Reporter): Promise<boolean> {
  const base = other === undefined ? defaultBase() : { ref: other, because: undefined }
  if (base.ref === undefined) {
    const isCi = Boolean(process.env.CI)
    const advice = isCi ? 'Fetch the history, such as with fetch-depth: 0, or name a ref' : 'Name a ref'
    print(
      `${isCi ? 'Failed' : 'Skipped'}: nothing to compare with, because ${base.because}. ${advice}: npm run diff -- <ref>`,
    )
    return !isCi
  }
  const [old, now] = await Promise.all([stateOf(base.ref), workingState()])
  const diff = compareStates(old, now, new Date().toISOString().slice(0, 10))
  if (base.because && !markdown) print(`Compared with ${old.name}: ${base.because}.`)
  print(markdown ? markdownReport(diff) : textReport(diff))
  return passes(diff)
}

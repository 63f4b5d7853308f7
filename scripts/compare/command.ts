import type { Reporter } from '../support/reporter.js'
import { defaultBase } from './base.js'
import { compareStates, passes } from './compare-states.js'
import { markdownReport, textReport } from './report.js'
import { stateOf, workingState } from './state.js'

/** Compares the contract with another state of it, by default the last one of main, and prints the report. Resolves to true if no released version breaks. */
export async function diff(other: string | undefined, markdown: boolean, { print }: Reporter): Promise<boolean> {
  const base = other === undefined ? defaultBase() : { ref: other, because: undefined }
  if (base.ref === undefined) {
    print(`Skipped: nothing to compare with, because ${base.because}. Name a ref: npm run diff -- <ref>`)
    return true
  }
  const [old, now] = await Promise.all([stateOf(base.ref), workingState()])
  const diff = compareStates(old, now, new Date().toISOString().slice(0, 10))
  if (base.because && !markdown) print(`Compared with ${old.name}: ${base.because}.`)
  print(markdown ? markdownReport(diff) : textReport(diff))
  return passes(diff)
}

import type { Reporter } from '../support/reporter.js'
import { compareStates, passes } from './compare-states.js'
import { textReport } from './report.js'
import { commitOf, git, stateOf, workingState } from './state.js'

/**
 * Compares the contract with another state of it, by default the last one of main, and prints the report. Resolves to
 * true if no released version breaks. Without anything to compare with, that is not known: it passes for a person, and
 * fails in CI.
 */
export async function diff(other = defaultBase(), { print }: Reporter): Promise<boolean> {
  if (other === undefined) {
    const fails = Boolean(process.env.CI)
    const advice = fails ? 'Fetch the history, such as with fetch-depth: 0, or name a ref' : 'Name a ref'
    print(
      `${fails ? 'Failed' : 'Skipped'}: git knows no state of main before this one. ${advice}: npm run diff -- <ref>`,
    )
    return !fails
  }
  const [old, now] = await Promise.all([stateOf(other), workingState()])
  const diff = await compareStates(old, now, new Date().toISOString().slice(0, 10))
  print(textReport(diff))
  return passes(diff)
}

/**
 * Returns the commit where this branch left main. On main itself that is the commit before, or HEAD if `openapi/` has
 * changes that are not committed. `DIFF_BASE` names another ref. `ask` runs git.
 */
export function defaultBase(ask: typeof git = git): string | undefined {
  // A push that creates a branch or a tag has no state before it, which GitHub writes as zeros.
  const asked = process.env.DIFF_BASE?.replace(/^0+$/, '')
  if (asked) return asked
  const main = ['origin/main', 'main'].find((ref) => commitOf(ref, ask) !== undefined)
  const base = main && ask('merge-base', 'HEAD', main)?.trim()
  if (base !== commitOf('HEAD', ask)) return base
  return ask('status', '--porcelain', '--', 'openapi')?.trim() ? 'HEAD' : commitOf('HEAD^1', ask)
}

import type { Reporter } from '../support/reporter.js'
import { compareStates, passes } from './compare-states.js'
import { markdownReport, textReport } from './report.js'
import { commitOf, git, stateOf, workingState } from './state.js'

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
  const diff = await compareStates(old, now, new Date().toISOString().slice(0, 10))
  if (base.because && !markdown) print(`Compared with ${old.name}: ${base.because}.`)
  print(markdown ? markdownReport(diff) : textReport(diff))
  return passes(diff)
}

/** The git ref that the contract is compared with, undefined if there is none, and the reason for either. */
export type Base = { ref: string | undefined; because: string }

/**
 * Returns the last state of the main branch that the current one was made from. On the main branch itself that is the commit
 * before, unless something is not committed yet. `DIFF_BASE` names another ref.
 * `ask` runs git.
 */
export function defaultBase(ask: typeof git = git): Base {
  const commit = (ref: string) => commitOf(ref, ask)
  // A push that creates a branch or a tag has no state before it, which GitHub writes as zeros.
  const asked = process.env.DIFF_BASE?.replace(/^0+$/, '')
  if (asked) return { ref: asked, because: 'DIFF_BASE names it' }
  const none = (because: string) => ({ ref: undefined, because })
  if (ask('rev-parse', '--git-dir') === undefined) return none('this folder is not a git repository')
  const main = ['origin/main', 'main'].find((ref) => commit(ref) !== undefined)
  if (main === undefined) return none('there is no branch main, neither here nor at origin')
  const base = ask('merge-base', 'HEAD', main)?.trim()
  if (base === undefined) return none(`HEAD and ${main} have no common commit, as in a shallow clone`)
  if (base !== commit('HEAD')) return { ref: base, because: `where this branch left ${main}` }
  if (ask('status', '--porcelain', '--', 'openapi')?.trim())
    return { ref: 'HEAD', because: 'openapi/ has changes that are not committed' }
  const before = commit('HEAD^1')
  if (before === undefined) return none('there is no commit before HEAD, as in a shallow clone')
  return { ref: before, because: `the commit before HEAD, which is on ${main}` }
}

import { git } from './state.js'

/** The git ref that the contract is compared with, undefined if there is none, and the reason for either. */
export type Base = { ref: string; because: string } | { ref: undefined; because: string }

/**
 * Returns the last state of the main branch that the current one was made from. On the main branch itself that is the commit
 * before, unless something is not committed yet. `DIFF_BASE` names another ref.
 * `ask` runs git.
 */
export function defaultBase(ask: (...args: string[]) => string | undefined = git): Base {
  const commitOf = (ref: string) => ask('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)?.trim()
  // A push that creates a branch or a tag has no state before it, which GitHub writes as zeros.
  const asked = process.env.DIFF_BASE?.replace(/^0+$/, '')
  if (asked) return { ref: asked, because: 'DIFF_BASE names it' }
  if (ask('rev-parse', '--git-dir') === undefined)
    return { ref: undefined, because: 'this folder is not a git repository' }
  const main = ['origin/main', 'main'].find((ref) => commitOf(ref) !== undefined)
  if (main === undefined) return { ref: undefined, because: 'there is no branch main, neither here nor at origin' }
  const base = ask('merge-base', 'HEAD', main)?.trim()
  if (base === undefined)
    return { ref: undefined, because: `HEAD and ${main} have no common commit, as in a shallow clone` }
  if (base !== commitOf('HEAD')) return { ref: base, because: `where this branch left ${main}` }
  if (ask('status', '--porcelain', '--', 'openapi')?.trim())
    return { ref: 'HEAD', because: 'openapi/ has changes that are not committed' }
  const before = commitOf('HEAD^1')
  return before === undefined
    ? { ref: undefined, because: 'there is no commit before HEAD, as in a shallow clone' }
    : { ref: before, because: `the commit before HEAD, which is on ${main}` }
}

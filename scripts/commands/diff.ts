import type { Command } from '../command.js'

export default {
  does: [
    'Compares the contract with another state of it, and judges each change: breaking, additive or neutral.',
    'Fails if a released version breaks. Without an argument, the other state is the last one of main.',
  ].join(' '),
  argument: {
    name: 'ref|folder',
    says: 'a git ref, another clone, an installed package, or a copy of openapi/',
    optional: true,
  },
  flags: { markdown: { says: 'print the table in Markdown, for a pull request' } },
  plainWith: 'markdown',
  run: async ({ flags, rest: [asked], reporter: { print } }) => {
    const { defaultBase } = await import('../compare/base.js')
    const base = asked === undefined ? defaultBase() : { ref: asked, because: undefined }
    if (base.ref === undefined) {
      print(`Skipped: nothing to compare with, because ${base.because}. Name a ref: npm run diff -- <ref>`)
      return 0
    }
    const { stateOf, workingState } = await import('../compare/state.js')
    const { compareStates, passes } = await import('../compare/compare-states.js')
    const { markdownReport, textReport } = await import('../compare/report.js')
    const [old, now] = await Promise.all([stateOf(base.ref), workingState()])
    const diff = compareStates(old, now, new Date().toISOString().slice(0, 10))
    if (base.because && !flags.has('markdown')) print(`Compared with ${old.name}: ${base.because}.`)
    print(flags.has('markdown') ? markdownReport(diff) : textReport(diff))
    return passes(diff) ? 0 : 1
  },
} satisfies Command

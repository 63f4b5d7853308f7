import type { Command } from '../command.js'
import { inRoot } from '../paths.js'
import { runNode } from '../processes.js'

const VITEST = inRoot('node_modules/vitest/vitest.mjs')

export default {
  does: 'Runs the tests, all or those whose path contains one of the words. With CI=1 the slow tests run too.',
  passesOn: {
    to: '`vitest run`',
    usage: '[paths] [flags of vitest run]',
    help: () => runNode([VITEST, 'run', '--help']),
  },
  run: ({ rest }) => runNode([VITEST, 'run', ...rest]),
} satisfies Command

import type { Command } from '../command.js'

export default {
  does: 'Checks code and contract: everything that can be wrong without running the mock. What was found well and has not changed since is not checked again.',
  run: async ({ reporter }) => (await import('../lint/lint.js')).lint(reporter),
} satisfies Command

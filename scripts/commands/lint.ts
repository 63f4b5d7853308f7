import type { Command } from '../command.js'

export default {
  does: 'Checks code and contract: everything that can be checked without running the mock. Parts that passed and have not changed are skipped.',
  run: async ({ reporter }) => (await import('../lint/lint.js')).lint(reporter),
} satisfies Command

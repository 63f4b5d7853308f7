import type { Command } from '../command.js'

export default {
  does: 'Makes both packages as tarballs in dist/packages, the mock compiled and with its own copy of the documents.',
  run: async ({ reporter }) => (await import('../pack/pack.js')).pack(reporter),
} satisfies Command

import type { Command } from '../command.js'

export default {
  does: 'Makes both packages as tarballs in dist/packages, the mock with the contract and its validators as code.',
  run: async ({ reporter }) => (await import('../pack/pack.js')).pack(reporter),
} satisfies Command

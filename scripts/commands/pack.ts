import type { Command } from '../command.js'

export default {
  does: 'Packs both packages as tarballs in dist/packages. The mock includes the contract and its validators as code.',
  run: async ({ reporter }) => (await import('../pack/pack.js')).pack(reporter),
} satisfies Command

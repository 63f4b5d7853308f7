import type { Command } from '../command.js'

export default {
  does: 'Regenerates the documents whenever openapi/ changes, until it is stopped. Part of `npm start`.',
  async run({ reporter }) {
    const { watchContract } = await import('../watch/watch.js')
    await watchContract(reporter)
    return new Promise<number>(() => {})
  },
} satisfies Command

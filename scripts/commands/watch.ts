import type { Command } from '../command.js'

export default {
  does: 'Keeps the documents in step with openapi/ until it is stopped. Part of `npm start`.',
  async run({ reporter }) {
    const { watchContract } = await import('../watch/watch.js')
    await watchContract(reporter)
    return new Promise<number>(() => {})
  },
} satisfies Command

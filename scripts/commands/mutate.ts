import type { Command } from '../command.js'

const ROOMS = ['contract', 'client', 'pipeline', 'mock'] as const
const SAMPLE = 300

export default {
  does: [
    'Changes the contract and the code in small ways, one at a time, and counts the changes that tests or lint catch.',
    'Prints each change that nothing catches, with file and line, and fails if there are too many.',
  ].join(' '),
  words: { of: ROOMS, says: 'what to change; all four by default' },
  flags: {
    sample: { says: `how many changes of each are tried, ${SAMPLE} by default`, takes: 'number' },
    seed: { says: 'chooses the changes: the same seed chooses the same changes; 1 by default', takes: 'number' },
    all: { says: 'try every change, which takes hours' },
  },
  run: async ({ flags, numbers, rest, reporter }) => {
    const rooms = rest.length > 0 ? new Set(rest) : new Set<string>(ROOMS)
    const { sample = SAMPLE, seed = 1 } = numbers
    const chosen = { seed, ...(flags.has('all') ? {} : { count: sample }) }
    let failed = false
    for (const room of rooms) {
      const isCaught =
        room === 'contract'
          ? await (await import('../mutate/contract.js')).mutateContract(chosen, reporter)
          : (await (await import('../mutate/code.js')).mutateCode(room, chosen, reporter)) === 0
      failed = !isCaught || failed
    }
    return failed ? 1 : 0
  },
} satisfies Command

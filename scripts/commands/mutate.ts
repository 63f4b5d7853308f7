import type { Command } from '../command.js'

const ROOMS = ['contract', 'client', 'pipeline', 'mock'] as const
const SAMPLE = 300

export default {
  does: [
    'Changes the contract and the code in small ways, one at a time, and counts the changes that tests or lint catch.',
    'Prints each change that nothing catches, with file and line, and fails if there are too many.',
  ].join(' '),
  words: { of: ROOMS, says: 'what is changed; all four if none is named' },
  flags: {
    sample: { says: `how many changes of the contract are tried, ${SAMPLE} by default`, takes: 'number' },
    seed: { says: 'which ones: the same seed, the same changes; 1 by default', takes: 'number' },
    all: { says: 'try every change of the contract, which takes hours' },
  },
  run: async ({ flags, numbers, rest, reporter }) => {
    const rooms = rest.length > 0 ? new Set(rest) : new Set<string>(ROOMS)
    let failed = false
    for (const room of rooms) {
      if (room === 'contract') {
        const { mutateContract } = await import('../mutate/contract.js')
        const { sample = SAMPLE, seed = 1 } = numbers
        failed = !(await mutateContract({ seed, ...(flags.has('all') ? {} : { count: sample }) }, reporter)) || failed
      } else failed = (await (await import('../mutate/code.js')).mutateCode(room)) !== 0 || failed
    }
    return failed ? 1 : 0
  },
} satisfies Command

import type { Command } from '../command.js'

export default {
  does: [
    'Measures the mock beside Prism, on the contract as it is and made larger, the client beside bare openapi-fetch, and the loop of whoever edits the contract.',
    'A goal that is missed does not fail it; what could not be measured does.',
  ].join(' '),
  flags: { quick: { says: 'less of everything, in a minute: enough to see a change, not to compare figures' } },
  run: async ({ flags, reporter }) => (await import('../../bench/index.js')).bench(flags.has('quick'), reporter),
} satisfies Command

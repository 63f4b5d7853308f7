import type { Command } from '../command.js'

export default {
  does: [
    'Measures the mock against Prism (on the contract as it is, and enlarged), the client against plain openapi-fetch, the time from an edit of the contract to its result, and the site.',
    'A missed goal does not fail the command. A failed measurement does.',
  ].join(' '),
  flags: { quick: { says: 'fewer repetitions, about a minute: shows a change, but the figures are not comparable' } },
  run: async ({ flags, reporter }) => (await import('../../bench/index.js')).bench(flags.has('quick'), reporter),
} satisfies Command

import type { Command } from '../command.js'

export default {
  does: 'Checks that the commit can be released, packs both packages, builds the site, collects the files of the release in dist/release, and publishes.',
  flags: { 'dry-run': { says: 'do everything except publish, and list what is left to do' } },
  run: async ({ flags, reporter }) =>
    (await import('../release/release.js')).release(reporter, { dryRun: flags.has('dry-run') }),
} satisfies Command

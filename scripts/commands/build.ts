import type { Command } from '../command.js'

export default {
  does: 'Generates all of generated/, and builds the site in dist/site: the references, the guides, the page that sends requests, and all other pages.',
  async run({ reporter }) {
    const { generate } = await import('../generate/pipeline.js')
    const { buildSite } = await import('../../docs/site/build.js')
    await generate(reporter)
    await buildSite(reporter)
  },
} satisfies Command

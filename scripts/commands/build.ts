import type { Command } from '../command.js'

export default {
  does: 'Generates all of generated/, and builds the site in dist/site: the reference, the guides and the page of gaps.',
  async run({ reporter }) {
    const { generate } = await import('../generate/pipeline.js')
    const { buildSite } = await import('../site/build.js')
    await generate(reporter)
    await buildSite(reporter)
  },
} satisfies Command

import type { Command } from '../command.js'

export default {
  does: 'Bundles openapi/ into the documents of generated/openapi, and writes those that changed.',
  run: async ({ reporter }) => (await import('../generate/pipeline.js')).bundle(reporter),
} satisfies Command

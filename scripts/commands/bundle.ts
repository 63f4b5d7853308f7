import type { Command } from '../command.js'

export default {
  does: 'Makes the three documents in generated/openapi from openapi/, and writes what changed.',
  run: async ({ reporter }) => (await import('../generate/pipeline.js')).bundle(reporter),
} satisfies Command

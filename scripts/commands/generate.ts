import type { Command } from '../command.js'

export default {
  does: 'Generates all of generated/ from openapi/ and src/client, and writes what changed. Unchanged parts come from the cache.',
  run: async ({ reporter }) => (await import('../generate/pipeline.js')).generate(reporter),
} satisfies Command

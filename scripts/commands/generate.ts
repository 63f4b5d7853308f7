import type { Command } from '../command.js'

export default {
  does: 'Makes all of generated/ from openapi/ and src/client, and writes what changed. What is made already is not made again.',
  run: async ({ reporter }) => (await import('../generate/pipeline.js')).generate(reporter),
} satisfies Command

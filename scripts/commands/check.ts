import type { Command } from '../command.js'

export default {
  does: 'Fails if generated/ is out of date with openapi/ and src/client. Names each file, and the command that updates it.',
  run: async ({ reporter }) => (await import('../generate/pipeline.js')).check(reporter),
} satisfies Command

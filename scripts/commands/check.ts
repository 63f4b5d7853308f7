import type { Command } from '../command.js'

export default {
  does: 'Fails if generated/ is not what openapi/ and src/client say. Names each such file, and the command that repairs it.',
  run: async ({ reporter }) => (await import('../generate/pipeline.js')).check(reporter),
} satisfies Command

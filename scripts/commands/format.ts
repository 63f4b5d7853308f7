import type { Command } from '../command.js'
import { inRoot } from '../paths.js'
import { runNode } from '../processes.js'

const BIOME = inRoot('node_modules/@biomejs/biome/bin/biome')

export default {
  does: 'Formats the code, and fixes what Biome can fix.',
  passesOn: {
    to: '`biome check`',
    usage: '[files] [flags of biome check]',
    help: () => runNode([BIOME, 'check', '--help']),
  },
  run: ({ rest }) => runNode([BIOME, 'check', '--write', ...rest]),
} satisfies Command

import type { Command } from '../command.js'
import { inRoot } from '../paths.js'
import { runNode } from '../processes.js'

const conform = (...args: string[]) => runNode(['--import', 'tsx', inRoot('src/mock/node/cli.ts'), 'conform', ...args])

export default {
  does: 'Checks a server against the contract: sends it valid and invalid requests, and validates its responses.',
  passesOn: { to: 'the kit', usage: '[flags of the kit]', help: () => conform('--help') },
  run: ({ rest }) => conform(...rest),
} satisfies Command

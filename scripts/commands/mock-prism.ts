import { type Command, UsageError } from '../command.js'
import { inRoot, VERSIONS } from '../paths.js'
import { runNode } from '../processes.js'

const PRISM = inRoot('node_modules/@stoplight/prism-cli/dist/index.js')

export default {
  does: 'Starts plain Prism on the committed document of one version.',
  passesOn: {
    to: '`prism mock`',
    usage: '<version> [flags of prism mock]',
    help: () => runNode([PRISM, 'mock', '--help']),
  },
  run: async ({ rest: [version = '', ...flags] }) => {
    if (!VERSIONS.some((known) => known === version))
      throw new UsageError(
        `${version ? `There is no version ${version}.` : 'Which version?'} Choose one of ${VERSIONS.join(', ')}: npm run mock:prism -- ${VERSIONS[0]}`,
      )
    return runNode([PRISM, 'mock', inRoot(`generated/openapi/${version}.json`), ...flags])
  },
} satisfies Command

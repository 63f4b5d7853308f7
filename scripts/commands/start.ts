import { mkdir } from 'node:fs/promises'
import type { Command, Given } from '../command.js'
import { inRoot } from '../paths.js'
import { runNode } from '../processes.js'
import { silent } from '../reporter.js'

const SITE = inRoot('dist/site')
const mock = (...args: string[]) => runNode(['--import', 'tsx', inRoot('src/mock/node/cli.ts'), ...args])

export default {
  does: [
    'Starts the mock, which serves the committed documents at once.',
    'Also builds the reference if it is out of date, and serves each edit below openapi/ as soon as it is saved.',
  ].join(' '),
  passesOn: { to: 'the mock', usage: '[flags of the mock]', help: () => mock('--help') },
  async run({ rest, reporter }) {
    // The mock requires the folder to exist, but in a fresh clone the pages are built only after it starts.
    await mkdir(SITE, { recursive: true })
    const ended = mock('--site', SITE, ...rest)
    keepInStep(reporter).catch((error: Error) => reporter.print(error.message))
    return ended
  },
} satisfies Command

async function keepInStep(reporter: Given['reporter']): Promise<void> {
  const { watchContract } = await import('../watch/watch.js')
  await watchContract(reporter)
  const { buildSite, isStale } = await import('../../docs/site/build.js')
  // The lines of the build would mix with those of the mock.
  if (await isStale()) await buildSite(silent)
}

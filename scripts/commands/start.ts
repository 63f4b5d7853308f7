import { mkdir } from 'node:fs/promises'
import type { Command, Given } from '../command.js'
import { inRoot } from '../paths.js'
import { runNode } from '../processes.js'
import { silent } from '../reporter.js'

const SITE = inRoot('dist/site')
const mock = (...args: string[]) => runNode(['--import', 'tsx', inRoot('src/mock/node/cli.ts'), ...args])

export default {
  does: [
    'Starts the mock, which answers at once from the committed documents.',
    'Beside it, the reference is built if it is out of date, and an edit below openapi/ is served as soon as it is saved.',
  ].join(' '),
  passesOn: { to: 'the mock', usage: '[flags of the mock]', help: () => mock('--help') },
  async run({ rest, reporter }) {
    // In a fresh clone the pages come later than the mock, which refuses a folder that does not exist.
    await mkdir(SITE, { recursive: true })
    const ended = mock('--site', SITE, ...rest)
    keepInStep(reporter).catch((error: Error) => reporter.print(error.message))
    return ended
  },
} satisfies Command

async function keepInStep(reporter: Given['reporter']): Promise<void> {
  const { watchContract } = await import('../watch/watch.js')
  await watchContract(reporter)
  const { buildSite, isStale } = await import('../site/build.js')
  // Its lines would only be in the way of the mock's own.
  if (await isStale()) await buildSite(silent)
}

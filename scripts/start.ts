import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { inRoot } from './support/paths.js'
import { ignoreParent, runHere } from './support/processes.js'

const SITE = inRoot('dist/site')

/**
 * Starts the mock in this process. `args` are the options of its command. A second process builds the reference if it is out of
 * date, and follows the edits of the contract, so that neither delays a response. It ends when this one does.
 */
export async function start(args: string[]): Promise<void> {
  // The mock requires the folder when it starts; in a fresh clone the pages are built later. A clone may be read-only.
  const hasSite = await mkdir(SITE, { recursive: true }).then(
    () => true,
    () => false,
  )
  await runHere('src/mock/node/cli.ts', [...(hasSite ? ['--site', SITE] : []), ...args])
  if (!existsSync(inRoot('openapi'))) {
    console.error('There is no folder openapi/. The committed documents are served, but the reference is not built.')
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ignoreParent)
  fork(inRoot('scripts/cli.mjs'), ['watch', ...(hasSite ? ['--site'] : [])])
}

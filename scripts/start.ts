import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { inRoot } from './support/paths.js'
import { ignoreParent, runHere } from './support/processes.js'

const SITE = inRoot('dist/site')

/**
 * Starts the mock in this process, with its own options. Another process then builds the reference if it is out of date, and
 * follows the edits of the contract, so that neither delays a response. It ends with this one.
 */
export async function start(args: string[]): Promise<void> {
  // In a fresh clone the pages are built only after the mock has started, which requires the folder to exist.
  const canServe = await mkdir(SITE, { recursive: true }).then(
    () => true,
    () => false,
  )
  await runHere('src/mock/node/cli.ts', [...(canServe ? ['--site', SITE] : []), ...args])
  if (!existsSync(inRoot('openapi'))) {
    console.error('There is no folder openapi/. The committed documents are served, but the reference is not built.')
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, ignoreParent)
  fork(inRoot('scripts/cli.mjs'), ['watch', ...(canServe ? ['--site'] : [])])
}

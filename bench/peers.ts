import { execFile } from 'node:child_process'
import { access, cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from '../scripts/support/paths.js'

const FROM = inRoot('bench/peers')

/** The folder in which the other servers are installed. */
export const PEERS = inRoot('node_modules/.cache/bench-peers')

/** Installs the other servers if they are missing or differ from the lock file of `bench/peers`. */
export async function installPeers(): Promise<void> {
  const wanted = await readFile(join(FROM, 'package-lock.json'), 'utf8')
  const there = await readFile(join(PEERS, 'package-lock.json'), 'utf8').catch(() => '')
  await mkdir(PEERS, { recursive: true })
  for (const file of await readdir(FROM)) await cp(join(FROM, file), join(PEERS, file))
  const isWhole = await access(join(PEERS, 'node_modules/.package-lock.json')).then(
    () => true,
    () => false,
  )
  if (there === wanted && isWhole) return
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', args, { cwd: PEERS })
}

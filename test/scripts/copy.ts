/** A copy of the repository in which a test runs commands. */
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../scripts/support/paths.js'
import { start } from '../support/processes.js'

/** What a copy leaves out: what is installed or built, and the history. */
const LEFT_OUT = ['node_modules', 'dist', '.git', 'coverage']

export type Copy = Awaited<ReturnType<typeof copyRepository>>

/** Copies the repository, with the packages of this one and a cache of its own. */
export async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'))
  const filter = (path: string) => !path.endsWith('/node_modules')
  for (const name of await readdir(inRoot()))
    if (!LEFT_OUT.includes(name)) await cp(inRoot(name), join(folder, name), { recursive: true, filter })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(inRoot('node_modules'))) {
    // A workspace is a link to its folder, and so leads to that of the copy.
    const target = await readlink(inRoot('node_modules', name)).catch(() => inRoot('node_modules', name))
    if (name !== '.cache') await symlink(target, join(folder, 'node_modules', name))
  }

  return {
    folder,
    /** Runs a command of the repository. Resolves to its exit status and to all that it printed. */
    async run(...args: string[]): Promise<{ status: number; output: string }> {
      const command = start(join(folder, 'scripts/cli.mjs'), args)
      const status = await command.exited
      return { status, output: command.output() }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

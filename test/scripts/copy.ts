/** A copy of the repository in which a test edits files and runs commands. */
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { start } from '../support/processes.js'

/** What a copy leaves out: what is installed or built, and the history. */
const LEFT_OUT = ['node_modules', 'dist', '.git', 'coverage']

/** Every occurrence of a text, which must be there, or of a pattern, and what replaces it. */
export type Change = [from: string | RegExp, by: string]

export type Copy = Awaited<ReturnType<typeof copyRepository>>

/** Copies the repository, with the packages of this one and a cache of its own. */
export async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'))
  const restore = async (name: string) => {
    await rm(join(folder, name), { recursive: true, force: true })
    await cp(inRoot(name), join(folder, name), { recursive: true, filter: (path) => !path.endsWith('/node_modules') })
  }
  for (const name of await readdir(inRoot())) if (!LEFT_OUT.includes(name)) await restore(name)
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(inRoot('node_modules'))) {
    // A workspace is a link to its folder, and so leads to that of the copy.
    const target = await readlink(inRoot('node_modules', name)).catch(() => inRoot('node_modules', name))
    if (name !== '.cache') await symlink(target, join(folder, 'node_modules', name))
  }

  const read = (file: string) => readFile(join(folder, file), 'utf8')
  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }

  return {
    folder,
    read,
    write,
    /** Puts back a file or folder as it is in this repository. */
    restore,
    /** Changes a file. `to` is the file that gets the result, by default the same. */
    async edit(file: string, changes: Change[], to = file): Promise<void> {
      let text = await read(file)
      for (const [from, by] of changes) {
        if (typeof from === 'string') expect(text, file).toContain(from)
        text = text.replaceAll(from, by)
      }
      await write(to, text)
    },
    /** Runs a command of the repository. Resolves to its exit status and to all that it printed. */
    async run(...args: string[]): Promise<{ status: number; output: string }> {
      const command = start(join(folder, 'scripts/cli.mjs'), args)
      const status = await command.exited
      return { status, output: command.output() }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs git in a folder and resolves to what it prints, without the last line break. Rejects if git fails. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 })
  return stdout.trimEnd()
}

/** Resolves to the non-empty lines of what git prints. */
export async function gitLines(folder: string, ...args: string[]): Promise<string[]> {
  return (await git(folder, ...args)).split('\n').filter((line) => line !== '')
}

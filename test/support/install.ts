import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { missingPackages } from '../../scripts/setup.mjs'

/**
 * Installs what a folder's lock file names and its node_modules lacks; nothing where all is there from an earlier run. No
 * package runs a script of its own. Rejects with what npm printed. Only one file may install there at a time: see `withLock`.
 */
export async function install(folder: string): Promise<void> {
  if (missingPackages(folder).length === 0) return
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const shell = process.platform === 'win32'
  await promisify(execFile)('npm', args, { cwd: folder, shell }).catch(({ message, stdout, stderr }) => {
    throw new Error(
      `\`npm ci\` in ${folder} failed, so nothing was tested there.\n${message}\n${stdout ?? ''}${stderr ?? ''}`,
    )
  })
}

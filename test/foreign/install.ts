import { spawnSync } from 'node:child_process'
import { missingPackages } from '../../scripts/setup.mjs'

/**
 * Installs what a folder's lock file names and its node_modules lacks; nothing where all is there from an earlier run. No
 * package runs a script of its own. Throws with what npm printed.
 */
export function install(folder: string): void {
  if (missingPackages(folder).length === 0) return
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const shell = process.platform === 'win32'
  const { status, error, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', shell })
  if (status === 0) return
  throw new Error(`\`npm ci\` in ${folder} failed: no foreign tool was tried.\n${error ?? ''}${stdout}${stderr}`)
}

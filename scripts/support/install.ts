import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { missingPackages, NPM_CI } from '../setup.mjs'
import { ContractError } from './contract-error.js'
import { inRoot } from './paths.js'
import { withLock } from './with-lock.js'

/**
 * Installs what the lock file of a folder names and its node_modules lacks: tools that one command or one test needs.
 * Resolves to the absolute path of the folder. Throws a ContractError with npm's output if the installation fails.
 */
export async function install(folder: string): Promise<string> {
  const cwd = inRoot(folder)
  await withLock(`install-${folder.replaceAll('/', '-')}`, async () => {
    const { length } = missingPackages(cwd)
    if (length === 0) return
    console.error(`Installing ${length} packages in ${folder} …`)
    await promisify(execFile)('npm', NPM_CI, { cwd, shell: process.platform === 'win32' }).catch((error) => {
      throw new ContractError(`The installation in ${folder} failed.\n${error.stdout}${error.stderr}`)
    })
  })
  return cwd
}

/** Installs Prism if it is missing. Resolves to the file of its command. */
export async function installPrism(): Promise<string> {
  return join(await install('tools/prism'), 'node_modules/@stoplight/prism-cli/dist/index.js')
}

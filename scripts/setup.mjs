import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** No package runs a script of its own. */
export const NPM_CI = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--loglevel=error']

/**
 * Installs the packages of package-lock.json that node_modules lacks. Exits if Node is too old or the installation fails.
 * Uses built-in modules only: it runs before anything is installed.
 */
export function setUp() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`)
    process.exit(1)
  }
  const missing = missingPackages()
  if (missing.length === 0) return
  console.log(`Installing ${missing.length} packages. This takes about a minute …`)
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }
  const { status } = spawnSync('npm', NPM_CI, options)
  if (status === 0) return
  console.error('The installation failed, see above. The command was not run.')
  process.exit(status ?? 1)
}

/**
 * Returns the names of the packages that are not installed in the version of a folder's lock file.
 * @param {string} [folder] by default the repository
 * @returns {string[]}
 */
export function missingPackages(folder = root) {
  const wanted = packages(`${folder}/package-lock.json`)
  const installed = packages(`${folder}/node_modules/.package-lock.json`)
  return Object.entries(wanted)
    .filter(
      ([path, { link, optional, devOptional }]) => path.includes('node_modules/') && !link && !optional && !devOptional,
    )
    .filter(([path, { version }]) => installed[path]?.version !== version || !existsSync(`${folder}/${path}`))
    .map(([path]) => path)
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

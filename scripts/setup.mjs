import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** No package runs a script of its own. */
export const NPM_CI = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--loglevel=error']

/**
 * Installs the packages of package-lock.json that node_modules lacks. In a bare clone, `start` waits only for those of the mock,
 * and `watch`, which it starts, installs the others. Exits if Node is too old or the installation fails. Uses built-in modules
 * only: it runs before anything is installed.
 * @param {string | undefined} command
 */
export async function setUp(command) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`)
    process.exit(1)
  }
  const modules = `${root}/node_modules`
  // `npm ci` would empty the folder that a link leads to: the person who made the link installs there.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const missing = missingPackages()
  if (missing.length === 0 || (command === 'start' && hasMock(modules))) return
  if (command === 'start' && !existsSync(modules))
    return npm([...NPM_CI, `--workspace=${MOCK}`], 'the packages of the mock')
  const count = `${missing.length} packages`
  // The mock runs from node_modules, which `npm ci` would remove first.
  if (command === 'watch') return npm(['install', '--no-save', ...NPM_CI.slice(1)], `${count} for the reference`)
  return npm(NPM_CI, `${count}, which takes about a minute`)
}

const MOCK = 'src/mock'

/** Returns true if what the mock needs to run from its sources is installed. */
function hasMock(modules) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}/${MOCK}/package.json`, 'utf8'))
  const installed = packages(`${modules}/.package-lock.json`)
  const needed = Object.entries({ ...dependencies, ...devDependencies })
  return needed.every(([name, version]) => installed[`node_modules/${name}`]?.version === version)
}

async function npm(args, what) {
  console.log(`Installing ${what} …`)
  const child = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  process.once('disconnect', () => {
    child.kill()
    process.exit()
  })
  const [status] = await once(child, 'exit')
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** No package runs a script of its own. */
export const NPM_CI = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--loglevel=error']

/**
 * Installs the packages of package-lock.json that node_modules lacks. In a bare clone, `start` waits only for those of
 * the mock, and `watch`, which it starts, installs the others. Exits if Node is too old or the installation fails. Uses
 * built-in modules only: it runs before anything is installed.
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
  if (command === 'start' && !existsSync(modules)) return installMock(modules)
  const count = `${missing.length} packages`
  // The mock runs from node_modules, which `npm ci` would remove first.
  if (command === 'watch') return npm(['install', '--no-save', ...NPM_CI.slice(1)], `${count} for the reference`)
  return npm(NPM_CI, `${count}, which takes about a minute`)
}

const MOCK = 'src/mock'

/** The dependencies of the mock, with what it needs to run from its sources. */
function mockDependencies() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}/${MOCK}/package.json`, 'utf8'))
  return { ...dependencies, ...devDependencies }
}

/** Returns true if what the mock needs is installed. */
function hasMock(modules) {
  const installed = packages(`${modules}/.package-lock.json`)
  return Object.entries(mockDependencies()).every(
    ([name, version]) => installed[`node_modules/${name}`]?.version === version,
  )
}

/** Installs what the mock needs, by a lock file of its own: npm cannot install a part of package-lock.json. */
async function installMock(modules) {
  mkdirSync(`${root}/dist`, { recursive: true })
  const folder = mkdtempSync(`${root}/dist/install-`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const dependencies = mockDependencies()
  const part = { '': { dependencies }, ...reached(packages(`${root}/package-lock.json`), Object.keys(dependencies)) }
  writeFileSync(`${folder}/package.json`, JSON.stringify({ dependencies }))
  writeFileSync(`${folder}/package-lock.json`, JSON.stringify({ lockfileVersion: 3, packages: part }))
  await npm(NPM_CI, 'the packages of the mock', folder)
  renameSync(`${folder}/node_modules`, modules)
}

/**
 * Returns the entries of a lock file that these packages need, directly or not.
 * @param {Record<string, { dependencies?: object, optionalDependencies?: object }>} locked
 * @param {string[]} names
 */
export function reached(locked, names) {
  const entries = {}
  const follow = (name, from) => {
    const path = `${from}node_modules/${name}`
    if (!locked[path]) return from && follow(name, from.slice(0, from.lastIndexOf('node_modules/', from.length - 2)))
    if (entries[path]) return
    entries[path] = locked[path]
    const { dependencies, optionalDependencies } = locked[path]
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) follow(needed, `${path}/`)
  }
  for (const name of names) follow(name, '')
  return entries
}

async function npm(args, what, cwd = root) {
  console.log(`Installing ${what} …`)
  const child = spawn('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
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

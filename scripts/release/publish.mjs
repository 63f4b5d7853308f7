/**
 * `node scripts/release/publish.mjs`: publishes the tarballs of `dist/release` on npm. Uses built-in modules only, because it runs
 * in a job that has the rights to publish and installs nothing.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const FOLDER = 'dist/release'

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    publish(FOLDER)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Publishes the tarballs of a folder. A release that stopped halfway can be run again: what is already published is skipped.
 * Throws if all of it is published, or if npm fails.
 * @param {string} folder
 */
export function publish(folder) {
  const packages = readdirSync(folder).flatMap((file) => {
    const [, name = '', version = ''] = /^(.+)-(\d+\.\d+\.\d+)\.tgz$/.exec(file) ?? []
    return name ? [{ file, name, version }] : []
  })
  const open = packages.filter(({ name, version }) => !isPublished(name, version))
  if (open.length === 0) throw new Error(alreadyPublished(packages[0]?.version ?? ''))
  // npm says how a package was built only where it can check it.
  const provenance = process.env.GITHUB_ACTIONS ? ['--provenance'] : []
  for (const { file, name, version } of open) {
    npm('publish', `./${folder}/${file}`, '--access', 'public', ...provenance)
    console.log(`Published ${name}@${version}`)
  }
}

/** @param {string} version */
export function alreadyPublished(version) {
  return `${version} is already published on npm. Raise \`version\` in package.json.`
}

/**
 * Asks the registry. Throws if it does not respond.
 * @param {string} name
 * @param {string} version
 */
export function isPublished(name, version) {
  const { status, stdout, stderr } = spawn('view', `${name}@${version}`, 'version')
  if (status === 0) return stdout.trim() === version
  if (stderr.includes('E404')) return false
  throw new Error(`npm cannot tell whether ${name}@${version} is published.\n${stderr.trim()}`)
}

/** @param {string[]} args */
function npm(...args) {
  const { status, stderr } = spawn(...args)
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${stderr.trim()}`)
}

/** @param {string[]} args */
function spawn(...args) {
  return spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
}

/** A release from a tag, published to a registry of its own and installed from there. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

const VERSION = '7.8.9'
const root = newFolder()
const clone = join(root, 'clone')
const started: Command[] = []
type Job = { steps: { run?: string }[] }
const { jobs } = parse(readFileSync(inRoot('.github/workflows/release.yml'), 'utf8')) as {
  jobs: Record<'build' | 'publish', Job>
}

/** The environment in which npm knows this registry alone. */
let env: Record<string, string | undefined>

beforeAll(async () => {
  const verdaccio = await install('tools/verdaccio')
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
  })
  for (const file of listed.toString().split('\0'))
    if (file !== '' && existsSync(inRoot(file))) cpSync(inRoot(file), join(clone, file))
  symlinkSync(inRoot('node_modules'), join(clone, 'node_modules'))
  const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const repository = { type: 'git', url: 'git+https://github.com/acme/canvas-design-api.git' }
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ ...manifest, version: VERSION, repository }))
  writeFileSync(join(clone, 'CHANGELOG.md'), `# Changelog\n\n## ${VERSION}\n\n- First.\n`)

  const port = await freePort()
  // The dependencies of the packages come from where this machine gets its own.
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', cwd: inRoot() }).trim()
  const all = { access: '$all', publish: '$all' }
  const config = {
    storage: join(root, 'storage'),
    auth: { htpasswd: { file: join(root, 'htpasswd') } },
    uplinks: { upstream: { url: upstream } },
    packages: { 'canvas-design-*': all, '**': { ...all, proxy: 'upstream' } },
  }
  writeFileSync(join(root, 'config.yaml'), JSON.stringify(config))
  const args = ['--config', join(root, 'config.yaml'), '--listen', `127.0.0.1:${port}`]
  const registry = start(join(verdaccio, 'node_modules/verdaccio/bin/verdaccio'), args)
  started.push(registry)
  await ready(`http://127.0.0.1:${port}/-/ping`, registry)
  // npm publishes only with a token, whatever the registry demands.
  writeFileSync(join(root, '.npmrc'), `//127.0.0.1:${port}/:_authToken=any\n`)
  env = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_userconfig: join(root, '.npmrc'),
    npm_config_cache: join(root, 'cache'),
  }
}, 600_000)

afterAll(async () => {
  await Promise.all(started.map((command) => command.stop()))
})

/** Runs the commands of a job, as GitHub does. Its provenance can be proved only there. */
function runJob(name: 'build' | 'publish'): string {
  const commands = jobs[name].steps.flatMap(({ run = '' }) =>
    run.startsWith('gh ') ? [] : run.replace(' --provenance', ''),
  )
  const options = {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env, GITHUB_REF_NAME: `v${VERSION}` },
  } as const
  return commands.map((command) => execFileSync('bash', ['-e', '-c', command], options)).join('')
}

test('a tag is packed, and its section is the text of the release', { timeout: 600_000 }, () => {
  runJob('build')
  expect(readFileSync(join(clone, 'dist/release-notes.md'), 'utf8')).toBe('- First.\n')
  const sums = readFileSync(join(clone, 'dist/release/SHA256SUMS'), 'utf8')
  for (const name of ['api', 'mock', 'sandbox']) expect(sums).toContain(`  canvas-design-${name}-${VERSION}.tgz\n`)
  expect(sums).toContain(`  ${NEWEST}.json\n`)
  expect(readFileSync(join(clone, 'dist/release/read-a-list.arazzo.yaml'), 'utf8')).toContain(`url: ./${NEWEST}.json`)
})

test('each package is published, and a second run skips it', { timeout: 600_000 }, () => {
  const published = runJob('publish')
  for (const name of ['api', 'mock', 'sandbox']) expect(published).toContain(`+ canvas-design-${name}@${VERSION}`)
  expect(runJob('publish')).not.toContain('+ canvas-design')
})

test('the published packages work in an empty folder', { timeout: 600_000 }, async () => {
  const folder = join(root, 'consumer')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } } as const
  execFileSync('npm', ['install', '--no-audit', '--no-fund', 'canvas-design-api', 'canvas-design-mock'], options)
  const port = await freePort()
  const mock = start(join(folder, 'node_modules/.bin/canvas-design-mock'), ['--port', `${port}`])
  started.push(mock)
  await ready(`http://127.0.0.1:${port}/_mock/health`, mock)
  const settings = `{ baseUrl: 'http://127.0.0.1:${port}/v1', apiKey: 'service_live_0123abcd', version: '${NEWEST}' }`
  const program = `import { createClient } from 'canvas-design-api'
    console.log((await createClient(${settings}).GET('/credits')).response.status)`
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], options)).toBe('200\n')
})

/** docs/install.md as a reader follows it: each way in an empty folder, from files, loopback and a local repository. */
import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { ROOT } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { packages } from '../support/packages.js'
import { listen } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'
import { blocks } from './guides.js'

const GUIDE = 'docs/install.md'
const CLIENT = ['canvas-design-api', 'openapi-fetch', 'openapi-typescript-helpers']

beforeAll(() => packages(), 600_000)

/** Runs the shell blocks of a section in a folder, with these texts in place of its placeholders. */
async function follow(heading: string, folder: string, values: Record<string, string>): Promise<void> {
  const [commands = ''] = blocks(GUIDE, 'sh', heading).filter((block) => block !== 'npm run pack\n')
  const all = { version: manifest.version, clone: ROOT, ...values }
  const filled = Object.entries(all).reduce((text, [name, value]) => text.replaceAll(`<${name}>`, value), commands)
  await run(filled, folder)
}

async function run(commands: string, cwd: string, more: Record<string, string> = {}): Promise<string> {
  const env = {
    ...process.env,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    ...more,
  }
  const { stdout } = await promisify(execFile)('bash', ['-ec', commands], { cwd, env })
  return stdout
}

/** A project that is begun as the guide says. */
async function project(): Promise<string> {
  const folder = newFolder()
  await run(blocks(GUIDE, 'sh')[0] ?? '', folder)
  return folder
}

const installed = async (folder: string) =>
  Object.keys(JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')).packages)
    .flatMap((path) => (path ? [path.replace('node_modules/', '')] : []))
    .sort()

const program = `
  import { createClient, unwrap } from 'canvas-design-api'
  import { createMock } from 'canvas-design-mock'
  const { fetch } = await createMock()
  const api = createClient({ baseUrl: 'http://mock.test/v1', apiKey: 'service_live_0a', version: '${NEWEST}', fetch })
  console.log(unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } })).status)`

/** Calls the mock that the step of CI has started. */
const served = `
  import { readFileSync } from 'node:fs'
  const headers = { authorization: 'Bearer service_live_0a' }
  console.log((await fetch(readFileSync('mock.ready', 'utf8').trim() + '/credits', { headers })).status)`

test('a release gives the client and the mock', { timeout: 300_000 }, async () => {
  const server = createServer(async ({ url = '' }, response) =>
    response.end(await readFile(join(ROOT, 'dist/packages', basename(url)))),
  )
  onTestFinished(() => void server.close())
  const folder = await project()
  await follow('From a release', folder, { 'address of the repository': await listen(server) })
  expect(await installed(folder)).toEqual([...CLIENT, 'canvas-design-mock'].sort())
  await writeFile(join(folder, 'program.js'), program)
  expect(await run('node program.js', folder)).toBe('queued\n')
})

test('a CI in plain shell is green on another machine, and again without a network', { timeout: 300_000 }, async () => {
  const repository = await project()
  await follow('From files in your repository', repository, {})
  await run('npm pkg set scripts.test="node program.js"', repository)
  await writeFile(join(repository, 'program.js'), `${program}\n${served}`)
  expect(await readFile(join(repository, 'package-lock.json'), 'utf8')).not.toContain(ROOT)
  const [step = ''] = blocks('docs/hosting.md', 'yaml', 'In CI')
  const script = step.slice(step.indexOf('|\n') + 2, step.indexOf('  env:')).replaceAll(/^ {4}/gm, '')
  const cache = newFolder()
  for (const [install, more] of [
    ['npm ci', {}],
    ['npm ci --offline', { npm_config_proxy: 'http://127.0.0.1:9', npm_config_https_proxy: 'http://127.0.0.1:9' }],
  ] as const) {
    const checkout = newFolder()
    for (const name of ['package.json', 'package-lock.json', 'program.js', 'vendor'])
      await cp(join(repository, name), join(checkout, name), { recursive: true })
    // One that a mock left which was killed.
    await writeFile(join(checkout, 'mock.ready'), 'http://127.0.0.1:9/v1\n')
    const PATH = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`
    const env = { PATH, CANVAS_MOCK_PORT: '0', npm_config_cache: cache, ...more }
    expect(await run(`${install}\n${script}`, checkout, env)).toMatch(/^queued\n200$/m)
  }
})

test('a git address gives the client without the tools of the repository', { timeout: 300_000 }, async () => {
  const folder = await project()
  const origin = join(newFolder(), 'repository.git')
  await run(`git clone --quiet --bare --depth 1 file://${ROOT} ${origin} && git -C ${origin} tag v0`, folder)
  await follow('From git', folder, { 'address of the repository': `file://${origin}`, tag: 'v0' })
  expect(await installed(folder)).toEqual(CLIENT)
  // npm prepares a repository that has one of these, with all its development tools: it takes a minute.
  expect(manifest).not.toHaveProperty('workspaces')
  for (const script of ['postinstall', 'build', 'preinstall', 'install', 'prepack', 'prepare'])
    expect(manifest.scripts).not.toHaveProperty(script)
})

/** docs/install.md as a reader follows it: each way in an empty folder, from files, loopback and a repository on this machine. */
import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
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

test('files in a repository install on another machine, then without a network, for the step of CI', {
  timeout: 300_000,
}, async () => {
  const folder = await project()
  await follow('From files in your repository', folder, {})
  const other = newFolder()
  for (const name of ['package.json', 'package-lock.json', 'vendor'])
    await cp(join(folder, name), join(other, name), { recursive: true })
  const cache = newFolder()
  await run('npm ci', other, { npm_config_cache: cache })
  await run('npm ci --offline', other, { npm_config_cache: cache })
  const [step = ''] = blocks('docs/hosting.md', 'yaml', 'In CI')
  const script = step.slice(step.indexOf('|\n') + 2, step.indexOf('  env:')).replaceAll(/^ {4}/gm, '')
  await writeFile(join(other, 'mock.ready'), 'http://127.0.0.1:9/v1\n')
  await writeFile(
    join(other, 'program.js'),
    `
    import { readFileSync } from 'node:fs'
    const url = readFileSync('mock.ready', 'utf8').trim()
    const { status } = await fetch(url + '/credits', { headers: { authorization: 'Bearer service_live_0a' } })
    if (status !== 200) process.exit(1)`,
  )
  await run(script.replace('npm test', 'node program.js'), other, { CANVAS_MOCK_PORT: '0' })
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

/** A release from a tag, published to a registry of its own and used from there as the quickstart says. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { blocks } from '../packages/guides.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'
import { copyRepository, linkBuilt, release } from './copy.js'

const VERSION = '7.8.9'
const root = mkdtempSync(join(tmpdir(), 'registry-'))
const clone = join(root, 'clone')
const started: Command[] = []

/** The environment in which npm knows this registry alone. */
let env: Record<string, string | undefined>

beforeAll(async () => {
  const verdaccio = await install('tools/verdaccio')
  const { folder, git, write, commit } = await copyRepository()
  write({ version: VERSION, changelog: `# Changelog\n\n## ${VERSION}\n\n- First.\n` })
  commit()
  git('tag', `v${VERSION}`)
  git('clone', '--quiet', '--bare', folder, join(root, 'remote.git'))
  git('clone', '--quiet', '--branch', `v${VERSION}`, join(root, 'remote.git'), clone)
  linkBuilt(clone)
  rmSync(folder, { recursive: true })

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
    GITHUB_ACTIONS: undefined,
  }
}, 600_000)

afterAll(async () => {
  await Promise.all(started.map((command) => command.stop()))
  rmSync(root, { recursive: true, force: true })
})

test('a tag is published', { timeout: 600_000 }, () => {
  const { status, output } = release(clone, [], env)
  expect(status, output).toBe(0)
  expect(output).toContain(`Published canvas-design-api@${VERSION}\n`)
  expect(output).toContain(`Published canvas-design-mock@${VERSION}\n`)
})

test('a version that is published is rejected before anything is built', { timeout: 600_000 }, () => {
  rmSync(join(clone, 'dist/release'), { recursive: true })
  for (const flags of [[], ['--prepare']]) {
    const { status, output } = release(clone, flags, env)
    expect(status).toBe(1)
    expect(output).toContain(`${VERSION} is already published on npm. Raise \`version\` in package.json.`)
    expect(output).not.toContain('Would be published')
  }
})

test('the quickstart runs with the published packages in an empty folder', { timeout: 600_000 }, async () => {
  const folder = join(root, 'consumer')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const packages = ['canvas-design-api', 'canvas-design-mock']
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    env: { ...process.env, ...env },
  })

  const [port, hook] = [await freePort(), await freePort()]
  const block = (fence: string, part = '') =>
    blocks('docs/quickstart.md', fence).find((code) => code.includes(part)) ?? expect.unreachable()
  const here = (code: string) => code.replaceAll(':4010', `:${port}`).replaceAll('4020', `${hook}`)
  const mock = start(join(folder, 'node_modules/.bin/canvas-design-mock'), [
    ...['--port', `${port}`, '--task-ms', '200', '--allow-http-callbacks'],
  ])
  started.push(mock)
  await ready(`http://127.0.0.1:${port}/_mock/health`, mock)

  await fetch(`http://127.0.0.1:${port}/_mock/keys/service_live_0123abcd`, {
    method: 'PUT',
    body: '{"secret":"my secret"}',
  })
  writeFileSync(join(folder, 'receiver.mjs'), here(block('js file=receiver.mjs')))
  const receiver = start(join(folder, 'receiver.mjs'))
  started.push(receiver)
  const [, body = ''] = /-d '(\{"prompt".*\})'/.exec(here(block('sh', 'callback_url'))) ?? []
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${hook}`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(400)
  const headers = {
    authorization: 'Bearer service_live_0123abcd',
    'service-version': NEWEST,
    'content-type': 'application/json',
  }
  const response = await fetch(`http://127.0.0.1:${port}/v1/tasks`, { method: 'POST', headers, body })
  expect(response.status).toBe(202)
  await expect.poll(() => receiver.output(), { timeout: 20_000 }).toMatch(/^task\.succeeded task_\w+ https:/m)

  const { outputFiles } = await build({
    stdin: { contents: here(block('ts run')), resolveDir: folder, loader: 'ts' },
    ...{ bundle: false, write: false, format: 'esm' as const },
  })
  writeFileSync(join(folder, 'poster.mjs'), outputFiles[0]?.text ?? '')
  const program = spawn(process.execPath, ['poster.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  program.stdout.on('data', (chunk) => (output += chunk))
  await new Promise((resolve) => program.once('close', resolve))
  expect(output).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/_files/\\S+\\n$`))
})

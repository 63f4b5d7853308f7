/** A release from a tag, published to a registry of its own and used from there as the quickstart says. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { blocks } from '../packages/guides.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

const VERSION = '7.8.9'
const root = mkdtempSync(join(tmpdir(), 'registry-'))
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
  rmSync(root, { recursive: true, force: true })
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
  for (const name of ['api', 'mock']) expect(sums).toContain(`  canvas-design-${name}-${VERSION}.tgz\n`)
  expect(sums).toContain(`  ${NEWEST}.json\n`)
  expect(readFileSync(join(clone, 'dist/release/read-a-list.arazzo.yaml'), 'utf8')).toContain(`url: ./${NEWEST}.json`)
})

test('each package is published, and a second run skips it', { timeout: 600_000 }, () => {
  expect(runJob('publish')).toContain(`+ canvas-design-mock@${VERSION}`)
  expect(runJob('publish')).not.toContain('+ canvas-design')
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
    .poll(
      () =>
        fetch(`http://127.0.0.1:${hook}`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
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

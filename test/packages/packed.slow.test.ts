/** The packages as somebody installs them: from the tarballs, in an empty folder. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { GUIDE } from '../../scripts/pack/embedded.js'
import { buildMock } from '../../scripts/pack/mock.js'
import { contractFiles } from '../../scripts/pack/pack.js'
import { install as installTools } from '../../scripts/support/install.js'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { newPlace, startSandbox } from '../sandbox/sandbox.js'
import { CHROMIUM, inBrowser } from '../site/chromium.js'
import { freePort, start } from '../support/processes.js'
import { rpc } from '../support/rpc.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { testActions } from './actions.js'
import { blocks } from './guides.js'
import { buildImage, CAN_BUILD } from './image.js'
import { installRuntimes, testRuntimes } from './runtimes/runtimes.js'

// Compilers, runtimes and a browser: on a busy machine each may take minutes, and no test is about that.
vi.setConfig({ testTimeout: 300_000 })
afterAll(() => vi.resetConfig())

let folder: string

beforeAll(async () => {
  const packed = start('scripts/cli.mjs', ['pack'])
  expect(await packed.exited, packed.output()).toBe(0)
  folder = await mkdtemp(join(tmpdir(), 'consumer-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const tarballs = (await readdir(inRoot('dist/packages'))).filter((name) => name.endsWith('.tgz'))
  expect(tarballs).toHaveLength(3)
  for (const tarball of tarballs) await install(tarball)
  await mkdir(join(folder, 'node_modules/.bin'))
  await symlink('../canvas-design-mock/node/cli.js', join(folder, 'node_modules/.bin/canvas-design-mock'))
}, 600_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Unpacks a tarball where npm would, with links to the dependencies that it names and no others. */
async function install(tarball: string): Promise<void> {
  const target = join(folder, 'node_modules', tarball.replace(/-\d+\.\d+\.\d+\.tgz$/, ''))
  await mkdir(target, { recursive: true })
  execFileSync('tar', ['xzf', inRoot('dist/packages', tarball), '--strip-components=1', '-C', target])
  const { dependencies = {} } = JSON.parse(await readFile(join(target, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(inRoot('node_modules', name), link).catch(() => undefined)
  }
}

const [SERVED = ''] = blocks('docs/testing.md', 'ts', 'Other runtimes')

/** The sample declares `mock` and `port`. */
const CONSUMER = `
import { createClient } from 'canvas-design-api'
import document from 'canvas-design-api/openapi/canvas.json' with { type: 'json' }
${SERVED.replace('./generated', inRoot('generated'))}
const key = { apiKey: 'service_live_0a' }
const { data } = await createClient({ ...key, baseUrl: 'http://mock.test/v1', version: '${NEWEST}', fetch: mock.fetch }).GET('/canvases')
const old = await createClient({ ...key, baseUrl: 'http://127.0.0.1:' + port + '/v1', version: '${OLDEST}' }).GET('/canvases')
console.log(JSON.stringify([document.openapi, data.data[0].name, old.data.canvases.length]))
process.exit()
`

test('the code of a consumer runs', async () => {
  await writeFile(join(folder, 'consumer.js'), CONSUMER)
  const { stdout, stderr } = spawnSync(process.execPath, ['consumer.js'], { cwd: folder, encoding: 'utf8' })
  expect(JSON.parse(stdout || stderr)).toEqual(['3.1.0', 'Spring launch deck', expect.any(Number)])
})

test('the changelog of the package has the section of its version', async () => {
  const read = (file: string) => readFile(join(folder, 'node_modules/canvas-design-api', file), 'utf8')
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  expect(await read('CHANGELOG.md')).toContain(`\n## ${version}`)
})

test('the command of the mock runs, and says in a file when it is ready', async () => {
  const file = join(folder, 'ready')
  const mock = start(join(folder, 'node_modules/canvas-design-mock/node/cli.js'), [
    '--port',
    '0',
    '--ready-file',
    file,
    '--quiet',
  ])
  const baseUrl = () => readFile(file, 'utf8').catch(() => '')
  await expect.poll(baseUrl, { timeout: 20_000 }).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1\n$/)
  const origin = (await baseUrl()).trim()
  expect((await fetch(`${origin}/credits`, { headers: { authorization: 'Bearer service_live_0a' } })).status).toBe(200)
  expect(await (await fetch(origin.replace('/v1', '/_mock/health'))).json()).toMatchObject({ status: 'ready' })
  const headers = { authorization: 'Bearer service_live_0a' }
  expect(await (await fetch(origin.replace('/v1', '/metrics'))).text()).toContain('nodejs_eventloop_lag_seconds')
  expect(await (await fetch(origin.replace('/v1', '/'))).text()).toContain(`\nGuide      ${GUIDE}\n`)
  const { result } = await rpc(origin.replace('/v1', '/mcp'), 'tools/list', {}, { headers })
  expect(result).toMatchObject({ tools: [{ name: 'start_design_task' }, {}, {}, {}] })
  await mock.stop()
  expect(await baseUrl()).toBe('')
})

test('the command of the sandbox runs', async () => {
  const target = join(folder, 'node_modules/canvas-design-sandbox')
  await rm(join(folder, 'node_modules/workerd'))
  await symlink(join(await installTools('test/sandbox'), 'node_modules/workerd'), join(folder, 'node_modules/workerd'))
  const { call, origin } = await startSandbox(await newPlace(target))
  expect((await call('service_live_0a', 'GET', '/v1/credits')).json).toEqual({ credits_remaining: 500 })
  expect((await call(undefined, 'GET', '/')).text).toContain(`API        ${origin}/v1\n`)
})

// As an image runs it: see src/mock/Dockerfile. Only root may start a process as someone else.
test.skipIf(process.getuid?.() !== 0)('the mock runs for a user who can write nowhere, in 256 MB', async () => {
  await chmod(folder, 0o755)
  const cli = join(folder, 'node_modules/canvas-design-mock/node/cli.js')
  const port = await freePort()
  const script = `ulimit -d 262144 && exec "${process.execPath}" --max-old-space-size=160 "${cli}" --port ${port} --quiet`
  const nobody = { uid: 65534, gid: 65534, cwd: '/', env: { PATH: process.env.PATH, HOME: '/nonexistent' } }
  const mock = spawn('sh', ['-c', script], { ...nobody, stdio: 'inherit' })
  onTestFinished(() => void mock.kill('SIGKILL'))
  const api = `http://127.0.0.1:${port}/v1`
  const headers = { authorization: 'Bearer service_live_0a', 'content-type': 'application/json' }
  const status = () => fetch(`${api}/credits`, { headers }).then((response) => response.status, String)
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
  const body = JSON.stringify({ prompt: 'A poster' })
  const tasks = Array.from({ length: 2000 }, () => fetch(`${api}/tasks`, { method: 'POST', headers, body }))
  expect(new Set((await Promise.all(tasks)).map((response) => response.status))).toEqual(new Set([202, 402]))
  expect(mock.exitCode).toBeNull()
})

test.skipIf(!CAN_BUILD)(
  'the image of the Dockerfile is healthy on a read-only file system, and ends on SIGTERM',
  async () => {
    const image = buildImage(inRoot('dist/packages'))
    onTestFinished(image.remove)
    const mock = image.start('--quiet')
    onTestFinished(() => void mock.kill('SIGKILL'))
    const ended = new Promise((resolve) => mock.on('exit', resolve))
    await expect.poll(() => image.exec(mock, image.health).status, { timeout: 20_000 }).toBe(0)
    expect(image.user).toBe('node')
    expect(image.exec(mock, ['sh', '-c', 'echo > /tmp/written']).stderr).toContain('Read-only file system')
    process.kill(image.pid(mock), 'SIGTERM')
    expect(await ended).toBe(0)
  },
)

describe("the actions of other repositories' pipelines", () => testActions(() => folder))

describe('the packed mock', () => {
  beforeAll(installRuntimes, 300_000)
  testRuntimes(() => folder)
})

describe('the samples of the guide to testing', () => {
  const target = (name: string) => join(folder, name)
  let bin: string

  beforeAll(async () => {
    bin = join(await installTools('test/packages/runners'), 'node_modules')
    await symlink(join(bin, '@babel'), join(folder, 'node_modules/@babel'))
    await mkdir(join(folder, 'node_modules/@playwright'))
    await symlink(join(bin, '@playwright/test'), join(folder, 'node_modules/@playwright/test'))
    await symlink(inRoot('node_modules/msw'), join(folder, 'node_modules/msw'))
  }, 300_000)

  /** Runs a program in a folder below that of the packages, with these files. Returns what it prints. */
  async function runIn(name: string, files: Record<string, string>, [program = '', ...args]: string[], options = '') {
    await mkdir(target(name))
    for (const [file, text] of Object.entries(files)) await writeFile(join(target(name), file), text)
    const env = { ...process.env, NODE_OPTIONS: options, CI: '1' }
    const run = spawnSync(process.execPath, [join(bin, program), ...args], { cwd: target(name), env, encoding: 'utf8' })
    return run.stdout + run.stderr
  }

  const configs = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, blocks('docs/testing.md', `js ${name}`)[0] ?? '']))

  test.each([
    ['esm', '--experimental-vm-modules', configs('jest.config.mjs')],
    ['cjs', '', configs('jest.config.js', 'babel.config.js')],
  ])('pass in Jest, mode %s', async (format, options, files) => {
    // MSW cannot be loaded in Jest's CommonJS mode, and the guide says so.
    const samples = blocks('docs/testing.md', 'ts test').filter((code) => format === 'esm' || !code.includes("'msw'"))
    for (const [index, code] of samples.entries()) {
      const sample = code
        .replace("'vitest'", "'@jest/globals'")
        .replace('onUnhandledFrame', 'onUnhandledRequest')
        .replaceAll(/\bvi\b/g, 'jest')
      const { outputText } = ts.transpileModule(sample, {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      })
      files[`sample-${index}.test.js`] = outputText
    }
    files['package.json'] = JSON.stringify({ type: format === 'esm' ? 'module' : 'commonjs' })
    const printed = await runIn(`jest-${format}`, files, ['jest/bin/jest.js', '--testTimeout=60000'], options)
    expect(printed).toMatch(new RegExp(`Test Suites: ${samples.length} passed, ${samples.length} total`))
  })

  test.skipIf(!CHROMIUM)(inBrowser('pass in Playwright'), async () => {
    const [sample = ''] = blocks('docs/testing.md', 'ts playwright')
    const use = { launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox'] } }
    const files = { 'page.spec.ts': sample, 'playwright.config.mjs': `export default ${JSON.stringify({ use })}` }
    expect(await runIn('playwright', files, ['@playwright/test/cli.js', 'test'])).toContain('1 passed')
  })

  test('start the mock in the configuration of Cypress', async () => {
    const [config = ''] = blocks('docs/testing.md', 'js cypress.config.mjs')
    const port = String(await freePort())
    const program = `${config.replace('export default', 'const config =').replace('4010', port)}
      await config.e2e.setupNodeEvents()
      console.log((await fetch('http://127.0.0.1:${port}/_mock/health')).status)
      process.exit()`
    await writeFile(target('cypress.mjs'), program)
    expect(execFileSync(process.execPath, ['cypress.mjs'], { cwd: folder, encoding: 'utf8' })).toBe('200\n')
  })

  const hasPytest = spawnSync('python3', ['-c', 'import pytest, requests']).status === 0
  const title = `pass in pytest, and end their mock${hasPytest ? '' : ' (pytest or requests is missing)'}`
  test.skipIf(!hasPytest)(title, async () => {
    await writeFile(target('test_guide.py'), blocks('docs/testing.md', 'python')[0] ?? '')
    const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--basetemp=pytest', 'test_guide.py']
    const run = spawnSync('python3', args, { cwd: folder, encoding: 'utf8' })
    expect(run.stdout + run.stderr).toContain('1 passed')
    // A mock that ends removes the file that says it is ready.
    expect(await readdir(target('pytest/mock0'))).toEqual([])
  })
})

test('the step for CI in the guide to the mock starts a mock', async () => {
  const [step = ''] = blocks('docs/mock.md', 'yaml')
  const [{ run }] = parse(step) as [{ run: string }]
  const port = await freePort()
  const script = run.replace('canvas-design-mock', `canvas-design-mock --port ${port}`)
  const shell = spawn('sh', ['-ec', script], { cwd: folder, detached: true, stdio: 'ignore' })
  onTestFinished(() => void process.kill(-(shell.pid ?? expect.unreachable())))
  expect(await new Promise((resolve) => shell.on('exit', resolve))).toBe(0)
  expect(await readFile(join(folder, 'mock.ready'), 'utf8')).toBe(`http://127.0.0.1:${port}/v1\n`)
})

test.each([
  ['canvas-design-api', 'generated/client/client.js', 'src/client/client.ts'],
  ['canvas-design-api', 'generated/client/client.d.ts', 'src/client/client.ts'],
  ['canvas-design-mock', 'index.js', 'src/mock/index.ts'],
])('the source map of %s/%s leads to %s', async (name, file, source) => {
  const at = join(folder, 'node_modules', name)
  const [, url = ''] = /\/\/# sourceMappingURL=(.+)/.exec(await readFile(join(at, file), 'utf8')) ?? []
  const path = join(at, dirname(file), url)
  const { sources, sourcesContent } = JSON.parse(await readFile(path, 'utf8')) as {
    sources: string[]
    sourcesContent?: string[]
  }
  const text = await readFile(inRoot(source), 'utf8')
  if (sourcesContent) expect(sourcesContent[sources.indexOf(source)]).toBe(text)
  else expect(await readFile(join(dirname(path), sources[0] ?? ''), 'utf8')).toBe(text)
})

// Source maps are a quarter of it.
test('an install brings at most 4 packages and 4 MB', async () => {
  const target = await mkdtemp(join(tmpdir(), 'install-'))
  await writeFile(join(target, 'package.json'), '{}')
  const tarball = (await readdir(inRoot('dist/packages'))).find((name) => name.startsWith('canvas-design-mock-'))
  const args = ['install', '--no-audit', '--no-fund', inRoot('dist/packages', tarball ?? '')]
  execFileSync('npm', args, { cwd: target, stdio: 'ignore' })
  const { packages } = JSON.parse(await readFile(join(target, 'package-lock.json'), 'utf8')) as { packages: object }
  expect(Object.keys(packages).filter((path) => path !== '').length).toBeLessThanOrEqual(4)
  expect(await bytesOf(join(target, 'node_modules'))).toBeLessThanOrEqual(4_000_000)
  await rm(target, { recursive: true, force: true })
})

test('each further mock of a process keeps at most 60 KB, because all share one contract', async () => {
  const code = `
    import { createMock } from 'canvas-design-mock'
    const mocks = [await createMock()]
    const used = () => (gc(), process.memoryUsage().heapUsed)
    const before = used()
    for (let made = 0; made < 100; made++) mocks.push(await createMock())
    console.log((used() - before) / 100)`
  await writeFile(join(folder, 'many.js'), code)
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', 'many.js'], { cwd: folder, encoding: 'utf8' })
  expect(Number(stdout), stderr).toBeGreaterThan(0)
  expect(Number(stdout)).toBeLessThanOrEqual(60_000)
})

test('the sandbox has at most 2.2 MB, and workerd as its only dependency', async () => {
  const target = join(folder, 'node_modules/canvas-design-sandbox')
  const { dependencies } = JSON.parse(await readFile(join(target, 'package.json'), 'utf8')) as { dependencies: object }
  expect(Object.keys(dependencies)).toEqual(['workerd'])
  expect(await bytesOf(target)).toBeLessThanOrEqual(2_200_000)
})

/** Resolves to the size of all files in a folder. */
async function bytesOf(target: string): Promise<number> {
  const files = await readdir(target, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('the core with the contract of one version has at most 155 KB in a page', async () => {
  const target = await mkdtemp(join(tmpdir(), 'page-'))
  const files = await contractFiles()
  const newest = VERSIONS[0]
  const one = { ...files, documents: { [newest]: files.documents[newest] }, canvas: {} } as typeof files
  const { server } = await buildMock(one, target)
  const { outputFiles } = await build({
    entryPoints: [join(target, 'index.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // A page loads the console's files only if it asks for them.
    splitting: true,
    outdir: target,
    write: false,
    plugins: [
      {
        name: 'no-server',
        setup: ({ onResolve }) =>
          onResolve({ filter: new RegExp(`/${server}$`) }, () => ({ path: join(target, 'no-server.js') })),
      },
    ],
  })
  const loaded = outputFiles.filter(({ path }) => !basename(path).startsWith('console-'))
  expect(loaded.length).toBe(outputFiles.length - 1)
  const bytes = loaded.map(({ contents }) => gzipSync(contents, { level: 9 }).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(155_000)
  await rm(target, { recursive: true, force: true })
})

describe('the validators', () => {
  beforeAll(async () => {
    const tools = join(await installTools('test/packages'), 'node_modules')
    for (const name of ['hono', '@hono', '@standard-schema'])
      await symlink(join(tools, name), join(folder, 'node_modules', name))
  }, 300_000)

  const [sample = ''] = blocks('docs/types.md', 'ts hono')
  const TYPES = `${sample}
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type * as types from 'canvas-design-api/types/${NEWEST}'
import * as validators from 'canvas-design-api/validate/${NEWEST}'
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
const standard: StandardSchemaV1<types.Task, types.Task> = validators.Task
type Output<Of extends StandardSchemaV1> = StandardSchemaV1.InferOutput<Of>
const same: [
  Same<Output<typeof validators.CanvasListItem>, types.CanvasListItem>,
  Same<Output<typeof validators.WebhookEvent>, types.WebhookEvent>,
  Same<Output<typeof validators.ListCanvasesResponse>, types.Calls['GET']['/canvases']['data']>,
  Same<Output<typeof validators.GetTaskResponse>, types.Calls['GET']['/tasks/{id}']['data']>,
  Same<Output<typeof validators.CanvasListItem>, types.CanvasPage>,
] = [true, true, true, true, false]
export const own = (value: unknown) => validators.CanvasListItem['~standard'].validate(value)
export const all: readonly StandardSchemaV1[] = Object.values(validators)
export default [standard, same]
`

  test('have exactly the types of the version, for a library that takes Standard Schema', async () => {
    const file = join(folder, 'validators.mts')
    await writeFile(file, TYPES)
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      declaration: true,
      outDir: join(folder, 'out'),
    })
    const faults = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
    expect(await readFile(join(folder, 'out/validators.d.mts'), 'utf8')).toContain('Result<')
  })

  test('judge the requests of a Hono app', async () => {
    const { outputText } = ts.transpileModule(sample, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    })
    const program = `${outputText}
      const post = (body) => app.request('/orders', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
      const [good, bad] = [await post({ prompt: 'A poster', unknown: 1 }), await post({ prompt: 7 })]
      console.log(JSON.stringify([good.status, await good.json(), bad.status, await bad.json()]))`
    await writeFile(join(folder, 'hono.js'), program)
    // No code is made at run time, as on an edge runtime.
    const args = ['--disallow-code-generation-from-strings', 'hono.js']
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    expect(JSON.parse(stdout || stderr)).toEqual([
      200,
      { prompt: 'A poster' },
      400,
      expect.objectContaining({
        error: [expect.objectContaining({ message: '`prompt` must be a string.', path: ['prompt'] })],
      }),
    ])
  })
})

describe.each(['canvas-design-api', 'canvas-design-mock', 'canvas-design-sandbox'])('the package %s', (name) => {
  beforeAll(() => installTools('test/packages'), 300_000)

  test('has a README of its own, whose links lead somewhere', async () => {
    const text = await readFile(join(folder, 'node_modules', name, 'README.md'), 'utf8')
    expect(text).toMatch(new RegExp(`^# ${name}\n[\\s\\S]*npm install (--save-dev )?${name}\n`))
    expect(text).not.toContain('npm start')
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)
    for (const link of links.filter((target) => !/^https:/.test(target)))
      expect(await readFile(join(folder, 'node_modules', name, link.replace(/#.*/, '')), 'utf8'), link).toBeTruthy()
  })

  test.each([
    ['publint', ['publint', 'run', '--strict']],
    ['arethetypeswrong', ['attw', '--profile', 'esm-only', '--no-emoji']],
  ])('has no fault that %s knows', async (_, [command = '', ...args]) => {
    const tarball = (await readdir(inRoot('dist/packages'))).find(
      (file) => file.startsWith(name) && file.endsWith('.tgz'),
    )
    const { stdout, stderr, status } = spawnSync(
      inRoot('test/packages/node_modules/.bin', command),
      [...args, inRoot('dist/packages', tarball ?? '')],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(`${stdout}${stderr}`).toBeTruthy()
    expect(status, `${stdout}${stderr}`).toBe(0)
  })
})

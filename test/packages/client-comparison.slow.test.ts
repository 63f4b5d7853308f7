/** The four programs that the guide compares: each runs against the mock, and has as many lines as the table says. */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { newFolder } from '../support/folders.js'
import { NEWEST } from '../support/versions.js'
import { blocks } from './guides.js'

const programs = (language: string) => blocks('docs/comparison.md', language)
const [OURS = '', HEY_API = '', OPENAPI_FETCH = ''] = programs('typescript')
const [CURL = ''] = programs('bash')

const folder = newFolder()
let mock: Mock
let origin: string

beforeAll(async () => {
  mkdirSync(join(folder, 'node_modules'))
  for (const [name, target] of [
    ['canvas-design-api', inRoot()],
    ['openapi-fetch', inRoot('node_modules/openapi-fetch')],
  ] as const)
    symlinkSync(target, join(folder, 'node_modules', name))
  mock = await createMock({ taskMs: 300 })
  origin = (await mock.listen()).origin
})

afterEach(() => rmSync(join(folder, 'poster.pdf'), { force: true }))
afterAll(async () => {
  await mock.close()
})

const here = (code: string) => code.replaceAll('http://127.0.0.1:4010', origin)

/** Bundles a program, so that the types go, and runs it where it may write its file. */
async function run(code: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: here(code), resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  writeFileSync(join(folder, 'story.mjs'), outputFiles[0]?.text ?? '')
  await promisify(execFile)(process.execPath, ['story.mjs'], { cwd: folder, timeout: 60_000 })
}

const poster = () => readFileSync(join(folder, 'poster.pdf'), 'latin1')

test.each([
  ['this client', OURS],
  ['openapi-fetch', OPENAPI_FETCH],
])('the comparison of clients works with %s', { timeout: 60_000 }, async (_, code) => {
  await run(code)
  expect(poster()).toMatch(/^%PDF-/)
})

test('this client and openapi-fetch compile strictly', { timeout: 60_000 }, () => {
  writeFileSync(join(folder, 'ours.mts'), OURS)
  writeFileSync(join(folder, 'plain.mts'), OPENAPI_FETCH)
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [inRoot('node_modules/@types')],
    types: ['node'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['ours.mts', 'plain.mts'] }))
  const compiler = inRoot('node_modules/typescript-7/bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
})

test('the comparison of clients works with what hey-api generates', { timeout: 180_000 }, async () => {
  const tools = await install('test/codegen')
  const args = ['-i', inRoot(`generated/openapi/${NEWEST}.json`), '-o', join(folder, 'client')]
  execFileSync(join(tools, 'node_modules/.bin/openapi-ts'), args, { cwd: folder, stdio: 'pipe' })
  await run(HEY_API)
  expect(poster()).toMatch(/^%PDF-/)
})

const hasTools = ['curl', 'jq', 'bash'].every((tool) => spawnSync(tool, ['--version']).status === 0)

test.skipIf(!hasTools)('the comparison of clients works with curl and jq', { timeout: 60_000 }, async () => {
  await promisify(execFile)('bash', ['-c', here(CURL)], { cwd: folder, timeout: 50_000 })
  expect(poster()).toMatch(/^%PDF-/)
})

test('the comparison counts the lines of each program, and ours has at most fifteen', () => {
  const lines = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length
  const counted = { 'this client': OURS, 'hey-api': HEY_API, 'openapi-fetch': OPENAPI_FETCH, 'curl and jq': CURL }
  const guide = readFileSync(inRoot('docs/comparison.md'), 'utf8')
  for (const [name, code] of Object.entries(counted)) expect(guide).toContain(`\n| ${name} | ${lines(code)} |`)
  expect(lines(OURS)).toBeLessThanOrEqual(15)
})

/** The four programs that the guide compares: each runs against the mock, and has as many lines as the table says. */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterEach, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { projectWithPackages } from '../support/packages.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST } from '../support/versions.js'
import { blocks } from './guides.js'

const programs = (language: string) => blocks('docs/comparison.md', language)
const [OURS = '', HEY_API = '', OPENAPI_FETCH = ''] = programs('typescript')
const [CURL = ''] = programs('bash')

const project = projectWithPackages()
const { origin } = await (await sharedMock({ taskMs: 300 })).listen()

afterEach(() => rmSync(project.path('poster.pdf'), { force: true }))

const here = (code: string) => code.replaceAll('http://127.0.0.1:4010', origin)

/** Bundles a program, so that the types go, and runs it where it may write its file. */
async function run(code: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: here(code), resolveDir: project.folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  writeFileSync(project.path('story.mjs'), outputFiles[0]?.text ?? '')
  await promisify(execFile)(process.execPath, ['story.mjs'], { cwd: project.folder, timeout: 60_000 })
}

const poster = () => readFileSync(project.path('poster.pdf'), 'latin1')

test.each([
  ['this client', OURS],
  ['openapi-fetch', OPENAPI_FETCH],
])('the comparison of clients works with %s', async (_, code) => {
  await run(code)
  expect(poster()).toMatch(/^%PDF-/)
})

test('this client and openapi-fetch compile strictly', () => {
  writeFileSync(project.path('ours.mts'), OURS)
  writeFileSync(project.path('plain.mts'), OPENAPI_FETCH)
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    typeRoots: [inRoot('node_modules/@types')],
    types: ['node'],
  }
  writeFileSync(project.path('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['ours.mts', 'plain.mts'] }))
  const compiler = inRoot('node_modules/typescript-7/bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', project.folder], { encoding: 'utf8' })
  expect(stdout + stderr).toBe('')
})

test('the comparison of clients works with what hey-api generates', async () => {
  const tools = await install('test/codegen')
  const args = ['-i', inRoot(`generated/openapi/${NEWEST}.json`), '-o', project.path('client')]
  execFileSync(join(tools, 'node_modules/.bin/openapi-ts'), args, { cwd: project.folder, stdio: 'pipe' })
  await run(HEY_API)
  expect(poster()).toMatch(/^%PDF-/)
})

const hasTools = ['curl', 'jq', 'bash'].every((tool) => spawnSync(tool, ['--version']).status === 0)

test.skipIf(!hasTools)('the comparison of clients works with curl and jq', async () => {
  await promisify(execFile)('bash', ['-c', here(CURL)], { cwd: project.folder, timeout: 50_000 })
  expect(poster()).toMatch(/^%PDF-/)
})

test('the comparison counts the lines of each program, and ours has at most fifteen', () => {
  const lines = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length
  const counted = { 'this client': OURS, 'hey-api': HEY_API, 'openapi-fetch': OPENAPI_FETCH, 'curl and jq': CURL }
  const guide = readFileSync(inRoot('docs/comparison.md'), 'utf8')
  for (const [name, code] of Object.entries(counted)) expect(guide).toContain(`\n| ${name} | ${lines(code)} |`)
  expect(lines(OURS)).toBeLessThanOrEqual(15)
})

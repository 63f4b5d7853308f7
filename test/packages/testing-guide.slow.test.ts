/** The samples of the guide to testing, each in the runner that it is written for. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { CHROMIUM, inBrowser } from '../support/chromium.js'
import { link, projectWithPackages } from '../support/packages.js'
import { freePort } from '../support/processes.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { blocks } from './guides.js'

const project = projectWithPackages()
let runners: string

beforeAll(async () => {
  runners = join(await install('test/packages/runners'), 'node_modules')
  for (const name of ['@babel', '@playwright/test']) await link(join(runners, name), project.path('node_modules', name))
  await link(inRoot('node_modules/msw'), project.path('node_modules/msw'))
})

test.each([
  ['esm', '--experimental-vm-modules', ['jest.config.mjs']],
  ['cjs', '', ['jest.config.js', 'babel.config.js']],
])('the samples pass in Jest, mode %s', async (format, options, configs) => {
  // MSW cannot be loaded in Jest's CommonJS mode, and the guide says so.
  const samples = blocks('docs/testing.md', 'ts test').filter((code) => format === 'esm' || !code.includes("'msw'"))
  const tests = samples.map((code, index) => [`sample-${index}.test.js`, inJest(code)])
  const printed = await runIn(`jest-${format}`, ['jest/bin/jest.js', '--testTimeout=60000'], options, {
    ...Object.fromEntries(tests),
    ...Object.fromEntries(configs.map((name) => [name, blocks('docs/test-runners.md', `js ${name}`)[0] ?? ''])),
    'package.json': JSON.stringify({ type: format === 'esm' ? 'module' : 'commonjs' }),
  })
  expect(printed).toMatch(new RegExp(`Test Suites: ${samples.length} passed, ${samples.length} total`))
})

/** Returns a sample, which is written for Vitest and in TypeScript, as one for Jest. */
function inJest(code: string): string {
  const sample = code
    .replace("'vitest'", "'@jest/globals'")
    .replace('onUnhandledFrame', 'onUnhandledRequest')
    .replaceAll(/\bvi\b/g, 'jest')
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  return ts.transpileModule(sample, { compilerOptions }).outputText
}

test.skipIf(!CHROMIUM)(inBrowser('the sample for Playwright passes'), async () => {
  const [sample = ''] = blocks('docs/test-runners.md', 'ts playwright')
  const use = { launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox'] } }
  const config = `export default ${JSON.stringify({ use })}`
  const files = { 'page.spec.ts': sample, 'playwright.config.mjs': config }
  expect(await runIn('playwright', ['@playwright/test/cli.js', 'test'], '', files)).toContain('1 passed')
})

test('the configuration of Cypress starts the mock', async () => {
  const [config = ''] = blocks('docs/test-runners.md', 'js cypress.config.mjs')
  const port = String(await freePort())
  const program = `${config.replace('export default', 'const config =').replace('4010', port)}
    await config.e2e.setupNodeEvents()
    console.log((await fetch('http://127.0.0.1:${port}/_mock/health')).status)
    process.exit()`
  await writeFile(project.path('cypress.mjs'), program)
  expect(execFileSync(process.execPath, ['cypress.mjs'], { cwd: project.folder, encoding: 'utf8' })).toBe('200\n')
})

const HAS_PYTEST = spawnSync('python3', ['-c', 'import pytest, requests']).status === 0
const inPytest = `the sample passes in pytest, and ends its mock${HAS_PYTEST ? '' : ' (pytest or requests is missing)'}`

test.skipIf(!HAS_PYTEST)(inPytest, async () => {
  await writeFile(project.path('test_guide.py'), blocks('docs/test-runners.md', 'python')[0] ?? '')
  const args = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--basetemp=pytest', 'test_guide.py']
  const run = spawnSync('python3', args, { cwd: project.folder, encoding: 'utf8' })
  expect(run.stdout + run.stderr).toContain('1 passed')
  // A mock that ends removes the file that says it is ready.
  expect(await readdir(project.path('pytest/mock0'))).toEqual([])
})

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

test('the sample for other runtimes serves the client of each version', async () => {
  await writeFile(project.path('consumer.js'), CONSUMER)
  const { stdout, stderr } = spawnSync(process.execPath, ['consumer.js'], { cwd: project.folder, encoding: 'utf8' })
  expect(JSON.parse(stdout || stderr)).toEqual(['3.1.0', 'Spring launch deck', expect.any(Number)])
})

/** Runs a program of the runners in a folder of the project with these files. Resolves to what it prints. */
async function runIn(name: string, [program = '', ...args]: string[], options: string, files: Record<string, string>) {
  const cwd = project.path(name)
  await mkdir(cwd)
  for (const [file, text] of Object.entries(files)) await writeFile(join(cwd, file), text)
  const env = { ...process.env, NODE_OPTIONS: options, CI: '1' }
  const run = spawnSync(process.execPath, [join(runners, program), ...args], { cwd, env, encoding: 'utf8' })
  return run.stdout + run.stderr
}

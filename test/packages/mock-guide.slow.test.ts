/** What users of the package read: the samples of the guides and the README, run as a reader would, and its tables. */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { createMock } from '../../src/mock/index.js'
import type { RecordsToAdd } from '../../src/mock/resources/records.js'
import { blocks } from './guides.js'

const GUIDE = 'docs/testing.md'
const README = 'src/mock/README.md'

/** Each Node with the newest MSW that it runs. */
const RUNS: [
  name: string,
  node: () => Promise<string>,
  msw: () => Promise<string>,
  sample: (code: string) => string,
][] = [
  [
    'MSW 3 on Node 22',
    async () => join(await install('test/packages/runtimes'), 'node_modules/node-22/bin/node'),
    async () => join(await install('test/packages/runners'), 'node_modules/msw'),
    (code) => code,
  ],
  // The guide says so.
  [
    'MSW 2 on the Node of this process',
    async () => process.execPath,
    async () => inRoot('node_modules/msw'),
    (code) => code.replace('onUnhandledFrame', 'onUnhandledRequest'),
  ],
]

test.each(RUNS)(
  'the test files of the guide and of the README pass in Vitest with %s',
  { timeout: 600_000 },
  async (_, node, msw, sample) => {
    const [recipes = ''] = blocks(README, 'ts recipes')
    const withMock = `const mock = await createMock()\n${recipes}`
    const samples = [
      ...blocks(GUIDE, 'ts test'),
      ...blocks(README, 'ts test'),
      `import { createMock } from 'canvas-design-mock'\nimport { test } from 'vitest'\ntest('recipes', async () => {\n${withMock}})`,
    ]
    expect(samples.length).toBeGreaterThan(7)
    const folder = inRoot('node_modules/.guide-samples')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const [index, code] of samples.entries())
      await writeFile(join(folder, `sample-${index}.test.ts`), sample(code))
    await mkdir(join(folder, 'node_modules'))
    await symlink(await msw(), join(folder, 'node_modules/msw'))
    const alias = {
      'canvas-design-api/webhooks': inRoot('src/client/webhooks.ts'),
      'canvas-design-api': inRoot('src/client/index.ts'),
      'canvas-design-mock': inRoot('src/mock/index.ts'),
    }
    // One worker for all: loading the mock takes longer than the samples.
    const workers = { isolate: false, maxWorkers: 1 }
    const config = {
      root: folder,
      resolve: { alias },
      test: { include: ['*.test.ts'], exclude: [], testTimeout: 60_000, ...workers },
    }
    await writeFile(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)}`)
    const run = spawnSync(await node(), [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', folder], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    await rm(folder, { recursive: true, force: true })
    expect(run.status, run.stdout + run.stderr).toBe(0)
    expect(run.stdout).toContain(`Test Files  ${samples.length} passed`)
  },
)

test('the records of the guide are added', async () => {
  const [yaml = ''] = blocks(GUIDE, 'yaml')
  const mock = await createMock({ empty: true, data: parse(yaml) as Record<string, RecordsToAdd[]> })
  const headers = { authorization: 'Bearer service_live_0123abcd' }
  const tasks = await mock.fetch(new Request('http://mock.test/v1/tasks', { headers }))
  expect(await tasks.json()).toMatchObject({ total: 40 })
})

test('the README lists every option and every method that the package exports', async () => {
  const file = inRoot('src/mock/index.ts')
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot('.'))
  const program = ts.createProgram([file], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source as ts.SourceFile) as ts.Symbol)
  const membersOf = (type: string) => {
    const symbol = exported.find(({ name }) => name === type) ?? expect.unreachable()
    const members = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    return members
      .filter((one) => !one.getJsDocTags().some(({ name }) => name === 'deprecated'))
      .map(({ name }) => name)
  }
  const readme = await readFile(inRoot(README), 'utf8')
  const [, optionTable = '', methodTable = ''] = readme.split(/^## (?:Options of `createMock`|Methods)$/m)
  const listed = [...optionTable.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(membersOf('MockOptions').sort())
  const methods = [...(methodTable.split(/^## /m)[0] ?? '').matchAll(/^\|([^|]+)\|/gm)]
  expect(methods.flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)[(`]/g)].map(([, name]) => name)).sort()).toEqual(
    membersOf('Mock').sort(),
  )
})

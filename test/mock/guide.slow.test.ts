/** What users of the package read: the samples of the guide, run as a reader would, and the tables of the README. */
import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'

const guide = await readFile(inRoot('docs/testing.md'), 'utf8')

function blocks(info: string): string[] {
  return [...guide.matchAll(new RegExp(`^\`\`\`${info}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code)
}

test('the test files of the guide pass in Vitest', { timeout: 300_000 }, async () => {
  const samples = blocks('ts test')
  expect(samples.length).toBeGreaterThan(5)
  const folder = inRoot('node_modules/.guide-samples')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [index, code] of samples.entries()) await writeFile(join(folder, `sample-${index}.test.ts`), code)
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
  const run = spawnSync(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--root', folder], {
    encoding: 'utf8',
  })
  await rm(folder, { recursive: true, force: true })
  expect(run.stdout + run.stderr).toContain(`${samples.length} passed`)
  expect(run.status).toBe(0)
})

const hasPytest = spawnSync('python3', ['-c', 'import pytest, requests']).status === 0

const title = `the Python file of the guide passes in pytest${hasPytest ? '' : ' (pytest or requests is missing)'}`
test.skipIf(!hasPytest)(title, { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  const [code = ''] = blocks('python')
  await writeFile(join(folder, 'test_guide.py'), code)
  // `npx canvas-design-mock` of this clone.
  const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" --import "${inRoot('node_modules/tsx/dist/loader.mjs')}" "${inRoot('src/mock/node/cli.ts')}" "$@"\n`
  await writeFile(join(folder, 'npx'), npx)
  await chmod(join(folder, 'npx'), 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, NODE_OPTIONS: '' }
  const run = spawnSync('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', folder], {
    encoding: 'utf8',
    env,
    cwd: folder,
  })
  await rm(folder, { recursive: true, force: true })
  expect(run.stdout + run.stderr).toContain('1 passed')
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
  const readme = await readFile(inRoot('src/mock/README.md'), 'utf8')
  const [, optionTable = '', methodTable = ''] = readme.split(/^## (?:Options of `createMock`|Methods)$/m)
  const listed = [...optionTable.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
  expect(listed.sort()).toEqual(membersOf('MockOptions').sort())
  const methods = [...(methodTable.split(/^## /m)[0] ?? '').matchAll(/^\|([^|]+)\|/gm)]
  expect(methods.flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)\(/g)].map(([, name]) => name)).sort()).toEqual(
    membersOf('Mock').sort(),
  )
})

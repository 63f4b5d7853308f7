/** The samples of the guide to testing, run as a reader would: the test files by Vitest, the Python file by pytest. */
import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

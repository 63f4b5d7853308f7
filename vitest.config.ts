import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import CountReporter from './test/support/reporter.js'
import SlowFirst from './test/support/sequencer.js'

/**
 * The tests of a kind have its suffix: `*.gate.test.ts` run on every commit, in CI, and `*.slow.test.ts` every night,
 * with `npm test -- --all`. Both also run where they are named.
 */
const isNamed = (kind: string) => process.argv.some((argument) => argument.includes(kind))
const left = [
  ...(process.env.TEST_ALL || isNamed('.slow') ? [] : ['test/**/*.slow.test.ts']),
  ...(process.env.TEST_ALL || process.env.CI || isNamed('.gate') ? [] : ['test/**/*.gate.test.ts']),
]

/** The files of the contract that `vitest related` is asked about. */
const asked = process.argv.filter((argument) => argument.endsWith('.yaml'))

/** Returns a module for test/support/sources.ts that imports only the files asked about: all take seconds. */
function sources(): string {
  const files = readdirSync(resolve('openapi'), { recursive: true, encoding: 'utf8' })
  const names = files.filter((file) => file.endsWith('.yaml')).map((file) => [`../../openapi/${file}`, null])
  const followed = asked.map((file) => `import ${JSON.stringify(resolve(file))}\n`)
  return `${followed.join('')}export const SOURCES = ${JSON.stringify(Object.fromEntries(names))}`
}

/** Where the tests make folders. It is removed when the run ends. */
const folders = mkdtempSync(join(tmpdir(), 'canvas-design-tests-'))
// Tests start processes as another user.
chmodSync(folders, 0o755)
process.once('exit', () => rmSync(folders, { recursive: true, force: true }))

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

export default defineConfig({
  // `vitest related` follows the contract's files as it follows modules: see test/support/sources.ts.
  plugins: [
    {
      name: 'contract',
      enforce: 'pre',
      transform: (_, id) => {
        if (id.endsWith('.yaml')) return 'export {}'
        return asked.length > 0 && id.endsWith('/test/support/sources.ts') ? sources() : undefined
      },
    },
  ],
  test: {
    include: ['test/**/*.test.ts'],
    env: { TEST_FOLDERS: folders },
    exclude: [...configDefaults.exclude, ...left],
    // Named by its path, the reporter would be cached before vitest empties the cache of an older lock file: the run
    // would fail.
    reporters: [['default', { summary: false }], new CountReporter()],
    // Loading the mock costs more than most files: the files of a worker share it. None changes what is global.
    isolate: false,
    // What was transformed is kept, by content: a tenth of the work of a run. Vitest fails where it cannot write.
    experimental: { fsModuleCache: canWrite('node_modules'), fsModuleCachePath: 'node_modules/.cache/vitest' },
    sequence: { sequencer: SlowFirst },
    // Slow tests mostly wait for processes and pages, so more workers than cores keep both busy.
    maxWorkers: process.env.CI ? 4 : 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

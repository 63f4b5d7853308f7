import { configDefaults, defineConfig } from 'vitest/config'

/** What takes long and seldom breaks: only in CI, so that nobody waits two minutes for an answer. */
const SLOW = [
  'test/packages/**',
  'test/site/pages.browser.test.ts',
  'test/mock/live.test.ts',
  'test/scripts/start.test.ts',
]

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env.CI ? [] : SLOW)],
    reporters: [['default', { summary: false }], './test/support/reporter.ts'],
    // Loading the engine costs more than most files: the files of a worker share it. None changes what is global.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: [['default', { summary: false }], './test/support/reporter.ts'],
    // Loading the engine costs more than most files: the files of a worker share it. None changes what is global.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

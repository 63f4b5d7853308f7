import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: [['default', { summary: false }], './test/support/reporter.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

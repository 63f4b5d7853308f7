import type { ViteUserConfig } from 'vitest/config'
import base from '../../vitest.config.js'

/** The tests that judge a room, run as `npm test` runs them. A mutant is no news, so nothing is kept of its code. */
export function testsOf(include: string[], exclude: string[] = []): ViteUserConfig {
  return {
    ...base,
    test: {
      ...base.test,
      include,
      exclude: ['**/node_modules/**', 'test/**/*.slow.test.ts', ...exclude],
      reporters: [],
      // Stryker counts which test reaches which mutant for each file by itself.
      isolate: true,
      experimental: { fsModuleCache: false },
    },
  }
}

import type { ViteUserConfig } from 'vitest/config'
import base from '../../vitest.config.js'

/** Returns the settings for the tests of a room, as `npm test` runs them. The code of a mutant is not cached. */
export function testsOf(include: string[], exclude: string[]): ViteUserConfig {
  return {
    ...base,
    test: {
      ...base.test,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      reporters: [],
      // Stryker records which test reaches which mutant separately for each file.
      isolate: true,
      experimental: { fsModuleCache: false },
    },
  }
}

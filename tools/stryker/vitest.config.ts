import { configDefaults } from 'vitest/config'
import base from '../../vitest.config.js'

/** The tests as `npm test` runs them, without the slow ones. The code of a mutant is not cached. */
export default {
  ...base,
  test: {
    ...base.test,
    exclude: [...configDefaults.exclude, 'test/**/*.slow.test.ts'],
    reporters: [],
    // Stryker records which test reaches which mutant separately for each file.
    isolate: true,
    experimental: { fsModuleCache: false },
  },
}

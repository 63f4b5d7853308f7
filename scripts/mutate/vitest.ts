import type { ViteUserConfig } from 'vitest/config'
import base from '../../vitest.config.js'
import { PARTS } from './parts.mjs'

const { include = [], exclude = [] } = PARTS[process.env.PART ?? ''] ?? {}

/** The settings for the tests of a part, as `npm test` runs them. The code of a mutant is not cached. */
export default {
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
} satisfies ViteUserConfig

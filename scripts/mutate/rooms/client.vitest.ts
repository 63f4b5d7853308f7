import { testsOf } from '../vitest.js'

// The last three look at the types and at the built client, which no mutant changes.
export default testsOf(
  ['test/client/**/*.test.ts'],
  ['bundle', 'types', 'contract-data'].map((name) => `test/client/${name}.test.ts`),
)

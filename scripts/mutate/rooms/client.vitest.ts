import { testsOf } from '../vitest.js'

// Both judge the types and the built client, which no mutant changes.
export default testsOf(
  ['test/client/**/*.test.ts'],
  ['bundle', 'types'].map((name) => `test/client/${name}.test.ts`),
)

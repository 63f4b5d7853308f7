import { testsOf } from '../vitest.js'

export default testsOf(
  ['test/mock/**/*.test.ts', 'test/conformance/**/*.test.ts', 'test/contract/{migration,reading,steps}.test.ts'],
  ['test/**/*.slow.test.ts'],
)

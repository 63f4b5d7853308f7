import { testsOf } from '../vitest.js'

export default testsOf([
  'scripts/mutate/rooms/generated.test.ts',
  'test/contract/examples.test.ts',
  ...['diff', 'rules', 'scripts', 'versions'].map((folder) => `test/${folder}/**/*.test.ts`),
])

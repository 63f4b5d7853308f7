import { testsOf } from '../vitest.js'

export default testsOf(
  [
    'scripts/mutate/rooms/generated.test.ts',
    'test/client/migrate-task.test.ts',
    'test/contract/examples.test.ts',
    ...['diff', 'rules', 'scripts', 'workflows'].map((folder) => `test/${folder}/**/*.test.ts`),
    'test/release/{bump,repository,state.slow}.test.ts',
  ],
  ['test/{diff,scripts,workflows}/**/*.slow.test.ts'],
)

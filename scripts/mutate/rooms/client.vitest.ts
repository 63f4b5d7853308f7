import { testsOf } from '../vitest.js'

// Both judge the types and the built client, which no mutant changes.
const UNCHANGED = ['bundle', 'types'].map((name) => `test/client/${name}.test.ts`)

export default testsOf(['test/client/**/*.test.ts'], ['test/client/*.slow.test.ts', ...UNCHANGED])

import { testsOf } from '../vitest.js'

export default testsOf(['test/scripts/**/*.test.ts', 'test/rules/**/*.test.ts'])

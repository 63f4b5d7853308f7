import { settings } from '../stryker.mjs'

export default settings('client', ['src/client/**/*.ts', '!src/client/index.ts'], 95)

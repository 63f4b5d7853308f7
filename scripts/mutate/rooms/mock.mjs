import { settings } from '../stryker.mjs'

export default settings('mock', ['src/mock/**/*.ts', 'src/contract/**/*.ts', '!src/mock/node/**'], 90)

import { createApp } from '../../../../src/mock/app.js'
export { createApp }
import { contractOf } from '../../../../src/contract/contract.js'
export { contractOf }
export const a = () => [import('contract:shared'), import('contract:versions')]

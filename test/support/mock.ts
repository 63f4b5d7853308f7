/** One mock for all files of a worker. */
import { createMock } from '../../src/mock/index.js'
import { contract } from './contract.js'

export const BASE = 'http://mock.test/v1'

export const mock = await createMock({ contract })

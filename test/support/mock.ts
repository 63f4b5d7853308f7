/** One mock for a whole test file, and its URL. */
import { createMock, type Mock } from '../../src/mock/index.js'
import { contract } from './contract.js'

export const BASE = 'http://mock.test/v1'

let mock: Promise<Mock> | undefined

/** Sends a request to the mock, without a port. */
export async function send(request: Request): Promise<Response> {
  mock ??= createMock({ contract })
  return (await mock).fetch(request)
}

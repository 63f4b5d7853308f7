import { afterAll, afterEach } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../src/mock/index.js'

/** Resolves to a mock for all tests of a file. It is reset after each of them, and closed at the end. */
export async function sharedMock(options?: MockOptions): Promise<Mock> {
  const mock = await createMock(options)
  afterEach(() => mock.reset())
  afterAll(() => mock.close())
  return mock
}

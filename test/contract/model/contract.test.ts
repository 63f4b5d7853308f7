/** A contract returns its examples, and names what it lacks. */
import { expect, test } from 'vitest'
import { requestValidators } from '../../../src/contract/compile.js'
import { contractOf } from '../../../src/contract/contract.js'
import type { Version } from '../../../src/contract/versions.js'
import { contract } from '../../support/contract.js'

test('a contract returns a new copy of an example each time', () => {
  const [one, other] = [contract.example('getTask', 200, 'queued'), contract.example('getTask', 200, 'queued')]
  expect(one).toMatchObject({ status: 'queued' })
  expect(other).toEqual(one)
  expect(other).not.toBe(one)
})

test('a contract names what it lacks', () => {
  const none = 'for 200 of getTask. Run `npm run generate`.'
  expect(() => contract.example('getTask', 200, 'none')).toThrow(`The document has no example none ${none}`)
  expect(() => contract.example('getThing', 200, 'all')).toThrow('no example all for 200 of getThing')
  expect(() => contract.requestExample('createTask', 'all')).toThrow('no example all for the request of createTask')
  expect(() => contract.view('2030-01-01' as Version)).toThrow('There is no document of version 2030-01-01.')
  const empty = { ...contract.files, documents: {} }
  expect(() => contractOf(empty, requestValidators)).toThrow('There is no document of version')
})

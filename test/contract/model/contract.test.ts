/** A contract returns its examples, and names what it lacks. */
import { beforeEach, describe, expect, test } from 'vitest'
import { requestValidators } from '../../../src/contract/compile.js'
import { type Contract, type ContractFiles, contractOf } from '../../../src/contract/contract.js'
import type { Version } from '../../../src/contract/versions.js'

const NEW = '2030-02-01' as Version
const OLD = '2030-01-01' as Version

describe('a contract', () => {
  const files = (documents: object) =>
    ({
      documents,
      canvas: {},
      versions: { versions: [{ date: NEW, role: 'canonical', sunset: null }], migration: [] },
      tools: { tools: [] },
      toolServer: { tools: [] },
      control: { paths: {} },
    }) as unknown as ContractFiles
  const document = {
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          responses: { '200': { content: { 'application/json': { examples: { all: { value: { list: [1] } } } } } } },
        },
      },
    },
  }
  let contract: Contract
  beforeEach(() => {
    contract = contractOf(files({ [NEW]: document }), requestValidators)
  })

  test('returns a new copy of an example each time', () => {
    const [one, other] = [contract.example('listThings', 200, 'all'), contract.example('listThings', 200, 'all')]
    expect(one).toEqual({ list: [1] })
    expect(other).toEqual(one)
    expect(other).not.toBe(one)
  })

  test('names what it lacks', () => {
    const none = 'for 200 of listThings. Run `npm run generate`.'
    expect(() => contract.example('listThings', 200, 'none')).toThrow(`The document has no example none ${none}`)
    expect(() => contract.example('getThing', 200, 'all')).toThrow('no example all for 200 of getThing')
    expect(() => contract.requestExample('listThings', 'all')).toThrow('no example all for the request of listThings')
    expect(() => contract.view(OLD)).toThrow(`There is no document of version ${OLD}.`)
    expect(() => contractOf(files({}), requestValidators)).toThrow('There is no document of version')
  })
})

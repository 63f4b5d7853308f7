/**
 * Each documented request succeeds on the mock, and each request that breaks one constraint is rejected, also where the
 * contract only assumes it. The conformance kit sends them.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { createKit, type Report } from '../../src/conform/index.js'
import { constraintsOf, negativeCasesOf } from '../../src/conform/negative-cases.js'
import { contract } from '../support/contract.js'
import { type Operation, operationsOf, VERSIONS } from '../support/documents.js'
import { BASE, mock } from '../support/mock.js'
import { newKey } from '../support/requests.js'

describe.each(VERSIONS)('version %s', (version) => {
  let report: Report

  beforeAll(async () => {
    const options = { url: BASE, key: newKey(), fetch: mock.fetch, versions: [version] }
    report = await createKit(contract).check({ ...options, reach: 'all', assumptions: true })
  })

  for (const operation of operationsOf(version)) {
    const { operationId, body } = operation
    const negativeCases = negativeCasesOf(operation)

    test(`${operationId} accepts its documented requests and rejects invalid ones`, () => {
      const found = report.operations.find((candidate) => candidate.operationId === operationId)
      expect(found).toMatchObject({ failed: [], skipped: [] })
      const { documented, invalid, assumed } = found?.sent ?? expect.unreachable()
      expect(documented).toBe(body?.examples.length || 1)
      // Four without a valid key and one with a version that does not exist come in addition.
      expect(invalid + assumed).toBe(5 + negativeCases.length)
    })

    test(`${operationId} has an invalid request for each constraint of its body`, () => {
      const names = negativeCases.filter((negative) => negative.in === 'body').map(({ name }) => name)
      expect(constraintsOf(operation).filter((name) => !names.includes(name))).toEqual([])
      // The source does not say what happens to a request that has no content.
      expect(negativeCases.find(({ name, assumed }) => /^(body|file) required$/.test(name) && !assumed)).toBeUndefined()
    })
  }
})

test('the constraints of a body include those under `then`, and not the condition', () => {
  // An object with a property `then` would be taken for a promise.
  const schema = JSON.parse('{"if":{"required":["a"]},"then":{"required":["b"],"properties":{"b":{"minLength":1}}}}')
  const body = { mediaType: 'application/json', schema, examples: [] } as unknown as Operation['body']
  expect(constraintsOf({ document: {}, body })).toEqual(['b required', 'b minLength'])
})

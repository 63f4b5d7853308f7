/** The mock returns each documented response exactly, with headers that match. `npm run lint` checks the bodies. */
import { expect, test } from 'vitest'
import { valueChecker } from '../../src/contract/ajv.js'
import { documents, type Operation, operationsOf, type ResponseExample, VERSIONS } from '../support/documents.js'
import { headerFaults } from '../support/headers.js'
import { BASE, mock } from '../support/mock.js'
import { OLDEST } from '../support/versions.js'
import { replay } from './replay.js'
import '../support/sources.js'

for (const version of VERSIONS) {
  const validate = valueChecker(documents[version])

  for (const operation of operationsOf(version)) {
    test(`${version} ${operation.operationId} documents a response and a success status`, () => {
      expect(operation.responses.length).toBeGreaterThan(0)
      expect(operation.success).toBeGreaterThan(0)
    })

    for (const documented of operation.responses) {
      const what = documented.name === undefined ? 'without a body' : `as in ${documented.name}`
      test(`${version} ${operation.operationId} returns ${documented.status} ${what}`, async () => {
        const response = await replay(operation, documented, BASE, mock.fetch)
        expect(headerFaults(operation.document, documented.response, response.headers, validate)).toEqual([])
        if (documented.name !== undefined) expectDocumentedHeaders(operation, documented, response.headers)
      })
    }
  }
}

type ErrorExample = { error: { code: string; request_id: string; retry_after_ms: number | null } }

const isError = (status: string) => !status.startsWith('2')

function expectDocumentedHeaders(operation: Operation, { status, value }: ResponseExample, headers: Headers): void {
  const error = isError(status) ? (value as ErrorExample).error : undefined
  const shown = error?.code === 'unsupported_version' ? OLDEST : operation.version
  expect(headers.get('service-version')).toBe(shown)
  if (error) expect(headers.get('x-request-id')).toBe(error.request_id)
  else expect(headers.get('x-request-id')).toMatch(/./)
  if (error?.retry_after_ms) expect(headers.get('retry-after')).toBe(String(error.retry_after_ms / 1000))
}

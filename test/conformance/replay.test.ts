/** Each documented answer comes back from the mock exactly, and fits the schemas of its body and headers. */
import { expect, test } from 'vitest'
import { valueChecker } from '../../src/contract/ajv.js'
import type { JsonObject } from '../../src/contract/json.js'
import {
  documents,
  type Operation,
  operationsOf,
  type ResponseExample,
  statusOf,
  VERSIONS,
} from '../support/documents.js'
import { headerFaults } from '../support/headers.js'
import { BASE, send } from '../support/mock.js'
import { requestFor } from '../support/requests.js'
import { OLDEST } from '../support/versions.js'
import '../support/sources.js'

for (const version of VERSIONS) {
  const judge = valueChecker(documents[version])

  for (const operation of operationsOf(version)) {
    test(`${version} ${operation.operationId} is an operation`, ({ task }) => {
      expect(operation.responses.length).toBeGreaterThan(0)
      expect(operation.success).toBeGreaterThan(0)
      task.meta.proved = { operations: 1 }
    })

    for (const documented of operation.responses)
      test(`${version} ${operation.operationId} ${documented.status} ${documented.name ?? 'without body'}`, async ({
        task,
      }) => {
        const { status, value, name } = documented
        const code = statusOf(operation, status)
        const prefer = name === undefined ? `code=${code}` : `code=${code}, example=${name}`
        const answer = await send(requestFor(operation, { base: BASE, headers: { prefer } }))

        expect(answer.status).toBe(code)
        if (name === undefined) expect(await answer.text()).toBe('')
        else expect(await answer.json()).toEqual(value)
        expect(headerFaults(operation.document, documented.response, answer.headers, judge)).toEqual([])
        expect(bodyFaults(documented, judge)).toEqual([])
        if (name !== undefined) expectDocumentedHeaders(operation, documented, answer.headers)
        task.meta.proved = { replays: 1 }
      })
  }
}

type Judge = ReturnType<typeof valueChecker>

function bodyFaults({ response, value }: ResponseExample, judge: Judge): string[] {
  const [media] = Object.values((response.content ?? {}) as Record<string, JsonObject>)
  return media ? judge(media.schema as JsonObject, value) : []
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

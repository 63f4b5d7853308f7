/** Each documented request succeeds as documented; without a key or with a version that does not exist, none does. */
import { describe, expect, test } from 'vitest'
import { valueChecker } from '../../src/contract/ajv.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documents, operationsOf, VERSIONS } from '../support/documents.js'
import { BASE, send } from '../support/mock.js'
import { requestFor } from '../support/requests.js'
import { OLDEST } from '../support/versions.js'

describe.each(VERSIONS)('version %s', (version) => {
  const judge = valueChecker(documents[version])

  for (const operation of operationsOf(version)) {
    const { operationId, body, success, responses } = operation
    const documented = responses.find(({ status }) => Number(status) === success)
    const [media] = Object.values((documented?.response.content ?? {}) as Record<string, JsonObject>)

    for (const { name, value } of body?.examples ?? [{ name: 'without body', value: null }])
      test(`${operationId} ${name}`, async ({ task }) => {
        const answer = await send(requestFor(operation, { base: BASE, body: value }))
        const json: unknown = await answer.json()
        expect({ status: answer.status, json }).toMatchObject({ status: success })
        expect(judge(media?.schema as JsonObject, json)).toEqual([])
        expect(answer.headers.get('service-version')).toBe(version)
        expect(answer.headers.get('x-request-id')).toMatch(/./)
        task.meta.proved = { requests: 1 }
      })

    const noKeys = {
      'no key': undefined,
      'a key of another form': 'Bearer sk_0123',
      'another scheme': 'Basic c2VydmljZQ==',
    }
    for (const [what, authorization] of Object.entries(noKeys))
      test(`${operationId} with ${what}`, async ({ task }) => {
        const answer = await send(requestFor(operation, { base: BASE, headers: { authorization } }))
        expect(answer.status).toBe(401)
        expect(answer.headers.get('www-authenticate')).toBe('Bearer')
        expect(answer.headers.get('service-version')).toBe(version)
        const { error } = (await answer.json()) as { error: { type: string; request_id: string } }
        expect(error).toMatchObject({ type: 'authentication', request_id: answer.headers.get('x-request-id') })
        task.meta.proved = { refusals: 1 }
      })

    test(`${operationId} with a version that does not exist`, async ({ task }) => {
      const answer = await send(requestFor(operation, { base: BASE, headers: { 'service-version': '2025-01-01' } }))
      expect(answer.status).toBe(400)
      expect(answer.headers.get('service-version')).toBe(OLDEST)
      expect(await answer.json()).toMatchObject({
        error: {
          type: 'invalid_request',
          code: 'unsupported_version',
          details: { requested: '2025-01-01', supported: [...VERSIONS] },
        },
      })
      task.meta.proved = { refusals: 1 }
    })
  }
})

test.each(operationsOf(OLDEST).map((operation) => [operation.operationId, operation] as const))(
  `%s without a version is a request of ${OLDEST}`,
  async (_, operation) => {
    const answer = await send(requestFor(operation, { base: BASE, headers: { 'service-version': undefined } }))
    expect(answer.headers.get('service-version')).toBe(OLDEST)
    expect(answer.status).toBe(operation.success)
  },
)

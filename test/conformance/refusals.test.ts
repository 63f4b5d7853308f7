/** Each constraint of a parameter or body is held by the mock: a request that breaks it alone is refused, and the field named. */
import { describe, expect, test } from 'vitest'
import { constraintsOf, refusalsOf } from '../../src/conform/refusals.js'
import { operationsOf, VERSIONS } from '../support/documents.js'
import { BASE, send } from '../support/mock.js'
import { requestFor } from '../support/requests.js'

describe.each(VERSIONS)('version %s', (version) => {
  for (const operation of operationsOf(version)) {
    const refusals = refusalsOf(operation)

    for (const { name, options, field, in: place, assumed } of refusals)
      test(`${operation.operationId} ${name}${assumed ? ' (assumed)' : ''}`, async ({ task }) => {
        const answer = await send(requestFor(operation, { base: BASE, ...options }))
        // An unknown export format is a 400 by the source's own list of causes (fact errors.status.400).
        const isUnprocessable = place === 'body' && !(operation.operationId === 'exportCanvas' && field === 'format')
        const [status, type] = isUnprocessable ? [422, 'unprocessable'] : [400, 'invalid_request']
        const { error } = (await answer.json()) as { error: { details?: { fields: { field: string }[] } } }
        expect({ status: answer.status, error }).toMatchObject({ status, error: { type, code: 'validation_failed' } })
        expect(error.details?.fields.map((entry) => entry.field)).toContain(field)
        task.meta.proved = assumed ? { assumed: 1 } : { refusals: 1 }
      })

    test(`${operation.operationId} has a wrong request for each constraint of its body`, () => {
      const proved = refusals.filter((refusal) => refusal.in === 'body').map(({ name }) => name)
      expect(constraintsOf(operation).filter((name) => !proved.includes(name))).toEqual([])
    })
  }
})

/** What the compiler says of handlers and jobs: each line marked as an error is one, or the type check fails. */
import { expect, test } from 'vitest'
import type { Handlers } from '../../src/mock/resources/handler.js'
import { handlers } from '../../src/mock/resources/index.js'
import { scheduleEnd } from '../../src/mock/resources/tasks/end.js'
import type { Team } from '../../src/mock/state/mock-state.js'
import { contract } from '../support/contract.js'

const wrong: Handlers[] = [
  // @ts-expect-error: there is no such operation.
  { getCredit: () => ({ body: {} }) },
  // @ts-expect-error: there is no such path parameter.
  { getTask: (call) => ({ body: call.path.task }) },
  // @ts-expect-error: there is no such query parameter.
  { listEvents: (call) => ({ body: call.query.offset }) },
  // @ts-expect-error: there is no such field in the body.
  { redeemPromoCode: (call) => ({ body: { success: true, message: call.body.promo } }) },
  // @ts-expect-error: a field of the response is missing.
  { redeemPromoCode: () => ({ body: { success: true } }) },
]

test('every operation of every version has a handler, and nothing else has one', () => {
  const operations = contract.versions.flatMap((version) => [...contract.view(version).operations.keys()])
  const lacking = new Set(operations.filter((id) => !(id in handlers)))
  expect([...lacking], 'add a handler to src/mock/resources/<resource>/handlers.ts for these').toEqual([])
  expect(Object.keys(handlers).filter((id) => !operations.includes(id))).toEqual([])
})

// @ts-expect-error: the job needs the outcome as well.
const scheduleIncomplete = (team: Team) => scheduleEnd(team, 0, { id: 'task_1' })

test('the compiler rejects the mistakes above', () => {
  expect([...wrong, scheduleIncomplete]).toHaveLength(6)
})

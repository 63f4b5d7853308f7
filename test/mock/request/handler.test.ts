/** What the compiler says of a handler: each line marked as an error has to be one, or the type check of the repository fails. */
import { expect, test } from 'vitest'
import type { Handlers } from '../../../src/mock/request/handler.js'
import { handlers } from '../../../src/mock/resources/index.js'
import { contract } from '../../support/contract.js'
import { NEWEST } from '../../support/versions.js'

const wrong: Handlers[] = [
  // @ts-expect-error: there is no such operation.
  { getCredit: () => ({ body: {} }) },
  // @ts-expect-error: there is no such path parameter.
  { getTask: (call) => ({ body: call.path.task }) },
  // @ts-expect-error: there is no such query parameter.
  { listEvents: (call) => ({ body: call.query.offset }) },
  // @ts-expect-error: there is no such field in the body.
  { redeemPromoCode: (call) => ({ body: { success: true, message: call.body.promo } }) },
  // @ts-expect-error: a field of the answer is missing.
  { redeemPromoCode: () => ({ body: { success: true } }) },
]

test('every operation has a handler, and nothing else has one', () => {
  const operations = contract.view(NEWEST).operations
  const where = 'src/mock/resources/<resource>/handlers.ts has a handler for each operation'
  expect(Object.keys(handlers).sort(), where).toEqual([...operations.keys()].sort())
})

test('the compiler rejects the mistakes above', () => {
  expect(wrong).toHaveLength(5)
})

/** What the compiler says of a handler: each line marked as an error has to be one, or the type check of the repository fails. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../../scripts/support/paths.js'
import type { Handlers } from '../../../src/mock/request/handler.js'
import { handlers } from '../../../src/mock/resources/index.js'
import { contract } from '../../support/contract.js'

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

test('every operation of every version has a handler, and nothing else has one', () => {
  const operations = contract.versions.flatMap((version) => [...contract.view(version).operations.keys()])
  const lacking = new Set(operations.filter((id) => !(id in handlers)))
  expect([...lacking], 'add a handler to src/mock/resources/<resource>/handlers.ts for these').toEqual([])
  expect(Object.keys(handlers).filter((id) => !operations.includes(id))).toEqual([])
})

test('no handler repeats a default of the contract, which can differ from version to version', () => {
  const defaults = contract.versions.flatMap((version) =>
    [...contract.view(version).operations.values()].flatMap(({ defaults, body }) =>
      Object.entries({ ...defaults, ...body?.defaults }),
    ),
  )
  // A list starts at 0 where it has no offset, too.
  const repeated = defaults.flatMap(([name, value]) => (value === 0 ? [] : repeats(name, value)))
  expect([...new Set(repeated)], 'call.body and call.query have it').toEqual([])
  expect(Object.fromEntries(defaults)).toMatchObject({ limit: expect.any(Number), mode: expect.any(String) })
})

test('the compiler rejects the mistakes above', () => {
  expect(wrong).toHaveLength(5)
})

/** Returns the code of the handlers that gives a field this value if it was not sent: `wait = true`, `body.wait ?? true`. */
function repeats(name: string, value: unknown): string[] {
  const literal = typeof value === 'string' ? `'${value}'` : String(value)
  const pattern = new RegExp(`\\b${name}\\b(: \\w+)? (=|\\?\\?) ${literal}(?!\\w).*`, 'g')
  return sources.flatMap(([file, code]) => [...code.matchAll(pattern)].map(([found]) => `${file}: ${found}`))
}

const folder = inRoot('src/mock/resources')
const sources = (readdirSync(folder, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)

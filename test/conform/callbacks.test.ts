/** The kit receives the webhooks of a task, and finds the fault of each server that sends them wrongly. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { signWebhook } from '../../src/client/webhooks.js'
import type { CheckId } from '../../src/conform/checks.js'
import { createKit } from '../../src/conform/index.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { contract } from '../support/contract.js'
import { VERSIONS, type Version } from '../support/documents.js'
import { NEWEST } from '../support/versions.js'

const KEY = 'service_live_0123abcd'
const SECRET = 'my secret'

type Delivery = { headers: Headers; body: string }
type Change = (delivery: Delivery, attempt: number) => Delivery | undefined | Promise<Delivery | undefined>

let mock: Mock
let clock: NodeJS.Timeout
let change: Change
let handle: (delivery: Delivery) => number
let attempts = 0

beforeAll(async () => {
  mock = await createMock({
    async receiveWebhook(request) {
      const delivery = await change({ headers: request.headers, body: await request.text() }, ++attempts)
      return new Response(null, { status: delivery ? handle(delivery) : 500 })
    },
  })
})
afterAll(() => mock.close())
beforeEach(() => {
  mock.reset()
  mock.defineKey({ key: KEY, secret: SECRET })
  attempts = 0
  clock = setInterval(() => void mock.moveClock(1000), 10)
})
afterEach(() => clearInterval(clock))

function check(options: { secret?: string; patienceMs?: number }, versions: Version[] = [NEWEST]) {
  const receiver = {
    url: 'https://receiver.test/',
    onDelivery(next: typeof handle) {
      handle = next
    },
    ...options,
  }
  return createKit(contract).check({
    ...{ url: 'http://mock.test/v1', key: KEY, fetch: mock.fetch, reach: 'all', receiver },
    ...{ versions, only: ['createTask', 'callback'] },
  })
}

test('the webhooks of the mock pass every check in every version', async () => {
  change = (delivery) => delivery
  const report = await check({ secret: SECRET }, [...VERSIONS])
  expect(report).toMatchObject({ passed: 4 * VERSIONS.length, failed: 0 })
})

test('a signature is not checked without the secret, and the report says so', async () => {
  change = (delivery) => delivery
  const { operations } = await check({})
  expect(operations[0]?.skipped).toContainEqual({
    what: 'callback.signature with a callback_url',
    why: 'the signing secret is not known: pass it with --secret',
  })
})

const without =
  (name: string): Change =>
  ({ headers, body }) => {
    const rest = new Headers(headers)
    rest.delete(name)
    return { headers: rest, body }
  }

const signedAgain =
  (changeBody: (body: string) => string, secret = SECRET, age = 0): Change =>
  async ({ body }) => {
    const changed = changeBody(body)
    const timestamp = Math.floor(Date.now() / 1000) - age
    return { headers: new Headers(await signWebhook(changed, secret, { timestamp })), body: changed }
  }

const WRONG: [finds: CheckId, what: string, change: Change][] = [
  ['callback.sent', 'sends no webhook', () => undefined],
  [
    'callback.sent',
    'does not name the task',
    signedAgain((body) => body.replaceAll(/task_\w+/g, 'task_01JTWPQ5E6EYCNDY0YP57RCYBV')),
  ],
  ['callback.signature', 'does not sign', without('x-webhook-signature')],
  ['callback.signature', 'sends no timestamp', without('x-webhook-timestamp')],
  ['callback.signature', 'signs with another secret', signedAgain((body) => body, 'another')],
  ['callback.signature', 'signs an old timestamp', signedAgain((body) => body, SECRET, 400)],
  ['callback.event', 'sends an old event name', signedAgain((body) => body.replace('task.canceled', 'job.cancelled'))],
  [
    'callback.event',
    'sends the event of another status',
    signedAgain((body) => body.replace('task.canceled', 'task.failed')),
  ],
  ['callback.retry', 'gives up after one attempt', (delivery, attempt) => (attempt > 1 ? undefined : delivery)],
]

test.each(WRONG)('a server fails %s if it %s', async (finds, _, wrong) => {
  change = wrong
  const report = await check({ secret: SECRET, patienceMs: 1000 })
  expect(report.operations.flatMap(({ failed }) => failed.map((failure) => failure.check))).toEqual([finds])
})

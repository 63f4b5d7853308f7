/** 20,000 seeded mutations of the documented requests: every one is answered, in the envelope, and nothing stays behind. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index.js'
import { operationsOf, VERSIONS } from '../support/documents.js'
import { BASE } from '../support/mock.js'
import { requestFor } from '../support/requests.js'
import { NEWEST, OLDEST } from '../support/versions.js'

/** All of them in CI; a tenth on a machine where somebody waits. */
const COUNT = process.env.CI ? 20_000 : 2_000
const SEED = 20_261_120

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test(`${COUNT} mutations`, { timeout: 300_000 }, async () => {
  const mock = await createMock()
  const random = generator(SEED)
  const operations = VERSIONS.flatMap(operationsOf)
  const heap: number[] = []
  for (let index = 0; index < COUNT; index++) {
    const operation = pick(operations, random)
    const original = requestFor(operation, { base: BASE })
    const request = await mutate(original, random)
    const told = `seed ${SEED}, number ${index}: ${request.method} ${request.url}`
    const answer = await mock.fetch(request)
    const text = await answer.text()
    expect(answer.status, told).toBeLessThan(500)
    if (answer.status >= 400 && text !== '') expectEnvelope(answer, text, told)
    if ((index + 1) % (COUNT / 4) === 0) {
      // What was made is remembered until a reset, and only what was made.
      mock.reset()
      collect()
      heap.push(process.memoryUsage().heapUsed)
    }
  }
  const [, second = 0, , last = 0] = heap
  expect(last - second, `heap in bytes: ${heap.join(', ')}`).toBeLessThan(8_000_000)
})

function expectEnvelope(answer: Response, text: string, told: string): void {
  const { error } = JSON.parse(text) as { error: { type: string; code: string; request_id: string } }
  expect(error.type, told).toMatch(/^\w+$/)
  expect(answer.headers.get('x-request-id'), told).toBe(error.request_id)
  expect(answer.headers.get('service-version'), told).toMatch(/^2026-/)
  expect(text, told).not.toMatch(/node_modules|at async|problem\+json/)
}

type Random = () => number

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function generator(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T
}

const ODD_TEXTS = [
  '',
  ' ',
  '%00',
  '..%2f',
  '%25',
  'null',
  '-1',
  '1e309',
  '９',
  '💥',
  "'--",
  '__proto__',
  'a'.repeat(3000),
  '{}',
  '[]',
  'cvs_',
]
const ODD_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  '',
  ' ',
  '💥',
  '\u0000',
  'a'.repeat(5000),
  [],
  {},
  [[[]]],
  { __proto__: 1 },
  { toString: 1 },
]
const ODD_HEADERS: [string, string][] = [
  ['service-version', 'latest'],
  ['service-version', `${NEWEST}, ${OLDEST}`],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer service_live_'],
  ['content-type', 'application/json;charset=utf-16'],
  ['content-type', 'text/plain'],
  ['content-type', ';;;'],
  ['content-type', 'multipart/form-data'],
  ['accept', 'text/html'],
  ['accept', ';;;'],
  ['prefer', 'example='],
  ['prefer', 'code=99999999999999'],
  ['prefer', 'code=, example=;;,'],
  ['prefer', 'dynamic=true'],
  ['cookie', 'a=%%%'],
  ['content-length', '7'],
  ['x-request-id', 'mine'],
]

async function mutate(request: Request, random: Random): Promise<Request> {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  let method = request.method
  let body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined

  const mutations: (() => void)[] = [
    () => {
      method = pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'], random)
    },
    () => {
      const parts = url.pathname.split('/')
      parts[Math.floor(random() * parts.length)] = pick(ODD_TEXTS, random)
      url.pathname = parts.join('/')
    },
    () =>
      url.searchParams.append(
        pick(['limit', 'offset', 'cursor', 'q', 'event_type', '__proto__', 'a[b]'], random),
        pick(ODD_TEXTS, random),
      ),
    () => headers.set(...pick(ODD_HEADERS, random)),
    () => headers.delete(pick(['authorization', 'service-version', 'content-type'], random)),
    () => {
      body = body && flipped(body, random)
    },
    () => {
      body = body?.slice(0, Math.floor(random() * body.length))
    },
    () => {
      body = body && oddMember(body, random)
    },
    () => {
      body = body && oddMember(body, random)
    },
    () => {
      body = new TextEncoder().encode('{"a":'.repeat(Math.floor(random() * 400)))
    },
  ]
  for (let count = 1 + Math.floor(random() * 3); count > 0; count--) pick(mutations, random)()

  const bodyless = method === 'GET' || method === 'HEAD' || body === undefined
  return new Request(url, { method, headers, ...(bodyless ? {} : { body: new Uint8Array(body ?? []) }) })
}

function flipped(bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  for (let count = 1 + Math.floor(random() * 4); count > 0; count--)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256)
  return copy
}

/** The body with one member set to something odd, if it is a JSON object. */
function oddMember(bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    const key = pick([...Object.keys(value), 'format', 'attachments', 'callback_url', 'unknown', 'constructor'], random)
    return new TextEncoder().encode(JSON.stringify({ ...value, [key]: pick(ODD_VALUES, random) }))
  } catch {
    return bytes
  }
}

/** No request hurts another: what a body may hold is bounded, and a request that fails leaves nothing behind. */

import { expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '../../src/mock/http/http.js'
import { brokenBound, JsonBounds, MAX_DEPTH, MAX_TEXT_BYTES, MAX_VALUES } from '../../src/mock/request/json-bounds.js'
import { clientOf } from '../support/client.js'
import { newKey } from '../support/requests.js'
import { sharedMock } from '../support/shared-mock.js'

const mock = await sharedMock()

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const wide = (items: number, item = '{"role":1}') => `{"attachments":[${Array(items).fill(item).join(',')}]}`

const post = (key: string, body: string) => clientOf(mock).call('POST /tasks', { key, body })
const tasksOf = async (key: string) => (await clientOf(mock).call('GET /tasks', { key })).body.data.length

test.each([
  ['a format that is nested 10,000 deep', `{"format":${deep(10_000)}}`, /nested too deeply: the limit is 64 levels/],
  ['0.2 MB of wrong attachments', wide(20_000), /too many members and items: the limit is 5000/],
  ['a text of 2 MB', `{"prompt":"${'x'.repeat(2_000_000)}"}`, /string in the body is too long/],
])('%s is a 422 that says which bound, and is not kept', async (_, body, message) => {
  const key = newKey()
  const before = await tasksOf(key)
  const { status, body: found } = await post(key, body)
  expect([status, found.error.message]).toEqual([422, expect.stringMatching(message)])
  expect(JSON.stringify(found).length).toBeLessThan(1000)
  expect(await tasksOf(key)).toBe(before)
})

test('a body that arrives byte by byte has the same bounds as one that arrives at once', () => {
  const brackets = '['.repeat(MAX_DEPTH + 1)
  const inString = [`["${brackets}"]`, `["\\"${brackets}"]`, `["\\\\\\"${brackets}"]`]
  const outside = [`["\\\\",${brackets}`, `["data:",${brackets}`, brackets]
  const broken = [...inString, ...outside].map((text) => {
    const bounds = new JsonBounds()
    for (const byte of new TextEncoder().encode(text)) bounds.add(Uint8Array.of(byte))
    return bounds.broken !== undefined
  })
  expect(broken).toEqual([false, false, false, true, true, true])
})

test('a body at each bound is accepted', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(brokenBound(bytes('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)))).toBeUndefined()
  expect(brokenBound(bytes('['.repeat(MAX_DEPTH + 1)))).toBeDefined()
  const list = (length: number, item: string) => bytes(`[${Array(length).fill(item).join(',')}]`)
  expect(brokenBound(list(MAX_VALUES - 1, '1'))).toBeUndefined()
  expect(brokenBound(list(MAX_VALUES, '1'))).toBeDefined()
  expect(brokenBound(bytes(`"${'x'.repeat(MAX_TEXT_BYTES - 1)}"`))).toBeUndefined()
  expect(brokenBound(bytes(`"${'x'.repeat(MAX_TEXT_BYTES + 1)}"`))).toBeDefined()
  expect(brokenBound(bytes(`{"a\\\\":["\\"[[[", {}, "\\\\\\""]}`))).toBeUndefined()
  expect(brokenBound(bytes(`{"image": "data:image/png;base64,${'A'.repeat(8 * MAX_TEXT_BYTES)}"}`))).toBeUndefined()
  expect(brokenBound(list(5, `"${'x'.repeat(MAX_TEXT_BYTES - 1)}"`))).toMatch(/too large/)
})

/** Sends as much as a body may have, in 32 parts, until `end` is called. `isRead` tells if all were read. */
function largestUpload() {
  const { readable: body, writable } = new TransformStream({}, {}, { highWaterMark: 0 })
  const writer = writable.getWriter()
  const headers = { authorization: `Bearer ${newKey()}`, 'content-type': 'multipart/form-data; boundary=part' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const response = mock.fetch(new Request('http://mock.test/v1/uploads', init))
  let read = 0
  for (let part = 0; part < 32; part++) writer.write(new Uint8Array(MAX_BODY_BYTES / 32)).then(() => read++, Boolean)
  return { end: () => writer.close(), isRead: () => read === 32, response }
}

test('a JSON body is read up to its bound, and not to the end', async () => {
  let read = 0
  const body = new ReadableStream({
    pull(controller) {
      read += 100_000
      controller.enqueue(
        new TextEncoder().encode(`${read === 100_000 ? '{"a":[' : ''}${'"x",'.repeat(1000).padEnd(100_000)}`),
      )
      if (read > 30_000_000) controller.close()
    },
  })
  const headers = { authorization: `Bearer ${newKey()}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const response = await mock.fetch(new Request('http://mock.test/v1/tasks', init))
  expect(response.status).toBe(422)
  expect(read).toBeLessThan(5_000_000)
})

test('the largest bodies leave room for small ones, and a large one beside them is a 503 until they have ended', async () => {
  const first = Array.from({ length: 3 }, largestUpload)
  await expect.poll(() => first.every(({ isRead }) => isRead())).toBe(true)
  const send = (path: string, type: string, body: string) => {
    const accept = 'application/json, text/event-stream'
    const headers = { authorization: `Bearer ${newKey()}`, accept, 'content-type': type }
    return mock.fetch(new Request(`http://mock.test${path}`, { method: 'POST', headers, body }))
  }
  expect((await send('/v1/tasks', 'application/json', '{"prompt":"A poster"}')).status).toBe(202)
  const large = `{"image":"data:${'A'.repeat(5_000_000)}"}`
  for (const [path, type] of [
    ['/v1/uploads', 'multipart/form-data; boundary=part'],
    ['/v1/tasks', 'application/json'],
    ['/mcp', 'application/json'],
    ['/_mock/faults', 'application/json'],
  ] as const) {
    const { status, headers } = await send(path, type, large)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '1'])
  }
  // Their bodies are not valid forms, but were read to the end.
  for (const { end, response } of first) {
    await end()
    expect((await response).status).toBe(400)
  }
  expect((await send('/v1/tasks', 'application/json', large)).status).toBe(202)
})

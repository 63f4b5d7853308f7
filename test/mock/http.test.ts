/** Requests and responses are converted between the mock's plain values and the classes of the platform. */
import { describe, expect, test } from 'vitest'
import { BodyParts } from '../../src/mock/http/body-parts.js'
import { fromRequest, ofFetch, toResponse } from '../../src/mock/http/fetch.js'
import { type HttpResponse, TooLarge } from '../../src/mock/http/http.js'

const bytes = (...values: number[]) => Uint8Array.from(values)

describe('the parts of a body', () => {
  test.each([undefined, 3, 1, 5, 0])('are joined in order if the request names a length of %s', (length) => {
    const parts = new BodyParts(5, undefined, length)
    expect(parts.joined()).toEqual(bytes())
    for (const part of [bytes(1), bytes(), bytes(2, 3)]) parts.add(part)
    expect(parts.joined()).toEqual(bytes(1, 2, 3))
  })

  test('are not written to, because they belong to the sender', () => {
    const first = bytes(1, 2)
    const parts = new BodyParts(9, undefined, 3)
    for (const part of [first, bytes(3)]) parts.add(part)
    expect([parts.joined(), first]).toEqual([bytes(1, 2, 3), bytes(1, 2)])
  })

  test('are accepted up to the limit and rejected beyond it', () => {
    const parts = new BodyParts(3)
    parts.add(bytes(1, 2))
    parts.add(bytes(3))
    expect(parts.joined()).toEqual(bytes(1, 2, 3))
    expect(() => parts.add(bytes(4))).toThrow(TooLarge)
  })
})

test('a request survives both conversions unchanged', async () => {
  const seen: unknown[] = []
  const inner = async (request: Request) => {
    seen.push([request.method, request.url, request.headers.get('x-own'), await request.text()])
    return new Response(request.method === 'HEAD' ? null : 'answer', { status: 201, headers: { 'x-answer': 'a' } })
  }
  const through = async (request: Request) => toResponse((await ofFetch(inner)(fromRequest(request))) as HttpResponse)
  const headers = { 'x-own': 'b' }
  const url = 'http://mock.test:81/path/%C3%A9?a=1&b'
  for (const init of [{ method: 'GET' }, { method: 'HEAD' }, { method: 'POST', body: 'sent' }, { method: 'DELETE' }]) {
    const response = await through(new Request(url, { ...init, headers }))
    expect([response.status, response.headers.get('x-answer')]).toEqual([201, 'a'])
    expect(await response.text()).toBe(init.method === 'HEAD' ? '' : 'answer')
  }
  expect((await through(new Request(url))).status).toBe(201)
  expect(seen).toEqual([
    ['GET', url, 'b', ''],
    ['HEAD', url, 'b', ''],
    ['POST', url, 'b', 'sent'],
    ['DELETE', url, 'b', ''],
    ['GET', url, null, ''],
  ])
})

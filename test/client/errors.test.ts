/** The client returns the errors of the API and throws all others. */

import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import type { UnsupportedVersionDetails } from '../../generated/newest.js'
import { inRoot } from '../../scripts/support/paths.js'
import { errorOf, isApiError, ResponseError, unwrap } from '../../src/client/index.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { type CannedResponse, cleanUp, loopback, mockOverHttp, silence, thrownBy } from './servers.js'

const { client } = await mockOverHttp()
afterEach(cleanUp)

describe('isApiError', () => {
  test('narrows the details to those of the code', async () => {
    const api = client(NEWEST)
    const { error } = await api.GET('/credits', { headers: { Prefer: 'example=unsupported_version' } })
    expect(isApiError(error, 'validation_failed')).toBe(false)
    if (!isApiError(error, 'unsupported_version')) return expect.fail('It is not recognized.')
    expect(error.error.details?.supported).toContain(NEWEST)
    expectTypeOf(error.error.code).toEqualTypeOf<'unsupported_version'>()
    expectTypeOf(error.error.details?.supported).toEqualTypeOf<UnsupportedVersionDetails['supported'] | undefined>()
  })

  test('accepts a thrown ResponseError', async () => {
    const api = client(NEWEST)
    const headers = { Prefer: 'example=concurrency_limit_exceeded' }
    const error = await thrownBy(api.POST('/tasks', { body: {}, headers }).then(unwrap))
    expect(isApiError(error, 'concurrency_limit_exceeded')).toBe(true)
    if (isApiError(error)) expectTypeOf(error.error.retry_after_ms).toEqualTypeOf<number | null>()
  })

  const notErrors = [undefined, null, '', 'text', 7, {}, { error: null }, { error: 'text' }, { error: { code: 1 } }]
  test.each([...notErrors, new Error('no')])('rejects %o', (value) => expect(isApiError(value)).toBe(false))
})

describe('errorOf', () => {
  test('returns the error of the given status, in its documented type', async () => {
    const api = client(NEWEST)
    const result = await api.GET('/credits', { headers: { Prefer: 'code=404' } })
    expect(errorOf(result, 401)).toBeUndefined()
    const error = errorOf(result, 404)
    expect(error).toBe(result.error)
    expect(error?.error.type).toBe('not_found')
    expectTypeOf(error?.error.type).toEqualTypeOf<'not_found' | undefined>()
  })

  test('returns undefined for a success, and accepts only documented statuses', async () => {
    const api = client(OLDEST)
    const insufficient = errorOf(await api.POST('/tasks', { body: {}, headers: { Prefer: 'code=402' } }), 402)
    expect(insufficient?.error.code).toBe('insufficient_credits')
    expectTypeOf(insufficient?.error.retry_after_ms).toEqualTypeOf<number | null | undefined>()
    const fine = await api.GET('/credits')
    expect(errorOf(fine, 404)).toBeUndefined()
    // @ts-expect-error: this operation does not document that status
    errorOf(fine, 418)
    // @ts-expect-error: nor that one, which others have
    errorOf(fine, 402)
  })
})

describe('unwrap', () => {
  test('throws a ResponseError with status, code, request id and response, which prints in a few lines', async () => {
    const api = client(NEWEST)
    const path = { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3Z' }
    const error = await thrownBy(api.GET('/canvases/{canvas_id}', { params: { path } }).then(unwrap))
    if (!(error instanceof ResponseError)) return expect.fail('Something else was thrown.')
    expect(error.status).toBe(404)
    expect(error).toMatchObject({ method: 'GET', path: '/canvases/{canvas_id}', code: 'not_found' })
    expect(error.error?.request_id).toBe(error.response.headers.get('x-request-id'))
    expect(error.message).toBe(
      `GET /canvases/{canvas_id} responded with 404 not_found: ${error.error?.message} (request ${error.requestId})`,
    )
    const printed = inspect(error)
    expect(printed).toContain('status: 404')
    expect(printed.split('\n').length, 'at most 16 lines').toBeLessThanOrEqual(16)
    expect(printed, 'no internals of the runtime').not.toContain('Headers')
  })

  test('throws a ResponseError for a body that is not read', () => {
    const response = new Response(null, { status: 204 })
    expect(() => unwrap({ response })).toThrow('The server responded with 204, but there is no data')
  })
})

/** Fifteen failures at run time. Each rejects with method, path and cause, and the request id of a response. */
describe('a failed call', () => {
  const id = { 'x-request-id': 'req_1' }
  const json = { 'content-type': 'application/json', ...id }
  const page = { 'content-type': 'text/html', ...id }
  const gone = (response: ServerResponse): void => void response.destroy()
  const cut = (response: ServerResponse) => {
    response.writeHead(200, { ...json, 'content-length': '99' }).write('{')
    setTimeout(() => response.destroy(), 20)
  }
  const stalled = (response: ServerResponse): void => void response.writeHead(200, json).write('{')
  const offline = Object.assign(new TypeError('fetch failed'), { cause: new Error('getaddrinfo ENOTFOUND api.test') })
  const tls = Object.assign(new TypeError('fetch failed'), { cause: new Error('self-signed certificate') })
  const own = new Error('The user has left.')
  /** A timeout after the headers of the response, so that no time of the machine decides. */
  const lateTimeout = () => {
    const stop = new AbortController()
    const timedOut = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    const send = async (request: Request) => {
      const response = await fetch(request)
      setImmediate(() => stop.abort(timedOut))
      return response
    }
    return { signal: stop.signal, fetch: send }
  }

  async function failure(server: Parameters<typeof loopback>[0], init: object = {}) {
    const { client } = await loopback(server)
    const error = (await thrownBy(client().GET('/credits', init))) as Error & { response?: Response }
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ method: 'GET', path: '/credits' })
    expect(error.stack).toContain(error.message)
    expect('response' in error ? error.response : error.cause).toBeDefined()
    if (error.message.includes('req_1')) expect(error).toMatchObject({ requestId: 'req_1' })
    expect(isApiError(error)).toBe(false)
    return error
  }

  // biome-ignore format: a table has one row a line.
  test.each<[string, CannedResponse, what: string, more?: object]>([
    ['an error page of a gateway', { status: 502, headers: page, body: '<h1>Bad gateway</h1>' }, 'not an API error'],
    ['the bare 413', { status: 413, headers: { 'content-length': '0', ...id } }, 'not an API error', { body: '' }],
    ['an error of another API', { status: 500, headers: id, body: { message: 'No' } }, 'not an API error'],
    ['truncated JSON', { headers: json, body: '{"credits": 1' }, 'not JSON', { body: '{"credits": 1' }],
    ['a sign-in page', { headers: page, body: '<h1>Sign in</h1>' }, 'not JSON'],
    ['a success without a body', { headers: id }, 'empty', { body: '' }],
    ['a 204', { status: 204, headers: id }, 'empty'],
    ['a success with null', { headers: json, body: 'null' }, 'null', { body: null }],
  ])('a call that fails by %s rejects with method, path and response', async (_, response, what, more = {}) => {
    const { status = 200 } = response
    const message = `GET /credits responded with ${status}, but the body is ${what} (request req_1)`
    expect(await failure(response)).toMatchObject({ message, status, ...more })
  })

  /** What the server does, the name of the error and what it says, and how the call is made. */
  test.each<[string, typeof gone, name: string, message: RegExp, init?: object]>([
    ['a lost connection', gone, 'TypeError', /: fetch failed$/],
    ['a connection that is lost in the body', cut, 'TypeError', /: terminated \(request req_1\)$/],
    ['a URL that is not one', gone, 'TypeError', /: .*URL/, { baseUrl: 'nowhere' }],
    ['an abort', silence, 'AbortError', /: .*aborted/, { signal: AbortSignal.abort() }],
    ['a timeout in the body', stalled, 'TimeoutError', /: .*timeout \(request req_1\)$/, lateTimeout()],
  ])('a call that fails by %s rejects with method, path and cause', async (_, server, name, message, init) => {
    const error = await failure(server, init)
    expect(error).toMatchObject({ name, message: expect.stringMatching(/^GET \/credits: /) })
    expect(error.message).toMatch(message)
  })

  test('a success in another version rejects, because a gateway may have dropped the header', async () => {
    const headers = { ...json, 'service-version': OLDEST }
    const message = `GET /credits responded with 200, but in version ${OLDEST} instead of ${NEWEST} (request req_1)`
    expect(await failure({ headers, body: {} })).toMatchObject({ name: 'ResponseError', message })
  })

  test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
    'a %s that is redirected names both hosts and sends nothing there',
    async (method) => {
      for (const status of [301, 302, 303, 307, 308]) {
        const other = await loopback({ body: {} })
        const location = `${other.baseUrl}/credits`
        const { client, received, baseUrl } = await loopback({ status, headers: { ...id, location } })
        const api = client() as unknown as Record<string, (path: string, init: object) => Promise<unknown>>
        const error = await thrownBy(
          api[method]?.('/credits', method === 'POST' ? { body: { prompt: 'A secret' } } : {}) ?? Promise.resolve(),
        )
        const message = `${method} /credits responded with ${status}, but ${baseUrl}/credits redirects to ${location} (request req_1)`
        expect(error).toMatchObject({ name: 'ResponseError', status, message })
        expect([received.length, other.received.length]).toEqual([1, 0])
      }
    },
  )

  test.each([
    ['a host that is not found', offline],
    ['a certificate that is not trusted', tls],
  ])('a call that fails by %s rejects with method, path and the cause of fetch', async (_, thrown) => {
    const expected = { name: 'TypeError', message: 'GET /credits: fetch failed', cause: thrown.cause }
    expect(await failure(gone, { fetch: () => Promise.reject(thrown) })).toMatchObject(expected)
  })

  test('a call that is aborted with an error of the caller rejects with that error', async () => {
    const { client } = await loopback(silence)
    expect(await thrownBy(client().GET('/credits', { signal: AbortSignal.abort(own) }))).toBe(own)
    expect(own.message).toBe('The user has left.')
  })

  test('two calls that one signal aborts reject with an error for each', async () => {
    const { client } = await loopback(silence)
    const signal = AbortSignal.abort()
    const errors = [
      await thrownBy(client().GET('/credits', { signal })),
      await thrownBy(client().GET('/events', { signal })),
    ]
    expect(errors).toMatchObject([
      { path: '/credits', cause: signal.reason },
      { path: '/events', cause: signal.reason },
    ])
    expect(errors[0]).toBeInstanceOf(DOMException)
  })
})

describe('a ResponseError', () => {
  test('has the error that the guide names', () => {
    const guide = readFileSync(inRoot('docs/client.md'), 'utf8')
    const [, path = ''] = /A `ResponseError`\. Its `error` is `([\w.]+)`/.exec(guide) ?? []
    const error = { type: 'conflict', code: 'conflict', message: 'No.', request_id: null, details: null }
    const thrown = new ResponseError(new Response(null, { status: 409 }), { error })
    const named = path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], thrown as unknown)
    expect(named).toEqual(error)
    expect(thrown.error).toEqual(error)
  })

  test('takes the request id from the body if no header has it', () => {
    const body = { error: { code: 'c', message: 'm', request_id: 'req_body' } }
    expect(new ResponseError(new Response(null, { status: 500 }), body)).toMatchObject({
      requestId: 'req_body',
      code: 'c',
      message: 'The server responded with 500 c: m (request req_body)',
    })
    expect(new ResponseError(new Response(null, { status: 500 }), '').requestId).toBeUndefined()
  })
})

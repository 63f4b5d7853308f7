/** The client returns the errors of the API and throws all others. */
import { inspect } from 'node:util'
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import { errorOf, isApiError, ResponseError, unwrap } from '../../generated/client/index.js'
import type { UnsupportedVersionDetails, ValidationDetails } from '../../generated/newest.js'
import { operationsOf } from '../support/documents.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { type CannedResponse, cleanUp, loopback, mockOverHttp, silence } from './servers.js'

const { client } = mockOverHttp()
afterEach(cleanUp)

const thrownBy = (promise: Promise<unknown>) => promise.catch((thrown: unknown) => thrown)

describe('isApiError', () => {
  test('narrows the details to those of the code', async () => {
    const api = await client(NEWEST)
    const { error } = await api.GET('/credits', { headers: { Prefer: 'example=unsupported_version' } })
    if (!isApiError(error, 'unsupported_version')) return expect.fail('It is not recognized.')
    expect(error.error.details?.supported).toContain(NEWEST)
    expectTypeOf(error.error.code).toEqualTypeOf<'unsupported_version'>()
    expectTypeOf(error.error.details?.supported).toEqualTypeOf<UnsupportedVersionDetails['supported'] | undefined>()
  })

  test('errors.guidance.branch: accepts only the given code', async () => {
    const api = await client(NEWEST)
    // @ts-expect-error: the prompt is a text
    const { error } = await api.POST('/tasks', { body: { prompt: 1 } })
    expect(isApiError(error, 'unsupported_version')).toBe(false)
    if (!isApiError(error, 'validation_failed')) return expect.fail('It is not recognized.')
    expect(error.error.details?.fields).toContainEqual({ field: 'prompt', code: expect.any(String) })
    expectTypeOf(error.error.details?.fields).toEqualTypeOf<ValidationDetails['fields'] | undefined>()
  })

  test('accepts a thrown ResponseError', async () => {
    const api = await client(NEWEST)
    const headers = { Prefer: 'example=concurrency_limit_exceeded' }
    const error = await thrownBy(api.POST('/tasks', { body: {}, headers }).then(unwrap))
    expect(isApiError(error, 'concurrency_limit_exceeded')).toBe(true)
    if (isApiError(error)) expectTypeOf(error.error.retry_after_ms).toEqualTypeOf<number | null>()
  })

  test.each([
    undefined,
    null,
    '',
    'text',
    7,
    {},
    { error: null },
    { error: 'text' },
    { error: { code: 1 } },
    new Error('no'),
  ])('rejects %o', (value) => expect(isApiError(value)).toBe(false))

  test('accepts each documented error, which has the details of its code', () => {
    const errors = operationsOf(NEWEST).flatMap(({ responses }) =>
      responses.filter(({ status, value }) => Number(status) >= 400 && value !== null).map(({ value }) => value),
    )
    expect(errors.length).toBeGreaterThan(100)
    for (const error of errors) {
      expect(isApiError(error)).toBe(true)
      if (isApiError(error, 'unsupported_version')) expect(Array.isArray(error.error.details?.supported)).toBe(true)
      if (isApiError(error, 'validation_failed')) expect(Array.isArray(error.error.details?.fields)).toBe(true)
    }
  })
})

describe('errorOf', () => {
  test('returns the error of the given status, in its documented type', async () => {
    const api = await client(NEWEST)
    const answer = await api.GET('/credits', { headers: { Prefer: 'code=404' } })
    expect(errorOf(answer, 401)).toBeUndefined()
    const error = errorOf(answer, 404)
    expect(error).toBe(answer.error)
    expect(error?.error.type).toBe('not_found')
    expectTypeOf(error?.error.type).toEqualTypeOf<'not_found' | undefined>()
  })

  test('returns undefined for a success, and accepts only documented statuses', async () => {
    const api = await client(OLDEST)
    const refused = errorOf(await api.POST('/tasks', { body: {}, headers: { Prefer: 'code=402' } }), 402)
    expect(refused?.error.code).toBe('insufficient_credits')
    expectTypeOf(refused?.error.retry_after_ms).toEqualTypeOf<number | null | undefined>()
    const fine = await api.GET('/credits')
    expect(errorOf(fine, 404)).toBeUndefined()
    // @ts-expect-error: this operation does not document that status
    errorOf(fine, 418)
    // @ts-expect-error: nor that one, which others have
    errorOf(fine, 402)
  })
})

describe('unwrap', () => {
  test('returns the data', async () => {
    const api = await client(OLDEST)
    const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
    expectTypeOf(task.job_id).toEqualTypeOf<string>()
    expect(task.status).toBe('queued')
  })

  test('errors.guidance.log: throws a ResponseError with status, code, request id and response', async () => {
    const api = await client(NEWEST)
    const path = { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3Z' }
    const error = await thrownBy(api.GET('/canvases/{canvas_id}', { params: { path } }).then(unwrap))
    if (!(error instanceof ResponseError)) return expect.fail('Something else was thrown.')
    expect(error.status).toBe(404)
    expect(error.error?.type).toBe('not_found')
    expect(error.error?.request_id).toBe(error.response.headers.get('x-request-id'))
    expect(error.message).toBe(`404 not_found: ${error.error?.message} (request ${error.error?.request_id})`)
  })

  test('throws a ResponseError for a response without a body', async () => {
    const { client } = await loopback({ status: 204 })
    await expect(client().GET('/credits').then(unwrap)).rejects.toMatchObject({ status: 204, error: undefined })
  })
})

describe('a response that the API did not send', () => {
  test.each<[string, CannedResponse]>([
    [
      'an error page of a gateway',
      { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' },
    ],
    ['an error without a body', { status: 413, headers: { 'content-length': '0' } }],
    ['JSON of another API', { status: 500, body: { message: 'Internal server error' } }],
    ['truncated JSON', { headers: { 'content-type': 'application/json' }, body: '{"credits": 1' }],
    ['a page instead of JSON', { headers: { 'content-type': 'text/html' }, body: '<h1>Sign in</h1>' }],
  ])('%s is thrown with its status and body', async (_, answer) => {
    const { client } = await loopback(answer)
    const error = await thrownBy(client().GET('/credits'))
    if (!(error instanceof ResponseError)) return expect.fail('Something else was thrown.')
    expect(error).toMatchObject({ status: answer.status ?? 200, body: answer.body ?? '', error: undefined })
    expect(isApiError(error)).toBe(false)
    expect(error.message).toContain('not a response of the API')
  })

  test('a lost connection, a timeout and an abort throw the error of fetch', async () => {
    const gone = await loopback((response) => response.destroy())
    expect(await thrownBy(gone.client().GET('/credits'))).toBeInstanceOf(TypeError)
    const silent = await loopback(silence)
    const signal = AbortSignal.timeout(20)
    expect(await thrownBy(silent.client().GET('/credits', { signal }))).toMatchObject({ name: 'TimeoutError' })
    expect(await thrownBy(silent.client().GET('/credits', { signal: AbortSignal.abort() }))).toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('a ResponseError', () => {
  test('takes the request id from the header or the body', async () => {
    const page = { status: 502, headers: { 'x-request-id': 'req_page' }, body: '<h1>Bad gateway</h1>' }
    const { client } = await loopback(page)
    expect(await thrownBy(client().GET('/credits'))).toMatchObject({
      requestId: 'req_page',
      message: '502 not a response of the API (request req_page)',
    })
    const body = { error: { code: 'c', message: 'm', request_id: 'req_body' } }
    expect(new ResponseError(new Response(null, { status: 500 }), body)).toMatchObject({
      requestId: 'req_body',
      message: '500 c: m (request req_body)',
    })
    expect(new ResponseError(new Response(null, { status: 500 }), '').requestId).toBeUndefined()
  })

  test('prints at most 16 lines, without internals of the runtime', async () => {
    const api = await client(NEWEST)
    const path = { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3Z' }
    const error = await thrownBy(api.GET('/canvases/{canvas_id}', { params: { path } }).then(unwrap))
    const printed = inspect(error)
    expect(printed).toMatch(/^ResponseError: 404 not_found: /)
    expect(printed).toContain('status: 404')
    expect(printed.split('\n').length).toBeLessThanOrEqual(16)
    expect(printed).not.toContain('Headers')
  })
})

test('a ResponseError omits the request id if the response has none', async () => {
  const { client } = await loopback({ body: 'null', headers: { 'content-type': 'application/json' } })
  const answer = await client().GET('/credits')
  expect(() => unwrap(answer)).toThrow(expect.objectContaining({ message: '200 no data' }))
  const { client: gateway } = await loopback({ status: 502, body: '<h1>Bad gateway' })
  await expect(gateway().GET('/credits')).rejects.toThrow(
    expect.objectContaining({ message: '502 not a response of the API' }),
  )
})

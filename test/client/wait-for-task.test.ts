/** `waitFor`, `waitForTask` and `waitForExport`. Time passes only when a test moves it. */
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import {
  createClient,
  ResponseError,
  unwrap,
  type Version,
  waitFor,
  waitForExport,
  waitForTask,
} from '../../src/client/index.js'
import { newKey } from '../support/requests.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { cleanUp, fakeTime, loopback, named, silence, thrownBy, until } from './servers.js'

const TASK_MS = 60_000

const mock = await sharedMock({ taskMs: TASK_MS })

function client<V extends Version>(version: V) {
  return createClient({ baseUrl: 'http://mock.test/v1', apiKey: newKey(), version, fetch: mock.fetch })
}

afterEach(cleanUp)

const reads = () => mock.requests().filter(({ operationId }) => operationId === 'getTask').length

describe('on the mock', () => {
  beforeEach(fakeTime)

  test.each([NEWEST, OLDEST])('waitForTask reads a task of %s at the interval that it suggests', async (version) => {
    const api = client(version)
    const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    const started = data as { id?: string; job_id?: string; retry_after_ms?: number; retry_after_seconds?: number }
    const ms = started.retry_after_ms ?? Number(started.retry_after_seconds) * 1000
    const seen: string[] = []
    const id = started.id ?? started.job_id ?? ''
    const waiting = waitForTask(api, id, { onProgress: ({ status }) => seen.push(status) })
    await until(() => seen.length === 1)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(reads()).toBe(1)
    await mock.moveClock(TASK_MS / 2)
    await vi.advanceTimersByTimeAsync(1)
    await until(() => seen.length === 2)
    await mock.moveClock(TASK_MS)
    await vi.advanceTimersByTimeAsync(ms)
    expect(await waiting).toEqual((await api.GET('/tasks/{id}', { params: { path: { id } } })).data)
    expect(seen).toEqual(['queued', 'running', version === NEWEST ? 'succeeded' : 'completed'])
  })

  test.each(['failed', 'canceled', 'expired'] as const)('waitForTask returns a task that ended as %s', async (end) => {
    for (const version of [NEWEST, OLDEST] as const) {
      const api = client(version)
      const { data } = await api.POST('/tasks', {
        body: { prompt: 'A poster' },
        headers: { Prefer: `outcome=${end}` },
      })
      const started = data as { id?: string; job_id?: string } | undefined
      await mock.moveClock(TASK_MS)
      const task = await waitForTask(api, started?.job_id ?? started?.id ?? '')
      expect(task.status).toBe(end)
    }
  })

  test('an abort ends the wait of waitForTask with its reason', async () => {
    const api = client(NEWEST)
    const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    const stop = new AbortController()
    let seen = 0
    const waiting = waitForTask(api, data?.id ?? '', { signal: stop.signal, onProgress: () => seen++ })
    await until(() => seen === 1)
    stop.abort(new Error('The user has left.'))
    await expect(waiting).rejects.toThrow('The user has left.')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reads()).toBe(1)
  })

  test('waitForTask throws an error without a retry', async () => {
    const api = client(NEWEST)
    mock.setFault({ operationId: 'getTask', status: 503 })
    const error = await thrownBy(waitForTask(api, 'task_01JTS3C4DWA7N36096Q14DR9GP'))
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ status: 503, error: { type: 'upstream_error' } })
    expect(reads()).toBe(1)
  })
})

describe('over HTTP', () => {
  test.each([
    ['waitForTask', waitForTask],
    ['waitForExport', waitForExport],
  ])('a timeout of the signal ends a read and a wait of %s', async (_, wait) => {
    fakeTime()
    for (const response of [{ body: { status: 'running', retry_after_ms: 60_000 } }, silence]) {
      const { client, received } = await loopback(response)
      const waiting = wait(client(), 'task_1', { signal: AbortSignal.timeout(50) })
      const rejected = expect(waiting).rejects.toThrow(named('TimeoutError'))
      await until(() => received.length === 1)
      await vi.advanceTimersByTimeAsync(50)
      await rejected
    }
  })

  test.each([
    ['an object that is not a task', { id: 'task_1' }, 'not a task'],
    ['a list', [1], 'not a task'],
    ['null', null, 'null'],
  ])('waitForTask throws a ResponseError for %s', async (_, body, what) => {
    const { client } = await loopback({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    const error = await thrownBy(waitForTask(client(), 'task_1'))
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ message: `GET /tasks/{id} responded with 200, but the body is ${what}` })
  })
})

test('the types of waitForTask are those of the version', () => {
  void (async () => {
    const task = await waitForTask(client(NEWEST), 'task_1')
    expectTypeOf(task.id).toEqualTypeOf<string>()
    // @ts-expect-error: the flat field of the other version
    void task.job_id
  })
  // Only 2026-04-12
  void (async () => {
    const legacy = await waitForTask(client(OLDEST), 'task_1')
    const started = unwrap(await client(OLDEST).POST('/tasks', { body: {} }))
    expectTypeOf((await waitForTask(client(OLDEST), started)).job_id).toEqualTypeOf<string>()
    if ('job_id' in legacy) expectTypeOf(legacy.status).toEqualTypeOf<'completed' | 'failed' | 'canceled' | 'expired'>()
    else expectTypeOf(legacy.kind).toEqualTypeOf<'layerize_assets'>()
  })
})

describe('waitForTask with a started task', () => {
  test('returns a task of the same kind', async () => {
    await mock.moveClock(0)
    const api = client(NEWEST)
    const started = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
    const image = 'https://example.com/a.png'
    const layers = unwrap(await api.POST('/media/layerize-assets', { body: { image } }))
    await mock.moveClock(TASK_MS)
    const task = await waitForTask(api, started)
    expect(task.id).toBe(started.id)
    expect(task.result?.canvas_id).toMatch(/^cvs_/)
    expectTypeOf(task.result?.canvas_id).toEqualTypeOf<string | undefined>()
    expectTypeOf(task.status).toEqualTypeOf<'succeeded' | 'failed' | 'canceled' | 'expired'>()
    const layerized = await waitForTask(api, layers)
    expect(layerized.result?.layers.length).toBeGreaterThan(0)
    void (() => {
      // @ts-expect-error: the kind of an id is not known, and only a design task has a canvas
      waitForTask(api, 'task_1').then(({ result }) => result?.canvas_id)
      waitForTask(api, 'task_1').then((task) => {
        if (task.kind === 'design') expectTypeOf(task.result?.canvas_id).toEqualTypeOf<string | undefined>()
        else expectTypeOf(task.result?.layers[0]?.file_id).toEqualTypeOf<string | undefined>()
      })
    })
  })
})

describe('the interval of waitForTask', () => {
  const running = (more: object) => ({ body: { id: 'task_1', status: 'running', ...more } })
  beforeEach(fakeTime)

  /** Waits for a task that goes on, and expects these intervals between its reads. */
  async function expectIntervals(more: object, intervalMs: number | undefined, expected: number[]): Promise<void> {
    const { client, received } = await loopback(running(more))
    const stop = new AbortController()
    let reads = 0
    const options = { signal: stop.signal, intervalMs, onProgress: () => reads++ }
    const rejected = expect(waitForTask(client(), 'task_1', options)).rejects.toThrow(named('AbortError'))
    for (const [read, interval] of expected.entries()) {
      await until(() => reads === read + 1)
      await vi.advanceTimersByTimeAsync(interval - 1)
      expect(received).toHaveLength(read + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    await until(() => reads === expected.length + 1)
    stop.abort()
    await rejected
  }

  test.each([
    [-1000, 100],
    [0, 100],
    [Number.NaN, 100],
    [null, 100],
    [2 ** 40, 2 ** 31 - 1],
  ])('a suggestion of %s ms becomes an interval of %i ms', async (retry_after_ms, expected) => {
    await expectIntervals({ retry_after_ms }, undefined, [expected])
  })

  test.each([
    ['doubles up to 2,000 ms without a suggestion', undefined, [100, 200, 400, 800, 1600, 2000, 2000]],
    ['is intervalMs without a suggestion', 700, [700, 700, 700]],
  ])('%s', (_, intervalMs, expected) => expectIntervals({}, intervalMs, expected))

  test('ends with a TimeoutError after timeoutMs, which names the last request', async () => {
    const slow = { ...running({ retry_after_ms: 10 }), headers: { 'x-request-id': 'req_last' } }
    for (const second of [slow, silence]) {
      const { client, received } = await loopback(slow, second)
      let reads = 0
      const waiting = waitForTask(client(), 'task_1', { timeoutMs: 100, onProgress: () => reads++ })
      const message = 'GET /tasks/{id}: Not done within 100 ms (request req_last)'
      const rejected = expect(waiting).rejects.toMatchObject({ name: 'TimeoutError', message })
      await until(() => reads === 1)
      await vi.advanceTimersByTimeAsync(10)
      await until(() => received.length === 2)
      await vi.advanceTimersByTimeAsync(100)
      await rejected
    }
  })
})

describe('waitForExport', () => {
  const canvas_id = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'

  test('returns the exported file', async () => {
    const api = client(NEWEST)
    const params = { path: { canvas_id } }
    unwrap(await api.POST('/canvases/{canvas_id}/export', { params, body: { format: 'pdf' } }))
    const onProgress = vi.fn(() => void mock.moveClock(TASK_MS))
    const file = await waitForExport(api, canvas_id, { onProgress, intervalMs: 10 })
    expect(file).toMatchObject({ url: expect.any(String), format: 'pdf', page_count: expect.any(Number) })
    expect(onProgress).toHaveBeenCalled()
  })

  test.each([
    [{ timeoutMs: 20 }, 20],
    [{}, 300_000],
  ])('waitForExport with %j rejects after %d ms if the export does not end', async (options, ms) => {
    const deadline = vi.spyOn(AbortSignal, 'timeout')
    deadline.mockImplementation(() => AbortSignal.abort(new DOMException('over', 'TimeoutError')))
    await expect(waitForExport(client(NEWEST), canvas_id, options)).rejects.toThrow(`Not done within ${ms} ms`)
    expect(deadline).toHaveBeenCalledWith(ms)
  })
})

test('waitFor returns a 3D task that has ended', async () => {
  const queued = { body: { status: 'queued', retry_after_ms: 5 } }
  const { client: other, received } = await loopback(queued, queued, { body: { status: 'succeeded' } })
  const seen: string[] = []
  const path = { task_id: 'task_1' }
  const read = (signal: AbortSignal) => other().GET('/media/generate-3d/{task_id}', { params: { path }, signal })
  const model = await waitFor(read, { onProgress: ({ status }) => seen.push(status) })
  expectTypeOf(model.status).toEqualTypeOf<'queued' | 'succeeded' | 'failed'>()
  expect(model.status).toBe('succeeded')
  expect(seen).toEqual(['queued', 'queued', 'succeeded'])
  expect(received).toHaveLength(3)
  expect((await waitFor(read, { until: () => true })).status).toBe('succeeded')
})

describe('the deadline of waitFor', () => {
  const timedOut = new DOMException('One attempt took too long', 'TimeoutError')

  test('does not replace the timeout of one attempt', async () => {
    const read = () => Promise.reject(timedOut)
    await expect(waitFor(read)).rejects.toBe(timedOut)
    await expect(waitFor(read, { timeoutMs: 60_000 })).rejects.toBe(timedOut)
    const signal = AbortSignal.abort(timedOut)
    await expect(waitFor(read, { timeoutMs: 60_000, signal })).rejects.toBe(timedOut)
  })

  test('does not replace a late error of a read', async () => {
    const lost = new Error('The connection is lost.')
    const read = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(lost)))
    await expect(waitFor(read, { timeoutMs: 10 })).rejects.toBe(lost)
  })

  test('does not replace an abort of the caller with the same name', async () => {
    const stop = new AbortController()
    const read = async (signal: AbortSignal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stop.abort(timedOut)
      throw timedOut
    }
    await expect(waitFor(read, { timeoutMs: 10, signal: stop.signal })).rejects.toBe(timedOut)
  })

  test('rejects without a request id if no response has arrived', async () => {
    const { client } = await loopback(silence)
    const message = 'GET /tasks/{id}: Not done within 30 ms'
    await expect(waitForTask(client(), 'task_1', { timeoutMs: 30 })).rejects.toMatchObject({
      name: 'TimeoutError',
      message,
    })
  })
})

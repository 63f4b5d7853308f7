/** Waiting for a task, on the clock of the test: time passes only when a test moves it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import {
  createClient,
  ResponseError,
  type TaskOf,
  unwrap,
  type Version,
  waitFor,
  waitForExport,
  waitForTask,
} from '../../generated/client/index.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { closeLoopbacks, loopback, mockOverHttp, silence, until } from './servers.js'

const TASK_MS = 60_000

let mock: Mock
beforeAll(async () => {
  mock = await createMock({ taskMs: TASK_MS })
})
afterAll(() => mock.close())

function client<V extends Version>(version: V) {
  return createClient({ baseUrl: 'http://mock.test/v1', apiKey: newKey(), version, fetch: mock.fetch })
}

const reads = () => mock.requests().filter(({ operationId }) => operationId === 'getTask').length

describe('on the mock', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => {
    vi.useRealTimers()
    mock.reset()
  })

  test('a canonical task is read at the interval that it suggests', async () => {
    const api = client(NEWEST)
    const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    const seen: string[] = []
    const waiting = waitForTask(api, data?.id ?? '', { onProgress: (task) => seen.push(task.status) })
    await until(() => seen.length === 1)
    await vi.advanceTimersByTimeAsync((data?.retry_after_ms ?? 0) - 1)
    expect(reads()).toBe(1)
    await mock.moveClock(TASK_MS / 2)
    await vi.advanceTimersByTimeAsync(1)
    await until(() => seen.length === 2)
    await mock.moveClock(TASK_MS)
    await vi.advanceTimersByTimeAsync(data?.retry_after_ms ?? 0)
    const task = await waiting
    expect(seen).toEqual(['queued', 'running', 'succeeded'])
    expect(task).toEqual((await api.GET('/tasks/{id}', { params: { path: { id: task.id } } })).data)
    expectTypeOf(task.status).toEqualTypeOf<'succeeded' | 'failed' | 'canceled' | 'expired'>()
  })

  test('a legacy task ends as completed, and has its interval in seconds', async () => {
    const api = client(OLDEST)
    const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    const seen: string[] = []
    const waiting = waitForTask(api, data?.job_id ?? '', { onProgress: (task) => seen.push(task.status) })
    await until(() => seen.length === 1)
    await mock.moveClock(TASK_MS)
    const ms = (data?.retry_after_seconds ?? 0) * 1000
    expect(ms).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(reads()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toMatchObject({ status: 'completed', is_terminal: true })
    expect(seen).toEqual(['queued', 'completed'])
  })

  test.each(['failed', 'canceled', 'expired'] as const)(
    'a task that ends as %s is returned, not thrown',
    async (end) => {
      for (const version of [NEWEST, OLDEST] as const) {
        const api = client(version)
        const { data } = await api.POST('/tasks', {
          body: { prompt: 'A poster' },
          headers: { Prefer: `outcome=${end}` },
        })
        const started = data as TaskOf<Version> | undefined
        await mock.moveClock(TASK_MS)
        const task = await waitForTask(api, started && 'job_id' in started ? started.job_id : (started?.id ?? ''))
        expect(task.status).toBe(end)
      }
    },
  )

  test('a layerize task is canonical in every version', async () => {
    const api = client(OLDEST)
    const image = 'https://example.com/a.png'
    const { data } = await api.POST('/media/layerize-assets', { body: { image } })
    await mock.moveClock(TASK_MS)
    const task = await waitForTask(api, data?.id ?? '')
    expect(task).toMatchObject({ kind: 'layerize_assets', status: 'succeeded' })
  })

  test('an abort between two reads ends the wait with its reason, and sends no further request', async () => {
    const api = client(NEWEST)
    const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    const stop = new AbortController()
    let seen = 0
    const waiting = waitForTask(api, data?.id ?? '', { signal: stop.signal, onProgress: () => seen++ })
    await until(() => seen === 1)
    const waits = vi.getTimerCount()
    stop.abort(new Error('The user has left.'))
    await expect(waiting).rejects.toThrow('The user has left.')
    expect(vi.getTimerCount()).toBe(waits - 1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reads()).toBe(1)
  })

  test('an error while waiting is thrown, not retried', async () => {
    const api = client(NEWEST)
    mock.setFault({ operationId: 'getTask', status: 503 })
    const error: unknown = await waitForTask(api, 'task_01JTS3C4DWA7N36096Q14DR9GP').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ status: 503, error: { type: 'upstream_error' } })
    expect(reads()).toBe(1)
  })
})

describe('over HTTP', () => {
  const server = mockOverHttp()
  afterEach(closeLoopbacks)

  test('a task that has ended is read once', async () => {
    const api = await server.client(NEWEST)
    const task = await waitForTask(api, 'task_01JTS3C4DWA7N36096Q14DR9GP')
    expect(task.result).toHaveProperty('canvas_id')
    expect(server.mock().requests()).toHaveLength(1)
  })

  test('a lost connection is the error of fetch', async () => {
    const api = await server.client(NEWEST)
    server.mock().setFault({ operationId: 'getTask', drop: true })
    await expect(waitForTask(api, 'task_01JTS3C4DWA7N36096Q14DR9GP')).rejects.toThrow(TypeError)
  })

  test('a timeout ends a read without a response, and a wait', async () => {
    const { client } = await loopback({ body: { status: 'running', retry_after_ms: 60_000 } }, silence)
    await expect(waitForTask(client(), 'task_1', { signal: AbortSignal.timeout(50) })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
    const silent = await loopback(silence)
    await expect(waitForTask(silent.client(), 'task_1', { signal: AbortSignal.timeout(50) })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
  })

  test.each([
    ['an object that is no task', { hello: 'world' }],
    ['a list', [1]],
    ['null', JSON.parse('null') as object],
  ])('%s is thrown with the answer', async (_, body) => {
    const { client } = await loopback({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    const error: unknown = await waitForTask(client(), 'task_1').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toHaveProperty('status', 200)
  })
})

test('the types are those of the version', () => {
  void (async () => {
    const task = await waitForTask(client(NEWEST), 'task_1')
    expectTypeOf(task.id).toEqualTypeOf<string>()
    const legacy = await waitForTask(client(OLDEST), 'task_1')
    if ('job_id' in legacy) expectTypeOf(legacy.status).toEqualTypeOf<'completed' | 'failed' | 'canceled' | 'expired'>()
    else expectTypeOf(legacy.kind).toEqualTypeOf<'layerize_assets'>()
    // @ts-expect-error: the flat field of the other version
    void task.job_id
  })
})

describe('the task that was started', () => {
  test('keeps its kind, and its id is found in both shapes', async () => {
    await mock.moveClock(0)
    const api = client(NEWEST)
    const started = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
    const image = 'https://example.com/a.png'
    const layers = unwrap(await api.POST('/media/layerize-assets', { body: { image } }))
    const old = client(OLDEST)
    const legacy = unwrap(await old.POST('/tasks', { body: { prompt: 'A poster' } }))
    await mock.moveClock(TASK_MS)
    const task = await waitForTask(api, started)
    expect(task.id).toBe(started.id)
    expect(task.result?.canvas_id).toMatch(/^cvs_/)
    expectTypeOf(task.result?.canvas_id).toEqualTypeOf<string | undefined>()
    expectTypeOf(task.status).toEqualTypeOf<'succeeded' | 'failed' | 'canceled' | 'expired'>()
    const layerized = await waitForTask(api, layers)
    expect(layerized.result?.layers.length).toBeGreaterThan(0)
    const ended = await waitForTask(old, legacy)
    expect(ended.job_id).toBe(legacy.job_id)
    expectTypeOf(ended.status).toEqualTypeOf<'completed' | 'failed' | 'canceled' | 'expired'>()
    void (() => {
      // @ts-expect-error: the kind of an id is not known, and only a design task has a canvas
      waitForTask(api, 'task_1').then(({ result }) => result?.canvas_id)
    })
  })
})

describe('how often it reads', () => {
  const running = (more: object) => ({ body: { id: 'task_1', status: 'running', ...more } })

  /** Polls for 150 ms after the first response, and returns how many requests arrived. */
  async function requestsIn150ms(retry_after_ms: number | null): Promise<number> {
    const { client, received } = await loopback(running({ retry_after_ms }))
    const stop = new AbortController()
    const onProgress = () => void setTimeout(() => stop.abort(), 150)
    const waiting = waitForTask(client(), 'task_1', { signal: stop.signal, onProgress })
    await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    return received.length
  }

  test.each([-1000, 0, Number.NaN, null])('an interval of %s is ignored: the wait is two seconds', async (interval) => {
    expect(await requestsIn150ms(interval)).toBe(1)
  })

  test('an interval that overflows the timer does not flood either', async () => {
    expect(await requestsIn150ms(2 ** 40)).toBe(1)
  })

  test('after timeoutMs it ends with a TimeoutError that names the last request', async () => {
    const slow = { ...running({ retry_after_ms: 10 }), headers: { 'x-request-id': 'req_last' } }
    for (const answers of [[slow], [slow, silence]]) {
      const { client } = await loopback(...answers)
      await expect(waitForTask(client(), 'task_1', { timeoutMs: 100 })).rejects.toThrow(
        expect.objectContaining({ name: 'TimeoutError', message: 'Not done within 100 ms (request req_last)' }),
      )
    }
  })
})

describe('an export', () => {
  const canvas_id = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'

  test('is waited for, and its file comes back', async () => {
    const api = client(NEWEST)
    const params = { path: { canvas_id } }
    unwrap(await api.POST('/canvases/{canvas_id}/export', { params, body: { format: 'pdf' } }))
    const seen: unknown[] = []
    const onProgress = (state: unknown) => {
      seen.push(state)
      void mock.moveClock(TASK_MS)
    }
    const file = await waitForExport(api, canvas_id, { onProgress, intervalMs: 10 })
    expect(file).toMatchObject({ url: expect.any(String), format: 'pdf', page_count: expect.any(Number) })
    expect(seen.length).toBeGreaterThan(0)
  })

  test('that never appears ends at the deadline, and an abort ends it at once', async () => {
    const pending = { body: { result: null }, headers: { 'x-request-id': 'req_e' } }
    const { client: other } = await loopback(pending)
    await expect(waitForExport(other(), canvas_id, { timeoutMs: 60, intervalMs: 10 })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError', message: expect.stringContaining('req_e') }),
    )
    const signal = AbortSignal.abort(new Error('The user has left.'))
    await expect(waitForExport(other(), canvas_id, { signal })).rejects.toThrow('The user has left.')
  })

  test('an error of the API is thrown', async () => {
    await expect(waitForExport(client(NEWEST), 'cvs_01JTM9S346Q3D25VT4F5V37E3Z')).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('a 3D task is waited for by waitFor', async () => {
  const api = client(NEWEST)
  const models = unwrap(await api.GET('/media/models')) as { models?: { id: string }[] }
  void models
  const states = [
    { status: 'queued', retry_after_ms: 5 },
    { status: 'queued', retry_after_ms: 5 },
    { status: 'succeeded' },
  ]
  const { client: other, received } = await loopback(...states.map((body) => ({ body })))
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

describe('a deadline', () => {
  const timedOut = new DOMException('One attempt took too long', 'TimeoutError')

  test('does not change the timeout of one attempt', async () => {
    const read = () => Promise.reject(timedOut)
    await expect(waitFor(read)).rejects.toBe(timedOut)
    await expect(waitFor(read, { timeoutMs: 60_000 })).rejects.toBe(timedOut)
    const signal = AbortSignal.abort(timedOut)
    await expect(waitFor(read, { timeoutMs: 60_000, signal })).rejects.toBe(timedOut)
  })

  test('does not change any other error of a read, even a late one', async () => {
    const lost = new Error('The connection is lost.')
    const read = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(lost)))
    await expect(waitFor(read, { timeoutMs: 10 })).rejects.toBe(lost)
  })

  test('is not confused with an abort of the caller that has the same name', async () => {
    const stop = new AbortController()
    const read = async (signal: AbortSignal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      stop.abort(timedOut)
      throw timedOut
    }
    await expect(waitFor(read, { timeoutMs: 10, signal: stop.signal })).rejects.toBe(timedOut)
  })

  test('that passes before the first response has no request to name', async () => {
    const { client } = await loopback(silence)
    await expect(waitForTask(client(), 'task_1', { timeoutMs: 30 })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError', message: 'Not done within 30 ms' }),
    )
  })
})

test('a response that is not a task is named as such', async () => {
  const { client } = await loopback({ body: { id: 'task_1' } })
  await expect(waitForTask(client(), 'task_1')).rejects.toThrow(
    expect.objectContaining({ name: 'ResponseError', message: '200 not a task' }),
  )
})

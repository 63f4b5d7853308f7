/** Waiting for a task, on the clock of the test: no time passes but where it is told to. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { createClient, ResponseError, type TaskOf, type Version, waitForTask } from '../../generated/client/index.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'
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

  test('a canonical task, read as often as it suggests and no more', async () => {
    const api = client('2026-05-01')
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

  test('a legacy task ends as completed, and tells its interval in seconds', async () => {
    const api = client('2026-04-12')
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
    'a task that ends as %s is an answer, no error',
    async (end) => {
      for (const version of ['2026-05-01', '2026-04-12'] as const) {
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

  test('a layerize task is canonical in both versions', async () => {
    const api = client('2026-04-12')
    const image = 'https://example.com/a.png'
    const { data } = await api.POST('/media/layerize-assets', { body: { image } })
    await mock.moveClock(TASK_MS)
    const task = await waitForTask(api, data?.id ?? '')
    expect(task).toMatchObject({ kind: 'layerize_assets', status: 'succeeded' })
  })

  test('an abort between two reads ends the waiting with its reason, and asks nothing more', async () => {
    const api = client('2026-05-01')
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

  test('an error while waiting is thrown, not repeated', async () => {
    const api = client('2026-05-01')
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
    const api = await server.client('2026-05-01')
    const task = await waitForTask(api, 'task_01JTS3C4DWA7N36096Q14DR9GP')
    expect(task.result).toHaveProperty('canvas_id')
    expect(server.mock().requests()).toHaveLength(1)
  })

  test('a lost connection is the error of fetch', async () => {
    const api = await server.client('2026-05-01')
    server.mock().setFault({ operationId: 'getTask', drop: true })
    await expect(waitForTask(api, 'task_01JTS3C4DWA7N36096Q14DR9GP')).rejects.toThrow(TypeError)
  })

  test('a time-out ends a read that is not answered, and a wait', async () => {
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
    const task = await waitForTask(client('2026-05-01'), 'task_1')
    expectTypeOf(task.id).toEqualTypeOf<string>()
    const legacy = await waitForTask(client('2026-04-12'), 'task_1')
    if ('job_id' in legacy) expectTypeOf(legacy.status).toEqualTypeOf<'completed' | 'failed' | 'canceled' | 'expired'>()
    else expectTypeOf(legacy.kind).toEqualTypeOf<'layerize_assets'>()
    // @ts-expect-error: the flat field of the other version
    void task.job_id
  })
})

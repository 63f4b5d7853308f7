/** `GET /_mock/events`: what happens, as it happens. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBroadcast } from '../../src/mock/context/broadcast.js'
import { createMock, type Mock, type MockOptions } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'

const URL = 'http://mock.test/_mock/events'

type Event = { event: string; data: Record<string, unknown> }

/** Reads events from a response until one of them fits. Resolves to all of them. */
async function readUntil({ body }: Response, fits: (event: Event) => boolean): Promise<Event[]> {
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const events: Event[] = []
  let rest = ''
  while (!events.some(fits)) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`The stream ended after ${events.length} events.`)
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event = '', data] = /^event: (\w+)\ndata: (\{.*\})$/.exec(block) ?? []
      if (data) events.push({ event, data: JSON.parse(data) })
    }
  }
  await reader.cancel()
  return events
}

async function newMock(options?: MockOptions): Promise<Mock> {
  const mock = await createMock(options)
  onTestFinished(() => mock.close())
  return mock
}

async function startTask(send: typeof fetch, base: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST, 'content-type': 'application/json' }
  const body = JSON.stringify({ prompt: 'A poster', callback_url: 'https://hooks.example.com/a' })
  expect((await send(`${base}/v1/tasks`, { method: 'POST', headers, body })).status).toBe(202)
}

test.each(['over a port', 'by mock.fetch'])(
  'the events tell of a request, its task, the attempts and the clock %s',
  async (how) => {
    const mock = await newMock({ receiveWebhook: () => new Response('Out of order', { status: 500 }) })
    const key = newKey()
    const [send, base] =
      how === 'over a port' ? [fetch, (await mock.listen()).origin] : [mock.fetch, 'http://mock.test']
    const response = await send(`${base}/_mock/events`)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    await startTask(send, base, key)
    await mock.moveClock(60_000)
    const events = await readUntil(response, ({ event }) => event === 'clock')
    expect(events.map(({ event }) => event)).toEqual([
      'task',
      'request',
      'task',
      'attempt',
      'attempt',
      'attempt',
      'clock',
    ])
    const [started, sent, ended, attempt] = events.map(({ data }) => data)
    expect(sent).toEqual(JSON.parse(JSON.stringify(mock.requests({ key })[0])))
    expect(started).toMatchObject({ task: { status: 'queued' } })
    expect(ended).toMatchObject({ team: started?.team, task: { status: 'succeeded' } })
    expect(attempt).toEqual(mock.deliveries()[0])
  },
)

test.each<[what: string, act: (mock: Mock) => void]>([
  ['a reset', (mock) => mock.reset()],
  ['a restored snapshot', (mock) => mock.restore(mock.snapshot())],
])('%s reports a clock that starts anew', async (_, act) => {
  const mock = await newMock()
  const response = await mock.fetch(URL)
  act(mock)
  const [event] = await readUntil(response, () => true)
  expect(event).toMatchObject({ event: 'clock', data: { reset: true, now: expect.stringMatching(/Z$/) } })
})

test('the events of a closed mock end at once, and HEAD gets none', async () => {
  const mock = await createMock()
  const { origin } = await mock.listen()
  const response = await fetch(`${origin}/_mock/events`)
  expect((await fetch(`${origin}/_mock/events`, { method: 'HEAD' })).status).toBe(200)
  const start = performance.now()
  await mock.close()
  expect(performance.now() - start).toBeLessThan(5000)
  expect(await response.text()).toBe(':\n\n')
  expect(await (await mock.fetch(URL)).text()).toBe('')
})

test('the events need the control token, and are closed to pages of other hosts', async () => {
  const mock = await newMock({ controlToken: 'secret' })
  const get = async (headers: HeadersInit) => {
    const response = await mock.fetch(URL, { headers })
    await response.body?.cancel()
    return response.status
  }
  const authorization = 'Bearer secret'
  expect(await get({})).toBe(401)
  expect(await get({ authorization })).toBe(200)
  expect(await get({ authorization, origin: 'https://app.test' })).toBe(403)
  expect(await get({ authorization, host: 'app.test' })).toBe(403)
})

test('a broadcast asks for the data of an event only while somebody listens', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { send, listen } = createBroadcast()
  const data = vi.fn(() => ({ a: 1 }))
  send('request', data)
  expect([data.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
  const reader = listen().getReader()
  vi.advanceTimersByTime(16_000)
  send('request', data)
  const text = async () => new TextDecoder().decode((await reader.read()).value)
  expect([await text(), await text(), await text()]).toEqual([':\n\n', ':\n\n', 'event: request\ndata: {"a":1}\n\n'])
  await reader.cancel()
  send('request', data)
  expect([data.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
})

test('a broadcast fails the stream for which 1 MB waits', async () => {
  const { send, listen } = createBroadcast()
  const [slow, fast] = [listen().getReader(), listen().getReader()]
  for (let count = 0; count < 11; count++) {
    send('request', () => ({ text: 'x'.repeat(100_000) }))
    await fast.read()
  }
  send('request', () => ({ last: true }))
  await expect(slow.read()).rejects.toThrow('Too many events are waiting.')
  await fast.read()
  expect(new TextDecoder().decode((await fast.read()).value)).toContain('"last":true')
})

/** The connections of a command: those that clients keep, leave or read slowly, and what a signal does to them. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { HttpHandler } from '../../src/mock/http/http.js'
import { listen } from '../../src/mock/server/server.js'
import { freePort, ready, start } from '../support/processes.js'
import { newKey } from '../support/requests.js'

const headers = { authorization: `Bearer ${newKey()}` }

async function startMock(...args: string[]) {
  const port = await freePort()
  const command = start('src/mock/node/cli.ts', ['--port', String(port), '--quiet', ...args])
  onTestFinished(() => void command.process.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}/v1/credits`
  await ready(url, command)
  return { command, url, port }
}

/** Sends a request. Resolves to its status, or to the code of its error. */
function get(url: string, agent: Agent | false): Promise<{ result: string; isLast: boolean }> {
  return new Promise((resolve) => {
    request(url, { agent, headers }, (response) => {
      const isLast = agent !== false && response.headers.connection === 'close'
      response.resume().on('end', () => resolve({ result: String(response.statusCode), isLast }))
    })
      .on('error', ({ code = 'error' }: NodeJS.ErrnoException) => resolve({ result: code, isLast: true }))
      .end()
  })
}

test.each([
  ['that keep their connections', () => new Agent({ keepAlive: true, maxSockets: 1 }), []],
  ['that open a connection for each request', () => false as const, ['ECONNREFUSED']],
])('SIGTERM loses no request of twenty clients %s', async (_, agentOf, rejected) => {
  const { command, url } = await startMock()
  const results: string[] = []
  const client = async (agent: Agent | false) => {
    for (let last = false; !last; ) {
      const { result, isLast } = await get(url, agent)
      results.push(result)
      last = isLast
    }
  }
  const clients = Promise.all(Array.from({ length: 20 }, () => client(agentOf())))
  await expect.poll(() => results.length, { timeout: 20_000 }).toBeGreaterThan(500)
  const status = command.stop()
  await clients
  expect([...new Set(results)].toSorted()).toEqual(['200', ...rejected])
  expect(await status).toBe(0)
})

test.each([
  ['a request', 'x-more: '],
  ['a body', 'host: a\r\ncontent-length: 33554432\r\ncontent-type: application/json\r\n\r\n{'],
])(
  '%s that has not arrived after thirty seconds gets a 408, and its connection ends',
  { timeout: 90_000 },
  async (_, more) => {
    const { port } = await startMock()
    // It keeps its side open, and goes on sending.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const timer = setInterval(() => socket.write('x'), 1000)
    onTestFinished(() => clearInterval(timer))
    const start = performance.now()
    socket.write(`POST /v1/tasks HTTP/1.1\r\nauthorization: ${headers.authorization}\r\n${more}`)
    const [response] = await once(socket, 'data')
    expect(String(response)).toMatch(/^HTTP\/1\.1 408 /)
    const seconds = (performance.now() - start) / 1000
    expect(seconds).toBeGreaterThan(29.9)
    expect(seconds).toBeLessThan(40)
    await new Promise((resolve) => socket.on('error', resolve))
  },
)

test('a client that reads slowly for longer than one may read nothing gets the whole response', async () => {
  const body = 'A'.repeat(12_000_000)
  const handler = async () => ({ status: 200, headers: {}, body })
  const { port, close } = await listen(handler, { port: 0, hostname: '127.0.0.1', requestTimeoutMs: 1500 })
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  let received = 0
  const start = performance.now()
  socket.on('data', (part) => {
    received += part.length
    socket.pause()
    setTimeout(() => socket.resume(), received < 8_000_000 ? 80 : 0)
  })
  await expect.poll(() => received, { timeout: 60_000 }).toBeGreaterThan(body.length)
  expect(performance.now() - start).toBeGreaterThan(6000)
  socket.destroy()
})

describe('a client that reads nothing', () => {
  const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const PATIENT = { timeout: 10_000 }
  /** More than the system takes off the hands of a server. */
  const LARGE = 'A'.repeat(20_000_000)

  /** Returns a server whose responses are large, and what it has been asked for. Each but the first takes a while. */
  async function serving(requestTimeoutMs: number, delayMs = 0) {
    let asked = 0
    const handler: HttpHandler = async () => {
      if (asked++ > 0) await sleep(delayMs)
      return { status: 200, headers: {}, body: LARGE }
    }
    const server = await listen(handler, { port: 0, hostname: '127.0.0.1', requestTimeoutMs })
    onTestFinished(server.close)
    return { port: server.port, asked: () => asked }
  }

  /** Opens a connection that asks so often at once and reads nothing. */
  function silent(port: number, times: number): { socket: Socket; closed: () => boolean } {
    let isClosed = false
    const socket = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    // Only a client that reads learns that a connection was closed. The rest is discarded at the end.
    socket.on('error', () => {}).on('close', () => (isClosed = true))
    socket.write(REQUEST.repeat(times))
    return { socket, closed: () => isClosed }
  }

  test('gets one response at a time, however many it asks for, and is closed', async () => {
    const { port, asked } = await serving(150)
    const { socket, closed } = silent(port, 60)
    await expect.poll(asked, PATIENT).toBe(1)
    await sleep(1500)
    expect(asked()).toBe(1)
    socket.resume()
    await expect.poll(closed, PATIENT).toBe(true)
    expect(socket.bytesRead).toBeLessThan(LARGE.length)
  })

  test('is closed once the stream that it gets has failed', async () => {
    const part = new Uint8Array(LARGE.length)
    let fail = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(part)
        fail = () => controller.error(new Error('A failure'))
      },
    })
    const handler: HttpHandler = async () => ({ status: 200, headers: {}, stream })
    const { port, close } = await listen(handler, { port: 0, hostname: '127.0.0.1' })
    onTestFinished(close)
    const { socket, closed } = silent(port, 1)
    await sleep(300)
    fail()
    await sleep(100)
    socket.resume()
    await expect.poll(closed, PATIENT).toBe(true)
    expect(socket.bytesRead).toBeLessThan(LARGE.length)
  })

  test('is closed earlier if many leave too much unread', async () => {
    const { port, asked } = await serving(30_000)
    const clients: ReturnType<typeof silent>[] = []
    for (let made = 1; made <= 5; made++) {
      clients.push(silent(port, 1))
      await expect.poll(asked, PATIENT).toBe(made)
    }
    for (const { socket } of clients) socket.resume()
    await expect
      .poll(() => clients.map(({ closed, socket }) => closed() || socket.bytesRead > LARGE.length), PATIENT)
      .not.toContain(false)
    expect(clients.map(({ socket }) => socket.bytesRead > LARGE.length)).toEqual([false, false, true, true, true])
  })

  test('keeps the requests behind an open stream to itself', async () => {
    let read = () => 0
    const handler: HttpHandler = async (received) => {
      const { socket } = (received as unknown as { incoming: IncomingMessage }).incoming
      read = () => socket.bytesRead
      return { status: 200, headers: {}, stream: new ReadableStream() }
    }
    const { port, close } = await listen(handler, { port: 0, hostname: '127.0.0.1' })
    onTestFinished(close)
    const all = REQUEST.repeat(200_000)
    const socket = connect(port, '127.0.0.1')
    socket.write(all)
    let before = -1
    for (; before < read() || before <= 0; await sleep(300)) before = read()
    expect(before).toBeLessThan(all.length / 4)
    socket.destroy()
  })

  test('gets all its responses once it reads, whole and in their order, however long one takes', async () => {
    const { port, asked } = await serving(300, 1500)
    const { socket } = silent(port, 2)
    await expect.poll(asked, PATIENT).toBe(1)
    await sleep(100)
    let text = ''
    socket.setEncoding('latin1').on('data', (part: string) => (text += part))
    socket.resume()
    await expect.poll(() => text.length, PATIENT).toBeGreaterThan(2 * LARGE.length)
    expect(text.split(`\r\n\r\n${LARGE}`).map((head) => head.split('\r\n')[0])).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      '',
    ])
    expect(asked()).toBe(2)
  })
})

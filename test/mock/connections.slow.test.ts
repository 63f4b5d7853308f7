/** The connections of a command: those that clients keep, leave or read slowly, and what a signal does to them. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
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

test('a second signal ends the command at once', async () => {
  const { command, url, port } = await startMock()
  const body = JSON.stringify({ operation_id: 'getCredits', delay_ms: 60_000 })
  const fault = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect((await fetch(`http://127.0.0.1:${port}/_mock/faults`, fault)).status).toBe(204)
  const lost = fetch(url, { headers }).catch(() => 'lost')
  await new Promise((resolve) => setTimeout(resolve, 200))
  command.process.kill('SIGINT')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(command.process.exitCode).toBeNull()
  command.process.kill('SIGINT')
  expect(await command.exited).toBe(130)
  expect(await lost).toBe('lost')
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

test('twenty clients that close their connections read the responses to bodies that nobody reads', async () => {
  const { url } = await startMock()
  const body = new Uint8Array(30_000_000)
  const send = () =>
    new Promise((resolve) => {
      const init = { method: 'POST', agent: false, headers: { ...headers, 'content-length': body.length } } as const
      const sent = request(`${url}/nothing`, init)
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', resolve)
      sent.end(body)
    })
  for (let round = 0; round < 3; round++)
    expect(await Promise.all(Array.from({ length: 20 }, send))).toEqual(Array(20).fill(404))
})

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

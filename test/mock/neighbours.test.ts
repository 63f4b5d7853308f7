/** What one client does to others, in the process that users start: its receivers, its sockets and its pages. */
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Command, freePort, listen, ready, start } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { receiver } from './behaviour/receiver.js'

let origin: string
let command: Command

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const flags = ['--port', String(port), '--quiet', '--task-ms', '20', '--allow-http-callbacks']
  command = start('src/mock/node/cli.ts', flags)
  await ready(origin, command)
})
afterAll(() => void command.process.kill('SIGKILL'))

async function send(method: string, path: string, body: object, key = newKey()): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', connection: 'close' }
  return (await fetch(origin + path, { method, headers, body: JSON.stringify(body) })).status
}

describe('a receiver that never responds', () => {
  const slow = newKey()
  const startTask = (url: string, key?: string) =>
    send('POST', '/v1/tasks', { prompt: 'A poster', callback_url: url }, key)

  beforeAll(async () => {
    const silent = createServer(() => {})
    const url = await listen(silent)
    await send('PUT', `/_mock/keys/${slow}`, { credits: 10_000 })
    for (let sent = 0; sent < 60; sent++) expect(await startTask(url, slow)).toBe(202)
    return () => silent.closeAllConnections()
  })

  test("delays no other key's webhook", async () => {
    const hook = await receiver()
    onTestFinished(hook.close)
    const began = performance.now()
    expect(await startTask(hook.url)).toBe(202)
    await expect.poll(() => hook.received.length, { timeout: 5000 }).toBe(1)
    expect(performance.now() - began).toBeLessThan(3000)
  })

  test('delays a move of the clock once, and not at each of its steps', async () => {
    const began = performance.now()
    expect(await send('POST', '/_mock/clock', { move_ms: 60_000 })).toBe(200)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

test('sockets that name the length of a large body and wait take no room from others', async () => {
  const head = [
    'POST /v1/uploads HTTP/1.1',
    'host: a',
    `authorization: Bearer ${newKey()}`,
    'content-type: multipart/form-data; boundary=part',
    'content-length: 33554432',
  ]
  for (let opened = 0; opened < 40; opened++) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n--part`, resolve))
  }
  const image = `data:image/png;base64,${'A'.repeat(5_000_000)}`
  expect(await send('POST', '/v1/tasks', { prompt: 'A poster', image })).toBe(202)
})

describe('a state that is put', () => {
  const put = (body: string) =>
    fetch(`${origin}/_mock/state`, { method: 'PUT', body, headers: { connection: 'close' } })

  test('may be whatever the mock returns, as deep and as long as bodies may be', async () => {
    const deep = JSON.parse('['.repeat(60) + ']'.repeat(60))
    expect(await send('POST', '/_mock/faults', { operation_id: 'getCredits', status: 500, body: deep })).toBe(204)
    const prompt = 'x"'.repeat(300_000)
    for (let sent = 0; sent < 5; sent++) expect(await send('POST', '/v1/tasks', { prompt, own: deep })).toBe(202)
    const state = await (await fetch(`${origin}/_mock/state`)).text()
    expect(state.length).toBeGreaterThan(4_000_000)
    expect((await put(state)).status).toBe(204)
  })

  test.each([
    ['brackets', '['.repeat(10_000_000), 'nested too deeply'],
    ['teams', `{"format":1,"day":"a","limits":true,"teams":[${'{"name":"team"},'.repeat(625_000)}{}]}`, 'is required'],
    ['names', `{${Array.from({ length: 800_000 }, (_, index) => `"k${index}":1`).join(',')}}`, 'too many members'],
  ])('may be ten megabytes of %s, which are a 400 and stop nobody', async (_, body, message) => {
    let slowest = 0
    let isDone = false
    const response = put(body).finally(() => (isDone = true))
    for (; !isDone; await sleep(10)) {
      const began = performance.now()
      await fetch(`${origin}/_mock/health/live`, { headers: { connection: 'close' } })
      slowest = Math.max(slowest, performance.now() - began)
    }
    expect([(await response).status, await (await response).text()]).toEqual([400, expect.stringContaining(message)])
    expect(slowest).toBeLessThan(3000)
  })
})

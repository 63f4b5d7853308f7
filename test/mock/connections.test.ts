import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMock } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'

const authorization = `Bearer ${newKey()}`

/** Sends a request on a connection of its own. Resolves to its status and its Connection header, or to the code of its error. */
function get(url: string, agent: Agent): Promise<{ status?: number; connection?: string | undefined; error?: string }> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { authorization } }, (response) => {
      const { statusCode: status = 0, headers } = response.resume()
      response.on('end', () => resolve({ status, connection: headers.connection }))
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }))
      .end()
  })
}

const keepAlive = () => new Agent({ keepAlive: true, maxSockets: 1 })

test('a mock that closes lets a request in flight finish, and takes no new connection', async () => {
  const mock = await createMock()
  const { baseUrl } = await mock.listen()
  mock.setFault({ operationId: 'getCredits', delayMs: 300 })
  const [first, second] = [keepAlive(), keepAlive()]
  const inFlight = get(`${baseUrl}/credits`, first)
  await get(`${baseUrl}/voices`, second)
  const closed = mock.close()
  // This connection was idle when the mock began to close: a request that was on its way still gets its response.
  expect(await get(`${baseUrl}/voices`, second)).toEqual({ status: 200, connection: 'close' })
  expect(await get(`${baseUrl}/voices`, keepAlive())).toEqual({ error: 'ECONNREFUSED' })
  expect(await inFlight).toEqual({ status: 200, connection: 'close' })
  await closed
})

test('a mock that closes does not wait for connections without a request', async () => {
  const mock = await createMock()
  const { baseUrl, port } = await mock.listen()
  const agent = keepAlive()
  await get(`${baseUrl}/credits`, agent)
  const silent = connect(port, '127.0.0.1')
  await new Promise((resolve) => silent.once('connect', resolve))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const late = new Promise((resolve) => setTimeout(resolve, 5000, 'late'))
  expect(await Promise.race([mock.close(), late])).toBeUndefined()
})

test('a mock that closes survives a client that stops in the middle of a request', async () => {
  const mock = await createMock()
  const { port } = await mock.listen()
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve) => socket.write('GET /v1/cre', resolve))
  const closed = mock.close()
  await new Promise((resolve) => setTimeout(resolve, 150))
  socket.end()
  await closed
})

test('a second listen rejects, a second close does nothing, and the port is free afterwards', async () => {
  const mock = await createMock()
  const { baseUrl, port } = await mock.listen()
  expect(baseUrl).toBe(`http://127.0.0.1:${port}/v1`)
  await expect(mock.listen()).rejects.toThrow('already listening')
  await Promise.all([mock.close(), mock.close()])
  await mock.listen({ port })
  await mock.close()
  await mock.close()
})

test('a mock that listens on all addresses is reached at a loopback address', async () => {
  const mock = await createMock()
  const { origin, port } = await mock.listen({ hostname: '0.0.0.0' })
  expect(origin).toBe(`http://127.0.0.1:${port}`)
  expect((await fetch(`${origin}/_mock/health`)).status).toBe(200)
  await mock.close()
})

test('listening on a port leaves the global classes alone', async () => {
  const before = [globalThis.Request, globalThis.Response]
  const mock = await createMock()
  const { baseUrl } = await mock.listen()
  expect((await fetch(`${baseUrl}/canvases`)).status).toBe(401)
  expect([globalThis.Request, globalThis.Response]).toEqual(before)
  await mock.close()
})

test('a client whose upload is too large reads the 413, not a broken connection', async () => {
  const mock = await createMock()
  onTestFinished(() => mock.close())
  const { baseUrl } = await mock.listen()
  let parts = 0
  const body = new ReadableStream({
    pull: (controller) => (parts++ < 60 ? controller.enqueue(new Uint8Array(1_000_000)) : controller.close()),
  })
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=part' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  for (const chunked of [false, true]) {
    const upload = chunked ? init : { method: 'POST', headers, body: new Uint8Array(60_000_000) }
    expect((await fetch(`${baseUrl}/uploads`, upload)).status).toBe(413)
  }
})

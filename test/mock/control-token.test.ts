/** Who may control a mock: everyone on its machine, or everyone who has the token. */
import { Agent, get, type RequestOptions } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../src/mock/index.js'
import { isLoopback } from '../../src/mock/request/origin.js'
import { newKey } from '../support/requests.js'

const TOKEN = 's3cret-token'

async function listening(options: MockOptions, hostname = '127.0.0.1'): Promise<{ mock: Mock; origin: string }> {
  const mock = await createMock(options)
  onTestFinished(() => mock.close())
  return { mock, origin: (await mock.listen({ hostname })).origin }
}

const ask = async (url: string, headers: HeadersInit = {}) => {
  const response = await fetch(url, { headers })
  const { error, ...body } = (await response.json()) as { error?: { message: string } }
  return { status: response.status, challenge: response.headers.get('www-authenticate'), message: error?.message, body }
}

const BEYOND = /listens beyond loopback.*--control-token/

test.each<[how: string, options: MockOptions, hostname: string, message: RegExp]>([
  ['with a token', { controlToken: TOKEN }, '127.0.0.1', /--control-token/],
  ['with a token that listens beyond loopback', { controlToken: TOKEN }, '0.0.0.0', /--control-token/],
  ['without one that listens beyond loopback', {}, '0.0.0.0', BEYOND],
])('a mock %s can only be controlled with it, and serves the API to keys', async (_, options, hostname, message) => {
  const { mock, origin } = await listening(options, hostname)
  for (const authorization of [
    '',
    `Bearer ${TOKEN}x`,
    'Bearer undefined',
    `Bearer ${newKey()}`,
    TOKEN,
    `Basic ${TOKEN}`,
  ])
    expect(await ask(`${origin}/_mock/requests`, { authorization })).toMatchObject({
      status: 401,
      challenge: 'Bearer',
      message: expect.stringMatching(message),
    })
  for (const path of ['/_mock/state', '/_mock/openapi.json', '/_mock/nothing'])
    expect((await ask(origin + path)).status).toBe(401)
  const status = options.controlToken ? 200 : 401
  for (const authorization of [`Bearer ${TOKEN}`, `bearer ${TOKEN}`]) {
    expect((await ask(`${origin}/_mock/requests`, { authorization })).status).toBe(status)
    const page = { authorization, origin: 'https://app.test' }
    expect((await ask(`${origin}/_mock/requests`, page)).status).toBe(403)
    expect((await ask(`${origin}/v1/credits`, { authorization })).status).toBe(401)
  }
  expect((await ask(`${origin}/v1/credits`, { authorization: `Bearer ${newKey()}` })).status).toBe(200)
  expect(mock.requests()).toHaveLength(3)
})

test('a mock at a loopback address needs no token', async () => {
  const { origin } = await listening({}, 'localhost')
  expect((await ask(`${origin}/_mock/requests`)).status).toBe(200)
  for (const name of ['localhost', 'app.localhost', '127.0.0.2', '::1', '[::1]']) expect(isLoopback(name)).toBe(true)
  for (const name of ['0.0.0.0', '::', '10.127.0.0.1', '127.0.0.1.app.test', 'localhost.app.test'])
    expect(isLoopback(name)).toBe(false)
})

describe('health', () => {
  /** Resolves to the status and the body of a response. `fetch` sends no other host than that of the URL. */
  const read = (url: string, options: RequestOptions) =>
    new Promise((resolve, reject) => {
      get(url, options, (response) => {
        let text = ''
        response.on('data', (part) => (text += part)).on('end', () => resolve([response.statusCode, JSON.parse(text)]))
      }).on('error', reject)
    })

  test.each([
    ['/_mock/health', 'ready'],
    ['/_mock/health/ready', 'ready'],
    ['/_mock/health/live', 'live'],
  ])('%s may be asked by any host, without a token', async (path, status) => {
    for (const [options, hostname] of [
      [{ controlToken: TOKEN }, '127.0.0.1'],
      [{}, '0.0.0.0'],
    ] as const) {
      const { origin } = await listening(options, hostname)
      expect(await read(origin + path, { headers: { host: 'mock.cluster.test' } })).toMatchObject([200, { status }])
    }
  })

  test('is not ready while the mock stops, and still live', async () => {
    const { mock, origin } = await listening({})
    const agents = ['ready', 'live'].map((name) => ({ name, agent: new Agent({ keepAlive: true, maxSockets: 1 }) }))
    for (const { name, agent } of agents) await read(`${origin}/_mock/health/${name}`, { agent })
    const closed = mock.close()
    const responses = agents.map(({ name, agent }) => read(`${origin}/_mock/health/${name}`, { agent }))
    expect(await Promise.all(responses)).toMatchObject([
      [503, { error: { message: 'The mock is stopping.' } }],
      [200, { status: 'live' }],
    ])
    await closed
  })
})

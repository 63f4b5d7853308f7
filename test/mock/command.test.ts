/** The command as it runs: what it prints, and how it ends. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { isLegacy, NEWEST, OLDEST } from '../support/versions.js'

const CLI = 'src/mock/node/cli.ts'

describe('a mock that runs', () => {
  let port: number
  let mock: Command

  beforeAll(async () => {
    port = await freePort()
    mock = start(CLI, ['--port', String(port), '--task-ms', '1', '--public-callbacks'])
    await ready(`http://127.0.0.1:${port}/openapi/canvas.json`, mock)
  })

  afterAll(() => mock.stop())

  test('prints where everything is', () => {
    const output = mock.output()
    for (const path of ['/v1', '/mcp']) expect(output).toContain(`http://127.0.0.1:${port}${path}`)
    expect(output).toContain(`http://127.0.0.1:${port}/openapi/{canvas,${VERSIONS.join(',')}}.json`)
    expect(output).not.toContain('Warning')
  })

  test('prints a request for each version that works unchanged', async () => {
    const lines = mock
      .output()
      .split('\n')
      .filter((line) => line.trim().startsWith('curl '))
    expect(lines).toHaveLength(VERSIONS.length)
    const bodies = await Promise.all(
      lines.map(async (line) => {
        const [url = ''] = /http\S+/.exec(line) ?? []
        const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
          ([, name = '', value = '']): [string, string] => [name, value],
        )
        return (await fetch(url, { headers })).json()
      }),
    )
    const id = 'task_01JTS3C4DWA7N36096Q14DR9GP'
    expect(bodies).toMatchObject(
      VERSIONS.map((version) =>
        isLegacy(version) ? { job_id: id, status: 'completed' } : { id, status: 'succeeded' },
      ),
    )
  })

  test('prints one line for a request', async () => {
    await fetch(`http://127.0.0.1:${port}/v1/nowhere?a=1`)
    await expect
      .poll(() => mock.output())
      .toMatch(new RegExp(`404 {2}GET +/v1/nowhere\\?a=1 .*${OLDEST} .*ms  This API has no path /nowhere\\.\\n`))
  })

  test('prints a warning below the line of a request with an unknown field', async () => {
    const headers = { authorization: 'Bearer service_live_0b', 'content-type': 'application/json' }
    await fetch(`http://127.0.0.1:${port}/v1/tasks`, { method: 'POST', headers, body: '{"promt":"A poster"}' })
    const line =
      / 202 {2}POST +\/v1\/tasks {2}createTask .*\n +Warning: `promt` is not a known field\. Did you mean `prompt`\?\n/
    await expect.poll(() => mock.output()).toMatch(line)
  })

  test('calls public addresses over HTTPS alone, and enforces no limits without the flag', async () => {
    const headers = { authorization: 'Bearer service_live_0c', 'content-type': 'application/json' }
    const start = (body: object) =>
      fetch(`http://127.0.0.1:${port}/v1/tasks`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect((await start({ callback_url: 'http://127.0.0.1:9/' })).status).toBe(422)
    const body = { prompt: 'x', callback_url: 'https://127.0.0.1:49151/' }
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await start(body)).status))
    expect(new Set(statuses)).toEqual(new Set([202]))
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/_mock/deliveries`)).text(), { timeout: 20_000 })
      .toContain('is not a public address')
  })

  test('ends on SIGTERM', async () => {
    expect(await mock.stop()).toBe(0)
  })
})

describe('a mock that environment variables configure', () => {
  const TOKEN = 'from-the-environment'
  const KEY = 'service_live_0123456789abcdef'
  let port: number
  let origin: string
  let mock: Command

  beforeAll(async () => {
    port = await freePort()
    origin = `http://127.0.0.1:${port}`
    mock = start(CLI, ['--task-ms', '50'], {
      CANVAS_MOCK_PORT: String(port),
      CANVAS_MOCK_HOST: '0.0.0.0',
      CANVAS_MOCK_ALLOW_HOST: 'mock.test, other.test',
      CANVAS_MOCK_CONTROL_TOKEN: TOKEN,
      CANVAS_MOCK_LOG: 'json',
      CANVAS_MOCK_EMPTY: 'true',
      CANVAS_MOCK_STRICT: 'false',
      CANVAS_MOCK_LIMITS: '0',
      CANVAS_MOCK_QUIET: '',
      CANVAS_MOCK_DATE: '',
      CANVAS_MOCK_TASK_MS: '60000',
      CANVAS_MOCK_ALLOW_HTTP_CALLBACKS: 'true',
    })
    await ready(`${origin}/_mock/health`, mock)
  })

  afterAll(() => mock.stop())

  const call = (path: string, body?: object, more: Record<string, string> = {}) =>
    fetch(origin + path, {
      headers: {
        authorization: `Bearer ${KEY}`,
        'service-version': NEWEST,
        'content-type': 'application/json',
        ...more,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const lines = () =>
    mock
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  test('has what they say; a flag wins', async () => {
    const task = { prompt: 'A poster', callback_url: 'http://127.0.0.1:49151/' }
    const { id } = (await (await call('/v1/tasks', task)).json()) as { id: string }
    await expect
      .poll(async () => (await (await call(`/v1/tasks/${id}`)).json()).status, { timeout: 5000 })
      .toBe('succeeded')
    const deliveries = () => call('/_mock/deliveries', undefined, { authorization: `Bearer ${TOKEN}` })
    await expect.poll(async () => (await deliveries()).text()).toContain('ECONNREFUSED')
    expect((await call('/v1/tasks', { promt: 'A poster' })).status).toBe(202)
    // With limits, a key has 120 requests in a minute.
    const asked = await Promise.all(Array.from({ length: 121 }, () => call('/v1/credits')))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
    await expect.poll(() => lines().filter(({ operation }) => operation === 'getCredits')).toHaveLength(121)
    // A mock that listens at 127.0.0.1 alone cannot be reached here.
    const another = process.platform === 'darwin' ? origin : origin.replace('127.0.0.1', '127.0.0.2')
    expect((await fetch(`${another}/_mock/health`)).status).toBe(200)
    expect((await (await call('/v1/brand-kits')).json()).data).toEqual([])
    const statusFor = (host: string) =>
      new Promise((resolve) => {
        const headers = { host, authorization: `Bearer ${TOKEN}` }
        get(`${origin}/_mock/requests`, { headers }, (response) => resolve(response.resume().statusCode))
      })
    const statuses = ['mock.test', 'other.test', 'rebound.test'].map(statusFor)
    expect(await Promise.all(statuses)).toEqual([200, 200, 403])
    expect((await call('/_mock/requests')).status).toBe(401)
  })

  test('is healthy by the check of the image', async () => {
    const [, check = ''] = /^HEALTHCHECK .*CMD (.*)$/m.exec(readFileSync(inRoot('src/mock/Dockerfile'), 'utf8')) ?? []
    const [, ...args] = JSON.parse(check) as string[]
    const env = { ...process.env, CANVAS_MOCK_PORT: String(port) }
    await promisify(execFile)(process.execPath, args, { env })
  })

  test('prints one JSON object a line, in which a key cannot be read', async () => {
    const before = lines().length
    const own = await call('/v1/tasks?limit=1', undefined, { 'x-request-id': 'c'.repeat(201) })
    await call('/v1/tasks', { promt: 'A poster' })
    await call('/v1/nothing', undefined, { authorization: '' })
    await expect.poll(() => lines().length).toBe(before + 3)
    expect(lines()[0]).toEqual({ time: expect.any(String), message: 'The mock is ready.', url: `${origin}/v1` })
    const id = own.headers.get('x-request-id')
    expect(id).toMatch(/^req_/)
    expect(lines().slice(before)).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        request_id: id,
        client_request_id: 'c'.repeat(200),
        key: '…cdef',
        method: 'GET',
        path: '/v1/tasks',
        operation: 'listTasks',
        version: NEWEST,
        status: 200,
        ms: expect.toSatisfy((ms) => /^\d+(\.\d)?$/.test(ms)),
      },
      expect.objectContaining({ operation: 'createTask', status: 202, warning: expect.stringContaining('`promt`') }),
      expect.objectContaining({ path: '/v1/nothing', version: NEWEST, status: 404 }),
    ])
    expect(Object.keys(lines().at(-1) ?? {})).not.toContain('key')
    expect(mock.output()).not.toContain(KEY)
  })

  test('counts requests for Prometheus by operation, version and status, from the first time that it is asked', async () => {
    const metrics = async () => {
      const response = await fetch(`${origin}/metrics`)
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
      return response.text()
    }
    const before = await metrics()
    expect(before).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(before).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    for (let made = 0; made < 3; made++) await call('/v1/tasks')
    await call('/v1/nothing')
    const text = await metrics()
    const count = (labels: string) => `canvas_mock_request_duration_seconds_count{${labels}}`
    expect(text).toContain(`${count(`operation="listTasks",version="${NEWEST}",status="200"`)} 3\n`)
    expect(text).toContain(`${count(`operation="",version="${NEWEST}",status="404"`)} 1\n`)
    expect(text).not.toContain('cdef')
  })
})

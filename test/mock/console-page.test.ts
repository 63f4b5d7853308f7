/** The page at `/_mock/`, and what it reads of the control. */
import { expect, onTestFinished, test } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../src/mock/index.js'
import { VERSIONS } from '../support/documents.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'

async function newMock(options?: MockOptions): Promise<Mock> {
  const mock = await createMock(options)
  onTestFinished(() => mock.close())
  return mock
}

const ORIGIN = 'http://mock.test'

async function read<Body>(mock: Mock, path: string): Promise<Body> {
  return (await mock.fetch(`${ORIGIN}/_mock${path}`)).json() as Promise<Body>
}

test.each([
  ['', 'text/html'],
  ['console.js', 'text/javascript'],
  ['console.css', 'text/css'],
])('GET /_mock/%s needs no token', async (path, type) => {
  const mock = await newMock({ controlToken: 'secret' })
  const { status, headers } = await mock.fetch(`${ORIGIN}/_mock/${path}`)
  expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
})

test('a file that the page does not have needs the token', async () => {
  const mock = await newMock({ controlToken: 'secret' })
  expect((await mock.fetch(`${ORIGIN}/_mock/console.ts`)).status).toBe(401)
})

test('the page allows no inline code and no other host', async () => {
  const mock = await newMock()
  const page = await mock.fetch(`${ORIGIN}/_mock/`)
  const script = await mock.fetch(`${ORIGIN}/_mock/console.js`)
  const text = await page.text()
  expect(text).not.toMatch(/<script(?! type="module" src="console\.js"><)|<style|style=|https?:/)
  expect(text).toMatch(/<noscript>[\s\S]*\/_mock\/requests[\s\S]*<\/noscript>/)
  expect(await script.text()).not.toMatch(/\beval\(|new Function\b|https?:\/\/(?!127\.0\.0\.1|docs\.|www\.w3\.org)/)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';")
  expect((await mock.fetch(`${ORIGIN}/_mock/`, { headers: { host: 'app.test' } })).status).toBe(403)
})

test('GET /_mock is redirected to the page', async () => {
  const mock = await newMock({ controlToken: 'secret' })
  const { status, headers } = await mock.fetch(`${ORIGIN}/_mock`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([308, '/_mock/'])
})

test('GET /_mock/settings shows the clock, the day, the limits, the faults that are left and the keys', async () => {
  const mock = await newMock({ limits: true, date: '2026-05-05', errorsPage: '/errors.html' })
  const [first, second] = [newKey(), newKey()]
  for (const key of [first, second])
    await mock.fetch(`${ORIGIN}/v1/credits`, { headers: { authorization: `Bearer ${key}` } })
  mock.setFault({ operationId: 'getCredits', delayMs: 5, times: 2, key: first })
  expect(await read(mock, '/settings')).toEqual({
    now: expect.stringMatching(/Z$/),
    next_due_in_ms: null,
    date: '2026-05-05',
    default_version: expect.any(String),
    versions: VERSIONS,
    limits: true,
    faults: [{ operation_id: 'getCredits', delay_ms: 5, times: 2, key: first }],
    keys: [second, first],
    errors_page: '/errors.html',
  })
})

type Shown = {
  credits: number
  tasks: { id: string; kind: string; status: string; next_change_in_ms: number | null }[]
  canvases: { id: string }[]
  files: object[]
  deliveries: { id: string; attempts: object[]; next_attempt_in_ms: number | null; secret: string; body: string }[]
}

test('GET /_mock/workspaces/{key} shows when tasks change, and what was signed for each attempt', async () => {
  const mock = await newMock({ taskMs: 60_000, receiveWebhook: () => new Response('Out of order', { status: 500 }) })
  const key = newKey()
  mock.defineKey({ key, secret: 'my secret' })
  const post = (path: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'service-version': NEWEST }
    return mock.fetch(`${ORIGIN}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const shown = () => read<Shown>(mock, `/workspaces/${key}`)
  await post('/tasks', { prompt: 'A poster', callback_url: 'https://hooks.example.com/a' })
  await post('/media/generate-3d', { prompt: 'A chair' })
  const before = await shown()
  const changes = before.tasks.filter(({ next_change_in_ms: wait }) => wait !== null)
  expect(before.tasks.slice(0, 2)).toEqual(changes)
  expect(changes.map(({ kind, status }) => [kind, status]).sort()).toEqual([
    ['design', 'queued'],
    ['generate_3d', 'queued'],
  ])
  expect(changes.find(({ kind }) => kind === 'design')?.next_change_in_ms).toBeLessThanOrEqual(6000)
  await mock.moveClock(60_000)
  const { tasks, canvases, files, deliveries } = await shown()
  expect(tasks.find(({ id }) => id === changes[0]?.id)).toMatchObject({ status: 'succeeded', next_change_in_ms: null })
  expect([canvases.length, files.length]).toEqual([before.canvases.length + 1, before.files.length])
  const attempt = { at: expect.any(String), attempt: 1, status: 500, error: null, excerpt: 'Out of order' }
  expect(deliveries[0]).toMatchObject({
    attempts: [attempt],
    secret: 'my secret',
    body: expect.stringMatching(/^\{"id"/),
  })
  expect(deliveries[0]?.next_attempt_in_ms).toBeGreaterThan(0)
  expect(deliveries[0]?.next_attempt_in_ms).toBeLessThanOrEqual(1000)
})

test('GET /_mock/workspaces/{key} lists the newest task first, of whatever kind', async () => {
  const mock = await newMock({ empty: true })
  const key = newKey()
  const ids = ['02', '04', '01'].map(
    (day) => mock.workspace(key).add('task', { status: 'failed', created_at: `2026-03-${day}T00:00:00Z` }).id,
  )
  const layerize = mock.workspace(key).add('layerize_task', { status: 'failed', created_at: '2026-03-03T00:00:00Z' })
  const { tasks } = await read<Shown>(mock, `/workspaces/${key}`)
  expect(tasks.map(({ id }) => id)).toEqual([ids[1], layerize.id, ids[0], ids[2]])
})

test('GET /_mock/workspaces/{key} says what is wrong with a key', async () => {
  const mock = await newMock()
  const key = newKey()
  mock.deleteKey(key)
  for (const [path, message] of [
    [key, `The key ${key} was deleted.`],
    ['none', 'none is not a key of the form service_live_0123abcd.'],
  ])
    expect(await read(mock, `/workspaces/${path}`)).toMatchObject({ error: { message } })
})

test('GET /_mock/requests takes a limit, and lists the newest', async () => {
  const mock = await newMock()
  for (const path of ['credits', 'voices', 'organizations']) await mock.fetch(`${ORIGIN}/v1/${path}`)
  const { requests } = await read<{ requests: { path: string }[] }>(mock, '/requests?limit=2')
  expect(requests.map(({ path }) => path)).toEqual(['/v1/voices', '/v1/organizations'])
  expect(mock.requests({ limit: 1 }).map(({ path }) => path)).toEqual(['/v1/organizations'])
  expect((await mock.fetch(`${ORIGIN}/_mock/requests?limit=0`)).status).toBe(400)
})

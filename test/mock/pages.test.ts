/** The pages that a mock serves: their samples call that mock, and its errors lead to the page of errors. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_ORIGIN } from '../../docs/site/urls.js'
import { DEFAULT_ORIGIN as OWN } from '../../src/mock/addresses.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { pagesOf } from '../../src/mock/node/pages.js'
import { contract } from '../support/contract.js'
import { newKey } from '../support/requests.js'

type Envelope = { error: { code: string; doc_url: string } }

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const SAMPLE = `<pre>curl ${DEFAULT_ORIGIN}/v1/tasks</pre> ${DEFAULT_ORIGIN}/mcp`
let mock: Mock
let plain: Mock

beforeAll(async () => {
  for (const name of ['index.html', 'guide.md', 'llms.txt', 'document.json', 'app.js'])
    writeFileSync(join(folder, name), SAMPLE)
  mock = await createMock({ contract, pages: pagesOf(folder), errorsPage: '/errors.html' })
  plain = await createMock({ contract })
})

afterAll(async () => {
  await mock.close()
  rmSync(folder, { recursive: true })
})

async function page(url: string): Promise<string> {
  return (await mock.fetch(new Request(url))).text()
}

async function errorOf(url: string, init: RequestInit = {}, of = mock): Promise<Envelope['error']> {
  return ((await (await of.fetch(new Request(url, init))).json()) as Envelope).error
}

test('the samples call the origin of the mock', () => {
  expect(DEFAULT_ORIGIN).toBe(OWN)
})

test.each(['', 'guide.md', 'llms.txt', 'document.json'])(
  'the samples of /%s call the origin of the request',
  async (name) => {
    for (const origin of ['http://localhost:5123', 'https://mock.example', 'http://[::1]:4010', DEFAULT_ORIGIN])
      expect(await page(`${origin}/${name}`)).toBe(SAMPLE.replaceAll(DEFAULT_ORIGIN, origin))
  },
)

test('a file or host that could break out of a sample changes nothing', async () => {
  expect(await page('http://localhost:5123/app.js')).toBe(SAMPLE)
  for (const host of [`a'b`, 'a"b', 'a$b', 'a`b']) expect(await page(`http://${host}:4010/`)).toBe(SAMPLE)
})

test('a browser gets a page for an unknown address, and a program an error in JSON', async () => {
  writeFileSync(join(folder, '404.html'), SAMPLE)
  const response = await mock.fetch(
    new Request(`${DEFAULT_ORIGIN}/no/such/page`, { headers: { accept: 'text/html,*/*' } }),
  )
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await response.text()).toBe(SAMPLE)
  expect((await errorOf(`${DEFAULT_ORIGIN}/no/such/page`)).code).toBe('not_found')
  expect((await errorOf(`${DEFAULT_ORIGIN}/v1/none`, { headers: { accept: 'text/html' } })).code).not.toBe('')
  rmSync(join(folder, '404.html'))
})

test('every error links to its entry on the page of errors', async () => {
  const authorization = `Bearer ${newKey()}`
  const cases: [string, RequestInit, string][] = [
    ['/v1/canvases', {}, 'authentication'],
    ['/v1/canvases', { headers: { 'service-version': '2025-01-01' } }, 'unsupported_version'],
    [
      '/v1/tasks',
      { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: '{"x":' },
      'invalid_request',
    ],
    ['/v1/nothing', {}, 'not_found'],
    ['/nothing', {}, 'not_found'],
    ['/mcp', { method: 'POST' }, 'authentication'],
  ]
  for (const [path, init, code] of cases) {
    const error = await errorOf(`http://localhost:5123${path}`, init)
    expect(error).toMatchObject({ code, doc_url: `http://localhost:5123/errors.html#${code}` })
  }
})

test('the status of a fault links to the page of errors', async () => {
  mock.setFault({ operationId: 'getCredits', status: 503 })
  const error = await errorOf('http://localhost:5123/v1/credits', { headers: { authorization: `Bearer ${newKey()}` } })
  expect(error).toMatchObject({ code: 'upstream_error', doc_url: 'http://localhost:5123/errors.html#upstream_error' })
})

test('errors of the tool server and the server link to the page of errors', async () => {
  const { origin, port } = await mock.listen()
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'start_design_task', arguments: { format: {} } },
  }
  const headers = {
    authorization: `Bearer ${newKey()}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const response = await fetch(`${origin}/mcp`, { method: 'POST', headers, body: JSON.stringify(call) })
  expect(await response.text()).toContain(`${origin}/errors.html#validation_failed`)

  const raw = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'))
    socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text))
  })
  expect(raw).toContain(`"doc_url":"${origin}/errors.html#invalid_request"`)
})

test('a documented example keeps its doc_url, and so does any error without the page', async () => {
  const documented = 'https://docs.canvas-design.example/errors/'
  const preferred = await errorOf('http://localhost:5123/v1/credits', { headers: { prefer: 'code=404' } })
  expect(preferred.doc_url).toBe(`${documented}not_found`)
  expect((await errorOf('http://localhost:5123/v1/credits', {}, plain)).doc_url).toBe(`${documented}authentication`)
})

test('a page of another host can explain the errors', async () => {
  const elsewhere = await createMock({ contract, errorsPage: 'https://docs.example/api/errors.html' })
  const error = await errorOf('http://localhost:5123/v1/credits', {}, elsewhere)
  expect(error.doc_url).toBe('https://docs.example/api/errors.html#authentication')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['', null, (bytes: Buffer) => bytes],
])('With Accept-Encoding "%s" a page is sent as %s', async (accepted, encoding, unpack) => {
  const answer = await mock.fetch(
    new Request(`${DEFAULT_ORIGIN}/guide.md`, { headers: { 'accept-encoding': accepted } }),
  )
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(unpack(bytes).toString()).toBe(SAMPLE)
})

test('a known page results in a 304 until the page, its encoding or its origin changes', async () => {
  const get = (headers: Record<string, string>, origin = DEFAULT_ORIGIN) =>
    mock.fetch(new Request(`${origin}/changing.html`, { headers }))
  writeFileSync(join(folder, 'changing.html'), SAMPLE)
  const etag = (await get({})).headers.get('etag') ?? ''
  const again = await get({ 'if-none-match': `W/${etag}, "other"` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await get({ 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  expect((await get({ 'if-none-match': etag }, 'http://localhost:5123')).status).toBe(200)
  writeFileSync(join(folder, 'changing.html'), `${SAMPLE} changed`)
  const changed = await get({ 'if-none-match': etag })
  expect([changed.status, await changed.text()]).toEqual([200, `${SAMPLE} changed`])
})

test('a compressed file is sent unchanged', async () => {
  writeFileSync(join(folder, 'en.pf_index'), 'bytes')
  const answer = await mock.fetch(
    new Request(`${DEFAULT_ORIGIN}/en.pf_index`, { headers: { 'accept-encoding': 'br' } }),
  )
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-type'), await answer.text()]).toEqual([
    null,
    'application/octet-stream',
    'bytes',
  ])
})

test('a folder without a slash redirects to the one with it, and a page is found without its extension', async () => {
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'guides/index.html'), 'guides')
  writeFileSync(join(folder, 'gaps.html'), 'gaps')
  const answer = await mock.fetch(new Request(`${DEFAULT_ORIGIN}/guides`))
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/guides/'])
  expect(await page(`${DEFAULT_ORIGIN}/guides/`)).toBe('guides')
  expect(await page(`${DEFAULT_ORIGIN}/gaps`)).toBe('gaps')
  expect((await mock.fetch(new Request(`${DEFAULT_ORIGIN}/nothing`))).status).toBe(404)
  expect((await mock.fetch(new Request(`${DEFAULT_ORIGIN}/..%2f..%2fetc/passwd`))).status).toBe(404)
})

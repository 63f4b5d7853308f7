/** The pages that a mock serves: their samples call that mock, and its errors lead to the page of errors. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_ORIGIN } from '../../scripts/site/places.js'
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

test('The origin of the samples is that of the mock', () => {
  expect(DEFAULT_ORIGIN).toBe(OWN)
})

test.each(['', 'guide.md', 'llms.txt', 'document.json'])(
  'The samples of /%s call the origin of the request',
  async (name) => {
    for (const origin of ['http://localhost:5123', 'https://mock.example', 'http://[::1]:4010', DEFAULT_ORIGIN])
      expect(await page(`${origin}/${name}`)).toBe(SAMPLE.replaceAll(DEFAULT_ORIGIN, origin))
  },
)

test('Programs and hosts that could break out of a sample change nothing', async () => {
  expect(await page('http://localhost:5123/app.js')).toBe(SAMPLE)
  for (const host of [`a'b`, 'a"b', 'a$b', 'a`b']) expect(await page(`http://${host}:4010/`)).toBe(SAMPLE)
})

test('Every error leads to its entry on the page of errors', async () => {
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

test('So does a status that a test has set', async () => {
  mock.setFault({ operationId: 'getCredits', status: 503 })
  const error = await errorOf('http://localhost:5123/v1/credits', { headers: { authorization: `Bearer ${newKey()}` } })
  expect(error).toMatchObject({ code: 'upstream_error', doc_url: 'http://localhost:5123/errors.html#upstream_error' })
})

test('So does what the tool server and the server itself refuse', async () => {
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

test('A documented example stays as it is, and so does every error without the page', async () => {
  const documented = 'https://docs.canvas-design.example/errors/'
  const preferred = await errorOf('http://localhost:5123/v1/credits', { headers: { prefer: 'code=404' } })
  expect(preferred.doc_url).toBe(`${documented}not_found`)
  expect((await errorOf('http://localhost:5123/v1/credits', {}, plain)).doc_url).toBe(`${documented}authentication`)
})

test('A page elsewhere can explain the errors', async () => {
  const elsewhere = await createMock({ contract, errorsPage: 'https://docs.example/api/errors.html' })
  const error = await errorOf('http://localhost:5123/v1/credits', {}, elsewhere)
  expect(error.doc_url).toBe('https://docs.example/api/errors.html#authentication')
})

/** The pages that a mock serves: their samples call that mock, and its errors lead to the page of errors. */
import { mkdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DEFAULT_ORIGIN } from '../../src/mock/http/addresses.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { pagesOf } from '../../src/mock/node/pages.js'
import { contract } from '../support/contract.js'
import { newFolder } from '../support/folders.js'
import { newKey } from '../support/requests.js'
import { rpc } from '../support/rpc.js'
import { sharedMock } from '../support/shared-mock.js'

type Envelope = { error: { code: string; doc_url: string } }

const folder = newFolder()
const SAMPLE = `<pre>curl ${DEFAULT_ORIGIN}/v1/tasks</pre> ${DEFAULT_ORIGIN}/mcp`
for (const name of ['index.html', 'guide.md', 'llms.txt', 'document.json', 'app.js'])
  writeFileSync(join(folder, name), SAMPLE)
const mock = await sharedMock({ contract, pages: pagesOf(folder), errorsPage: '/errors.html' })

const DOCUMENTED = 'https://docs.canvas-design.example/errors/'
const json = { 'content-type': 'application/json' }
const ELSEWHERE = 'http://localhost:5123'
const get = (path: string, headers: Record<string, string> = {}, origin = DEFAULT_ORIGIN) =>
  mock.fetch(new Request(`${origin}/${path}`, { headers }))
const page = async (path: string, origin?: string) => (await get(path, {}, origin)).text()

async function errorOf(path: string, init: RequestInit = {}, asked: Pick<Mock, 'fetch'> = mock) {
  return ((await (await asked.fetch(new Request(ELSEWHERE + path, init))).json()) as Envelope).error
}

test.each(['', 'guide.md', 'llms.txt', 'document.json'])(
  'the samples of /%s call the origin of the request',
  async (name) => {
    for (const origin of [ELSEWHERE, 'https://mock.example', 'http://[::1]:4010', DEFAULT_ORIGIN])
      expect(await page(name, origin)).toBe(SAMPLE.replaceAll(DEFAULT_ORIGIN, origin))
  },
)

test('a file or host that could break out of a sample changes nothing', async () => {
  expect(await page('app.js', ELSEWHERE)).toBe(SAMPLE)
  for (const host of [`a'b`, 'a"b', 'a$b', 'a`b']) expect(await page('', `http://${host}:4010`)).toBe(SAMPLE)
})

test('a browser gets a page for an unknown address, and a program an error in JSON', async () => {
  writeFileSync(join(folder, '404.html'), SAMPLE)
  const response = await get('no/such/page', { accept: 'text/html,*/*' })
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await response.text()).toBe(SAMPLE)
  expect((await errorOf('/no/such/page')).code).toBe('not_found')
  expect((await errorOf('/v1/none', { headers: { accept: 'text/html' } })).code).not.toBe('')
  rmSync(join(folder, '404.html'))
})

test('every error links to its entry on the page of errors', async () => {
  const authorization = `Bearer ${newKey()}`
  mock.setFault({ operationId: 'getCredits', status: 503 })
  const cases: [string, RequestInit, string][] = [
    ['/v1/credits', {}, 'upstream_error'],
    ['/v1/canvases', {}, 'authentication'],
    ['/v1/canvases', { headers: { 'service-version': '2025-01-01' } }, 'unsupported_version'],
    ['/v1/tasks', { method: 'POST', headers: { authorization, ...json }, body: '{"x":' }, 'invalid_request'],
    ['/v1/nothing', {}, 'not_found'],
    ['/nothing', {}, 'not_found'],
    ['/mcp', { method: 'POST' }, 'authentication'],
  ]
  for (const [path, init, code] of cases) {
    const error = await errorOf(path, init)
    expect(error).toMatchObject({ code, doc_url: `${ELSEWHERE}/errors.html#${code}` })
  }
})

test('errors of the tool server and the server link to the page of errors', async () => {
  const { origin, port } = await mock.listen()
  const headers = { authorization: `Bearer ${newKey()}` }
  const call = { name: 'start_design_task', arguments: { format: {} } }
  const { result } = await rpc(`${origin}/mcp`, 'tools/call', call, { headers })
  expect(JSON.stringify(result)).toContain(`${origin}/errors.html#validation_failed`)
  const socket = connect(port, '127.0.0.1')
  socket.write('NOT HTTP\r\n\r\n')
  expect(await text(socket)).toContain(`"doc_url":"${origin}/errors.html#invalid_request"`)
})

test.each([
  ['a documented example', { headers: { prefer: 'code=404' } }, '/errors.html', `${DOCUMENTED}not_found`],
  ['an error of a mock without the page', {}, undefined, `${DOCUMENTED}authentication`],
  ['an error that another host explains', {}, 'https://docs.test/a.html', 'https://docs.test/a.html#authentication'],
])('%s has its own doc_url', async (_, init, errorsPage, url) => {
  const own = await createMock({ contract, ...(errorsPage && { errorsPage }) })
  expect((await errorOf('/v1/credits', init, own)).doc_url).toBe(url)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['', null, (bytes: Buffer) => bytes],
])('With Accept-Encoding "%s" a page is sent as %s', async (accepted, encoding, unpack) => {
  const response = await get('guide.md', { 'accept-encoding': accepted })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')?.split(', ')).toContain('Accept-Encoding')
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(unpack(bytes).toString()).toBe(SAMPLE)
})

test('a known page results in a 304 until the page, its encoding or its origin changes', async () => {
  const read = (headers: Record<string, string>, origin?: string) => get('changing.html', headers, origin)
  writeFileSync(join(folder, 'changing.html'), SAMPLE)
  const etag = (await read({})).headers.get('etag') ?? ''
  const again = await read({ 'if-none-match': `W/${etag}, "other"` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await read({ 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  expect((await read({ 'if-none-match': etag }, ELSEWHERE)).status).toBe(200)
  writeFileSync(join(folder, 'changing.html'), `${SAMPLE} changed`)
  const changed = await read({ 'if-none-match': etag })
  expect([changed.status, await changed.text()]).toEqual([200, `${SAMPLE} changed`])
})

test.each([
  ['css', 'text/css; charset=utf-8', 'br'],
  ['js', 'text/javascript; charset=utf-8', 'br'],
  ['svg', 'image/svg+xml', 'br'],
  ['yaml', 'application/yaml', 'br'],
  ['xml', 'application/xml', 'br'],
  ['wasm', 'application/wasm', 'br'],
  ['png', 'image/png', null],
  ['webp', 'image/webp', null],
  ['ico', 'image/x-icon', null],
  ['woff2', 'font/woff2', null],
  ['pf_index', 'application/octet-stream', null],
])('a file that ends in .%s is sent as %s with the encoding %s', async (ending, type, encoding) => {
  writeFileSync(join(folder, `typed.${ending}`), SAMPLE)
  const { headers } = await get(`typed.${ending}`, { 'accept-encoding': 'br' })
  expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([type, encoding])
})

test('a folder without a slash redirects to the one with it, and a page is found without its extension', async () => {
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'guides/index.html'), 'guides')
  writeFileSync(join(folder, 'gaps.html'), 'gaps')
  const response = await get('guides')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/guides/'])
  expect(await page('guides/')).toBe('guides')
  expect(await page('gaps')).toBe('gaps')
  for (const path of ['nothing', '..%2f..%2fetc/passwd']) expect((await get(path)).status).toBe(404)
})

test('a folder in another place redirects to no other host', async () => {
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/index.html'), 'docs')
  for (const path of ['/evil.example/..%2fdocs', '/evil.example/%2e%2e%2fdocs', '//evil.example/..%2fdocs'])
    expect((await get(path)).headers.get('location')).toMatch(/^\/[^/]/)
})

test('no more than 16 MiB of pages are kept, and the one that was not used for longest is forgotten', async () => {
  const read = async (content: string) => {
    writeFileSync(join(folder, 'kept.txt'), content)
    utimesSync(join(folder, 'kept.txt'), 0, 0)
    return page('kept.txt')
  }
  expect(await read('first')).toBe('first')
  // The time and the size are the same, so what was kept is sent.
  expect(await read('other')).toBe('first')
  const readLarge = async (name: string, mebibytes: number) => {
    writeFileSync(join(folder, name), '')
    truncateSync(join(folder, name), mebibytes * 1024 * 1024)
    await get(name)
  }
  await readLarge('large1', 12)
  expect(await read('other')).toBe('first')
  await readLarge('large2', 12)
  expect(await read('other')).toBe('first')
  await readLarge('large3', 16)
  expect(await read('other')).toBe('other')
})

import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { sharedMock } from '../support/shared-mock.js'

const mock = await sharedMock()
const { port } = await mock.listen({ requestTimeoutMs: 700 })
const KEY = 'Authorization: Bearer service_live_0a'
const JSON_BODY = 'Content-Type: application/json'
const FORM = 'Content-Type: multipart/form-data; boundary=x'

/** Returns a request with these headers, as it is sent. */
function request(line: string, headers: string[] = [KEY], host: string[] = ['Host: a']): string {
  return [`${line} HTTP/1.1`, ...host, ...headers, '', ''].join('\r\n')
}

function post(path: string, body: string | Buffer, type = JSON_BODY): Buffer {
  const head = request(`POST ${path}`, [KEY, type, `Content-Length: ${Buffer.byteLength(body)}`])
  return Buffer.concat([Buffer.from(head), Buffer.from(body)])
}

/** Sends bytes. Resolves to all that comes back until the server closes, or until there are so many responses. */
function raw(text: string | Buffer, responses = 1): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let got = ''
    const end = () => {
      socket.destroy()
      resolve(got)
    }
    socket.setTimeout(5000, end)
    socket.on('data', (chunk) => {
      got += chunk.toString()
      const heads = [...got.matchAll(/HTTP\/1\.1 \d+[\s\S]*?\r\n\r\n/g)]
      const length = heads.reduce(
        (sum, [head]) => sum + head.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0),
        0,
      )
      if (heads.length >= responses && got.length >= length && !/transfer-encoding: chunked/i.test(got)) end()
    })
    socket.on('close', end)
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? end() : reject(error)))
  })
}

/** Returns the status of a response, which must be an envelope with both headers and show nothing of the inside. */
function enveloped(response: string): number {
  const [head = '', body = ''] = response.split('\r\n\r\n')
  const id = /x-request-id: (\S+)/i.exec(head)?.[1]
  expect(head).toMatch(/service-version: 2026-0\d-\d\d/i)
  expect(JSON.parse(body)).toMatchObject({
    error: { request_id: id, type: expect.any(String), code: expect.any(String) },
  })
  expect(response).not.toMatch(/node_modules|\.ts:|\.js:|at async|problem\+json/)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
}

describe('request lines and headers', () => {
  // biome-ignore format: a table has one row a line.
  test.each([
    ['bad percent-encoding', request('GET /v1/tasks/%E0%A4%A'), 400],
    ['bad percent-encoding in the query', request('GET /v1/canvases?limit=%zz'), 400],
    ['an absolute URL that is not valid', request('GET http://', []), 400],
    ['OPTIONS for the whole server', request('OPTIONS *', []), 400],
    ['no host', request('GET /v1/credits', [KEY], []), 400],
    ['a host that is not valid', request('GET /v1/credits', [KEY], ['Host: a b/c']), 400],
    ['a host whose port is not valid', request('GET /v1/credits', [KEY], ['Host: a:99999']), 400],
    ['headers beyond the limit', request('GET /v1/credits', [`X-Long: ${'x'.repeat(20_000)}`]), 431],
    ['a request line that is not HTTP', 'HELLO\r\n\r\n', 400],
    ['a content length that is no number', request('POST /v1/tasks', ['Content-Length: many']), 400],
    ['two content lengths', request('POST /v1/tasks', ['Content-Length: 1', 'Content-Length: 2']), 400],
    ['two keys', request('GET /v1/credits', [KEY, KEY]), 401],
    ['a tunnel', request('CONNECT a:443', []), 405],
    ['an expectation', request('POST /v1/tasks', ['Expect: wonders', 'Content-Length: 1']), 417],
    ['an unknown method', request('PROPFIND /v1/credits'), 405],
    ['a path outside the API', request('GET /nowhere', []), 404],
    ['a path with dots', request('GET /v1/../../etc/passwd', []), 404],
    ['bytes that are no UTF-8', post('/v1/tasks', Buffer.from([0x22, 0xc3, 0x28, 0x22])), 400],
    ['a form whose part has no name', post('/v1/uploads', '--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--', FORM), 400],
    ['a form without a boundary', post('/v1/uploads', '--x--', 'Content-Type: multipart/form-data'), 400],
    ['a form that ends early', post('/v1/uploads', '--x\r\nContent-Disposition: form-data; name="file"', FORM), 400],
  ])('%s results in an error in the envelope', async (_, text, status) => {
    expect(enveloped(await raw(text))).toBe(status)
  })

  test.each([
    ['an absolute URL', 'http://other.test/v1/credits'],
    ['dots', '/v1/voices/.././credits'],
    ['encoded dots', '/v1/voices/%2E%2e/credits'],
  ])('a request line with %s is handled as its path', async (_, target) => {
    expect(await raw(request(`GET ${target}`))).toMatch(/^HTTP\/1\.1 200[\s\S]*"credits_remaining"/)
  })
})

describe('bodies', () => {
  const INCOMPLETE = `${request('POST /v1/tasks', [KEY, JSON_BODY, 'Content-Length: 50'])}{"a`

  test('a form part without a content type is accepted', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n'
    expect(await raw(post('/v1/uploads', form, FORM))).toMatch(/^HTTP\/1\.1 200/)
  })

  test('an incomplete body gets a response after the timeout, and the connection closes', async () => {
    const start = Date.now()
    const response = await raw(INCOMPLETE)
    expect(enveloped(response)).toBe(408)
    expect(Date.now() - start).toBeLessThan(4000)
  })

  test('a body above the limit is rejected with a bare 413 before it is read', async () => {
    const response = await raw(`${request('POST /v1/uploads', [KEY, FORM, 'Content-Length: 99999999999'])}--x`)
    expect(response).toMatch(/^HTTP\/1\.1 413/)
    expect(response.split('\r\n\r\n')[1]).toBe('')
    expect(response).not.toMatch(/^(service-version|x-request-id):/im)
  })
})

test('pipelined requests get their responses in order', async () => {
  const response = await raw(request('GET /v1/credits').repeat(5), 5)
  expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(5)
  expect(response.match(/connection: keep-alive/gi)).toHaveLength(5)
})

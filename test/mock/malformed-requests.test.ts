/** Nothing goes unanswered: what `fetch` cannot send is sent over a raw socket. */
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { sharedMock } from '../support/shared-mock.js'

const mock = await sharedMock()
const { port } = await mock.listen({ requestTimeoutMs: 700 })
const KEY = 'Authorization: Bearer service_live_0a\r\n'

/** Sends bytes. Resolves to all that comes back until the server closes, or until there are so many responses. */
function raw(text: string | Buffer, answers = 1): Promise<string> {
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
      if (heads.length >= answers && got.length >= length && !/transfer-encoding: chunked/i.test(got)) end()
    })
    socket.on('close', end)
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? end() : reject(error)))
  })
}

/** The status of an answer that is a whole envelope with both headers and gives nothing away. */
function enveloped(answer: string): number {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const id = /x-request-id: (\S+)/i.exec(head)?.[1]
  expect(head).toMatch(/service-version: 2026-0\d-\d\d/i)
  expect(JSON.parse(body)).toMatchObject({
    error: { request_id: id, type: expect.any(String), code: expect.any(String) },
  })
  expect(answer).not.toMatch(/node_modules|\.ts:|\.js:|at async|problem\+json/)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
}

const post = (path: string, body: string | Buffer, headers = 'Content-Type: application/json\r\n') =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nHost: a\r\n${KEY}${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    ),
    Buffer.from(body),
  ])

describe('request lines and headers', () => {
  test.each([
    ['bad percent-encoding', `GET /v1/tasks/%E0%A4%A HTTP/1.1\r\nHost: a\r\n${KEY}\r\n`, 400],
    ['bad percent-encoding in the query', `GET /v1/canvases?limit=%zz HTTP/1.1\r\nHost: a\r\n${KEY}\r\n`, 400],
    ['an absolute address that is none', `GET http:// HTTP/1.1\r\nHost: a\r\n\r\n`, 400],
    ['OPTIONS for the whole server', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['no host', `GET /v1/credits HTTP/1.1\r\n${KEY}\r\n`, 400],
    ['a host that is none', `GET /v1/credits HTTP/1.1\r\nHost: a b/c\r\n${KEY}\r\n`, 400],
    ['headers beyond the limit', `GET /v1/credits HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a request line that is none', 'HELLO\r\n\r\n', 400],
    ['a content length that is none', 'POST /v1/tasks HTTP/1.1\r\nHost: a\r\nContent-Length: many\r\n\r\n', 400],
    [
      'two content lengths',
      'POST /v1/tasks HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['an expectation', 'POST /v1/tasks HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nContent-Length: 1\r\n\r\n', 417],
    ['a method that nobody knows', `PROPFIND /v1/credits HTTP/1.1\r\nHost: a\r\n${KEY}\r\n`, 405],
    ['a path outside the API', `GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n`, 404],
    ['a path with dots', `GET /v1/../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n`, 404],
  ])('%s', async (_, text, status) => {
    expect(enveloped(await raw(text))).toBe(status)
  })

  test('a request line with an absolute URL is handled as its path', async () => {
    const answer = await raw(`GET http://other.test/v1/credits HTTP/1.1\r\nHost: a\r\n${KEY}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
  })
})

describe('bodies', () => {
  test.each([
    ['bytes that are no UTF-8', post('/v1/tasks', Buffer.from([0x22, 0xc3, 0x28, 0x22])), 400],
    [
      'a form that ends early',
      post(
        '/v1/uploads',
        '--x\r\nContent-Disposition: form-data; name="file"',
        'Content-Type: multipart/form-data; boundary=x\r\n',
      ),
      400,
    ],
  ])('%s', async (_, bytes, status) => {
    expect(enveloped(await raw(bytes))).toBe(status)
  })

  test('a form part without a content type is accepted', async () => {
    const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n'
    expect(await raw(post('/v1/uploads', form, 'Content-Type: multipart/form-data; boundary=x\r\n'))).toMatch(
      /^HTTP\/1\.1 200/,
    )
  })

  test('an incomplete body is answered after the timeout, and the connection closes', async () => {
    const start = Date.now()
    const answer = await raw(
      `POST /v1/tasks HTTP/1.1\r\nHost: a\r\n${KEY}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a`,
    )
    expect(enveloped(answer)).toBe(408)
    expect(Date.now() - start).toBeLessThan(4000)
  })

  test('a body above the limit is rejected with a bare 413 before it is read', async () => {
    const answer = await raw(
      `POST /v1/uploads HTTP/1.1\r\nHost: a\r\n${KEY}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 99999999999\r\n\r\n--x`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
    expect(answer.split('\r\n\r\n')[1]).toBe('')
    expect(answer).not.toMatch(/^(service-version|x-request-id):/im)
  })

  test('a client that disconnects early does not disturb the others', async () => {
    for (let i = 0; i < 20; i++)
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `POST /v1/tasks HTTP/1.1\r\nHost: a\r\n${KEY}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a`,
          )
          setTimeout(() => socket.destroy(), 5)
        })
        socket.on('close', () => resolve())
      })
    expect(await raw(`GET /v1/credits HTTP/1.1\r\nHost: a\r\n${KEY}\r\n`)).toMatch(/^HTTP\/1\.1 200/)
  })
})

describe('connections', () => {
  test('pipelined requests get their responses in order', async () => {
    const request = `GET /v1/credits HTTP/1.1\r\nHost: a\r\n${KEY}\r\n`
    const answer = await raw(request.repeat(5), 5)
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(5)
    expect(answer.match(/connection: keep-alive/gi)).toHaveLength(5)
  })
})

/** A server that only sends recorded responses of our mock. `node bare.mjs <recorded.json> <port>` */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [, , file, port] = process.argv
const recorded = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ key, status, headers, body }) => [
    key,
    { status, headers, body: Buffer.from(body) },
  ]),
)

createServer((request, response) => {
  request.resume().on('end', () => {
    const { status, headers, body } = recorded.get(
      `${request.method} ${request.url} ${request.headers['content-length'] ?? 0}`,
    )
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
  })
}).listen(Number(port), '127.0.0.1')

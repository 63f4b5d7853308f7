import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Version } from '../../contract/versions.js'
import type { Answer, Connection, Listener, ServeOptions } from '../connection.js'
import { ApiError, outsideApi } from '../errors.js'

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Serves a `fetch` function over HTTP. Requests that Node's parser rejects get a response in the same envelope, which
 * reports the default version. Rejects with
 * the listener's error, such as `EADDRINUSE`.
 */
export function serve(
  answer: Answer,
  byDefault: () => Version,
  { port, hostname, requestTimeoutMs = REQUEST_TIMEOUT_MS, ownProcess = false }: ServeOptions,
): Promise<Listener> {
  const listener = getRequestListener(
    (request, { incoming }) => answer(request, connectionOf(incoming as IncomingMessage)),
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return outsideApi(UNREADABLE, byDefault())
        console.error(error)
        return outsideApi(FAILED, byDefault())
      },
      overrideGlobalObjects: ownProcess,
    },
  )
  const server = createServer(
    {
      // The listener rejects a missing host itself, with the envelope.
      requireHostHeader: false,
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
    },
    listener,
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseRaw(socket, refusalOf(error), byDefault()))
  server.on('connect', (_request, socket) => refuseRaw(socket, NO_TUNNEL, byDefault()))
  server.on('checkExpectation', (_request, response) => {
    refuseRaw(response.socket as Duplex, NO_EXPECTATION, byDefault())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve({ port: (server.address() as AddressInfo).port, close }))
  })

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function connectionOf({ socket }: IncomingMessage): Connection {
  return {
    drop: () => socket.destroy(),
    get isLocal() {
      const { localAddress = '', localFamily } = socket
      return LOOPBACK.check(localAddress, localFamily === 'IPv6' ? 'ipv6' : 'ipv4')
    },
  }
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

const UNREADABLE = new ApiError(400, 'The request line or a header cannot be read.')
const FAILED = new ApiError(500, 'The mock failed.')
const NO_TUNNEL = new ApiError(405, 'CONNECT is not allowed here.')
const NO_EXPECTATION = new ApiError(417, 'The expectation cannot be met.')
const TOO_LONG = new ApiError(431, 'The headers are too large.')
const TOO_SLOW = new ApiError(408, 'The request did not arrive in time.')

function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_LONG
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : UNREADABLE
}

/** Writes a response directly: at this point there is no response object. */
function refuseRaw(socket: Duplex, refusal: ApiError, version: Version): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const response = outsideApi(refusal, version)
  void response.text().then((body) => {
    const head = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  })
}

import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Answer, Connection, Listener, ServeOptions } from '../connection.js'
import { ApiError, docUrlOf, outsideApi } from '../errors.js'

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000

/**
 * Serves a `fetch` function over HTTP. Requests that Node's parser rejects get a response in the same envelope. Rejects with
 * the listener's error, such as `EADDRINUSE`.
 */
export function serve(
  answer: Answer,
  { port, hostname, requestTimeoutMs = REQUEST_TIMEOUT_MS, ownProcess = false, errorsPage }: ServeOptions,
): Promise<Listener> {
  const listener = getRequestListener(
    (request, { incoming }) => answer(request, connectionOf(incoming as IncomingMessage)),
    {
      errorHandler: (error) => {
        if (error instanceof RequestError) return outside(UNREADABLE)
        console.error(error)
        return outside(FAILED)
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
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseRaw(socket, outside(refusalOf(error))))
  server.on('connect', (_request, socket) => refuseRaw(socket, outside(NO_TUNNEL)))
  server.on('checkExpectation', (_request, response) => {
    refuseRaw(response.socket as Duplex, outside(NO_EXPECTATION))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve({ port: (server.address() as AddressInfo).port, close }))
  })

  /** No request has been read, so its URL is that of the server. */
  function outside(refusal: ApiError): Response {
    const { port: own } = server.address() as AddressInfo
    const origin = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${own}`
    return outsideApi(refusal, undefined, docUrlOf(errorsPage, origin))
  }

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
function refuseRaw(socket: Duplex, response: Response): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  void response.text().then((body) => {
    const head = [
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
      ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  })
}

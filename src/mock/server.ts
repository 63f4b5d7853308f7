import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { ApiError, outsideApi } from './errors.js'

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000

export type ServeOptions = {
  /** 0 takes a free port. */
  port: number
  hostname: string
  /** How long a client may take to send its request, in milliseconds. */
  requestTimeoutMs?: number
  /**
   * Whether the process is the mock's alone: then it may put lighter classes in the place of the global `Request` and
   * `Response`, which makes it a quarter faster.
   */
  ownProcess?: boolean
}

/**
 * Serves a `fetch` function over HTTP. What Node's parser refuses before a request is there is answered in the same
 * envelope. Rejects with the listener's error, such as `EADDRINUSE`.
 */
export function serve(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { port, hostname, requestTimeoutMs = REQUEST_TIMEOUT_MS, ownProcess = false }: ServeOptions,
): Promise<Server> {
  const listener = getRequestListener(fetch, {
    errorHandler: (error) => {
      if (error instanceof RequestError) return outsideApi(UNREADABLE)
      console.error(error)
      return outsideApi(FAILED)
    },
    overrideGlobalObjects: ownProcess,
  })
  const server = createServer(
    {
      // The listener refuses a missing host itself, in the envelope.
      requireHostHeader: false,
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
    },
    listener,
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseRaw(socket, refusalOf(error)))
  server.on('connect', (_request, socket) => refuseRaw(socket, NO_TUNNEL))
  server.on('checkExpectation', (_request, response) => {
    refuseRaw(response.socket as Duplex, NO_EXPECTATION)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(server))
  })
}

const UNREADABLE = new ApiError(400, 'The request line or a header cannot be read.')
const FAILED = new ApiError(500, 'The mock failed.')
const NO_TUNNEL = new ApiError(405, 'CONNECT is not possible here.')
const NO_EXPECTATION = new ApiError(417, 'The expectation cannot be met.')
const TOO_LONG = new ApiError(431, 'The headers are too large.')
const TOO_SLOW = new ApiError(408, 'The request did not come in time.')

function refusalOf({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_LONG
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : UNREADABLE
}

/** Writes an answer by hand: there is no response object yet. */
function refuseRaw(socket: Duplex, refusal: ApiError): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const response = outsideApi(refusal)
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

import { createServer, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { ApiError, docUrlOf, outsideApi } from '../errors.js'
import { type Fetch, ofFetch } from '../fetch.js'
import type { HttpHandler, HttpResponse, Listener, ServeOptions } from '../http.js'
import { InvalidUrl, incomingRequest } from './request.js'

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000

/** Serves a `fetch` function over HTTP, as `listen` does. */
export function serve(fetch: Fetch, options: ServeOptions): Promise<Listener> {
  return listen(ofFetch(fetch), options)
}

/**
 * Serves a handler over HTTP. Requests that Node's parser rejects get a response in the same envelope. Rejects with the
 * listener's error, such as `EADDRINUSE`.
 */
export function listen(
  handler: HttpHandler,
  { port, hostname, requestTimeoutMs = REQUEST_TIMEOUT_MS, errorsPage }: ServeOptions,
): Promise<Listener> {
  const server = createServer(
    {
      // A missing host gets a response with the envelope.
      requireHostHeader: false,
      joinDuplicateHeaders: true,
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
    },
    async (incoming, outgoing) => {
      try {
        const response = await handler(incomingRequest(incoming))
        if (response) write(outgoing, response)
        else incoming.socket.destroy()
      } catch (error) {
        if (!(error instanceof InvalidUrl)) console.error(error)
        write(outgoing, outside(error instanceof InvalidUrl ? UNREADABLE : FAILED))
      }
    },
  )
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => writeRaw(socket, outside(errorOf(error))))
  server.on('connect', (_request, socket) => writeRaw(socket, outside(NO_TUNNEL)))
  server.on('checkExpectation', (_request, response) => {
    writeRaw(response.socket as Duplex, outside(NO_EXPECTATION))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve({ port: (server.address() as AddressInfo).port, close }))
  })

  /** No request has been read, so its URL is that of the server. */
  function outside(error: ApiError): HttpResponse {
    const { port: own } = server.address() as AddressInfo
    const origin = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${own}`
    return outsideApi(error, undefined, docUrlOf(errorsPage, origin))
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function write(outgoing: ServerResponse, { status, headers, body }: HttpResponse): void {
  // The length comes first: adding a name to a copy takes ten times as long as adding the copied names to it.
  outgoing.writeHead(status, body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers })
  outgoing.end(body)
}

const UNREADABLE = new ApiError(400, 'The request line or a header cannot be read.')
const FAILED = new ApiError(500, 'The mock failed.')
const NO_TUNNEL = new ApiError(405, 'CONNECT is not allowed here.')
const NO_EXPECTATION = new ApiError(417, 'The expectation cannot be met.')
const TOO_LONG = new ApiError(431, 'The headers are too large.')
const TOO_SLOW = new ApiError(408, 'The request did not arrive in time.')

function errorOf({ code }: NodeJS.ErrnoException): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return TOO_LONG
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? TOO_SLOW : UNREADABLE
}

/** Writes a response directly: at this point there is no response object. */
function writeRaw(socket: Duplex, { status, headers, body = '' }: HttpResponse): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { type AddressInfo, Server, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as poll, setTimeout as sleep } from 'node:timers/promises'
import { DEFAULT_VERSION } from '../../../generated/contract.js'
import { originOf } from '../http/addresses.js'
import { ApiError, docUrlOf, newRequestId, respondError } from '../http/errors.js'
import { type Fetch, ofFetch } from '../http/fetch.js'
import type { HttpHandler, HttpResponse, Listener, ServeOptions } from '../http/http.js'
import { InvalidUrl, incomingRequest } from './request.js'

export { fetchPublic } from './fetch-public.js'

/** How long a client may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000
/** How many times as long it may read nothing of a response: the system reports reads in steps of up to 1 MB. */
const PATIENCE = 4
/** How many bytes of responses may wait for their clients to read them, on all connections together. */
const MAX_UNREAD_BYTES = 67_108_864
/** How long requests in flight may take when the server closes, in milliseconds. */
const GRACE_MS = 10_000
/** How long a closing server still accepts connections, in ms, and keeps idle ones: a request may be on its way. */
const IDLE_MS = 50
/** How long a last response keeps its connection open, in ms, so that the client can send the rest and read it. */
const LINGER_MS = 10_000

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
  let closing = false
  /** Pending while a server that closes still accepts connections. */
  let accepting: Promise<void> | undefined
  let ownPort = port
  const sockets = new Set<Socket>()
  let accepted = 0
  /** The connections with bytes that their clients have not read yet, in the order of their responses. */
  const unread = new Set<Socket>()
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
        // Pipelined requests wait for the response before them: their own would fill the memory if the client reads
        // none.
        if (!outgoing.socket) await waitForTurn(incoming.socket, outgoing)
        if (incoming.socket.destroyed) return
        if (accepting) await accepting
        const response = await handler(incomingRequest(incoming, outgoing))
        if (response) await write(incoming, outgoing, closing ? withClose(response) : response)
        else incoming.socket.destroy()
        if (incoming.socket.writableLength > 0) waitForReader(outgoing, incoming.socket, unread, requestTimeoutMs)
      } catch (error) {
        if (!(error instanceof InvalidUrl)) console.error(error)
        await write(incoming, outgoing, outside(error instanceof InvalidUrl ? UNREADABLE : FAILED))
      }
    },
  )
  server.on('connection', (socket) => {
    sockets.add(socket)
    accepted++
    socket.on('close', () => {
      sockets.delete(socket)
      unread.delete(socket)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => writeRaw(socket, outside(errorOf(error))))
  server.on('connect', (_request, socket) => writeRaw(socket, outside(NO_TUNNEL)))
  server.on('checkExpectation', (_request, response) => {
    writeRaw(response.socket as Duplex, outside(NO_EXPECTATION))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => {
      ownPort = (server.address() as AddressInfo).port
      resolve({ port: ownPort, close })
    })
  })

  /** No request has been read, so the URL of the server is used instead of its URL. */
  function outside(error: ApiError): HttpResponse {
    return respondError(error, DEFAULT_VERSION, newRequestId(), docUrlOf(errorsPage, originOf(hostname, ownPort)))
  }

  /**
   * Stops accepting connections, and resolves once the requests in flight have their responses, or after ten seconds.
   * Node's own `close` would reset connections that wait to be accepted, and idle ones, on which the next request may
   * be on its way. So new requests wait until nothing is accepted any more: clients that wait for them open no further
   * connections meanwhile.
   */
  async function close(): Promise<void> {
    if (closing) return
    closing = true
    if (sockets.size > 0) accepting = sleep(IDLE_MS).then(acceptRest)
    await accepting
    const closed = once(server, 'close')
    // In Bun the server of `node:http` does not extend that of `node:net`, and has its own `close`.
    ;(server instanceof Server ? Server.prototype : server).close.call(server)
    // A timer fires before what has arrived meanwhile is read.
    const timers = [
      setInterval(() => setImmediate(closeIdle), IDLE_MS),
      setTimeout(() => server.closeAllConnections(), GRACE_MS),
    ]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }

  /** Accepts what was opened while this process was busy: one connection in each turn of the event loop. */
  async function acceptRest(): Promise<void> {
    for (let before = -1; before !== accepted; await poll()) before = accepted
  }

  /** For Node, a connection without a byte so far is not idle, and one that still sends a response is. */
  function closeIdle(): void {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    if (![...sockets].some(({ writableLength }) => writableLength > 0)) server.closeIdleConnections()
  }
}

/** Closes a connection whose client reads nothing for too long, or at once if all hold too much unread. */
function waitForReader(outgoing: ServerResponse, socket: Socket, unread: Set<Socket>, requestTimeoutMs: number): void {
  socket.setTimeout(PATIENCE * requestTimeoutMs)
  // Listen before Node does, whose listener sets the timeout of an idle connection.
  outgoing.prependOnceListener('finish', () => {
    unread.delete(socket)
    socket.setTimeout(0)
  })
  unread.add(socket)
  let bytes = [...unread].reduce((sum, { writableLength }) => sum + writableLength, 0)
  for (const slowest of unread) {
    if (bytes <= MAX_UNREAD_BYTES) break
    bytes -= slowest.writableLength
    slowest.destroy()
  }
}

/** How many requests of a connection wait for the response before theirs. */
const waiting = new WeakMap<Socket, number>()

/** Resolves once it is a request's turn. Until then its connection is not read, or requests could come without end. */
async function waitForTurn(socket: Socket, outgoing: ServerResponse): Promise<void> {
  const before = waiting.get(socket)
  waiting.set(socket, (before ?? 0) + 1)
  const hold = () => {
    if (waiting.get(socket)) socket.pause()
  }
  // Node goes on reading whenever it has parsed a request, and when one has its response.
  if (before === undefined) socket.on('resume', hold)
  queueMicrotask(hold)
  await once(outgoing, 'socket')
  const left = (waiting.get(socket) ?? 1) - 1
  waiting.set(socket, left)
  if (left === 0) socket.resume()
}

function withClose(response: HttpResponse): HttpResponse {
  return { ...response, headers: { ...response.headers, connection: 'close' } }
}

/**
 * Writes a response. If the connection is to be closed before its body was read, the rest of the body is read first:
 * otherwise the client would see a broken connection instead of the response.
 */
async function write(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body, stream, truncate }: HttpResponse,
): Promise<void> {
  if (stream) {
    outgoing.writeHead(status, headers)
    return writeStream(outgoing, stream)
  }
  // The length comes first: adding a name to a copy takes ten times as long as adding the copied names to it.
  outgoing.writeHead(status, body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers })
  if ((headers.connection === 'close' || !outgoing.shouldKeepAlive) && !incoming.complete) {
    if (body === undefined) outgoing.flushHeaders()
    else outgoing.write(body)
    await rest(incoming)
    outgoing.end()
  } else if (truncate === undefined || body === undefined) outgoing.end(body)
  else outgoing.write(Buffer.from(body).subarray(0, truncate), () => outgoing.destroy())
}

/** Writes a stream as fast as the client reads it. If the stream fails, the connection is closed. */
async function writeStream(outgoing: ServerResponse, stream: ReadableStream<Uint8Array>): Promise<void> {
  const reader = stream.getReader()
  const gone = once(outgoing, 'close').then(() => reader.cancel().catch(() => {}))
  // While the client reads nothing, nothing else would notice that the stream has failed.
  reader.closed.catch(() => outgoing.destroy())
  for (let part = await next(); part; part = await next())
    if (!outgoing.write(part)) await Promise.race([once(outgoing, 'drain'), gone])
  outgoing.end()

  async function next(): Promise<Uint8Array | undefined> {
    return (await reader.read().catch(() => undefined))?.value
  }
}

/** Reads and discards the rest of a body. Resolves at its end, when the connection closes, or after some time. */
function rest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    incoming.removeAllListeners('data').on('close', done).on('end', done).on('error', done).resume()
  })
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
  // A client that keeps its side open would keep what it has sent in memory.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

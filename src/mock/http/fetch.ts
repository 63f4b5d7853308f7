/** Converts between `Request` and `Response`, which every runtime has, and the plain values that the mock uses. */
import { BodyParts } from './body-parts.js'
import { contentLength, type HttpHandler, type HttpResponse, type IncomingRequest } from './http.js'

/** A function that responds to a request, as servers and the client take it. */
export type Fetch = (request: Request) => Promise<Response>

/** Returns the request that the arguments of `fetch` describe. Throws a TypeError for a URL without a host. */
export function requestOf(input: string | URL | Request, init: RequestInit | undefined): Request {
  // Passed on as it is: servers have requests of their own classes, which the global one does not accept, and pass
  // something of their own as the second argument.
  if (typeof input === 'object' && 'headers' in input && !SETTINGS.some((name) => init && name in init)) return input
  if (typeof input === 'string' && !URL.canParse(input, globalThis.location?.href))
    throw new TypeError(
      `The mock has no address of its own. Write a whole URL, such as http://mock.test/v1/credits, not "${input}".`,
    )
  return new Request(input, init)
}

/** What the mock sees of the second argument of `fetch`. */
const SETTINGS = ['method', 'headers', 'body', 'signal']

/** Returns a `fetch` function as a handler. */
export function ofFetch(fetch: Fetch): HttpHandler {
  return async (received) => fromResponse(await fetch(toRequest(received)))
}

export function toRequest(received: IncomingRequest): Request {
  const { method, origin, path, search, headers } = received
  const init = { method, headers: [...headers.entries()] }
  if (method === 'GET' || method === 'HEAD') return new Request(origin + path + search, init)
  const body = { body: streamOf(received.chunks()), duplex: 'half' }
  return new Request(origin + path + search, { ...init, ...body })
}

export function toResponse(response: HttpResponse): Response {
  const { body = null, stream, truncate } = response
  return new Response(stream ?? (truncate === undefined || body === null ? body : cut(body, truncate)), response)
}

/** Returns the start of a body as a stream that then fails, as a connection that is closed does. */
function cut(body: string | Uint8Array<ArrayBuffer>, length: number): ReadableStream<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.slice(0, length)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
}

export async function fromResponse(response: Response): Promise<HttpResponse> {
  const { status, headers, body } = response
  return {
    status,
    headers: Object.fromEntries(headers),
    ...(body && (isStream(headers) ? { stream: body } : { body: new Uint8Array(await response.arrayBuffer()) })),
  }
}

function isStream(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true
}

export function fromRequest(request: Request): IncomingRequest {
  const { method, headers, url } = request
  const { origin, pathname, search } = new URL(url)
  const chunks = () => (request.body === undefined ? whole(request) : chunksOf(request.body))
  return {
    method,
    origin,
    path: pathname,
    search,
    headers,
    // Some runtimes only create it when it is read.
    get signal() {
      return request.signal
    },
    chunks,
    async bytes(limit, onPart) {
      const parts = new BodyParts(limit, onPart, contentLength(request))
      for await (const part of chunks()) parts.add(part)
      return parts.joined()
    },
  }
}

/** The parts of a stream. The rest is not canceled: in Node 24 that throws an error that cannot be caught. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
  const reader = stream?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value
}

/** The body as one part, for Firefox, whose requests have no stream. */
async function* whole(request: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield new Uint8Array(await request.arrayBuffer())
}

function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const parts = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}

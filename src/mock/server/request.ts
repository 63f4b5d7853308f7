import type { IncomingMessage, ServerResponse } from 'node:http'
import { BodyParts } from '../http/body-parts.js'
import { contentLength, type IncomingRequest, PlainHeaders } from '../http/http.js'

/** The URL of a request has no meaning. */
export class InvalidUrl extends Error {}

/** Returns a request that Node's server has received. Throws an InvalidUrl. */
export function incomingRequest(incoming: IncomingMessage, outgoing: ServerResponse): IncomingRequest {
  const { url: target = '', headers } = incoming
  if (PLAIN_TARGET.test(target) && !DOT_SEGMENT.test(target)) {
    const end = target.indexOf('?')
    const [path, search] = end === -1 ? [target, ''] : [target.slice(0, end), target.slice(end)]
    return new NodeRequest(incoming, outgoing, originOf(headers.host), path, search)
  }
  const { origin, pathname, search } = parsed(target, headers.host)
  return new NodeRequest(incoming, outgoing, origin, pathname, search)
}

/** A target that a URL parser leaves as it is. Parsing every one would be slow. */
const PLAIN_TARGET = /^\/(?!\/)[\w\-.~!$&()*+,;=:@/%?]*$/
const DOT_SEGMENT = /\/(\.|%2e)/i

function parsed(target: string, host: string | undefined): URL {
  const url = target.startsWith('/') ? originOf(host) + target : target
  if (!/^https?:/.test(url) || !URL.canParse(url) || /^[^?]*\\/.test(url)) throw new InvalidUrl()
  return new URL(url)
}

const origins = new Map<string, string>()
const MAX_ORIGINS = 100

function originOf(host = ''): string {
  const known = origins.get(host)
  if (known !== undefined) return known
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) throw new InvalidUrl()
  const { origin } = new URL(`http://${host}`)
  if (origins.size === MAX_ORIGINS) origins.clear()
  origins.set(host, origin)
  return origin
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i

class NodeRequest implements IncomingRequest {
  readonly headers: PlainHeaders

  constructor(
    readonly incoming: IncomingMessage,
    readonly outgoing: ServerResponse,
    readonly origin: string,
    readonly path: string,
    readonly search: string,
  ) {
    this.headers = headersOf(incoming)
  }

  get method(): string {
    return this.incoming.method ?? 'GET'
  }

  /** Only few requests need it. */
  get signal(): AbortSignal {
    const controller = new AbortController()
    this.outgoing.once('close', () => controller.abort())
    return controller.signal
  }

  chunks(): AsyncIterable<Uint8Array> {
    return this.incoming
  }

  /** By events: iterating over the stream takes several times as long for a small body. */
  bytes(limit: number, onPart?: (part: Uint8Array) => void): Promise<Uint8Array<ArrayBuffer>> {
    return new Promise((resolve, reject) => {
      const parts = new BodyParts(limit, onPart, contentLength(this))
      const add = (part: Buffer<ArrayBuffer>) => {
        try {
          parts.add(part)
        } catch (error) {
          this.incoming.off('data', add)
          reject(error)
        }
      }
      this.incoming
        .on('data', add)
        .on('end', () => resolve(parts.joined()))
        .on('error', reject)
    })
  }
}

let latest: { raw: string[]; headers: PlainHeaders } | undefined

/**
 * Returns the headers of the previous request if they are the same. The log keeps headers, and with those of a client's
 * requests kept only once, the garbage collector has much less to copy.
 */
function headersOf({ rawHeaders: raw, headers }: IncomingMessage): PlainHeaders {
  const isSame = raw.length === latest?.raw.length && raw.every((text, index) => text === latest?.raw[index])
  latest = latest && isSame ? latest : { raw, headers: new PlainHeaders(headers) }
  return latest.headers
}

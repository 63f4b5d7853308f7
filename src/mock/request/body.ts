import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser'
import { type Operation, responseOf, schemaOf } from '../../contract/operations.js'
import { ApiError } from '../http/errors.js'
import { contentLength, type HttpRequest, MAX_BODY_BYTES, SentFile, TooLarge } from '../http/http.js'
import { brokenBound, JsonBounds, MAX_JSON_BYTES } from './json-bounds.js'

/** How often a JSON body is in memory while it is parsed: its bytes, and their text. */
export const COPIES = 2

/**
 * Reads the bytes of a body. Throws an ApiError (422) as soon as a JSON text exceeds its bounds. If the bytes exceed
 * the gateway's limit, throws a TooLarge where the operation documents the bare 413, and an ApiError (400) elsewhere
 * (gap errors.status.413.bare_conflict).
 */
export async function readBytes(
  request: HttpRequest,
  operation: Operation,
  take: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    if (operation.body?.mediaType !== 'application/json') return await bytesOf(request, take)
    return await bytesOf(request, (bytes) => take(COPIES * bytes), jsonCheck())
  } catch (error) {
    const isDocumented = '413' in (operation.node.responses as object) && !schemaOf(responseOf(operation, 413))
    if (!(error instanceof TooLarge) || isDocumented) throw error
    const message = `The body is too large: the limit is ${MAX_BODY_BYTES} bytes.`
    throw new ApiError(400, message, CLOSE)
  }
}

/**
 * Reads the bytes of a body. Throws a TooLarge as soon as it is known that they exceed the gateway's limit. `take` is
 * called with the number of bytes of each part that arrives: a client that only names a length takes no room from
 * others.
 */
export async function bytesOf(
  request: HttpRequest,
  take: (bytes: number) => void,
  check?: (part: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (request.method === 'GET' || request.method === 'HEAD') return new Uint8Array()
  const length = contentLength(request)
  if (length !== undefined && length > MAX_BODY_BYTES) throw new TooLarge()
  return request.bytes(MAX_BODY_BYTES, (part) => {
    take(part.byteLength)
    check?.(part)
  })
}

/** Returns a check for the parts of a large JSON text. `parseJson` checks it again, but a small one only then. */
function jsonCheck(): (part: Uint8Array) => void {
  const first: Uint8Array[] = []
  let size = 0
  let bounds: JsonBounds | undefined
  return (part) => {
    size += part.byteLength
    if (bounds) bounds.add(part)
    else first.push(part)
    if (size <= MAX_JSON_BYTES) return
    if (!bounds) {
      bounds = new JsonBounds()
      for (const early of first.splice(0)) bounds.add(early)
    }
    if (bounds.broken) throw new ApiError(422, bounds.broken, CLOSE)
  }
}

/** The rest of the body is not read. */
const CLOSE = { headers: { connection: 'close' } }

/**
 * Parses the body of an operation: JSON, or the fields of a form (a file is a `SentFile`). Undefined if there is none.
 * Throws an ApiError (400) for a media type that the operation does not accept and for a body that cannot be parsed.
 */
export function parseBody(bytes: Uint8Array, contentType: string | null, { body }: Operation): unknown {
  if (!body || bytes.byteLength === 0) return undefined
  // Most requests send exactly it, and splitting takes as long as parsing a small body.
  const sent = contentType === body.mediaType ? contentType : contentType?.split(';')[0]?.trim().toLowerCase()
  if (sent !== body.mediaType)
    throw new ApiError(400, `The body must be ${body.mediaType}${sent ? `, not ${sent}` : ''}.`)
  return body.mediaType === 'multipart/form-data' ? parseForm(bytes, contentType ?? '') : parseJson(bytes)
}

/** Parses a JSON text. Throws an ApiError: 422 if it exceeds the bounds, 400 if it is not well-formed. */
export function parseJson(bytes: Uint8Array): unknown {
  const broken = brokenBound(bytes)
  if (broken) throw new ApiError(422, broken)
  try {
    return JSON.parse(UTF8.decode(bytes))
  } catch {
    throw new ApiError(400, 'The body is not well-formed JSON.')
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function parseForm(bytes: Uint8Array, contentType: string): Record<string, string | SentFile> {
  try {
    const options = {
      boundary: getMultipartBoundary(contentType) ?? '',
      maxFileSize: MAX_BODY_BYTES,
      maxTotalSize: MAX_BODY_BYTES,
    }
    const parts = [...parseMultipart(bytes, options)]
    return Object.fromEntries(
      parts.map((part) => {
        const { name, filename, content, headers } = part
        if (name === undefined) throw new Error('A part has no name.')
        if (filename === undefined) return [name, part.text]
        // The default of RFC 7578.
        const { 'content-type': type = 'text/plain' } = headers
        return [name, new SentFile(unescaped(filename), type.toLowerCase(), content)]
      }),
    )
  } catch {
    throw new ApiError(400, 'The body is not valid multipart/form-data.')
  }
}

/** Clients write quotes and line breaks in the names of files in this way. */
function unescaped(filename: string): string {
  return filename.replaceAll(/%(22|0A|0D)/gi, decodeURIComponent)
}

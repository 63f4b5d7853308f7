import { type Operation, responseOf, schemaOf } from '../../contract/operations.js'
import { ApiError } from '../errors.js'
import { brokenBound } from './json-bounds.js'

/** The gateway's limit for a body, in bytes (fact limits.upload.direct). */
export const MAX_BODY_BYTES = 33_554_432

/** The body exceeds the gateway's limit: a bare 413. */
export class TooLarge extends Error {}

/**
 * Reads the bytes of a body. If they exceed the limit, throws TooLarge where the operation documents the bare 413, and an
 * ApiError (400) elsewhere (gap errors.status.413.bare_conflict).
 */
export async function readBytes(request: Request, operation: Operation): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(request).catch((error: unknown) => {
    const isDocumented = '413' in (operation.node.responses as object) && !schemaOf(responseOf(operation, 413))
    if (!(error instanceof TooLarge) || isDocumented) throw error
    const message = `The body is too large: the limit is ${MAX_BODY_BYTES} bytes.`
    throw new ApiError(400, message, { headers: { connection: 'close' } })
  })
}

/** Reads the bytes of a body. Throws TooLarge as soon as they exceed the gateway's limit. */
export async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const { method, headers } = request
  // Even reading the property `body` is expensive in the server.
  if (method === 'GET' || method === 'HEAD') return new Uint8Array()
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (length > MAX_BODY_BYTES) throw new TooLarge()
  if (length >= 0) return within(new Uint8Array(await request.arrayBuffer()))
  // Firefox has no streams of requests, so a body that is missing here may still be there.
  return request.body ? readStream(request.body) : within(new Uint8Array(await request.arrayBuffer()))
}

function within(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.byteLength > MAX_BODY_BYTES) throw new TooLarge()
  return bytes
}

async function readStream(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  // The rest of the stream is not canceled: in Node 24 that throws an error that cannot be caught.
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > MAX_BODY_BYTES) throw new TooLarge()
    chunks.push(part.value)
  }
  return joined(chunks, length)
}

function joined(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

/**
 * Parses the body of an operation: JSON, or the fields of a form (a file is a `File`). Resolves to undefined if there is none.
 * Throws an ApiError (400) for a media type that the operation does not accept and for a body that cannot be parsed.
 */
export async function parseBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | null,
  { body }: Operation,
): Promise<unknown> {
  if (!body || bytes.byteLength === 0) return undefined
  const sent = contentType?.split(';')[0]?.trim().toLowerCase()
  if (sent !== body.mediaType)
    throw new ApiError(400, `The body must be ${body.mediaType}${sent ? `, not ${sent}` : ''}.`)
  return body.mediaType === 'multipart/form-data' ? parseForm(bytes, contentType ?? '') : parseJson(bytes)
}

/** Parses a JSON text. Throws an ApiError: 422 if it exceeds the bounds, 400 if it is not well-formed. */
export function parseJson(bytes: Uint8Array): unknown {
  const broken = brokenBound(bytes)
  if (broken) throw new ApiError(422, broken)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError(400, 'The body is not well-formed JSON.')
  }
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries(form)
  } catch {
    throw new ApiError(400, 'The body is not a well-formed form.')
  }
}

import type { components } from '../../generated/newest.js'
import type { Newest } from '../../generated/versions.js'
import { toBytes } from './bytes.js'
import type { Client, ClientOf, Fetch, Version } from './client.js'
import { readBody } from './read-body.js'
import { ResponseError, requests, withRequest } from './response-error.js'
import { sender } from './sender.js'
import { unwrap } from './unwrap.js'

type Schemas = components['schemas']

/** What can be uploaded: bytes, such as a Blob or a Buffer, the path of a file (in Node, Deno and Bun), or a stream. */
export type Uploadable =
  | (Blob & { readonly name?: string })
  | ArrayBuffer
  | ArrayBufferView
  | string
  | URL
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>

/** The progress of an upload. */
export type UploadProgress = {
  /** The current step: reading the limits, sending the file, registering it. */
  step: 'limits' | 'send' | 'register'
  /** The bytes passed to the storage or the API so far. For large files it rises step by step in Node and Bun. */
  sentBytes: number
  /** Undefined in the first step: paths and streams are only opened after the limits are known. */
  totalBytes: number | undefined
}

export type UploadOptions = {
  /** By default the name of a `File`, or the last part of a path. */
  filename?: string | undefined
  /** The MIME type; by default that of the `Blob`, or `application/octet-stream`. */
  type?: string | undefined
  /** The result of `GET /uploads/limits` for this key. Without it, the limits are read for each file. */
  limits?: Schemas['UploadLimits'] | undefined
  signal?: AbortSignal | null | undefined
  /** Called when a step begins, and as bytes are sent if the runtime reports them. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
  /** Sends the bytes of a large file to storage; by default the client's `fetch`. No time limit applies to it. */
  fetch?: Fetch | undefined
}

/** Allows for what a form adds to a file: the gateway's exact limit is unknown (gap limits.upload.direct.about). */
const FORM_BYTES = 4096

/**
 * Uploads a file: in one request if the limits of the service allow it, otherwise to a signed URL, followed by the
 * registration. The storage gets no key. A stream is read to its end first, because its size decides which way is used.
 *
 * Throws a RangeError, before anything is sent, for a file above the limit of the workspace; a TypeError for a path
 * that cannot be opened, or for anything else that is not bytes; a ResponseError for an error of the API, the gateway
 * or the storage.
 *
 * @example const file = await uploadFile(api, './brief.pdf', { type: 'application/pdf' })
 */
export async function uploadFile(
  client: ClientOf<Version>,
  source: Uploadable,
  options: UploadOptions = {},
): Promise<Schemas['UploadedFile']> {
  // The operations for uploads are the same in every version.
  const api = client as Client<Newest>
  const { filename = nameOf(source), onProgress } = options
  const init = { signal: options.signal ?? null }
  let { limits } = options
  if (!limits) {
    onProgress?.({ step: 'limits', sentBytes: 0, totalBytes: undefined })
    limits = unwrap(await api.GET('/uploads/limits', init))
  }
  const file = await blobOf(source, limits.max_file_bytes, options)
  const totalBytes = file.size
  if (totalBytes > limits.max_file_bytes) throw tooLarge(totalBytes, limits.max_file_bytes)

  const report: Report = (sentBytes, step = 'send') => onProgress?.({ step, sentBytes, totalBytes })
  report(0)
  if (totalBytes + FORM_BYTES <= limits.max_direct_upload_bytes) {
    const form = new FormData()
    form.append('file', file, filename)
    const uploaded = unwrap(await api.POST('/uploads', { ...init, body: { file }, bodySerializer: () => form }))
    report(totalBytes)
    return uploaded
  }

  const body = { filename, mime_type: file.type || 'application/octet-stream' }
  const { upload_url, storage_key, mime_type } = unwrap(await api.POST('/uploads/url', { ...init, body }))
  const content = contentOf(file, mime_type, report)
  await stage(upload_url, { ...init, ...content }, options.fetch ? sender(options.fetch) : client.fetch)
  report(totalBytes, 'register')
  return unwrap(await api.POST('/uploads/register', { ...init, body: { storage_key, filename, mime_type } }))
}

type Report = (sentBytes: number, step?: UploadProgress['step']) => void

/** Sends the content to storage. Throws a ResponseError if the storage refuses it. */
async function stage(url: string, content: object, send: Fetch): Promise<void> {
  // The query of the URL is its signature, which belongs in no log.
  const path = url.split('?', 1)[0] as string
  const staged = await send(new Request(url, { ...content, method: 'PUT' } as RequestInit)).catch((error) => {
    throw withRequest(error, 'PUT', path)
  })
  requests.set(staged, { method: 'PUT', path })
  if (!staged.ok) throw new ResponseError(staged, await readBody(staged), 'the storage should store the file')
}

function nameOf(source: Uploadable): string {
  const path = source instanceof URL ? decodeURIComponent(source.pathname) : source
  return (
    (typeof path === 'string' ? path.split(/[\\/]/).at(-1) : (path as { name?: string } | undefined)?.name) || 'file'
  )
}

/** Returns the bytes with their type. Stops reading a stream that is larger than the workspace accepts. */
async function blobOf(source: Uploadable, maxBytes: number, { type, signal }: UploadOptions): Promise<Blob> {
  if (source instanceof Blob) return type ? source.slice(0, source.size, type) : source
  const options = { type: type ?? '' }
  if (typeof source === 'string' || source instanceof URL) return openAsBlob(source, options)
  const whole = toBytes(source)
  if (whole) return new Blob([whole], options)
  if (!(Symbol.asyncIterator in Object(source))) throw new TypeError(ACCEPTED)
  const parts: BlobPart[] = []
  let size = 0
  // Leaving the loop ends the stream.
  for await (const part of source as AsyncIterable<unknown>) {
    signal?.throwIfAborted()
    const bytes = toBytes(part)
    if (!bytes) throw new TypeError(ACCEPTED)
    size += bytes.length
    if (size > maxBytes) throw tooLarge(size, maxBytes)
    parts.push(bytes)
  }
  return new Blob(parts, options)
}

const ACCEPTED =
  'Pass a Blob, an ArrayBuffer or a view of one (such as a Buffer or Uint8Array), a path, or a stream of Uint8Array.'

async function openAsBlob(path: string | URL, options: { type: string }): Promise<Blob> {
  type FileOpener = { openAsBlob?: (path: string | URL, options: object) => Promise<Blob> }
  type Runtime = { process?: { getBuiltinModule?: (name: string) => FileOpener | undefined } }
  // Not an import, because bundlers for browsers would try to resolve the module.
  const files = (globalThis as Runtime).process?.getBuiltinModule?.('node:fs')
  if (!files?.openAsBlob) throw new TypeError('This runtime cannot open a path. Pass a Blob, bytes or a stream.')
  try {
    return await files.openAsBlob(path, options)
  } catch (cause) {
    // The error of Node does not name the file.
    throw new TypeError(`Cannot open ${path}. Pass the path of a file that you may read.`, { cause })
  }
}

/** Returns a body that reports what has been read of it, if the runtime can send streams of known length. */
function contentOf(file: Blob, type: string, report: (sentBytes: number) => void): object {
  const headers = { 'Content-Type': type }
  const versions = (globalThis as { process?: { versions?: object } }).process?.versions ?? {}
  // Workers have no `error`, and follow no redirect with `manual` either.
  if (!('undici' in versions || 'bun' in versions)) return { headers, body: file, redirect: 'manual' }
  let sent = 0
  // Without a stream, Node reads a whole file into memory before it sends its first byte.
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = new Uint8Array(await file.slice(sent, sent + PART_BYTES).arrayBuffer())
      sent += part.length
      report(sent)
      controller.enqueue(part)
      if (sent === file.size) controller.close()
    },
  })
  // In Node, a fetch that may follow a redirect keeps all that it has sent.
  const redirect = 'error'
  return { headers: { ...headers, 'Content-Length': String(file.size) }, body, duplex: 'half', redirect }
}

/** The number of bytes between two progress reports. */
const PART_BYTES = 65_536

function tooLarge(size: number, maxBytes: number): RangeError {
  return new RangeError(`The file has ${size} bytes or more; the limit of this workspace is ${maxBytes}.`)
}

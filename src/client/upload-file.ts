import type { components } from '../../generated/types/2026-05-01.js'
import type { Client, ClientOf, Version } from './client.js'
import { readBody } from './read-body.js'
import { ResponseError } from './response-error.js'
import { unwrap } from './unwrap.js'

type Schemas = components['schemas']

/** What is about to happen: the limits are read, the file is sent, it is registered. */
export type UploadStep = 'limits' | 'send' | 'register'

export type UploadOptions = {
  /** By default the name of a `File`. */
  filename?: string
  /** What `GET /uploads/limits` answered for this key; without it the limits are read for each file. */
  limits?: Schemas['UploadLimits']
  signal?: AbortSignal
  /** Told of each step before it is taken. How many bytes have been sent `fetch` does not tell. */
  onProgress?: (step: UploadStep) => void
  /** Sends the bytes of a large file to storage; by default the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

/** What a form adds to the bytes of its file, and more: where exactly the gateway draws its line is not stated (gap limits.upload.direct.about). */
const FORM_BYTES = 4096

/**
 * Uploads a file: in one request where the limits that the service reports allow it, otherwise to a signed address that
 * is registered afterwards. The storage gets no key.
 *
 * Throws a RangeError, before anything is sent, for a file above the limit of the workspace; a ResponseError for an
 * error of the API, of the gateway or of the storage.
 */
export async function uploadFile(
  client: ClientOf<Version>,
  file: Blob & { name?: string },
  options: UploadOptions = {},
): Promise<Schemas['UploadedFile']> {
  // The upload calls are the same in both versions.
  const api = client as Client<'2026-05-01'>
  const { filename = file.name ?? 'file', onProgress } = options
  const init = { signal: options.signal ?? null }
  let { limits } = options
  if (!limits) {
    onProgress?.('limits')
    limits = unwrap(await api.GET('/uploads/limits', init))
  }
  if (file.size > limits.max_file_bytes)
    throw new RangeError(`The file has ${file.size} bytes, this workspace takes ${limits.max_file_bytes}.`)

  onProgress?.('send')
  if (file.size + FORM_BYTES <= limits.max_direct_upload_bytes) {
    const form = new FormData()
    form.append('file', file, filename)
    return unwrap(await api.POST('/uploads', { ...init, body: { file }, bodySerializer: () => form }))
  }

  const body = { filename, mime_type: file.type || 'application/octet-stream' }
  const { upload_url, storage_key, mime_type } = unwrap(await api.POST('/uploads/url', { ...init, body }))
  const staged = await (options.fetch ?? fetch)(
    new Request(upload_url, { ...init, method: 'PUT', headers: { 'Content-Type': mime_type }, body: file }),
  )
  if (!staged.ok) throw new ResponseError(staged, await readBody(staged), 'refused by the storage')

  onProgress?.('register')
  return unwrap(await api.POST('/uploads/register', { ...init, body: { storage_key, filename, mime_type } }))
}

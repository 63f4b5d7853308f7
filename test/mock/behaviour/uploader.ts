/** What uploads need beside calls of the API: forms, and the storage that signed addresses point to. */
import type { components } from '../../../generated/newest.js'
import type { Mock } from '../../../src/mock/index.js'
import type { Client } from '../../support/client.js'

export type UploadedFile = components['schemas']['UploadedFile']
export type SignedUpload = components['schemas']['SignedUpload']

type Bytes = string | Uint8Array<ArrayBuffer>

/** Sends a file in one form. */
export async function upload(mock: Pick<Mock, 'fetch'>, { key, version }: Client, file: File): Promise<UploadedFile> {
  const body = new FormData()
  body.append('file', file)
  const headers = { authorization: `Bearer ${key}`, 'service-version': version }
  const response = await mock.fetch(new Request('http://mock.test/v1/uploads', { method: 'POST', headers, body }))
  if (response.status !== 200) throw new Error(`The upload got a ${response.status}: ${await response.text()}`)
  return (await response.json()) as UploadedFile
}

/** Sends bytes to a signed address, as a client does: without a key, by default with the type of the URL. */
export function put(
  mock: Mock,
  { upload_url, mime_type }: SignedUpload,
  body: Bytes,
  type = mime_type,
): Promise<Response> {
  return mock.fetch(new Request(upload_url, { method: 'PUT', headers: { 'content-type': type }, body }))
}

/** The first bytes of a PNG: its header, and what an animated one has beside it. */
export function png(width: number, height: number, { animated = false } = {}): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const chunks = [
    chunk('IHDR', header),
    ...(animated ? [chunk('acTL', Buffer.alloc(8))] : []),
    chunk('IDAT', Buffer.alloc(1)),
  ]
  return new Uint8Array(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]))
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

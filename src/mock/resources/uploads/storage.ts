/** The storage for large files: signed URLs, and the bytes sent to them until they are registered. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { imageProperties } from '../../files/images.js'
import type { HttpRequest, HttpResponse, IncomingRequest } from '../../http/http.js'
import { RecordMap } from '../../state/changes.js'
import { hmacSha256, sha256Hex, toBase64url } from '../../state/encoding.js'
import { exampleOf, requestExampleOf } from '../../state/examples.js'
import { forgetOldest } from '../../state/forget-oldest.js'
import type { MockState, Team } from '../../state/mock-state.js'
import { perTeam } from '../../state/parts.js'
import { seedHash, type UploadedContent } from './files.js'

/** The path of the mock's storage, which is not part of the API. */
export const STORAGE_PATH = '/_storage'

/** A staged upload. Only the oldest ones are ever removed, as all records are. */
type Staged = {
  filename: string
  mime_type: string
  /** The key that created its URL. The documented examples have none. */
  key?: string
  /** Undefined until all bytes have arrived. */
  content?: UploadedContent
  /** True once it is a file: its key is not accepted again. */
  registered?: true
}

/** The staged uploads of a team by storage key. */
export const stagedOf = perTeam(
  'uploads',
  ({ state, isEmpty }, saved: [string, Staged][] = (isEmpty ? [] : EXAMPLES).map((name) => seed(state, name))) =>
    new RecordMap(saved),
)

/**
 * Creates a signed URL that accepts one file until it expires, at once without a positive number of seconds (gap
 * uploads.url.field.expires_in_seconds.minimum), and the key that registers the file.
 */
export function mint(
  team: Team,
  upload: Omit<Staged, 'content'>,
  seconds: number,
): { path: string; storageKey: string } {
  const { state } = team
  const storageKey = `staged/${state.random.hex(12)}/${inAddress(upload.filename)}`
  const expires = String(state.clock.now() + seconds * 1000)
  const signature = signatureOf(state, [team.id, storageKey, expires])
  const query = new URLSearchParams({ team: team.id, expires, signature })
  stagedOf(team).set(storageKey, upload)
  forgetOldest(stagedOf(team), state.options.keep)
  return { path: `${STORAGE_PATH}/${storageKey}?${query}`, storageKey }
}

/**
 * The storage behind signed upload URLs. It requires no key and ignores one that is sent (gap uploads.put.with_key).
 * Its responses do not have the API's envelope.
 */
export async function handleStorage(request: IncomingRequest, state: MockState): Promise<HttpResponse | undefined> {
  if (request.method !== 'PUT') return undefined
  const open = openAddress(state, request)
  if (typeof open === 'string') return textResponse(403, open)
  const { staged, storageKey, upload } = open
  if (request.headers.get('content-type')?.toLowerCase() !== upload.mime_type.toLowerCase())
    return textResponse(403, `The Content-Type must be ${upload.mime_type}.`)

  // If the client disconnects during the upload, nothing is stored.
  const content = await contentOf(request.chunks()).catch(() => undefined)
  if (!content) return textResponse(400, 'The body was not received completely. Send it again.')
  const current = staged.get(storageKey)
  if (current) staged.set(storageKey, { ...current, content })
  return { status: 200, headers: {} }
}

/** Returns the key that created the signed URL of a request. The URL may have been changed. */
export function keyOfUpload(state: MockState, { path, search }: HttpRequest): string | undefined {
  const team = state.knownTeam(new URLSearchParams(search).get('team') ?? '')
  return team && stagedOf(team).get(storageKeyOf(path))?.key
}

function storageKeyOf(path: string): string {
  return path.slice(STORAGE_PATH.length + 1)
}

function textResponse(status: number, body: string): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain;charset=UTF-8' }, body }
}

/** Returns the staged upload of a signed URL with where it is, or the reason why there is none. */
function openAddress(state: MockState, { path, search }: HttpRequest) {
  const query = new URLSearchParams(search)
  const storageKey = storageKeyOf(path)
  const [team = '', expires = '', sent = ''] = ['team', 'expires', 'signature'].map((name) => query.get(name) ?? '')
  // How long it takes to compare two hashes says nothing about the signature.
  const expected = signatureOf(state, [team, storageKey, expires])
  if (sha256Hex(sent) !== sha256Hex(expected)) return 'The signature does not match the URL.'
  if (state.clock.now() >= Number(expires)) return 'The URL has expired. Request a new one.'
  const known = state.knownTeam(team)
  const staged = known && stagedOf(known)
  const upload = staged?.get(storageKey)
  return staged && upload && !upload.registered
    ? { staged, storageKey, upload }
    : 'The upload has already been registered.'
}

/** How many bytes of a file are read as the header of an image. */
const HEAD_BYTES = 65_536
/** How many bytes of a chunk are hashed before other work gets a turn; that takes a few milliseconds. */
const TURN_BYTES = 1_048_576

/** Reads the content of a file without keeping it, so that a large file takes no more memory than a small one. */
export async function contentOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<UploadedContent> {
  const hash = sha256.create()
  const head = new Uint8Array(HEAD_BYTES)
  let size = 0
  for await (const chunk of chunks) {
    if (size < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - size), size)
    size += chunk.byteLength
    for (let at = 0; at < chunk.byteLength; at += TURN_BYTES) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve))
      hash.update(chunk.subarray(at, at + TURN_BYTES))
    }
  }
  return { size, hash: bytesToHex(hash.digest()), image: imageProperties(head.subarray(0, size)) }
}

/** Encodes a file name for a URL, shortened if necessary. */
function inAddress(filename: string): string {
  return filename.slice(-100).replaceAll(/^\.+|[^\w.-]/g, '_')
}

function signatureOf(state: MockState, signed: string[]): string {
  return toBase64url(hmacSha256(state.secret, JSON.stringify(signed)))
}

/** The documented registrations work in a new workspace: their uploads exist, without bytes. */
const EXAMPLES = ['launch_video', 'duplicate'] as const

function seed(state: MockState, name: (typeof EXAMPLES)[number]): [string, Staged] {
  const { filename, mime_type, size_bytes } = exampleOf(state, 'registerUpload', 200, name)
  const { storage_key } = requestExampleOf(state, 'registerUpload', name)
  return [storage_key, { filename, mime_type, content: { size: size_bytes, hash: seedHash(filename) } }]
}

/** The storage that large files are sent to: signed addresses, and what was sent there until it is registered. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fromBase64url, hmacSha256, sameBytes, toBase64url } from '../../state/encoding.js'
import { exampleOf, requestExampleOf } from '../../state/examples.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { type Content, seedHash } from './files.js'

/** Where the mock's storage stands. It is no part of the API. */
export const STORAGE_PATH = '/_storage'

/** An upload that was minted. Nothing sweeps its bytes before it is registered (fact uploads.flow.abandoned). */
export type Staged = {
  filename: string
  mime_type: string
  /** Undefined until the bytes have arrived, all of them. */
  content?: Content
  /** True once it is a file: its key is never taken again (fact uploads.register.second_time). */
  registered?: true
}

/** The minted uploads of a team by storage key. */
export const stagedOf = perTeam(({ world }) => new Map(EXAMPLES.map((name) => seed(world, name))))

/** Mints an address that takes one file until it expires, and the key under which the file is then registered. */
export function mint(
  team: Team,
  upload: Omit<Staged, 'content'>,
  seconds: number,
): { path: string; storageKey: string } {
  const { world } = team
  const storageKey = `staged/${world.random.hex(12)}/${inAddress(upload.filename)}`
  const expires = String(world.clock.now() + seconds * 1000)
  const signature = toBase64url(signatureOf(world, [team.id, storageKey, expires]))
  const query = new URLSearchParams({ team: team.id, expires, signature })
  stagedOf(team).set(storageKey, upload)
  return { path: `${STORAGE_PATH}/${storageKey}?${query}`, storageKey }
}

/** The upload that a signed address is for, or why it is for none. */
export function openAddress(world: World, { pathname, searchParams }: URL): Staged | string {
  const storageKey = pathname.slice(STORAGE_PATH.length + 1)
  const [team = '', expires = '', sent = ''] = ['team', 'expires', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  )
  const given = fromBase64url(sent)
  if (!given || !sameBytes(given, signatureOf(world, [team, storageKey, expires])))
    return 'The signature is not that of the address.'
  if (world.clock.now() >= Number(expires)) return 'The address has expired.'
  const staged = stagedOf(world.team(team)).get(storageKey)
  return staged && !staged.registered ? staged : 'The upload has been registered.'
}

/** How many bytes of a file are kept: enough for the header of an image. */
const HEAD_BYTES = 65_536
/** How many bytes of one chunk are hashed before others get their turn: that takes some milliseconds. */
const TURN_BYTES = 1_048_576

/** What a file holds, without keeping it: a large one costs no more memory than a small one. */
export async function contentOf(stream: ReadableStream<Uint8Array> | null): Promise<Content> {
  const hash = sha256.create()
  const head = new Uint8Array(HEAD_BYTES)
  let size = 0
  const reader = stream?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const { value } = part
    if (size < HEAD_BYTES) head.set(value.subarray(0, HEAD_BYTES - size), size)
    size += value.byteLength
    for (let at = 0; at < value.byteLength; at += TURN_BYTES) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve))
      hash.update(value.subarray(at, at + TURN_BYTES))
    }
  }
  return { size, hash: bytesToHex(hash.digest()), head: head.slice(0, size) }
}

/** A file name as it can stand in an address, however long it was. */
function inAddress(filename: string): string {
  return filename.slice(-100).replaceAll(/^\.+|[^\w.-]/g, '_')
}

function signatureOf(world: World, signed: string[]): Uint8Array {
  return hmacSha256(world.secret, JSON.stringify(signed))
}

/** The registrations that are documented can be made on a fresh workspace: their files are there, in name. */
const EXAMPLES = ['launch_video', 'duplicate'] as const

function seed(world: World, name: (typeof EXAMPLES)[number]): [string, Staged] {
  const { filename, mime_type, size_bytes } = exampleOf(world, 'registerUpload', 200, name)
  const { storage_key } = requestExampleOf(world, 'registerUpload', name)
  return [storage_key, { filename, mime_type, content: { size: size_bytes, hash: seedHash(filename) } }]
}

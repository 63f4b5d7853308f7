/** The storage that large files are sent to: signed addresses, and what was sent there until it is registered. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Contract } from '../../../contract/contract.js'
import type { Call } from '../../request/handler.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { type Content, type FileRecord, seedHash } from './files.js'

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
export const stagedOf: (team: Team, world: World) => Map<string, Staged> = perTeam(
  (_team, world) => new Map(EXAMPLES.map((name) => seed(world.contract(), name))),
)

/** Mints an address that takes one file until it expires, and the key under which the file is then registered. */
export function mint({ team, world, request }: Call, upload: Omit<Staged, 'content'>, seconds: number) {
  const storageKey = `staged/${world.random.hex(12)}/${inAddress(upload.filename)}`
  stagedOf(team, world).set(storageKey, upload)
  const expires = String(world.clock.now() + seconds * 1000)
  const url = new URL(`${STORAGE_PATH}/${storageKey}`, request.url)
  url.search = new URLSearchParams({
    team: team.id,
    expires,
    signature: signature(world, team.id, storageKey, expires).toString('base64url'),
  }).toString()
  return { url: url.href, storageKey }
}

/** The upload that a signed address is for, or why it is for none. */
export function openAddress(world: World, { pathname, searchParams }: URL): Staged | string {
  const storageKey = pathname.slice(STORAGE_PATH.length + 1)
  const [team = '', expires = '', sent = ''] = ['team', 'expires', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  )
  const given = Buffer.from(sent, 'base64url')
  const right = signature(world, team, storageKey, expires)
  if (given.length !== right.length || !timingSafeEqual(given, right))
    return 'The signature is not that of the address.'
  if (world.clock.now() >= Number(expires)) return 'The address has expired.'
  const staged = stagedOf(world.team(team), world).get(storageKey)
  return staged && !staged.registered ? staged : 'The upload has been registered.'
}

/** How many bytes of a file are kept: enough for the header of an image. */
const HEAD_BYTES = 65_536

/** What a file holds, without keeping it: a large one costs no more memory than a small one. */
export async function contentOf(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Content> {
  const hash = createHash('sha256')
  const head = new Uint8Array(HEAD_BYTES)
  let size = 0
  for await (const chunk of bytes) {
    hash.update(chunk)
    if (size < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - size), size)
    size += chunk.byteLength
  }
  return { size, hash: hash.digest('hex'), head: head.slice(0, size) }
}

/** A file name as it can stand in an address, however long it was. */
function inAddress(filename: string): string {
  return filename.slice(-100).replaceAll(/^\.+|[^\w.-]/g, '_')
}

function signature(world: World, ...signed: string[]): Buffer {
  return createHmac('sha256', world.secret).update(JSON.stringify(signed)).digest()
}

/** The registrations that are documented can be made on a fresh workspace: their files are there, in name. */
const EXAMPLES = ['launch_video', 'duplicate'] as const

function seed(contract: Contract, name: (typeof EXAMPLES)[number]): [string, Staged] {
  const { filename, mime_type, size_bytes } = contract.example('registerUpload', 200, name) as FileRecord
  const { storage_key } = contract.requestExample('registerUpload', name) as { storage_key: string }
  return [storage_key, { filename, mime_type, content: { size: size_bytes, hash: seedHash(filename) } }]
}

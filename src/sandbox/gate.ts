import { DurableObject } from 'cloudflare:workers'
import { sha256Hex } from '../mock/state/encoding.js'
import type { Namespace } from './cloudflare.js'

const HOUR_MS = 3_600_000
/** How many keys a workspace may have. */
const MAX_KEYS = 101

/** The variables of a deployment, as README.md explains them. In workerd, one that is not set is null. */
type Variables = 'URL' | 'INVITATION' | 'NEW_PER_HOUR' | 'EXPIRE_DAYS' | 'KEEP' | 'HTTP_CALLBACKS'

/** The objects of a deployment, and its variables. */
export type Env = { [Name in `SANDBOX_${Variables}`]?: string | null } & {
  WORKSPACES: Namespace<{ fetch(request: Request): Promise<Response> }>
  GATE: Namespace<Gate>
}

/** The id of a workspace; or the status of a response and the reason why a key is not let in. */
type Admission = string | [status: number, reason: string]

/**
 * Which key has which workspace, and when each address started one in the last hour. A deployment has one gate, so that
 * no request makes the object of a workspace, which takes room from its first request on, before its key is let in. Of
 * keys it stores only hashes.
 */
export class Gate extends DurableObject<Env> {
  /** The id of the workspace of each key, the keys of each workspace, and the `starts` of the last hour. */
  readonly #kv = this.ctx.storage.kv

  /** Returns the workspace of a key. A new one counts for its address: for IPv6, a network of 64 bits. */
  async admit(key: string, headers: Headers): Promise<Admission> {
    const name = hashOf(key)
    const known = this.#kv.get<string>(name)
    if (known !== undefined) return known
    const { WORKSPACES, SANDBOX_INVITATION: invitation, SANDBOX_NEW_PER_HOUR } = this.env
    // The time that it takes to compare texts tells where they differ, so hashes are compared.
    if (invitation && hashOf(headers.get('sandbox-invitation') ?? '') !== hashOf(invitation))
      return [403, 'A new key needs an invitation. Send it once, in the header `Sandbox-Invitation`.']
    const [start = ''] = (headers.get('cf-connecting-ip') ?? '').split('::')
    const address = start.split(':').slice(0, 4).join(':')
    if (address === '') return [403, 'A new key needs a known IP address.']
    const isRecent = ([, time]: Start) => time > Date.now() - HOUR_MS
    const starts = this.#kv.get<Start[]>('starts')?.filter(isRecent) ?? []
    const limit = Number(SANDBOX_NEW_PER_HOUR || 20)
    // A limit that is not a number lets nobody in.
    if (!(starts.filter(([from]) => from === address).length < limit))
      return [429, `An address may start ${limit} workspaces in an hour. Try again later.`]
    this.#kv.put('starts', [...starts, [address, Date.now()]])
    void this.ctx.storage.setAlarm(Date.now() + HOUR_MS)
    const id = String(WORKSPACES.idFromName(name))
    this.#kv.put(name, id)
    this.#kv.put(id, [name])
    return id
  }

  /** Makes a key one of a workspace, unless it is already. Returns the reason if it cannot be one. */
  async claim(key: string, id: string): Promise<string | undefined> {
    const name = hashOf(key)
    const [owner, names] = [this.#kv.get<string>(name), this.#kv.get<string[]>(id) ?? []]
    if (owner === id) return undefined
    if (owner !== undefined) return 'This key has a workspace of its own, which only that key controls.'
    if (names.length >= MAX_KEYS) return `A workspace has at most ${MAX_KEYS - 1} other keys.`
    this.#kv.put(name, id)
    this.#kv.put(id, [...names, name])
    return undefined
  }

  /** Resolves to true if a key is one of a workspace. */
  async has(key: string, id: string): Promise<boolean> {
    return this.#kv.get(hashOf(key)) === id
  }

  /** Frees the keys of a workspace that is deleted. */
  async remove(id: string): Promise<void> {
    for (const name of [...(this.#kv.get<string[]>(id) ?? []), id]) this.#kv.delete(name)
  }

  /** Forgets the addresses once nobody started a workspace for an hour. */
  alarm(): void {
    this.#kv.delete('starts')
  }
}

type Start = [address: string, time: number]

function hashOf(secret: string): string {
  return sha256Hex(secret).slice(0, 32)
}

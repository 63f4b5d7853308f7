import { DurableObject } from 'cloudflare:workers'
import { bearerOf } from '../mock/http.js'
import { createMock, type Mock } from '../mock/index.js'
import { isLoopback } from '../mock/request/origin.js'
import { within } from '../mock/state/within.js'
import { type Env, errorResponse, hashOf } from './shared.js'

const HOUR_MS = 3_600_000
/** How many other keys a workspace may have. */
const MAX_KEYS = 100
/** How many bytes the records of a workspace may take: workspaces share a memory of 128 MB. */
const KEEP_BYTES = 33_554_432
/** How long the alarm waits for receivers of webhooks before it looks again for what is due, in milliseconds. */
const PATIENCE_MS = 1000
/** A row may have 2 MB with its path, and a character up to four bytes. No part ends within a character. */
const PARTS = /[\s\S]{1,400000}/gu
const CREATE_TABLE = 'CREATE TABLE records (path TEXT, part INTEGER, json TEXT, PRIMARY KEY (path, part))'
const WRITE = 'INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json'
/** The control of a key, or of the workspace of a key. */
const CONTROL = /^\/_mock\/(keys|workspaces)\/(service_live_[0-9a-f]+)(\/|$)/i
/** Otherwise a key with a mistake in it would become one of the workspace, and delete it. */
const NOT_ITS_KEY = 'This key does not belong to your workspace. To delete the workspace, name one of its keys.'

/**
 * A workspace: a mock whose records are in the SQLite of a Durable Object, and whose timer is the object's alarm. Beside the records
 * it keeps `origin`, that of the first request; `used`, when it was last used, up to an hour too early; and `keys`, the names of
 * its other keys. The object of such a key keeps only `owner`, the name of the workspace to which it belongs.
 */
export class Workspace extends DurableObject<Env> {
  readonly #kv = this.ctx.storage.kv
  /** The mock, while the object is in memory. */
  #mock: Mock | undefined
  #alarm: number | undefined

  async fetch(request: Request): Promise<Response> {
    const owner = this.#kv.get<string>('owner')
    if (owner !== undefined) return this.env.WORKSPACES.getByName(owner).fetch(request)
    const used = this.#kv.get<number>('used')
    const refused = used ? undefined : await this.ctx.blockConcurrencyWhile(() => this.#begin(request))
    if (refused) return refused
    if (used && Date.now() - used > HOUR_MS) this.#kv.put('used', Date.now())

    const [, what, key, more] = CONTROL.exec(new URL(request.url).pathname) ?? []
    if (key !== undefined && request.method === 'DELETE' && what === 'workspaces' && more === '')
      return this.#has(hashOf(key)) ? this.#delete() : errorResponse(403, NOT_ITS_KEY)
    const foreign = key === undefined ? undefined : await this.#include(hashOf(key))
    if (foreign) return foreign
    const mock = this.#mock ?? (await this.#open())
    return mock instanceof Response ? mock : mock.fetch(request)
  }

  /** Ends tasks and delivers webhooks that are due, or deletes the workspace once it has expired. */
  async alarm(): Promise<void> {
    this.#alarm = undefined
    if (Date.now() >= this.#expires()) return void (await this.#delete())
    const mock = await this.#open()
    if (mock instanceof Response) return this.ctx.storage.setAlarm(this.#expires())
    await within(PATIENCE_MS, mock.deliveriesDone())
    this.#save(mock)
  }

  /** Makes this key one of another workspace. Returns false if it has a workspace already. */
  claim(owner: string): boolean {
    if (this.#kv.get('used') === undefined && this.#kv.get('owner') === undefined) this.#kv.put('owner', owner)
    return this.#kv.get('owner') === owner
  }

  /** Makes this key free again, once the workspace that has claimed it is deleted. */
  async release(owner: string): Promise<void> {
    if (this.#kv.get('owner') === owner) await this.ctx.storage.deleteAll()
  }

  /** Starts a workspace, if the deployment lets its key in. Returns the reason if not. */
  async #begin(request: Request): Promise<Response | undefined> {
    // A link has no key, and a key that belongs to another workspace does not start that one.
    if (hashOf(bearerOf(request) ?? '') !== this.ctx.id.name) return errorResponse(404, 'There is no such workspace.')
    const { ADDRESSES, SANDBOX_INVITATION: invitation, SANDBOX_NEW_PER_HOUR } = this.env
    // The time that it takes to compare texts tells where they differ, so hashes are compared.
    if (invitation && hashOf(request.headers.get('sandbox-invitation') ?? '') !== hashOf(invitation))
      return errorResponse(403, 'A new key needs an invitation. Send it once, in the header `Sandbox-Invitation`.')
    const network = networkOf(request.headers.get('cf-connecting-ip') ?? '')
    const limit = Number(SANDBOX_NEW_PER_HOUR || 20)
    if (!(await ADDRESSES.getByName(network).count(limit)))
      return errorResponse(429, `An address may start ${limit} workspaces in an hour. Try again later.`, HOUR_MS)
    this.ctx.storage.sql.exec(CREATE_TABLE)
    this.#kv.put('origin', new URL(request.url).origin)
    this.#kv.put('used', Date.now())
    await this.ctx.storage.setAlarm(this.#expires())
    return undefined
  }

  /** Returns true if the key with this name is one of the workspace. */
  #has(name: string): boolean {
    return name === this.ctx.id.name || this.#kv.get<string[]>('keys')?.includes(name) === true
  }

  /** Makes the key with this name one of the workspace, unless it is already. Returns the reason if it cannot be one. */
  async #include(name: string): Promise<Response | undefined> {
    if (this.#has(name)) return undefined
    const keys = this.#kv.get<string[]>('keys') ?? []
    if (keys.length >= MAX_KEYS) return errorResponse(403, `A workspace has at most ${MAX_KEYS} other keys.`)
    // List the key before it is claimed: a claimed key that is not listed would never be free again.
    this.#kv.put('keys', [...keys, name])
    if (await this.env.WORKSPACES.getByName(name).claim(this.ctx.id.name)) return undefined
    const others = this.#kv.get<string[]>('keys')?.filter((other) => other !== name)
    this.#kv.put('keys', others)
    return errorResponse(403, 'This key has a workspace of its own, which only that key controls.')
  }

  /** Returns the mock, restored from the records if the object has just woken up, or the reason why they cannot be read. */
  #open(): Promise<Mock | Response> {
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.#mock) return this.#mock
      const { SANDBOX_URL, SANDBOX_KEEP, SANDBOX_HTTP_CALLBACKS } = this.env
      const origin = SANDBOX_URL || (this.#kv.get<string>('origin') ?? '')
      const mock = await createMock({
        publicUrl: `${origin}/w/${this.ctx.id.name}`,
        // Only its own domains lead to a Worker. To one on a developer's machine, a web page can make any name lead.
        allowHosts: isLoopback(new URL(origin).hostname) ? [] : ['*'],
        // Whoever claims a key starts its workspace, before any page can use it.
        allowOrigins: ['*'],
        allowHttpCallbacks: SANDBOX_HTTP_CALLBACKS === 'true',
        keep: Number(SANDBOX_KEEP || 1000),
        keepBytes: KEEP_BYTES,
        keepTotalBytes: KEEP_BYTES,
        timers: false,
        // The network of a Worker decides which addresses it reaches.
        fetchPublic: (to, init) => fetch(to, init),
        onChange: () => this.#save(mock),
      })
      const records = new Map<string, string>()
      const rows = this.ctx.storage.sql.exec<StoredRow>('SELECT path, json FROM records ORDER BY rowid')
      for (const { path, json } of rows) records.set(path, (records.get(path) ?? '') + json)
      try {
        if (records.size > 0) mock.restoreRecords([...records].map(([path, json]) => [path, JSON.parse(json)]))
      } catch (error) {
        return errorResponse(
          500,
          `${(error as Error).message} Delete the workspace: DELETE /_mock/workspaces/<your key>.`,
        )
      }
      this.#mock = mock
      return mock
    })
  }

  /** Writes the records that have changed, and sets the alarm. */
  #save(mock: Mock): void {
    // The workspace was deleted while it handled a request.
    if (mock !== this.#mock) return
    const { sql } = this.ctx.storage
    try {
      for (const [path, value] of mock.changes()) {
        const parts = value === undefined ? [] : (JSON.stringify(value).match(PARTS) ?? [])
        // A row that is replaced keeps its place: the order of the records is part of them.
        for (const [part, json] of parts.entries()) sql.exec(WRITE, path, part, json)
        sql.exec('DELETE FROM records WHERE path = ? AND part >= ?', path, parts.length)
      }
    } catch (error) {
      // Nobody may see what the mock has and the records do not.
      this.ctx.abort(`The records could not be written: ${error}`)
    }
    const time = Math.min(mock.nextDue() ?? Number.POSITIVE_INFINITY, this.#expires())
    if (time !== this.#alarm) void this.ctx.storage.setAlarm(time)
    this.#alarm = time
  }

  #expires(): number {
    return (this.#kv.get<number>('used') ?? 0) + Number(this.env.SANDBOX_EXPIRE_DAYS || 30) * 24 * HOUR_MS
  }

  async #delete(): Promise<Response> {
    await this.ctx.blockConcurrencyWhile(async () => {
      await this.#mock?.close()
      this.#mock = undefined
      const { id, storage } = this.ctx
      const keys = this.#kv.get<string[]>('keys') ?? []
      await Promise.all(keys.map((name) => this.env.WORKSPACES.getByName(name).release(id.name)))
      await storage.deleteAlarm()
      await storage.deleteAll()
    })
    return new Response(null, { status: 204 })
  }
}

type StoredRow = { path: string; json: string }

/** An address of IPv6 stands for its network of 64 bits, which one customer has as a whole. */
function networkOf(address: string): string {
  return address.includes(':') ? (address.split('::')[0] ?? '').split(':').slice(0, 4).join(':') : address
}

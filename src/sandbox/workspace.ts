import { DurableObject } from 'cloudflare:workers'
import { bearerOf } from '../mock/http/http.js'
import { createMock, type Mock } from '../mock/index.js'
import { isLoopback } from '../mock/request/origin.js'
import { within } from '../mock/state/within.js'
import { errorResponse } from './error-response.js'
import type { Env } from './gate.js'

const HOUR_MS = 3_600_000
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
const NOT_ITS_KEY = 'This key does not belong to your workspace. `PUT /_mock/keys/<key>` adds a free one.'
const UNREADABLE = 'Delete the workspace: DELETE /_mock/workspaces/<your key>.'

/**
 * A workspace: a mock whose records are in the SQLite of a Durable Object, and whose timer is the object's alarm.
 * Beside the records it keeps `origin`, that of the first request, and `used`, when it was last used, up to an hour too
 * early.
 */
export class Workspace extends DurableObject<Env> {
  readonly #kv = this.ctx.storage.kv
  readonly #id = String(this.ctx.id)
  readonly #gate = this.env.GATE.getByName('gate')
  /** The mock, while the object is in memory. */
  #mock: Mock | undefined
  #alarm: number | undefined

  async fetch(request: Request): Promise<Response> {
    const used = this.#kv.get<number>('used')
    const other = used ? undefined : await this.ctx.blockConcurrencyWhile(() => this.#begin(request))
    if (other) return other
    if (used && Date.now() - used > HOUR_MS) this.#kv.put('used', Date.now())

    const [, what, key, more] = CONTROL.exec(new URL(request.url).pathname) ?? []
    // Only a valid PUT makes a key one of the workspace: the mock asks then.
    if (key !== undefined && request.method !== 'PUT' && !(await this.#gate.has(key, this.#id)))
      return errorResponse(403, NOT_ITS_KEY)
    if (request.method === 'DELETE' && what === 'workspaces' && more === '') return this.#delete()
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

  /** Starts a workspace, if its key has this one. Otherwise resolves to the response. */
  async #begin(request: Request): Promise<Response | undefined> {
    const key = bearerOf(request)
    if (key === undefined) return errorResponse(404, 'There is no such workspace.')
    // The Worker may have remembered the key of a workspace that was deleted.
    const id = await this.#gate.admit(key, request.headers)
    if (typeof id !== 'string') return errorResponse(...id)
    if (id !== this.#id) return this.env.WORKSPACES.get(this.env.WORKSPACES.idFromString(id)).fetch(request)
    this.ctx.storage.sql.exec(CREATE_TABLE)
    this.#kv.put('origin', new URL(request.url).origin)
    this.#kv.put('used', Date.now())
    await this.ctx.storage.setAlarm(this.#expires())
    return undefined
  }

  /** Returns the mock, restored from the records after a sleep, or the reason why they cannot be read. */
  #open(): Promise<Mock | Response> {
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.#mock) return this.#mock
      const { SANDBOX_URL, SANDBOX_KEEP, SANDBOX_HTTP_CALLBACKS } = this.env
      const origin = SANDBOX_URL || (this.#kv.get<string>('origin') ?? '')
      const mock = await createMock({
        publicUrl: `${origin}/w/${this.#id}`,
        // Only its own domains lead to a Worker. To one on a developer's machine, a web page can make any name lead.
        allowHosts: isLoopback(new URL(origin).hostname) ? [] : ['*'],
        allowHttpCallbacks: SANDBOX_HTTP_CALLBACKS === 'true',
        keep: Number(SANDBOX_KEEP || 1000),
        keepBytes: KEEP_BYTES,
        keepTotalBytes: KEEP_BYTES,
        timers: false,
        // The network of a Worker decides which addresses it reaches.
        fetchPublic: (to, init) => fetch(to, init),
        onChange: () => this.#save(mock),
        mayDefineKey: (key) => this.#gate.claim(key, this.#id),
      })
      const records = new Map<string, string>()
      const rows = this.ctx.storage.sql.exec<StoredRow>('SELECT path, json FROM records ORDER BY rowid')
      for (const { path, json } of rows) records.set(path, (records.get(path) ?? '') + json)
      try {
        if (records.size > 0) mock.restoreRecords([...records].map(([path, json]) => [path, JSON.parse(json)]))
      } catch (error) {
        return errorResponse(500, `${(error as Error).message} ${UNREADABLE}`)
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
      await this.ctx.storage.deleteAll()
      await this.#gate.remove(this.#id)
    })
    return new Response(null, { status: 204 })
  }
}

type StoredRow = { path: string; json: string }

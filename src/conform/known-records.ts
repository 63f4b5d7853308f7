import { isObject, type Json, type JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import { itemsOf, type Subject } from './checks.js'
import { isSuccess } from './exchange.js'
import { levelOf, noteOf, ownPrefixOf, prefixOf, RECORDS, sourcesOf } from './notes.js'
import { type Content, NoResponse, pathTo, type Server, withoutCallback } from './requests.js'

/** What the server's responses have shown, so that requests can name existing records. */
export type KnownRecords = {
  /** Remembers the response to a valid request. Later requests use the records of the documented one's. */
  remember: (operation: Operation, sent: Content, response: Json, isDocumented: boolean) => void
  /** Forgets everything, because something was deleted. */
  forget: () => void
  /** Resolves to the path parameters for an operation, or to the reason why there are none. */
  pathFor: (operation: Operation) => Promise<Record<string, string> | string>
  /** Resolves to a documented body with ids that exist, or to the reason why there are none. */
  bodyFor: (operation: Operation, example: Json | undefined) => Promise<JsonObject | undefined | string>
  /** Resolves to the records whose ids an operation takes. */
  recordsFor: (operation: Operation) => Promise<JsonObject[]>
  /** Resolves to the id of a record that this run created, of the kind with this prefix, or to undefined. */
  own: (prefix: string) => Promise<string | undefined>
  /** The ids of everything that this run created, and whether it is removed. */
  created: Map<string, boolean>
  /** The tasks among them that make a canvas when they succeed. */
  designs: Set<string>
  /** A cursor of each list that gave one, by operation. */
  cursors: Map<string, string>
}

/** Creates the known records of a server, at first none. With `assumptions` the records of the examples exist. */
export function createKnownRecords(operations: Operation[], server: Server, assumptions: boolean): KnownRecords {
  const seen = new Map<string, Json>()
  const created = new Map<string, boolean>()
  const designs = new Set<string>()

  async function recordsOf(operationId: string): Promise<JsonObject[]> {
    const operation = operations.find((candidate) => candidate.operationId === operationId)
    if (!operation) return []
    if (!seen.has(operationId) && levelOf(operation) === 'read') seen.set(operationId, await ask(server, operation))
    const response = seen.get(operationId) ?? null
    return operation.pagination ? itemsOf(response) : isObject(response) ? [response] : []
  }

  async function recordsFor(operation: Operation): Promise<JsonObject[]> {
    const { creator, list } = sourcesOf(operation)
    const found = [...(creator ? await recordsOf(creator) : []), ...(list ? await recordsOf(list) : [])]
    return found.filter((record) => recordIdOf(record))
  }

  /** A record that changes by itself is created each time: an earlier one may have ended. */
  async function own(prefix: string): Promise<string | undefined> {
    const { creator, reader } = RECORDS[prefix] ?? {}
    const [known] = [...created].find(([id, isRemoved]) => id.startsWith(prefix) && !isRemoved) ?? []
    if (known && !reader) return known
    const operation = operations.find(({ operationId }) => operationId === creator)
    const examples = operation?.body?.examples.map(({ value }) => value) ?? []
    // An example without ids changes no other record.
    const example = examples.find((value) => !JSON.stringify(value).match(/"[a-z]+_id":/)) ?? examples[0]
    const body = operation && (await bodyFor(operation, example))
    const record = operation && isObject(body) ? await ask(server, operation, { body }) : null
    const id = isObject(record) ? recordIdOf(record) : undefined
    if (!operation || !id?.startsWith(prefix)) return undefined
    add(id, operation, body)
    return id
  }

  /** A task that edits a canvas in place makes none. */
  function add(id: string, { operationId }: Operation, body: Json | undefined): void {
    created.set(id, false)
    const { creator, reader } = RECORDS[prefixOf(id)] ?? {}
    if (reader && operationId === creator && isObject(body) && !('canvas_id' in body)) designs.add(id)
  }

  async function bodyFor(operation: Operation, example: Json | undefined): Promise<JsonObject | undefined | string> {
    const documented = withoutCallback(example ?? null)
    if (!isObject(documented)) return undefined
    if (assumptions) return documented
    const body = { ...documented }
    for (const [field, value] of Object.entries(body)) {
      const kind = RECORDS[prefixOf(String(value))]
      const from = kind?.list ?? kind?.creator
      const id = from && recordIdOf((await recordsOf(from))[0])
      if (from && !id) return `no ${field} is known: the response of ${from} contained none`
      if (id) body[field] = id
    }
    // Patching a record with its current values changes nothing.
    const now = operation.method === 'PATCH' ? (await recordsFor(operation))[0] : undefined
    return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, now?.[field] ?? value]))
  }

  return {
    recordsFor,
    bodyFor,
    own,
    created,
    designs,
    cursors: new Map(),
    forget: () => seen.clear(),

    remember(operation, sent, response, isDocumented) {
      if (isDocumented) seen.set(operation.operationId, response)
      const names = Object.values(sent.path ?? {})
      const id = isObject(response) ? recordIdOf(response) : undefined
      if (operation.method === 'POST' && id && RECORDS[prefixOf(id)] && !names.length) add(id, operation, sent.body)
      if (operation.method !== 'DELETE') return
      for (const gone of names) created.set(gone, true)
    },

    async pathFor(operation) {
      const { after } = noteOf(operation)
      if (after && !seen.has(after)) return `${after} did not succeed in this run`
      const [parameter] = operation.parameters.filter((candidate) => candidate.in === 'path')
      if (!parameter) return {}
      const prefix = assumptions ? undefined : ownPrefixOf(operation)
      if (operation.method === 'DELETE' && !prefix && !assumptions)
        return 'the run creates no such record, and ends no other'
      const id = prefix ? await own(prefix) : recordIdOf((await recordsFor(operation))[0])
      if (id) return pathTo(operation, id)
      if (assumptions) return {}
      return prefix
        ? `${RECORDS[prefix]?.creator} created no record for this run, which ends no other`
        : `no ${parameter.name} is known: no response of the server contained one`
    },
  }
}

/** Sends a valid request and resolves to the body of its success, or to null. */
async function ask(server: Server, operation: Operation, options: Content = {}): Promise<Json> {
  const responses = await server.send(operation, options).catch((reason: Error) => {
    if (reason instanceof NoResponse) return []
    throw reason
  })
  const response = responses.at(-1)
  return response && isSuccess(response) ? (response.json ?? null) : null
}

/** A record that a run created, and whether the run removed it. A task is canceled instead, if it has not ended. */
export type Created = { id: string; removed: boolean }

/** How long the end of a run may take, and wait for one task that was canceled, in milliseconds. */
const CLEAN_UP_MS = { all: 30_000, task: 10_000 }

/** Removes what a run created, and the canvases of tasks that succeeded although they were canceled. */
export async function cleanUp(
  { created, designs }: KnownRecords,
  server: Server,
  subjectOf: (operationId: string) => Subject,
): Promise<Created[]> {
  server.allow(CLEAN_UP_MS.all)
  const send = async (operationId: string, id: string) => {
    const { operation } = subjectOf(operationId)
    return (await server.send(operation, { path: pathTo(operation, id) }).catch(() => [])).at(-1)
  }
  for (const [id, isRemoved] of created) {
    const { remover, reader } = RECORDS[prefixOf(id)] ?? {}
    if (isRemoved || !remover) continue
    const response = await send(remover, id)
    if (!reader) created.set(id, response !== undefined && isSuccess(response))
    if (!reader || !designs.has(id)) continue
    // A signal may come too late, so only a task that has ended has no more to add.
    const task = await pollTask(async () => (await send(reader, id))?.json, server.sleep, CLEAN_UP_MS.task)
    const result = task?.result ?? task
    if (isObject(result) && typeof result.canvas_id === 'string') created.set(result.canvas_id, false)
  }
  server.allow(0)
  return [...created].map(([id, removed]) => ({ id, removed }))
}

/** The shortest pause between two reads of a task, in milliseconds. */
const POLL_MS = 50

/** Reads a task until it ends or the patience does. Resolves to its last body, if there is one. */
export async function pollTask(
  read: () => Promise<Json | undefined>,
  sleep: Server['sleep'],
  patienceMs: number,
): Promise<JsonObject | undefined> {
  for (let waited = 0; ; ) {
    const task = await read()
    if (!isObject(task)) return undefined
    const { status, retry_after_ms, retry_after_seconds } = task
    if ((status !== 'queued' && status !== 'running') || waited >= patienceMs) return task
    const suggested = Number(retry_after_ms ?? Number(retry_after_seconds ?? 1) * 1000) || 0
    const ms = Math.min(Math.max(POLL_MS, suggested), patienceMs - waited)
    await sleep(ms)
    waited += ms
  }
}

/** Returns the id of a record in any version. */
export function recordIdOf(record: JsonObject | undefined): string | undefined {
  const id = record?.id ?? record?.job_id
  return typeof id === 'string' ? id : undefined
}

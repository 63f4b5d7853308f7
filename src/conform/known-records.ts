import { isObject, type Json, type JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import { itemsOf, type Subject } from './checks.js'
import { levelOf, noteOf } from './notes.js'
import { type Content, isSuccess, NoResponse, type Server, withoutCallback } from './requests.js'

/** What the server's responses have shown, so that requests can name existing records. */
export type KnownRecords = {
  /** Remembers the response to a valid request. Later requests name the records in it if the request is the documented one. */
  remember: (operation: Operation, sent: Content, response: Json, isDocumented: boolean) => void
  /** Forgets everything, because something was deleted. */
  forget: () => void
  /** Resolves to the path parameters for an operation, or to the reason why there are none. */
  pathFor: (operation: Operation) => Promise<Record<string, string> | string>
  /** Resolves to a documented body with ids that exist, or to the reason why there are none. */
  bodyFor: (operation: Operation, example: Json | undefined) => Promise<JsonObject | undefined | string>
  /** Resolves to the records whose ids an operation takes. */
  recordsFor: (operation: Operation) => Promise<JsonObject[]>
  /** Resolves to the id of a canvas that this run created, or to undefined. */
  ownCanvas: () => Promise<string | undefined>
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

  /** Sends a valid request and resolves to the body of its success, or to null. */
  async function ask(operation: Operation, options: Content = {}): Promise<Json> {
    const responses = await server.send(operation, options).catch((reason: Error) => {
      if (reason instanceof NoResponse) return []
      throw reason
    })
    const response = responses.at(-1)
    return response && isSuccess(response) ? (response.json ?? null) : null
  }

  async function recordsOf(operationId: string): Promise<JsonObject[]> {
    const operation = operations.find((candidate) => candidate.operationId === operationId)
    if (!operation) return []
    if (!seen.has(operationId) && levelOf(operation) === 'read') seen.set(operationId, await ask(operation))
    const response = seen.get(operationId) ?? null
    return operation.pagination ? itemsOf(response) : isObject(response) ? [response] : []
  }

  async function recordsFor(operation: Operation): Promise<JsonObject[]> {
    const { operation: from, statuses, creator } = noteOf(operation).idFrom ?? {}
    const found = [...(creator ? await recordsOf(creator) : []), ...(from ? await recordsOf(from) : [])]
    return found.filter((record) => idOf(record) && (!statuses || statuses.includes(String(record.status))))
  }

  /** A copy of the first canvas. The field that names the original is assumed (gap remix.body). */
  async function ownCanvas(): Promise<string | undefined> {
    const [known] = [...created].find(([id, removed]) => id.startsWith('cvs_') && !removed) ?? []
    const canvas_id = idOf((await recordsOf('listCanvases'))[0])
    return known ?? (canvas_id ? create('remixCanvas', 'cvs_', { canvas_id }) : undefined)
  }

  /** A task that has just been started, so that it can be canceled. */
  async function ownTask(): Promise<string | undefined> {
    return create('createTask', 'task_', { prompt: 'A poster for a spring market' })
  }

  async function create(operationId: string, prefix: string, body: JsonObject): Promise<string | undefined> {
    const operation = operations.find((candidate) => candidate.operationId === operationId)
    const record = operation ? await ask(operation, { body }) : null
    const id = isObject(record) ? idOf(record) : undefined
    if (!id?.startsWith(prefix)) return undefined
    created.set(id, false)
    if (operationId === 'createTask') designs.add(id)
    return id
  }

  return {
    recordsFor,
    ownCanvas,
    created,
    designs,
    cursors: new Map(),
    forget: () => seen.clear(),

    remember(operation, sent, response, isDocumented) {
      if (isDocumented) seen.set(operation.operationId, response)
      const names = Object.values(sent.path ?? {})
      const id = isObject(response) ? idOf(response) : undefined
      if (operation.method === 'POST' && id && /^(cvs|file|task)_/.test(id) && !names.length) created.set(id, false)
      // A task that edits a canvas in place makes none.
      const isDesign = operation.operationId === 'createTask' && isObject(sent.body) && !('canvas_id' in sent.body)
      if (id && isDesign) designs.add(id)
      if (operation.method !== 'DELETE') return
      for (const gone of names) created.set(gone, true)
    },

    async pathFor(operation) {
      const { after, ownRecord } = noteOf(operation)
      if (after && !seen.has(after)) return `${after} did not succeed in this run`
      const [parameter] = operation.parameters.filter((candidate) => candidate.in === 'path')
      if (!parameter) return {}
      const own = ownRecord === 'task' ? ownTask : ownCanvas
      const id = ownRecord && !assumptions ? await own() : idOf((await recordsFor(operation))[0])
      if (id) return { [String(parameter.name)]: id }
      if (assumptions) return {}
      return ownRecord
        ? `this run could not create a ${ownRecord}, and changes no other`
        : `no ${parameter.name} is known: no response of the server contained one`
    },

    async bodyFor(operation, example) {
      const documented = withoutCallback(example ?? null)
      if (!isObject(documented)) return undefined
      if (assumptions) return documented
      const body = { ...documented }
      for (const [field, value] of Object.entries(body)) {
        const from = OWNERS[/^[a-z]+_/.exec(String(value))?.[0] ?? '']
        const id = from && idOf((await recordsOf(from))[0])
        if (from && !id) return `no ${field} is known: the response of ${from} contained none`
        if (id) body[field] = id
      }
      // Patching a record with its current values changes nothing.
      const now = operation.method === 'PATCH' ? (await recordsFor(operation))[0] : undefined
      return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, now?.[field] ?? value]))
    },
  }
}

/** The operations whose responses contain ids of each prefix. */
const OWNERS: Record<string, string> = { cvs_: 'listCanvases', file_: 'uploadFile' }

/** A record that a run created, and whether the run removed it. A task cannot be removed; one that has not ended is canceled. */
export type Created = { id: string; removed: boolean }

/** The operation that removes the records of each prefix, and its path parameter. */
const ENDS: Record<string, [operationId: string, parameter: string]> = {
  cvs_: ['deleteCanvas', 'canvas_id'],
  file_: ['deleteDriveItem', 'item_ref'],
  task_: ['cancelTask', 'id'],
}

/** How long the end of a run may take, and wait for one task that was canceled, in milliseconds. */
const CLEAN_UP_MS = { all: 30_000, task: 10_000 }

/** Removes what a run created, and the canvases of tasks that succeeded although they were canceled. */
export async function cleanUp(
  { created, designs }: KnownRecords,
  server: Server,
  subjectOf: (operationId: string) => Subject,
): Promise<Created[]> {
  server.allow(CLEAN_UP_MS.all)
  const send = async (operationId: string, path: Record<string, string>) =>
    (await server.send(subjectOf(operationId).operation, { path }).catch(() => [])).at(-1)
  for (const [id, removed] of created) {
    const [operationId, parameter] = ENDS[id.slice(0, id.indexOf('_') + 1)] ?? []
    if (removed || !operationId || !parameter) continue
    const response = await send(operationId, { [parameter]: id })
    if (operationId !== 'cancelTask') created.set(id, response !== undefined && isSuccess(response))
    if (!designs.has(id)) continue
    // A signal may come too late, so only a task that has ended has no more to add.
    const task = await endOf(async () => (await send('getTask', { id }))?.json, server.sleep, CLEAN_UP_MS.task)
    const result = task?.result ?? task
    if (isObject(result) && typeof result.canvas_id === 'string') created.set(result.canvas_id, false)
  }
  server.allow(0)
  return [...created].map(([id, removed]) => ({ id, removed }))
}

/** The shortest pause between two reads of a task, in milliseconds. */
const POLL_MS = 50

/** Reads a task until it has ended, or until the patience is over. Resolves to its last body, or to undefined if there is none. */
export async function endOf(
  read: () => Promise<Json | undefined>,
  sleep: Server['sleep'],
  patienceMs: number,
): Promise<JsonObject | undefined> {
  for (let waited = 0; ; ) {
    const task = await read()
    if (!isObject(task)) return undefined
    const { status, retry_after_ms, retry_after_seconds } = task
    if ((status !== 'queued' && status !== 'running') || waited >= patienceMs) return task
    const ms = Math.max(POLL_MS, Number(retry_after_ms ?? Number(retry_after_seconds ?? 1) * 1000))
    await sleep(ms)
    waited += ms
  }
}

/** Returns the id of a record in any version. */
export function idOf(record: JsonObject | undefined): string | undefined {
  const id = record?.id ?? record?.job_id
  return typeof id === 'string' ? id : undefined
}

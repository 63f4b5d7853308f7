import { isObject, type Json, type JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import { levelOf, noteOf } from './notes.js'
import { withoutCallback } from './requests.js'

/** What the server's responses have shown, so that requests can name existing records. */
export type Workspace = {
  /** Records the response to a valid request. */
  saw: (operation: Operation, response: Json) => void
  /** Forgets everything, because something was deleted. */
  forget: () => void
  /** Resolves to the path parameters for an operation, or to the reason why there are none. */
  pathFor: (operation: Operation) => Promise<Record<string, string> | string>
  /** Resolves to a documented body with ids that exist, or to the reason why there are none. */
  bodyFor: (operation: Operation, example: Json | undefined) => Promise<JsonObject | undefined | string>
}

/** Creates a workspace. `ask` sends the plain valid request of a read and resolves to the body of its success, or null. With `assumptions` the records of the examples exist. */
export function createWorkspace(
  operations: Operation[],
  ask: (operation: Operation) => Promise<Json>,
  assumptions: boolean,
): Workspace {
  const seen = new Map<string, Json>()

  async function recordsOf(operationId: string): Promise<JsonObject[]> {
    const operation = operations.find((candidate) => candidate.operationId === operationId)
    if (!operation) return []
    if (!seen.has(operationId) && levelOf(operation) === 'read') seen.set(operationId, await ask(operation))
    return records(seen.get(operationId) ?? null, 'x-pagination' in operation.node)
  }

  async function recordFor(operation: Operation): Promise<JsonObject | undefined> {
    const { operation: from, statuses } = noteOf(operation).idFrom ?? {}
    const found = from ? await recordsOf(from) : []
    return found.find((record) => idOf(record) && (!statuses || statuses.includes(String(record.status))))
  }

  return {
    saw: (operation, response) => seen.set(operation.operationId, response),
    forget: () => seen.clear(),

    async pathFor(operation) {
      const { after } = noteOf(operation)
      if (after && !seen.has(after)) return `${after} did not succeed in this run`
      const [parameter] = operation.parameters.filter((candidate) => candidate.in === 'path')
      if (!parameter) return {}
      const id = idOf(await recordFor(operation))
      if (!id && assumptions) return {}
      return id
        ? { [String(parameter.name)]: id }
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
      const now = operation.method === 'PATCH' ? await recordFor(operation) : undefined
      return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, now?.[field] ?? value]))
    },
  }
}

/** The operations whose responses contain ids of each prefix. */
const OWNERS: Record<string, string> = { cvs_: 'listCanvases', file_: 'uploadFile' }

function records(response: Json, isList: boolean): JsonObject[] {
  if (!isObject(response)) return []
  const items = isList ? Object.values(response).find(Array.isArray) : [response]
  return (items ?? []).filter(isObject)
}

function idOf(record: JsonObject | undefined): string | undefined {
  const id = record?.id ?? record?.job_id
  return typeof id === 'string' ? id : undefined
}

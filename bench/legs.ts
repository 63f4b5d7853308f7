import { isObject, type JsonObject } from '../src/contract/json.js'
import { find } from '../src/contract/references.js'

/** A request that is sent many times, and its expected status. */
export type Leg = {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  status: number
}

/** The leg that starts a task, and so does more than read. */
export const STARTS = 'POST with a body'

/**
 * Returns the three legs for one version's document: a list with a key, a POST with a body, and a POST whose body is rejected.
 * Each has its own workspace: the tasks of one leg would make the pages of another longer than those that other servers send.
 */
export function legsOf(document: JsonObject, version: string): Leg[] {
  const task = requestExample(document)
  const post = { method: 'POST', path: '/tasks' } as const
  const legs = [
    { name: 'list with a key', method: 'GET', path: '/canvases', status: 200 },
    { ...post, name: STARTS, body: JSON.stringify(task), status: 202 },
    { ...post, name: 'refused POST', body: JSON.stringify({ ...task, prompt: 1 }), status: 422 },
  ] as const
  const headers = { 'service-version': version }
  const json = { ...headers, 'content-type': 'application/json' }
  return legs.map((leg, index) =>
    withKey({ ...leg, headers: 'body' in leg ? json : headers }, `service_live_a${index}`),
  )
}

/** Returns the leg with another key. */
export function withKey(leg: Leg, key: string): Leg {
  return { ...leg, headers: { ...leg.headers, authorization: `Bearer ${key}` } }
}

/** Sends a leg's request once and resolves to the status. Rejects if there is no response. */
export async function send(url: string, { method, path, headers, body }: Leg): Promise<number> {
  const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
  await response.arrayBuffer()
  return response.status
}

function requestExample(document: JsonObject): JsonObject {
  const example = find(document, '#/components/examples/createTask.new_design.request')
  const value = isObject(example) && isObject(example.value) ? example.value : {}
  // Prism really calls this URL.
  const { callback_url: _, ...task } = value
  return task
}

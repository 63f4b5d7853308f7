import { isObject, type JsonObject } from '../src/contract/json.js'
import { find } from '../src/contract/references.js'

/** A request that is sent many times, and its expected status. */
export type Scenario = {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  status: number
}

/** The scenario that starts a task, and so does more than read. */
export const STARTS = 'POST with a body'

/**
 * Returns the three scenarios for one version's document: a list with a key, a POST with a body, and a POST whose body is rejected.
 * Each has its own workspace: the tasks of one scenario would make the pages of another longer than those that other servers send.
 */
export function scenariosOf(document: JsonObject, version: string): [Scenario, Scenario, Scenario] {
  const task = requestExample(document)
  const post = { method: 'POST', path: '/tasks' } as const
  const headers = { 'service-version': version }
  const json = { ...headers, 'content-type': 'application/json' }
  const list: Scenario = { name: 'list with a key', method: 'GET', path: '/canvases', headers, status: 200 }
  const start: Scenario = { ...post, name: STARTS, headers: json, body: JSON.stringify(task), status: 202 }
  const rejected = { ...start, name: 'rejected POST', body: JSON.stringify({ ...task, prompt: 1 }), status: 422 }
  return [withKey(list, 'service_live_a0'), withKey(start, 'service_live_a1'), withKey(rejected, 'service_live_a2')]
}

/** Returns the scenario with another key. */
function withKey(scenario: Scenario, key: string): Scenario {
  return { ...scenario, headers: { ...scenario.headers, authorization: `Bearer ${key}` } }
}

/** Sends a scenario's request once and resolves to the status. Rejects if there is no response. */
export async function send(url: string, { method, path, headers, body }: Scenario): Promise<number> {
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

/** Judges a client by what it sends to a mock that behaves like the service on a bad day. */
import type { Contract } from '../contract/contract.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'
import { resolve } from '../contract/references.js'
import { partsOf } from '../contract/schemas.js'
import { type Call, CLIENT_CHECKS, type ClientCheck, type Delivered, sentAt } from './client-checks.js'
import { createMask } from './mask.js'
import { parse } from './requests.js'
import { operationAt } from './traffic.js'

/** What is needed of a started mock. */
export type ClientMock = {
  fetch: (request: Request) => Promise<Response>
  requests: (wanted: { limit: number }) => (Call & { requestId?: string | undefined })[]
  setFault(fault: { operationId: string; status: number; headers?: Record<string, string> }): void
  now: () => number
}

export type ClientReport = {
  command: string
  exit: number
  /** How many requests it sent. */
  requests: number
  findings: ClientFinding[]
}

export type ClientFinding = Pick<ClientCheck, 'severity' | 'advice' | 'guide'> & {
  check: string
  requests: { method: string; path: string; status: number | null; time: string; injected?: string }[]
}

export type BadDay = {
  /** Passes a request of the client on to the mock, and returns what the service would return on a bad day. */
  fetch: (request: Request) => Promise<Response>
  /** Delivers a webhook of the mock, if its URL is on this machine. */
  deliver: (request: Request) => Promise<Response>
  /** Returns what the client did wrong, if anything. */
  report: (command: string, exit: number) => ClientReport
}

const RETRY_AFTER_SECONDS = 2

/** What a client cannot know: a field of a success, and a value where the contract expects further ones. */
const NEW_FIELD = { added_on_a_bad_day: true }
const NEW_VALUE = 'added_on_a_bad_day'

/** Returns what stands between a client and a mock. */
export function createBadDay(contract: Contract, mock: ClientMock): BadDay {
  const calls: Call[] = []
  const deliveries: Delivered[] = []
  /** The lists that were read, and whether something else was. */
  const failed = new Set<string>()
  const seen = new Set<Json>()

  /** Makes the first read of each list fail, and one other read. */
  function fail({ operationId, method, pagination }: Operation): void {
    const name = pagination ? operationId : 'another read'
    if (method !== 'GET' || failed.has(name)) return
    failed.add(name)
    const limited = { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } }
    mock.setFault({ operationId, ...(pagination ? limited : { status: 503 }) })
  }

  /** Adds what is new to the body of a response. Returns the body, and what was added. */
  function changed(operation: Operation, status: number, json: Json): [body: Json, injected?: string] {
    const body = structuredClone(json)
    const value = addValue(operation.document, schemaOf(responseOf(operation, status)), body, seen)
    if (status >= 300 || !isObject(body)) return value ? [body, 'an unknown value'] : [body]
    return [{ ...body, ...NEW_FIELD }, value ? 'an unknown value' : 'an unknown field']
  }

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const path = /^\/v1(\/.*)$/.exec(pathname)?.[1]
      if (path === undefined) return mock.fetch(request)
      const operationIn = (version: string | null) => {
        const known = contract.versions.find((one) => one === version) ?? contract.byDefault
        return operationAt([...contract.view(known).operations.values()], request.method, path)
      }
      const asked = operationIn(request.headers.get('service-version'))
      if (asked) fail(asked)
      const response = await mock.fetch(request).catch((error: Error) => {
        calls.push(...mock.requests({ limit: 1 }))
        throw error
      })
      const id = response.headers.get('x-request-id')
      const logged = mock.requests({ limit: 20 }).find(({ requestId }) => requestId === id)
      if (!logged) return response
      const text = await response.clone().text()
      const json = parse(text)
      const operation = operationIn(response.headers.get('service-version'))
      const isFault = logged.reason?.step === 'fault'
      // The log keeps only the start of a long body.
      const full = { ...logged, response: { ...logged.response, ...(json === undefined ? {} : { body: json }) } }
      const [body, added] = operation && json !== undefined ? changed(operation, response.status, json) : [json]
      calls.push({ ...full, injected: isFault ? `a ${response.status}` : added })
      if (added === undefined) return response
      const headers = new Headers(response.headers)
      headers.delete('content-length')
      return new Response(JSON.stringify(body), { status: response.status, headers })
    },

    async deliver(request) {
      const { origin, pathname, search, hostname } = new URL(request.url)
      if (!/^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname)) return new Response(null, { status: 204 })
      const start = mock.now()
      const deliver = async () => {
        const response = await fetch(request)
        await response.arrayBuffer()
        return new Response(null, { status: response.status })
      }
      const record = (status: number | null) => {
        const now = mock.now()
        const at = new Date(now).toISOString()
        deliveries.push({ at, durationMs: now - start, method: 'POST', path: origin + pathname, search, status })
      }
      return deliver().then(
        (response) => {
          record(response.status)
          return response
        },
        (error: Error) => {
          record(null)
          throw error
        },
      )
    },

    report(command, exit) {
      const run = { calls: calls.toSorted((a, b) => sentAt(a) - sentAt(b)), deliveries, exit }
      const findings = Object.entries<ClientCheck>(CLIENT_CHECKS).flatMap(([check, { find, ...about }]) => {
        const shown = find(run).map(({ method, path, search, status, at, ...more }) => {
          const { injected } = more as Partial<Call>
          const what = check === 'abandoned' && injected ? { injected } : {}
          return { method, path: path + search, status, time: at, ...what }
        })
        return shown.length > 0 ? { check, ...about, requests: shown } : []
      })
      return createMask().all({ command, exit, requests: calls.length, findings })
    },
  }
}

/** Replaces, once for each schema, a value where the contract expects further ones. Returns whether it did. */
function addValue(document: JsonObject, schema: Json | undefined, value: Json, seen: Set<Json>): boolean {
  const node = resolve(document, schema ?? null)
  if (!isObject(node)) return false
  const { properties, items } = node
  const members = Array.isArray(value)
    ? value.map((_, at) => [at, items] as const)
    : isObject(properties)
      ? Object.entries(properties)
      : []
  const inside = value as Record<string | number, Json>
  const found = members.map(([name, member]) => {
    const own = value === null || typeof value !== 'object' ? undefined : inside[name]
    if (own === undefined) return false
    const target = resolve(document, member ?? null)
    if (typeof own !== 'string' || !isObject(target) || !('x-extensible-enum' in target))
      return addValue(document, member ?? null, own, seen)
    if (seen.has(target)) return false
    seen.add(target)
    inside[name] = NEW_VALUE
    return true
  })
  return [...found, ...partsOf(node).map((part) => addValue(document, part, value, seen))].some(Boolean)
}

/** Returns the report as text. `guideAt` tells where a guide is. */
export function clientText(
  { command, exit, requests, findings }: ClientReport,
  guideAt: (name: string) => string,
): string {
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length
  const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  return [
    `Judged ${command}: ${plural(requests, 'request')}, ended with ${exit}`,
    '',
    ...findings.flatMap(({ check, severity, advice, guide, requests }) => [
      `${severity} ${check}: ${advice}`,
      ...requests
        .slice(0, MAX_REQUESTS)
        .map(
          ({ method, path, status, time, injected }, at) =>
            `  ${(at === 0 ? 'requests' : '').padEnd(12)}${time.slice(11, 23)}  ${status ?? 'none'}  ${method} ${path}${injected ? ` with ${injected}` : ''}`,
        ),
      ...(requests.length > MAX_REQUESTS ? [`              and ${requests.length - MAX_REQUESTS} more`] : []),
      `  guide       ${guideAt(guide)}`,
      '',
    ]),
    `${plural(count('error'), 'error')}, ${plural(count('warning'), 'warning')}`,
  ].join('\n')
}

const MAX_REQUESTS = 4

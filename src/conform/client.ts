/** Judges a client by what it sends to a mock that behaves like the service on a bad day. */
import type { Contract } from '../contract/contract.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'
import { resolve } from '../contract/references.js'
import { partsOf } from '../contract/schemas.js'
import { type Call, CLIENT_CHECKS, type ClientCheck, type Delivered, sentAt } from './client-checks.js'
import { mismatchesIn } from './exchange.js'
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

/** The body of a response, and what was added to it, if anything. */
type Changed = [body: Json, added?: string]

/** Creates what stands between a client and a mock. */
export function createBadDay(contract: Contract, mock: ClientMock): BadDay {
  const calls: Call[] = []
  const deliveries: Delivered[] = []
  /** The names of the lists whose first read has failed, and `another read`. */
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
  function changed({ document }: Operation, status: number, json: Json, schema: JsonObject): Changed {
    const isSuccess = status < 300 && isObject(json)
    const body = isSuccess ? { ...json, ...NEW_FIELD } : json
    for (const [node, pointer] of openValues(document, schema, json)) {
      const other = seen.has(node) ? undefined : replaced(body, pointer, NEW_VALUE)
      // Where the operation allows one value alone, it is no surprise.
      if (other === undefined || mismatchesIn(other, schema, document).length > 0) continue
      seen.add(node)
      return [other, `an unknown ${pointer.join('.')}`]
    }
    return isSuccess ? [body, 'an unknown field'] : [json]
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
      const schema = operation && schemaOf(responseOf(operation, response.status))
      const [body, added] =
        operation && schema && json !== undefined ? changed(operation, response.status, json, schema) : [json]
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
      let status: number | null = null
      try {
        const response = await fetch(request)
        await response.arrayBuffer()
        status = response.status
        return new Response(null, { status })
      } finally {
        const now = mock.now()
        const at = new Date(now).toISOString()
        deliveries.push({ at, durationMs: now - start, method: 'POST', path: origin + pathname, search, status })
      }
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

/** Returns the places of a body where the contract expects further values, each with its schema. */
function openValues(document: JsonObject, schema: Json, value: Json, at: string[] = []): [JsonObject, string[]][] {
  const node = resolve(document, schema)
  if (!isObject(node)) return []
  const inside: [string, Json | undefined][] = Array.isArray(value)
    ? value.map((_, index) => [String(index), node.items])
    : Object.entries(isObject(node.properties) ? node.properties : {})
  return [
    ...(typeof value === 'string' && 'x-extensible-enum' in node ? [[node, at] as [JsonObject, string[]]] : []),
    ...partsOf(node).flatMap((part) => openValues(document, part, value, at)),
    ...inside.flatMap(([name, member]) => {
      const own = value === null || typeof value !== 'object' ? undefined : (value as JsonObject)[name]
      return own === undefined || member === undefined ? [] : openValues(document, member, own, [...at, name])
    }),
  ]
}

function replaced(value: Json, [name, ...rest]: string[], by: Json): Json {
  if (name === undefined) return by
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === name ? replaced(item, rest, by) : item))
  return isObject(value) ? { ...value, [name]: replaced(value[name] ?? null, rest, by) } : value
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

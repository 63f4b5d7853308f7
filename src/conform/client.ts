/** Judges a client by what it sends to a mock that behaves like the service on a bad day. */
import type { Contract } from '../contract/contract.js'
import { isObject, type Json, type JsonObject, replacedAt } from '../contract/json.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'
import { resolve } from '../contract/references.js'
import { createOperationFinder } from '../contract/routes.js'
import { partsOf } from '../contract/schemas.js'
import { counted } from '../contract/violations.js'
import { type Call, CLIENT_CHECKS, type ClientCheck, type Delivered, type Run, sentAt } from './client-checks.js'
import { mismatchesIn } from './exchange.js'
import { createMask } from './mask.js'
import { parse } from './requests.js'

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
  /** Delivers a webhook of the mock. */
  deliver: (request: Request) => Promise<Response>
  /** Returns what the client did wrong, if anything. */
  report: (command: string, exit: number) => ClientReport
}

const RETRY_AFTER_SECONDS = 2

/** What a client cannot know: a field of a success, and a value where the contract expects further ones. */
const NEW_FIELD = { added_on_a_bad_day: true }
const NEW_VALUE = 'added_on_a_bad_day'

/** The changed body of a response, and what it has that no client knows. */
type News = { body: Json; added: string }

/** Creates what stands between a client and a mock. */
export function createBadDay(contract: Contract, mock: ClientMock): BadDay {
  const calls: Call[] = []
  const deliveries: Delivered[] = []
  const find = createOperationFinder(contract)
  const failOnce = createFaults(mock)
  const addNews = createNews()

  return {
    async fetch(request) {
      const [, path] = /^\/v1(\/.*)$/.exec(new URL(request.url).pathname) ?? []
      if (path === undefined) return mock.fetch(request)
      const operationIn = (version: string | null) => {
        const known = contract.versions.find((one) => one === version) ?? contract.byDefault
        return find(known, request.method, path)
      }
      const asked = operationIn(request.headers.get('service-version'))
      if (asked) failOnce(asked)
      const response = await mock.fetch(request).catch((error: Error) => {
        calls.push(...mock.requests({ limit: 1 }))
        throw error
      })
      const id = response.headers.get('x-request-id')
      const logged = mock.requests({ limit: 20 }).find(({ requestId }) => requestId === id)
      if (!logged) return response
      const json = parse(await response.clone().text())
      const operation = operationIn(response.headers.get('service-version'))
      const news = operation && json !== undefined ? addNews(operation, response.status, json) : undefined
      // The log keeps only the start of a long body.
      const whole = json === undefined ? {} : { response: { ...logged.response, body: json } }
      const injected = logged.reason?.step === 'fault' ? `a ${response.status}` : news?.added
      calls.push({ ...logged, ...whole, injected })
      return news ? withBody(response, news.body) : response
    },

    async deliver(request) {
      const start = mock.now()
      let status: number | null = null
      try {
        const response = await fetch(request)
        await response.arrayBuffer()
        status = response.status
        return new Response(null, { status })
      } finally {
        const now = mock.now()
        const { origin, pathname, search } = new URL(request.url)
        const at = new Date(now).toISOString()
        deliveries.push({ at, durationMs: now - start, method: 'POST', path: origin + pathname, search, status })
      }
    },

    report(command, exit) {
      const run = { calls: calls.toSorted((a, b) => sentAt(a) - sentAt(b)), deliveries, exit }
      return createMask().all({ command, exit, requests: calls.length, findings: findingsIn(run) })
    },
  }
}

/** Returns what makes the first read of each list fail, and one other read. */
function createFaults(mock: ClientMock): (operation: Operation) => void {
  /** The names of the lists whose first read has failed, and `another read`. */
  const failed = new Set<string>()
  return ({ operationId, method, pagination }) => {
    const name = pagination ? operationId : 'another read'
    if (method !== 'GET' || failed.has(name)) return
    failed.add(name)
    const limited = { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } }
    mock.setFault({ operationId, ...(pagination ? limited : { status: 503 }) })
  }
}

/**
 * Returns what adds a value that no client knows to the body of a response, once for each schema that expects further
 * ones. Any other success gets a field that no client knows.
 */
function createNews(): (operation: Operation, status: number, json: Json) => News | undefined {
  const seen = new Set<Json>()
  return (operation, status, json) => {
    const { document } = operation
    const schema = schemaOf(responseOf(operation, status))
    if (!schema) return undefined
    const isSuccess = status < 300 && isObject(json)
    const body = isSuccess ? { ...json, ...NEW_FIELD } : json
    for (const [node, pointer] of openValues(document, schema, json)) {
      const other = seen.has(node) ? undefined : replacedAt(body, pointer, NEW_VALUE)
      // Where the operation allows one value alone, it is no surprise.
      if (other === undefined || mismatchesIn(other, schema, document).length > 0) continue
      seen.add(node)
      return { body: other, added: `an unknown ${pointer.join('.')}` }
    }
    return isSuccess ? { body, added: 'an unknown field' } : undefined
  }
}

function withBody({ status, headers: sent }: Response, body: Json): Response {
  const headers = new Headers(sent)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status, headers })
}

/** Returns what the checks find in a run, each finding with its requests. */
function findingsIn(run: Run): ClientFinding[] {
  return Object.entries<ClientCheck>(CLIENT_CHECKS).flatMap(([check, { find, ...about }]) => {
    const requests = find(run).map(({ method, path, search, status, at, ...more }) => {
      const { injected } = more as Partial<Call>
      const what = check === 'abandoned' && injected ? { injected } : {}
      return { method, path: path + search, status, time: at, ...what }
    })
    return requests.length > 0 ? { check, ...about, requests } : []
  })
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

/** Returns the report as text. `guideAt` tells where a guide is. */
export function clientText(
  { command, exit, requests, findings }: ClientReport,
  guideAt: (name: string) => string,
): string {
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length
  return [
    `Judged ${command}: ${counted(requests, 'request')}, ended with ${exit}`,
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
    `${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')}`,
  ].join('\n')
}

const MAX_REQUESTS = 4

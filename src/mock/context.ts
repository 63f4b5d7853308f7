/** The state of the mock, and the settings of its behavior: the same through `/_mock` and the methods of `createMock`. */

import type { Contract } from '../contract/contract.js'
import { NotDocumented } from '../contract/select-response.js'
import { dayOfAll, isDay, type Roles, type Version } from '../contract/versions.js'
import type { RecordsToAdd } from './control/records.js'
import { ApiError } from './errors.js'
import { type HttpRequest, keyOf } from './http.js'
import type { OperationId } from './operations.js'
import { SentFile } from './request/body.js'
import { BodyBudget } from './request/body-budget.js'
import { createMockState, type SavedState, savedState } from './state/create-state.js'
import type { MockState, StateOptions } from './state/mock-state.js'

export type ContextOptions = Partial<StateOptions> & {
  /** The day that decides the roles of the versions; by default one on which all are supported. It affects nothing else. */
  date?: string
  /** True to enforce the rate limits and the limit on concurrent tasks. */
  limits?: boolean
  /** True to reject fields that the contract does not know: a 422 names them. Otherwise the header `Mock-Warning` does. */
  strict?: boolean
  /**
   * The page that explains the errors, with an entry `#<code>` for each: a path on the mock, such as `/errors.html`, or a URL.
   * Every `doc_url` leads there. Without it, it is a URL like those of the documented examples.
   */
  errorsPage?: string
  /** Host names at which `/_mock` and the tool server may be reached, besides loopback names and addresses. */
  allowHosts?: string[]
  /** Records that workspaces start with, by key; also after each reset. */
  data?: Record<string, RecordsToAdd[]>
}

/** What happens to the next requests to an operation. */
export type Fault = {
  operationId: OperationId
  /** Applies to requests with this key only. */
  key?: string
  /** Responds with the documented example of this status. */
  status?: number
  /** Responds with the documented example of this name. */
  example?: string
  /** Responds with this body: a string as it is, anything else as JSON. Without a status, it is that of a success. */
  body?: unknown
  /** Adds these headers to the response. */
  headers?: Record<string, string>
  /** Sends only so many bytes of the body, then closes the connection. */
  truncate?: number
  /** Waits this long first, in milliseconds. */
  delayMs?: number
  /** Closes the connection without a response. */
  drop?: boolean
  /** The number of requests it applies to; 1 by default. */
  times?: number
}

/** A request that the mock has responded to. */
export type LoggedRequest = {
  at: string
  method: string
  path: string
  /** The query with its question mark, or an empty text. */
  search: string
  operationId: string | undefined
  version: Version | undefined
  status: number
  /** The key that was sent, valid or not. */
  key: string | undefined
  /** By their names in lower case. */
  headers: Record<string, string>
  /** The parsed body, with the name of each file of a form. Undefined if there is none, and above 10,000 bytes. */
  body: unknown
}

/** Which requests of the log to list: those of a key, of an operation, or of both. */
export type LogFilter = { key?: string; operationId?: OperationId }

export type MockContext = {
  /** The contract that is served. Existing workspaces keep the records that they were seeded with. */
  contract: Contract
  state: MockState
  /** The current roles of the versions. */
  readonly roles: Roles
  limits: boolean
  readonly strict: boolean
  readonly errorsPage: string | undefined
  readonly hosts: Set<string>
  readonly data: Record<string, RecordsToAdd[]>
  /** Bounds the bodies of all requests in flight. */
  readonly bodies: BodyBudget
  log: KeptRequest[]
  /** Resets everything to the initial state. */
  reset(): void
  /** Throws an ApiError (400) for an operation that does not exist, or a status that it does not document. */
  setFault(fault: Fault): void
  /** Returns the fault for a request to an operation, if any, and counts it as used. */
  takeFault(operationId: string, request: Pick<HttpRequest, 'headers'>): Fault | undefined
  setDate(day: string): void
  /** Returns what a snapshot contains. */
  saved(): SavedContext
  /** Replaces everything by what a snapshot contains. If it throws, nothing has changed. */
  restore(saved: SavedContext): void
}

/** The state, and what a test has set. */
export type SavedContext = SavedState & {
  day: string
  limits: boolean
  faults: (Fault & { times: number })[]
  requests: LoggedRequest[]
}

const MOST_FAULTS = 1000
/** How many requests the log keeps. */
const LOG_LENGTH = 1000

export function createContext(
  contract: Contract,
  {
    date = dayOfAll(contract.files.versions.versions),
    limits = false,
    strict = false,
    errorsPage,
    allowHosts = [],
    data = {},
    ...options
  }: ContextOptions = {},
): MockContext {
  let today = dayOf(date)
  let known: { contract: Contract; day: string; roles: Roles } | undefined
  let faults: SavedContext['faults'] = []
  const context: MockContext = {
    contract,
    state: createMockState(() => context.contract, options),
    get roles() {
      // Every request asks for them.
      if (known?.contract !== context.contract || known.day !== today)
        known = { contract: context.contract, day: today, roles: context.contract.rolesOn(today) }
      return known.roles
    },
    limits,
    strict,
    errorsPage,
    hosts: new Set(allowHosts),
    data,
    bodies: new BodyBudget(),
    log: [],
    reset() {
      context.state.close()
      context.state = createMockState(() => context.contract, options)
      today = date
      context.limits = limits
      context.log.length = 0
      faults = []
    },
    setFault(fault) {
      checkFault(context.contract, fault)
      if (faults.length >= MOST_FAULTS)
        throw new ApiError(400, `${MOST_FAULTS} faults are set already. Use them up, or reset the mock.`)
      faults.push({ times: 1, ...fault })
    },
    takeFault(operationId, request) {
      if (faults.length === 0) return undefined
      const key = keyOf(request)
      const fault = faults.find((fault) => fault.operationId === operationId && (fault.key ?? key) === key)
      if (!fault) return undefined
      fault.times--
      if (fault.times <= 0) faults = faults.filter((entry) => entry !== fault)
      return fault
    },
    setDate(day) {
      today = dayOf(day)
    },
    saved: () => ({
      day: today,
      limits: context.limits,
      faults,
      requests: requestsOf(context),
      ...savedState(context.state),
    }),
    restore(saved) {
      for (const fault of saved.faults) checkFault(context.contract, fault)
      const day = dayOf(saved.day)
      const restored = createMockState(() => context.contract, options, saved)
      context.state.close()
      context.state = restored
      today = day
      context.limits = saved.limits
      faults = saved.faults
      context.log = saved.requests.map(({ at, key: _, headers, ...entry }) => ({
        ...entry,
        time: Date.parse(at),
        sent: new Headers(headers),
      }))
    },
  }
  return context
}

function dayOf(text: string): string {
  if (!isDay(text)) throw new ApiError(400, `${text} is not a valid day. Use the form 2030-06-01.`)
  return text
}

const EFFECTS = ['status', 'example', 'body', 'headers', 'truncate', 'delayMs', 'drop'] as const

function checkFault({ view, versions: [newest] }: Contract, fault: Fault): void {
  const { operationId, status, example } = fault
  const { operations, response } = view(newest as Version)
  const operation = operations.get(operationId)
  if (!operation)
    throw new ApiError(400, `There is no operation ${operationId}. Available: ${[...operations.keys()].join(', ')}.`)
  if (!EFFECTS.some((effect) => fault[effect] !== undefined))
    throw new ApiError(400, `A fault needs one of ${EFFECTS.join(', ')}.`)
  try {
    if (status || example) response(operation, { ...(status && { code: String(status) }), ...(example && { example }) })
  } catch (error) {
    throw error instanceof NotDocumented ? new ApiError(400, error.message) : error
  }
}

/** Returns the logged requests, oldest first. */
export function requestsOf({ log, state }: MockContext, { key, operationId }: LogFilter = {}): LoggedRequest[] {
  return log
    .slice(-LOG_LENGTH)
    .map(({ time, sent, body, ...entry }) => ({
      at: state.clock.iso(time),
      ...entry,
      key: keyOf({ headers: sent }),
      headers: Object.fromEntries(sent.entries?.() ?? []),
      body: withFileNames(body),
    }))
    .filter((entry) => (key ?? entry.key) === entry.key && (operationId ?? entry.operationId) === entry.operationId)
}

function withFileNames(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, part]) => [name, part instanceof SentFile ? part.name : part]),
  )
}

/** A request as it is kept: what costs time is only done for those who ask. `time` is in milliseconds since 1970. */
type KeptRequest = Omit<LoggedRequest, 'at' | 'key' | 'headers'> & { time: number; sent: HttpRequest['headers'] }

/** Adds a request to the log. Dropping the oldest ones together costs less than dropping one each time. */
export function remember({ log }: MockContext, entry: KeptRequest): void {
  if (log.push(entry) >= LOG_LENGTH * 1.25) log.splice(0, log.length - LOG_LENGTH)
}

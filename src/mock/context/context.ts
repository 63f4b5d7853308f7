/** The state of the mock and the settings of its behavior, for `/_mock` and the methods of `createMock`. */

import type { Contract } from '../../contract/contract.js'
import { dayOfAll, isDay, type Roles } from '../../contract/versions.js'
import { BodyBudget } from '../http/body-budget.js'
import { ApiError } from '../http/errors.js'
import { PlainHeaders, SentFile } from '../http/http.js'
import type { RecordsToAdd } from '../resources/records.js'
import type { SavedList } from '../state/changes.js'
import { createMockState, type SavedState, savedState } from '../state/create-state.js'
import { scheduleRestored } from '../state/jobs.js'
import type { MockState, StateOptions } from '../state/mock-state.js'
import { type Broadcast, createBroadcast } from './broadcast.js'
import { createFaults, type Faults, type SavedFault } from './faults.js'
import { operationOf } from './options.js'
import {
  createLog,
  type KeptRequest,
  keyOfEntry,
  type LoggedRequest,
  type LogSelection,
  type RequestLog,
  shownResponse,
} from './request-log.js'
import { type TrackedChanges, trackChanges } from './track-changes.js'

export type ContextOptions = Partial<Omit<StateOptions, 'broadcast'>> & {
  /** The day that decides the roles of the versions, and nothing else; by default one on which all are supported. */
  date?: string
  /** True to enforce the rate limits and the limit on concurrent tasks. */
  limits?: boolean
  /** True to reject fields that the contract lacks: a 422 names them. Otherwise the header `Mock-Warning` does. */
  strict?: boolean
  /**
   * The page that explains the errors, with an entry `#<code>` for each: a path on the mock, such as `/errors.html`, or
   * a URL. Every `doc_url` leads there. Without it, it is a URL like those of the documented examples.
   */
  errorsPage?: string
  /** Host names at which `/_mock` and the tool server may be reached, besides loopback ones. `*` stands for all. */
  allowHosts?: string[]
  /** Origins whose pages may start the workspace of a new key, besides loopback and the mock's own. `*` is all. */
  allowOrigins?: string[]
  /** The bearer token for `/_mock`. Without one, requests need none, unless the mock listens beyond loopback. */
  controlToken?: string
  /** For hosts of mocks: asked before `PUT /_mock/keys/{key}` defines a key. Resolves to the reason if it may not. */
  mayDefineKey?: (key: string) => Promise<string | undefined>
  /** Records that workspaces start with, by key; also after each reset. */
  data?: Record<string, RecordsToAdd[]>
}

export type MockContext = TrackedChanges & {
  /** The contract that is served. Existing workspaces keep the records that they were seeded with. */
  contract: Contract
  state: MockState
  /** The current roles of the versions. */
  readonly roles: Roles
  /** The day that decides them. */
  readonly day: string
  limits: boolean
  readonly strict: boolean
  readonly errorsPage: string | undefined
  readonly hosts: Set<string>
  readonly origins: ReadonlySet<string>
  readonly controlToken: string | undefined
  readonly mayDefineKey: ContextOptions['mayDefineKey']
  /** True once the mock listens: before that, only its own program calls it. */
  isListening: boolean
  /** True while the mock listens at an address that other machines can reach. */
  isExposed: boolean
  /** True once the mock is being closed. */
  isClosing: boolean
  readonly data: Record<string, RecordsToAdd[]>
  /** Bounds the bodies of all requests in flight. */
  readonly bodies: BodyBudget
  log: RequestLog
  /** Tells those who listen what happens. */
  readonly broadcast: Broadcast
  faults: Faults
  /** Resets everything to the initial state. */
  reset(): void
  setDate(day: string): void
  /** Returns what a snapshot contains. It shares its records with the mock; collections have a `toJSON`. */
  saved(withLog?: boolean): object
  /** Replaces everything by what a snapshot contains. If it throws, nothing has changed. */
  restore(saved: SavedContext): void
}

/** The state, and what a test has set. */
export type SavedContext = SavedState & {
  day: string
  limits: boolean
  faults: SavedList<SavedFault>
  requests: LoggedRequest[]
}

export function createContext(
  contract: Contract,
  {
    date = dayOfAll(contract.files.versions.versions),
    limits = false,
    strict = false,
    errorsPage,
    allowHosts = [],
    allowOrigins = [],
    controlToken,
    mayDefineKey,
    data = {},
    ...given
  }: ContextOptions = {},
): MockContext {
  const broadcast = createBroadcast()
  const options = { ...given, broadcast: broadcast.send }
  let today = dayOf(date)
  let known: { contract: Contract; day: string; roles: Roles } | undefined
  const context: MockContext = {
    contract,
    state: createMockState(() => context.contract, options),
    get roles() {
      // Every request asks for them.
      if (known?.contract !== context.contract || known.day !== today)
        known = { contract: context.contract, day: today, roles: context.contract.rolesOn(today) }
      return known.roles
    },
    get day() {
      return today
    },
    limits,
    strict,
    errorsPage,
    hosts: new Set(allowHosts),
    origins: new Set(allowOrigins),
    controlToken,
    mayDefineKey,
    isListening: false,
    isExposed: false,
    isClosing: false,
    data,
    bodies: new BodyBudget(),
    log: createLog(),
    broadcast,
    faults: createFaults(() => context.contract),
    reset() {
      tracked.replace(
        createMockState(() => context.contract, options),
        createFaults(() => context.contract),
      )
      today = date
      context.limits = limits
      context.log = createLog()
      sendClock(true)
    },
    setDate(day) {
      today = dayOf(day)
      sendClock()
    },
    saved: (withLog = true) => ({
      day: today,
      limits: context.limits,
      faults: context.faults.saved,
      requests: withLog ? requestsOf(context) : [],
      ...savedState(context.state),
    }),
    restore(saved) {
      const faults = createFaults(() => context.contract, saved.faults)
      const day = dayOf(saved.day)
      const restored = createMockState(() => context.contract, options, saved)
      scheduleRestored(restored)
      tracked.replace(restored, faults)
      today = day
      context.limits = saved.limits
      context.log = logOf(saved.requests)
      sendClock(true)
    },
    changes: () => tracked.changes(),
    records: () => tracked.records(),
    startFrom: (paths) => tracked.startFrom(paths),
  }
  const tracked = trackChanges(context, () => ({ day: today, limits: context.limits }))
  return context

  function sendClock(reset?: true): void {
    broadcast.send('clock', () => ({ now: context.state.clock.iso(), reset }))
  }
}

/** Returns a log with these requests. */
function logOf(requests: LoggedRequest[]): RequestLog {
  return createLog(
    requests.map(({ at, headers, ...entry }) => ({
      ...entry,
      time: Date.parse(at),
      headers: new PlainHeaders(headers),
    })),
  )
}

function dayOf(text: string): string {
  if (!isDay(text)) throw new ApiError(400, `${text} is not a valid day. Use the form 2030-06-01.`)
  return text
}

/** Returns the logged requests that a filter selects, oldest first. Throws an ApiError (400) for unknown operations. */
export function requestsOf({ contract, log }: MockContext, wanted: LogSelection = {}): LoggedRequest[] {
  if (wanted.operationId !== undefined) operationOf(contract, wanted.operationId)
  return log.list(wanted).map((entry) => {
    if (wanted.bodies !== false) return shownRequest(entry)
    const response = entry.response && { headers: entry.response.headers }
    return shownRequest({ ...entry, body: undefined, response })
  })
}

/** Returns a request of the log as it is shown. */
export function shownRequest({ time, key, headers, body, response, ...entry }: KeptRequest): LoggedRequest {
  return {
    at: new Date(time).toISOString(),
    ...entry,
    key: keyOfEntry({ key, headers }),
    headers: Object.fromEntries(headers.entries()),
    body: withFileNames(body),
    response: shownResponse(response),
  }
}

function withFileNames(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, part]) => [name, part instanceof SentFile ? part.name : part]),
  )
}

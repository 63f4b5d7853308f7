/** The state of the mock, and the settings of its behavior: the same through `/_mock` and the methods of `createMock`. */

import type { Contract } from '../contract/contract.js'
import { NotDocumented } from '../contract/select-response.js'
import { dayOfAll, isDay, type Roles, type Version } from '../contract/versions.js'
import { ApiError } from './errors.js'
import { createMockState, type MockState, type StateOptions } from './state/mock-state.js'

export type ContextOptions = Partial<StateOptions> & {
  /** The day that decides the roles of the versions; by default one on which all are supported. It affects nothing else. */
  date?: string
  /** True to enforce the rate limits and the limit on concurrent tasks. */
  limits?: boolean
  /**
   * The page that explains the errors, with an entry `#<code>` for each: a path on the mock, such as `/errors.html`, or a URL.
   * Every `doc_url` leads there. Without it, it is a URL like those of the documented examples.
   */
  errorsPage?: string
  /** Host names at which `/_mock` and the tool server may be reached, besides loopback names and addresses. */
  allowHosts?: string[]
}

/** What happens to the next requests to an operation. */
export type Fault = {
  operationId: string
  /** Responds with the documented example of this status. */
  status?: number
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
  operationId: string | undefined
  version: Version | undefined
  status: number
}

export type MockContext = {
  /** The contract that is served. Existing workspaces keep the records that they were seeded with. */
  contract: Contract
  state: MockState
  /** The current roles of the versions. */
  readonly roles: Roles
  limits: boolean
  readonly errorsPage: string | undefined
  readonly hosts: Set<string>
  log: LoggedRequest[]
  /** Resets everything to the initial state. */
  reset(): void
  /** Throws an ApiError (400) for an operation that does not exist, or a status that it does not document. */
  setFault(fault: Fault): void
  /** Returns the fault for the next request to an operation, if any, and counts it as used. */
  takeFault(operationId: string): Fault | undefined
  setDate(day: string): void
}

const MOST_FAULTS = 1000
/** How many requests the log keeps. */
const LOG_LENGTH = 1000

export function createContext(
  contract: Contract,
  {
    date = dayOfAll(contract.files.versions.versions),
    limits = false,
    errorsPage,
    allowHosts = [],
    ...options
  }: ContextOptions = {},
): MockContext {
  let today = dayOf(date)
  let known: { contract: Contract; day: string; roles: Roles } | undefined
  let faults: Required<Pick<Fault, 'operationId' | 'times'>>[] = []
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
    errorsPage,
    hosts: new Set(allowHosts),
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
    takeFault(operationId) {
      const fault = faults.find((entry) => entry.operationId === operationId)
      if (!fault) return undefined
      fault.times--
      if (fault.times <= 0) faults = faults.filter((entry) => entry !== fault)
      return fault
    },
    setDate(day) {
      today = dayOf(day)
    },
  }
  return context
}

function dayOf(text: string): string {
  if (!isDay(text)) throw new ApiError(400, `${text} is not a valid day. Use the form 2030-06-01.`)
  return text
}

function checkFault({ view, versions: [newest] }: Contract, { operationId, status }: Fault): void {
  const { operations, response } = view(newest as Version)
  const operation = operations.get(operationId)
  if (!operation)
    throw new ApiError(400, `There is no operation ${operationId}. Available: ${[...operations.keys()].join(', ')}.`)
  try {
    if (status) response(operation, { code: String(status) })
  } catch (error) {
    throw error instanceof NotDocumented ? new ApiError(400, error.message) : error
  }
}

/** Adds a request to the log. */
export function remember(context: MockContext, entry: LoggedRequest): void {
  context.log.push(entry)
  if (context.log.length > LOG_LENGTH) context.log.shift()
}

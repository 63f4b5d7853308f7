/** The state of the mock, and the settings of its behavior: the same through `/_mock` and the methods of `createMock`. */
import { NotDocumented } from '../../contract/answers.js'
import type { Contract } from '../../contract/contract.js'
import { dayOfAll, isDay, type Roles, type Version } from '../../contract/versions.js'
import { ApiError } from '../errors.js'
import { checkBrandKit, setDefaultBrandKit } from '../resources/brand-kits/brand-kits.js'
import type { Caller, KeyDefinition, Plan } from '../state/callers.js'
import { createWorld, type World, type WorldOptions } from '../state/world.js'

export type StateOptions = Partial<WorldOptions> & {
  /** The day that decides the roles of the versions; by default one on which all are supported. It affects nothing else. */
  date?: string
  /** True to enforce the rate limits and the limit on concurrent tasks. */
  limits?: boolean
  /**
   * The page that explains the errors, with an entry `#<code>` for each: a path on the mock, such as `/errors.html`, or a URL.
   * Every `doc_url` leads there. Without it, it is a URL like those of the documented examples.
   */
  errorsPage?: string
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

/** A key, and the settings of its team. */
export type KeyOptions = KeyDefinition & {
  plan?: Plan
  credits?: number
  /** The brand kit of the team's tasks that name none; null for none. */
  defaultBrandKit?: string | null
}

export type State = {
  /** The contract that is served. Existing workspaces keep the records that they were seeded with. */
  contract: Contract
  world: World
  /** The current roles of the versions. */
  readonly roles: Roles
  limits: boolean
  readonly errorsPage: string | undefined
  log: LoggedRequest[]
  /** Resets everything to the initial state. */
  reset(): void
  /** Throws an ApiError (400) for an operation that does not exist, or a status that it does not document. */
  setFault(fault: Fault): void
  /** Returns the fault for the next request to an operation, if any, and counts it as used. */
  takeFault(operationId: string): Fault | undefined
  defineKey(options: KeyOptions): Caller
  setDate(day: string): void
}

/** How many requests the log keeps. */
const LOG_LENGTH = 1000

export function createState(
  contract: Contract,
  { date = dayOfAll(contract.files.versions.versions), limits = false, errorsPage, ...options }: StateOptions = {},
): State {
  let today = dayOf(date)
  let known: { contract: Contract; day: string; roles: Roles } | undefined
  let faults: Required<Pick<Fault, 'operationId' | 'times'>>[] = []
  const state: State = {
    contract,
    world: createWorld(() => state.contract, options),
    get roles() {
      // Every request asks for them.
      if (known?.contract !== state.contract || known.day !== today)
        known = { contract: state.contract, day: today, roles: state.contract.rolesOn(today) }
      return known.roles
    },
    limits,
    errorsPage,
    log: [],
    reset() {
      state.world.close()
      state.world = createWorld(() => state.contract, options)
      today = date
      state.limits = limits
      state.log.length = 0
      faults = []
    },
    setFault(fault) {
      checkFault(state.contract, fault)
      faults.push({ times: 1, ...fault })
    },
    takeFault(operationId) {
      const fault = faults.find((entry) => entry.operationId === operationId)
      if (!fault) return undefined
      fault.times--
      if (fault.times <= 0) faults = faults.filter((entry) => entry !== fault)
      return fault
    },
    defineKey({ plan, credits, defaultBrandKit, ...definition }) {
      if (defaultBrandKit) checkBrandKit(state.world, defaultBrandKit)
      const caller = state.world.callers.define(definition)
      const team = state.world.team(caller.team)
      if (plan) team.plan = plan
      if (credits !== undefined) team.credits = credits
      if (defaultBrandKit !== undefined) setDefaultBrandKit(team, defaultBrandKit)
      return caller
    },
    setDate(day) {
      today = dayOf(day)
    },
  }
  return state
}

function dayOf(text: string): string {
  if (!isDay(text)) throw new ApiError(400, `${text} is not a valid day. Use the form 2030-06-01.`)
  return text
}

function checkFault({ view, versions: [newest] }: Contract, { operationId, status }: Fault): void {
  const { operations, answer } = view(newest as Version)
  const operation = operations.get(operationId)
  if (!operation)
    throw new ApiError(400, `There is no operation ${operationId}. Available: ${[...operations.keys()].join(', ')}.`)
  try {
    if (status) answer(operation, { code: String(status) })
  } catch (error) {
    throw error instanceof NotDocumented ? new ApiError(400, error.message) : error
  }
}

/** Adds a request to the log. */
export function remember(state: State, entry: LoggedRequest): void {
  state.log.push(entry)
  if (state.log.length > LOG_LENGTH) state.log.shift()
}

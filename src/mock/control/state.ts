/** What the mock remembers, and how it can be told to behave: the same over `/_mock` and by the methods of `createMock`. */
import { NotDocumented } from '../../contract/answers.js'
import type { Contract } from '../../contract/contract.js'
import { isDay, type Roles, type Version } from '../../contract/versions.js'
import { ApiError } from '../errors.js'
import { checkBrandKit, setDefaultBrandKit } from '../resources/brand-kits/brand-kits.js'
import type { Caller, KeyDefinition, Plan } from '../state/callers.js'
import { createWorld, type World, type WorldOptions } from '../state/world.js'

export type StateOptions = Partial<WorldOptions> & {
  /** The day that governs the versions' roles, `2026-05-05`. It moves nothing else. */
  date?: string
  /** Whether the rates and the cap on concurrent tasks are enforced. */
  limits?: boolean
}

/** What the next calls of an operation meet. */
export type Fault = {
  operationId: string
  /** Answer with the documented example of this status. */
  status?: number
  /** Wait this long first, in milliseconds. */
  delayMs?: number
  /** Close the connection without an answer. */
  drop?: boolean
  /** How many calls; by default one. */
  times?: number
}

/** One request that the mock answered. */
export type LoggedRequest = {
  at: string
  method: string
  path: string
  operationId: string | undefined
  version: Version | undefined
  status: number
}

/** A key, and what its team has. */
export type KeyOptions = KeyDefinition & {
  plan?: Plan
  credits?: number
  /** The brand kit that the team's tasks use where they name none; null for none. */
  defaultBrandKit?: string | null
}

export type State = {
  /** What is served now. Workspaces that are there already keep what they were seeded with. */
  contract: Contract
  world: World
  /** The roles of the versions today. */
  readonly roles: Roles
  limits: boolean
  log: LoggedRequest[]
  /** Forgets everything: all is as it was at the start. */
  reset(): void
  /** Throws an ApiError (400) for an operation that does not exist, or a status that it does not document. */
  setFault(fault: Fault): void
  /** The fault that a call of an operation meets, if there is one; it is used up by this. */
  takeFault(operationId: string): Fault | undefined
  defineKey(options: KeyOptions): Caller
  setDate(day: string): void
}

/** How many requests the log keeps. */
const LOG_LENGTH = 1000

/** A day on which all versions are supported. */
const DEFAULT_DATE = '2026-05-05'

export function createState(
  contract: Contract,
  { date = DEFAULT_DATE, limits = false, ...options }: StateOptions = {},
): State {
  let today = dayOf(date)
  let faults: Required<Pick<Fault, 'operationId' | 'times'>>[] = []
  const state: State = {
    contract,
    world: createWorld(() => state.contract, options),
    get roles() {
      return state.contract.rolesOn(today)
    },
    limits,
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
  if (!isDay(text)) throw new ApiError(400, `${text} is no day. One is written like 2026-06-01.`)
  return text
}

function checkFault({ view, versions: [newest] }: Contract, { operationId, status }: Fault): void {
  const { operations, answer } = view(newest as Version)
  const operation = operations.get(operationId)
  if (!operation)
    throw new ApiError(400, `There is no operation ${operationId}. There is: ${[...operations.keys()].join(', ')}.`)
  try {
    if (status) answer(operation, { code: String(status) })
  } catch (error) {
    throw error instanceof NotDocumented ? new ApiError(400, error.message) : error
  }
}

/** Writes down a request that was answered. */
export function remember(state: State, entry: LoggedRequest): void {
  state.log.push(entry)
  if (state.log.length > LOG_LENGTH) state.log.shift()
}

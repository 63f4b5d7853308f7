import type { Contract } from '../../contract/contract.js'
import type { Caller, Callers, Plan } from './callers.js'
import type { Changes, RecordList, RecordMap } from './changes.js'
import type { Clock } from './clock.js'
import type { Random } from './random.js'

/** The whole state of the mock. `/_mock/reset` replaces it with a new one. */
export type MockState = {
  /** Returns the contract that is currently served. */
  contract: () => Contract
  clock: Clock
  random: Random
  callers: Callers
  options: StateOptions
  parts: Parts
  /** Collects what changes. Undefined if nobody wants to know. */
  changes: Changes | undefined
  /** The jobs that are scheduled or under way. */
  jobs: RecordList<Job>
  /** How many of the jobs are under way: a snapshot has them as if they were due. */
  underWay: number
  team(id: string): Team
  /** Returns a team that is remembered, or undefined. */
  knownTeam(id: string): Team | undefined
  /** Replaces a team by a new one with its plan and defined credits. Unfinished work of the old one stays undone. */
  renewTeam(id: string, isEmpty: boolean): void
  changeTeam(team: Team, patch: Partial<Pick<Team, 'plan' | 'credits' | 'initialCredits'>>): void
  /** All teams that have been used and are still remembered. */
  teams: RecordMap<Team>
  /** Signs cursors and upload addresses. */
  secret: string
  /** Aborted when the mock is closed: running work ends. */
  signal: AbortSignal
  /** Ends everything that is scheduled or running. A snapshot still contains it. */
  close(): void
}

/** Future work as data: what it does, and for which team. `at` is in milliseconds since 1970. */
export type Job = { does: string; team: string; at: number }

export type StateOptions = {
  /** The same seed gives the same ids. */
  seed?: number
  /** True if a new workspace has none of the documented examples. */
  empty?: boolean
  /** How long a task takes from start to end, in milliseconds. */
  taskMs: number
  /**
   * How many records of a kind each workspace keeps: tasks that have ended, canvases, events, deliveries, files, … The
   * oldest ones beyond it are forgotten, and reading one is a 404. Up to a tenth more may be kept.
   */
  keep: number
  /** How many bytes the records of a workspace may take: the oldest ones beyond it are forgotten. */
  keepBytes: number
  /** The same for the records of all workspaces together. */
  keepTotalBytes: number
  /** True if `callback_url` may be a loopback URL over HTTP; names of hosts whose URLs may be as well. */
  allowHttpCallbacks?: boolean | string[]
  /** True if webhooks go to public addresses only, for a mock whose clients may not reach its network. */
  publicCallbacks?: boolean
  /** Receives the webhooks instead of the network, those to hosts of the documented examples included. */
  receiveWebhook?: (request: Request) => Response | Promise<Response>
  /**
   * Called after each request, and when a task or webhook ends, to write the state to a file for example. Not after a
   * method. A response waits for the promise that it may return; if that rejects, the response is a 500 with its
   * message instead.
   */
  onChange?: () => unknown
  /** Sends an event to everyone who listens. `data` is called only if somebody does. */
  broadcast?: (event: 'task' | 'attempt' | 'clock', data: () => object) => void
  /** False to set no timers: what is due is done at each request, and by `catchUp`. */
  timers?: boolean
  /** Sends a webhook to a public address only. Without it, those that may go nowhere else are not sent. */
  fetchPublic?: (url: string, init: RequestInit) => Promise<Response>
}

/** A team, which is an organization and a workspace as well, as far as is known (gap ids.prefix.others). */
export type Team = {
  id: string
  state: MockState
  readonly plan: Plan
  /** The remaining credits. */
  readonly credits: number
  /** The credits that a renewed team has. */
  readonly initialCredits: number
  /** True if its workspace started without the documented examples. */
  isEmpty: boolean
  parts: Parts
}

/** The caller and its team. */
export type Actor = { team: Team; caller: Caller }

/** Parts by name. `saved` has the parts of a snapshot that have not been created yet. */
export type Parts = { created: RecordMap<CreatedPart>; saved: Record<string, unknown> }

/** A part, and what returns its content for a snapshot. */
export type CreatedPart = { part: object; save: () => unknown }

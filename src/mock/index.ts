import type { Contract } from '../contract/contract.js'
import { type AppOptions, createApp } from './app.js'
import { requestsOf } from './context/context.js'
import type { Fault } from './context/faults.js'
import { defined, type Given } from './context/options.js'
import type { LogFilter, LoggedRequest, LogSelection } from './context/request-log.js'
import { moveClock } from './control/clock.js'
import { consoleFiles } from './control/console-page.js'
import { defineKey, deleteKey, type KeyOptions } from './control/keys.js'
import { restoreRecords, restoreSnapshot, type Snapshot, snapshotOf } from './control/state.js'
import { type MockWorkspace, resetAll, workspaceOf } from './control/workspaces.js'
import { embeddedContract } from './embedded.js'
import { BASE_PATH, originOf } from './http/addresses.js'
import type { Listener, ServeOptions } from './http/http.js'
import { isLoopback } from './request/origin.js'
import { attemptsOf, deliveriesDone, type LoggedAttempt } from './resources/webhook_deliveries/dispatch.js'
import type { Caller } from './state/callers.js'
import type { Change } from './state/changes.js'

export type { Change, Snapshot }

/** A mock of every version of the API. It needs no port until `listen` is called. */
export type Mock = {
  /**
   * Handles a request as the server would, like the global `fetch`. The API is below `/v1` of any host, the tool server
   * at `/mcp`. Rejects with a TypeError for a URL without a host, and for a connection that a fault drops.
   */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Serves the mock on a port of 127.0.0.1, by default a free one. Node only. Rejects if the port is in use. */
  listen: (options?: Given<Partial<ServeOptions>>) => Promise<Listening>
  /** Resets everything to the initial state: workspaces, keys, faults, limits, the day and the clock. */
  reset: () => void
  /**
   * Returns the workspace of a key, to add records to it, to clear it or to reset it. Throws an Error for a key of
   * another form than `service_live_0123abcd`, and for a deleted one.
   */
  workspace: (key: string) => MockWorkspace
  /**
   * Returns everything that the mock remembers, as JSON: workspaces with running tasks and scheduled webhooks, keys,
   * faults, limits, the clock, the day and the logs. Its options and requests in flight are not in it, and without
   * `log` the requests that were made.
   */
  snapshot: (options?: { log?: boolean | undefined }) => Snapshot
  /**
   * Replaces everything by what a snapshot contains; the clock goes on as if the mock had run since. Throws an Error,
   * and changes nothing, for a snapshot of another format or a damaged one.
   */
  restore: (snapshot: Snapshot) => void
  /**
   * For hosts that keep the state outside of memory: returns the records that have changed since the last call, at
   * first all, and forgets them. Apply them in their order to a `Map`, deleting those without a value: its entries
   * restore the mock. A record has a path, such as `teams/<id>/parts/canvases/<id>`, and a JSON value, which is not
   * copied: write it before anything else happens. The log of requests is in no record. The cost depends on what has
   * changed alone.
   */
  changes: () => Change[]
  /** Returns all records. What changes while they are read may be among them or not. */
  records: () => Iterable<Change>
  /**
   * Replaces everything by what records contain, which belong to the mock from then on; `changes` then returns what
   * differs from them. Throws an Error, and changes nothing, if they do not fit each other.
   */
  restoreRecords: (records: Iterable<Change>) => void
  /** When the next task ends or webhook is due, in milliseconds since 1970 of real time. Undefined if there is none. */
  nextDue: () => number | undefined
  /** Does the work that is due, if the mock sets no timers. */
  catchUp: () => void
  /**
   * Returns the last 1000 API requests of each key, at most 5000 together, oldest first: all, or those of a key or an
   * operation; with a `limit`, only so many of them, the newest. Throws an Error for an operation that does not exist.
   */
  requests: (wanted?: Given<LogSelection>) => LoggedRequest[]
  /** Returns the last 10,000 attempts to deliver webhooks, oldest first. */
  deliveries: () => LoggedAttempt[]
  /** Resolves once every webhook that is due has received a response or has failed. */
  deliveriesDone: () => Promise<void>
  /**
   * Moves the clock forward, in milliseconds, runs everything that becomes due, in order, and waits up to one second
   * for each receiver of a webhook to respond. Moves that are made at the same time run one after another.
   */
  moveClock: (ms: number) => Promise<void>
  /** Returns the clock's time, in milliseconds since 1970: `verifyWebhook(delivery, secret, { now: mock.now })`. */
  now: () => number
  /** The day that decides the roles of the versions. */
  readonly date: string
  /** Sets the day that decides the roles of the versions, such as `2030-06-01`. It affects nothing else. */
  setDate: (day: string) => void
  /**
   * Sets what happens to the next requests to an operation, all or those of a key: a response, a delay, a cut or
   * dropped connection. Throws an Error that names what is wrong with a fault.
   */
  setFault: (fault: Given<Fault>) => void
  /** Removes the faults that are still set: all, or those that were set for a key or for an operation. */
  clearFaults: (filter?: Given<LogFilter>) => void
  /** Turns the rate limits and the limit on concurrent tasks on or off. */
  setLimits: (enabled: boolean) => void
  /**
   * Defines a key: user, team, role, scopes, plan, credits, … Omitted settings keep their values; a new key gets
   * defaults. Throws an Error that names each wrong setting.
   */
  defineKey: (options: Given<KeyOptions>) => Caller
  /** Serves another contract from now on. If it is not valid, throws and keeps the current one. */
  serve: (contract: Contract) => void
  /** Deletes a key: later requests with it get a 401. */
  deleteKey: (key: string) => void
  /** Stops the server. Requests in flight may finish, for up to ten seconds; whatever is scheduled is canceled. */
  close: () => Promise<void>
}

export type Listening = {
  /** `http://127.0.0.1:4010` */
  origin: string
  /** The base URL of the API, `http://127.0.0.1:4010/v1`. */
  baseUrl: string
  port: number
}

export type MockOptions = Omit<AppOptions, 'console'> & {
  /** The contract to serve; by default the one that the mock contains. */
  contract?: Contract
}

/** Creates a mock. */
export async function createMock({ contract, ...options }: Given<MockOptions> = {}): Promise<Mock> {
  const app = createApp(contract ?? (await embeddedContract()), {
    console: consoleFiles,
    fetchPublic: async (url, init) => (await import('./server/server.js')).fetchPublic(url, init),
    ...defined<AppOptions>(options),
  })
  let listener: Listener | undefined

  return {
    fetch: app.fetch,
    serve: (contract) => app.serve(contract),
    reset: () => resetAll(app.context),
    workspace: (key) => workspaceOf(app.context, key),
    snapshot: (options) => snapshotOf(app.context, defined(options ?? {})),
    restore: (snapshot) => restoreSnapshot(app.context, snapshot),
    changes: () => app.context.changes(),
    records: () => app.context.records(),
    restoreRecords: (records) => restoreRecords(app.context, records),
    nextDue() {
      const { clock, underWay } = app.context.state
      const next = underWay > 0 ? clock.now() : clock.next()
      return next === undefined ? undefined : next - clock.ahead()
    },
    catchUp: () => app.context.state.clock.catchUp(),
    requests: (wanted) => requestsOf(app.context, defined(wanted ?? {})),
    deliveries: () => [...attemptsOf(app.context.state)],
    deliveriesDone: () => deliveriesDone(app.context.state),
    moveClock: (ms) => moveClock(app.context.state, ms),
    now: () => app.context.state.clock.now(),
    get date() {
      return app.context.day
    },
    setDate: (day) => app.context.setDate(day),
    setFault: (fault) => app.context.faults.set(defined(fault)),
    clearFaults: (filter) => app.context.faults.clear(defined(filter ?? {})),
    setLimits(enabled) {
      app.context.limits = enabled
    },
    defineKey: (options) => defineKey(app.context, defined<KeyOptions>(options)),
    deleteKey: (key) => deleteKey(app.context, key),

    async listen({ hostname = '127.0.0.1', port = 0, ...rest } = {}) {
      if (listener) throw new Error('The mock is already listening. Close it first, or create another one.')
      // Imported only here, because nothing else in the mock needs Node.
      const { listen } = await import('./server/server.js')
      app.context.hosts.add(hostname)
      app.context.isListening = true
      // A mock that was closed may listen again.
      app.context.isClosing = false
      app.context.isExposed = !isLoopback(hostname)
      listener = await listen(app.handle, { hostname, port, errorsPage: app.context.errorsPage, ...defined(rest) })
      const origin = originOf(hostname, listener.port)
      return { origin, baseUrl: origin + BASE_PATH, port: listener.port }
    },

    async close() {
      const open = listener
      listener = undefined
      app.context.isClosing = true
      app.context.broadcast.close()
      await open?.close()
      app.close()
    },
  }
}

import type { Contract } from '../contract/contract.js'
import { BASE_PATH } from './addresses.js'
import { type AppOptions, createApp } from './app.js'
import type { Listener, ServeOptions } from './connection.js'
import type { Fault, KeyOptions, LoggedRequest } from './control/state.js'
import { embeddedContract } from './embedded.js'
import { attemptsOf, deliveriesDone, type LoggedAttempt } from './resources/webhook_deliveries/dispatch.js'
import type { Caller } from './state/callers.js'
import { warmUp } from './warm-up.js'

/** A mock of both versions of the API. It needs no port until `listen` is called. */
export type Mock = {
  /** Answers a request as the server would. The API stands below `/v1` of any host, the tool server at `/mcp`. */
  fetch: (request: Request) => Promise<Response>
  /** Serves the mock on a port of 127.0.0.1, by default a free one; only in Node. Rejects where the port is in use. */
  listen: (options?: Partial<ServeOptions>) => Promise<Listening>
  /** Forgets everything: workspaces, keys, faults, limits, the day and the clock are as they were at the start. */
  reset: () => void
  /** The requests to the API that were answered, oldest first; the last 1000. */
  requests: () => LoggedRequest[]
  /** The attempts to deliver webhooks, oldest first; the last 10,000. */
  deliveries: () => LoggedAttempt[]
  /** Resolves once every webhook that is due has been answered or given up. */
  deliveriesDone: () => Promise<void>
  /** Moves the clock on, in milliseconds; what falls due on the way is done. */
  moveClock: (ms: number) => Promise<void>
  /** Sets the day that governs the versions' roles, such as `2026-06-01`, and nothing else. */
  setDate: (day: string) => void
  /** What the next calls of an operation meet: a status, a delay, a dropped connection. */
  setFault: (fault: Fault) => void
  /** Turns the rates and the cap on concurrent tasks on or off. */
  setLimits: (enabled: boolean) => void
  /**
   * Defines a key: user, team, role, scopes, plan, credits, … What is left out stays as it is, and is made up for a new
   * key.
   */
  defineKey: (options: KeyOptions) => Caller
  /** Serves another contract from now on. Throws, and goes on with the one before, if it is no good. */
  serve: (contract: Contract) => void
  /** Deletes a key: later requests with it answer 401. */
  deleteKey: (key: string) => void
  /** Ends the server and every connection. Nothing is left open. */
  close: () => Promise<void>
}

export type Listening = {
  /** `http://127.0.0.1:4010` */
  origin: string
  /** The base address of the API, `http://127.0.0.1:4010/v1`. */
  baseUrl: string
  port: number
}

export type MockOptions = AppOptions & {
  /** What is served; by default the contract that the mock carries. */
  contract?: Contract
}

/** Makes a mock. */
export async function createMock({ contract, ...options }: MockOptions = {}): Promise<Mock> {
  const app = createApp(contract ?? (await embeddedContract()), options)
  let listener: Listener | undefined

  return {
    fetch: (request) => app.fetch(request),
    serve: (contract) => app.serve(contract),
    reset: () => app.state.reset(),
    requests: () => [...app.state.log],
    deliveries: () => [...attemptsOf(app.state.world)],
    deliveriesDone: () => deliveriesDone(app.state.world),
    moveClock: async (ms) => app.state.world.clock.move(ms),
    setDate: (day) => app.state.setDate(day),
    setFault: (fault) => app.state.setFault(fault),
    setLimits(enabled) {
      app.state.limits = enabled
    },
    defineKey: (options) => app.state.defineKey(options),
    deleteKey: (key) => app.state.world.callers.delete(key),

    async listen({ hostname = '127.0.0.1', port = 0, ...rest } = {}) {
      if (listener) throw new Error('The mock listens already. Close it first, or make another one.')
      // Loaded only here: nothing else of the mock needs Node.
      const [{ serve }] = await Promise.all([import('./node/server.js'), warmUp(app.state.contract)])
      listener = await serve(app.fetch, { hostname, port, ...rest })
      const origin = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${listener.port}`
      return { origin, baseUrl: origin + BASE_PATH, port: listener.port }
    },

    async close() {
      app.close()
      const open = listener
      listener = undefined
      await open?.close()
    },
  }
}

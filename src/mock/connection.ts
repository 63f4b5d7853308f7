/** What the core and a server of it agree on. */

/** What a server knows of a request besides the request. */
export type Connection = {
  /** Closes the connection without an answer. */
  drop: () => void
  /** Whether it came over a loopback address of this machine. */
  isLocal: boolean
}

/** Answers a request as the mock. Without a connection, as in a test, a dropped one is what `fetch` makes of it. */
export type Answer = (request: Request, connection?: Connection) => Promise<Response>

export type ServeOptions = {
  /** 0 takes a free port. */
  port: number
  hostname: string
  /** How long a client may take to send its request, in milliseconds. */
  requestTimeoutMs?: number
  /**
   * Whether the process is the mock's alone: then it may put lighter classes in the place of the global `Request` and
   * `Response`, which makes it a quarter faster.
   */
  ownProcess?: boolean
}

/** A server that listens. */
export type Listener = { port: number; close: () => Promise<void> }

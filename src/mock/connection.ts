/** The interface between the mock and the server that runs it. */

/** What a server knows about a request in addition to the request. */
export type Connection = {
  /** Closes the connection without a response. */
  drop: () => void
  /** True if the connection uses a loopback address of this machine. */
  isLocal: boolean
}

/** Handles a request. Without a connection, as in a test, a dropped one rejects as `fetch` does. */
export type Answer = (request: Request, connection?: Connection) => Promise<Response>

export type ServeOptions = {
  /** 0 chooses a free port. */
  port: number
  hostname: string
  /** How long a client may take to send its request, in milliseconds. */
  requestTimeoutMs?: number
  /**
   * True if the process runs nothing but the mock: the server may then replace the global `Request` and `Response` with lighter
   * classes, which makes it a quarter faster.
   */
  ownProcess?: boolean
  /** The page that explains the errors: a path on this server, or a URL. */
  errorsPage?: string | undefined
}

/** A server that listens. */
export type Listener = { port: number; close: () => Promise<void> }

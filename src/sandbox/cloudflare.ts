/** What the sandbox uses of Cloudflare. The `Request` of @cloudflare/workers-types is not that of the mock. */

export type ObjectContext = {
  id: { toString(): string }
  /** What is written without an `await` between is written at once or not at all. A response waits for it. */
  storage: {
    sql: { exec<Row>(statement: string, ...values: (string | number)[]): Iterable<Row> }
    kv: {
      get<Value>(name: string): Value | undefined
      put(name: string, value: unknown): void
      delete(name: string): void
    }
    /** Calls `alarm` at this time, in milliseconds since 1970, also after a restart. There is one alarm at a time. */
    setAlarm(time: number): Promise<void>
    /** Deletes everything, but not the alarm. */
    deleteAll(): Promise<void>
  }
  /** Holds back other requests until the promise resolves. */
  blockConcurrencyWhile<Result>(run: () => Promise<Result>): Promise<Result>
  /** Ends the object. The next request starts a new one, from what is stored. */
  abort(reason: string): never
}

/** The objects of a class. They may be on another machine, so their methods return promises. */
export type Namespace<Class> = {
  getByName(name: string): Class
  idFromName(name: string): object
  /** Throws an Error for an id that the engine has not made. */
  idFromString(id: string): object
  get(id: object): Class
}

/** What the sandbox uses of Cloudflare: the `Request` and the `Response` of @cloudflare/workers-types are not those of the mock. */

export type ObjectContext = {
  id: { name: string }
  /** What is written without an `await` in between is written at once or not at all. A response waits for what was written. */
  storage: {
    sql: { exec<Row>(statement: string, ...values: (string | number)[]): Iterable<Row> }
    kv: { get<Value>(name: string): Value | undefined; put(name: string, value: unknown): void }
    /** Calls `alarm` at this time, in milliseconds since 1970, also after a restart. There is one alarm at a time. */
    setAlarm(time: number): Promise<void>
    deleteAlarm(): Promise<void>
    deleteAll(): Promise<void>
  }
  /** Holds back other requests until the promise resolves. */
  blockConcurrencyWhile<Result>(run: () => Promise<Result>): Promise<Result>
  /** Ends the object. The next request starts a new one, from what is stored. */
  abort(reason: string): never
}

/** The objects of a class by name. They may be on another machine, so each method returns a promise. */
export type Namespace<Class> = {
  getByName(name: string): {
    [Name in keyof Class]: Class[Name] extends (...args: infer Args) => infer Result
      ? (...args: Args) => Promise<Awaited<Result>>
      : never
  }
}

declare module 'cloudflare:workers' {
  /** The base of all Durable Objects. */
  export class DurableObject<Env> {
    protected readonly ctx: import('./cloudflare.js').ObjectContext
    protected readonly env: Env
    constructor(ctx: import('./cloudflare.js').ObjectContext, env: Env)
  }
}

import { createApp } from './app.js'

/** A mock of both versions of the API, with no port. */
export type Mock = {
  /** Answers a request as the server would: the API stands below `/v1` of any host. */
  fetch: (request: Request) => Promise<Response>
}

/** Makes a mock. Throws an Error that says what to do where a document is missing or broken. */
export async function createMock(): Promise<Mock> {
  return { fetch: await createApp() }
}

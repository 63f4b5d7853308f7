/** Replaces `server/server.ts` when a bundler builds code for a browser. */
export function listen(): never {
  throw new Error('Listening on a port requires Node. Here, send requests to the `fetch` method of the mock.')
}

export async function fetchPublic(): Promise<never> {
  throw new Error('The webhooks of tasks that a foreign web page started are sent in Node only.')
}

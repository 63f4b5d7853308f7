/** Replaces the Node server when a bundler builds code for a browser. */
export function listen(): never {
  throw new Error('Listening on a port requires Node. Here, send requests to the `fetch` method of the mock.')
}

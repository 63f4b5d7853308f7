/** What stands in for the server of Node where a bundler makes code for a page. */
export function serve(): never {
  throw new Error('A port can only be listened on in Node. Here, send requests to `fetch` of the mock.')
}

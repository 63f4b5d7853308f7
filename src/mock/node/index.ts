/** The parts that need Node: the contract from files, pages from a folder, and a server for any `fetch` function. */
export type { Fetch } from '../http/fetch.js'
export type { Listener, ServeOptions } from '../http/http.js'
export { serve } from '../server/server.js'
export { readContract, watchContract } from './contract.js'
export { pagesOf } from './pages.js'

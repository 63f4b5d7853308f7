// Made from openapi/ by `npm run generate`. Do not edit.
import type { Calls as Calls0 } from './types/2026-05-01.js'
import type { Calls as Calls1 } from './types/2026-04-12.js'

/** The operations of each version of the API, by method and path. */
export interface VersionMap {
  '2026-05-01': Calls0
  '2026-04-12': Calls1
}

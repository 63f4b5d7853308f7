// Made from openapi/ by `npm run generate`. Do not edit.
import type { Calls as Calls0, operations as operations0 } from './types/2026-05-01.js'
import type { Calls as Calls1, operations as operations1 } from './types/2026-04-12.js'

/** The operations of each version of the API, by method and path. */
export interface VersionMap {
  '2026-05-01': Calls0
  '2026-04-12': Calls1
}

/** The types of each operation by its id, in the newest version that has it. */
export type Operations = Omit<operations0 & Omit<operations1, keyof operations0>, 'taskSucceeded' | 'taskFailed' | 'taskCanceled' | 'exportSucceeded' | 'exportFailed'>

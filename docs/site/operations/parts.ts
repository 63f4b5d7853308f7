import type { OperationAdditions } from '../operation-links.js'
import type { Shown } from './list.js'

/** What the page of an operation is made from. */
export type OperationParts = {
  version: string
  operation: Shown
  extra: OperationAdditions
  /** The ids of all gaps of the operation. */
  gaps: string[]
  /** The other versions that have the operation. */
  others: string[]
}

/** Builds requests from the documents, each with its own key. */

import { newKey, type RequestOptions, requestFor as requestWith } from '../../src/conform/requests.js'
import type { Operation } from '../../src/contract/operations.js'

export { newKey, type RequestOptions }

/** Returns a valid request for an operation, with its version pinned, changed by the options. */
export function requestFor(operation: Operation, options: Omit<RequestOptions, 'key'>): Request {
  return requestWith(operation, { key: newKey(), ...options })
}

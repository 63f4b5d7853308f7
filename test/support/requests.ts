/** Requests made from the documents, each with a key of its own. */

import { newKey, type RequestOptions, requestFor as requestWith } from '../../src/conform/requests.js'
import type { Operation } from '../../src/contract/operations.js'

export { newKey, type RequestOptions }

/** A valid request for an operation, with the version pinned, changed as the options say. */
export function requestFor(operation: Operation, options: Omit<RequestOptions, 'key'>): Request {
  return requestWith(operation, { key: newKey(), ...options })
}

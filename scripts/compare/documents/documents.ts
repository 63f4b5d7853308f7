import type { JsonObject } from '../../../src/contract/json.js'
import type { Comparison } from '../comparison.js'
import type { PlacedFinding } from '../finding.js'
import { endpointFindings } from './endpoints.js'
import { schemeFindings } from './security.js'
import { serverFindings } from './servers.js'

/**
 * Returns what changed between two documents for a client: operations, webhooks, parameters, bodies, responses, security,
 * limits. Texts, examples and marks are not looked at. A change of a shared schema is found once for each operation that uses it.
 */
export function compareDocuments(old: JsonObject, now: JsonObject, aliases?: Comparison['aliases']): PlacedFinding[] {
  const comparison: Comparison = { old, new: now, known: new Map(), responses: new Map(), ...(aliases && { aliases }) }
  return [
    ...serverFindings(old, now),
    ...schemeFindings(old, now),
    ...endpointFindings(comparison, 'paths'),
    ...endpointFindings(comparison, 'webhooks'),
  ]
}

import type { Finding } from '../finding.js'
import { finding, type Pair } from './pair.js'

/** Returns what changed about the fields that are not listed: `additionalProperties` and `unevaluatedProperties`. */
export function otherFieldFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.others, pair.now.others]
  const place = { at: has?.at, replaces: had !== undefined }
  if (had?.value === false || has?.value === false) {
    if (had?.value === has?.value) return []
    return [
      has?.value === false
        ? finding(pair, 'fields.closed', 'no further fields allowed', place)
        : finding(pair, 'fields.opened', 'further fields allowed', place),
    ]
  }
  if (had && has) return pair.inside(had.value || [], has.value || [], ['*'])
  if (has) return [finding(pair, 'fields.values.set', 'further fields limited by a schema', place)]
  if (had) return [finding(pair, 'fields.values.lifted', 'further fields no longer limited by a schema', place)]
  return []
}

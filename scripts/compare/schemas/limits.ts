import type { Finding } from '../finding.js'
import { isLowest } from '../resolve-schema.js'
import { finding, type Pair } from './pair.js'

/** Returns what changed about the limits that are numbers: `maximum`, `minLength` … */
export function limitFindings(pair: Pair): Finding[] {
  const { old, now } = pair
  return [...new Set([...old.limits.keys(), ...now.limits.keys()])].flatMap((keyword) => {
    const [had, has] = [old.limits.get(keyword), now.limits.get(keyword)]
    if (had?.value === has?.value) return []
    const place = { at: has?.at, replaces: had !== undefined }
    const name = NAMES[keyword] ?? keyword
    if (!had) return [finding(pair, 'limit.set', `${name} of ${has?.value} set`, place)]
    if (!has) return [finding(pair, 'limit.lifted', `${name} of ${had.value} removed`, place)]
    const isRaised = has.value > had.value
    const rule = isLowest(keyword) === isRaised ? 'limit.lowered' : 'limit.raised'
    const verb = isRaised ? 'raised' : 'lowered'
    return [finding(pair, rule, `${name} ${verb} from ${had.value} to ${has.value}`, place)]
  })
}

const NAMES: Record<string, string> = {
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusive minimum',
  exclusiveMaximum: 'exclusive maximum',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum number of items',
  maxItems: 'maximum number of items',
  minProperties: 'minimum number of fields',
  maxProperties: 'maximum number of fields',
}

import { generalGaps } from '../../src/contract/gaps.js'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import { type Comparison, matched, type PlacedFinding, wholeFinding } from './finding.js'
import { operationFindings } from './operations.js'
import { type Operation, operationsIn, partAt, partFinding, placed } from './parts.js'
import type { Side } from './place.js'
import { rateFindings } from './rates.js'
import { schemeFindings } from './security.js'

/**
 * Returns what changed between two documents for a client: operations, webhooks, parameters, bodies, responses, security,
 * limits. Texts, examples and marks are not looked at. A change of a shared schema is found once for each operation that uses it.
 */
export function compareDocuments(old: JsonObject, now: JsonObject, aliases?: Comparison['aliases']): PlacedFinding[] {
  const comparison: Comparison = { old, new: now, known: new Map(), ...(aliases && { aliases }) }
  return [
    ...serverFindings(old, now),
    ...schemeFindings(old, now),
    ...rateFindings(infoOf(old), infoOf(now)).map(({ rule, says }) =>
      wholeFinding(
        rule,
        says,
        'x-rate-limit' in infoOf(now) ? 'new' : 'old',
        ['info', 'x-rate-limit'],
        [...generalGaps(old)],
      ),
    ),
    ...endpointFindings(comparison, 'paths'),
    ...endpointFindings(comparison, 'webhooks'),
  ]
}

function infoOf({ info }: JsonObject): JsonObject {
  return isObject(info) ? info : {}
}

function serverFindings(old: JsonObject, now: JsonObject): PlacedFinding[] {
  const gaps = [...generalGaps(old)]
  const at = (index: number) => ['servers', String(index)]
  return matched(serversOf(old), serversOf(now), {
    kept: () => [],
    gone: (index, url) => wholeFinding('server.removed', `server ${url} removed`, 'old', at(index), gaps),
    fresh: (index, url) => wholeFinding('server.added', `server ${url} added`, 'new', at(index), gaps),
  })
}

/** The addresses of the servers, with the place of each in the list. */
function serversOf({ servers = [] }: JsonObject): Map<string, number> {
  return new Map((servers as { url: string }[]).map(({ url }, index) => [url, index]))
}

/** Returns which operations or webhooks came, went or were renamed, and what changed about the others. */
function endpointFindings(comparison: Comparison, top: 'paths' | 'webhooks'): PlacedFinding[] {
  const [had, has] = [endpointsOf(comparison, 'old', top), endpointsOf(comparison, 'new', top)]
  const kind = top === 'paths' ? 'endpoint' : 'webhook'
  const renamed = new Map<Operation, Operation>()
  for (const old of had.values()) {
    const now = [...has.values()].find(({ id, key }) => id === old.id && !had.has(key))
    if (now && !has.has(old.key)) renamed.set(old, now)
  }
  return matched(had, has, {
    kept: (old, now) => operationFindings(comparison, old, now, top === 'webhooks'),
    gone: (old) => {
      const now = renamed.get(old)
      const gaps = [...old.gaps, ...old.item.gaps]
      const found = now
        ? partFinding(`${kind}.renamed`, `\`${nameOf(old)}\` renamed to \`${nameOf(now)}\``, now.at, gaps)
        : partFinding(`${kind}.removed`, `\`${nameOf(old)}\` removed`, old.at, gaps)
      return placed([found], '', old.id)
    },
    fresh: (now) =>
      [...renamed.values()].includes(now)
        ? []
        : placed([partFinding(`${kind}.added`, `\`${nameOf(now)}\` added`, now.at, [])], '', now.id),
  })
}

function nameOf({ path, method, at }: Operation): string {
  return at.pointer[0] === 'webhooks' ? path : `${method.toUpperCase()} ${path}`
}

/** Operations by method and path, whose parameters have no names: another name of a parameter makes no other address. */
function endpointsOf(comparison: Comparison, side: Side, top: 'paths' | 'webhooks'): Map<string, Operation> {
  const items = comparison[side][top]
  return new Map(
    Object.entries(isObject(items) ? items : {}).flatMap(([path, value]) => {
      const item = partAt(value, { side, pointer: [top, path] }, comparison)
      return item ? operationsIn(item, path, comparison).map((one): [string, Operation] => [one.key, one]) : []
    }),
  )
}

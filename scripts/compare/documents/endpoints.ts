import { isObject, type JsonObject } from '../../../src/contract/json.js'
import type { Comparison } from '../comparison.js'
import type { PlacedFinding } from '../finding.js'
import { operationFindings } from './operation.js'
import { finding, METHODS, type Operation, partAt, placed } from './part.js'

type Top = 'paths' | 'webhooks'

/** Returns which operations or webhooks came, went or were renamed, and what changed about the others. */
export function endpointFindings(comparison: Comparison, top: Top): PlacedFinding[] {
  const [had, has] = [operationsOf(comparison.old, top), operationsOf(comparison.new, top)]
  const kind = top === 'paths' ? 'endpoint' : 'webhook'
  const fresh = new Map([...has].filter(([key]) => !had.has(key)))
  const found = [...had].flatMap(([key, old]) => {
    const now = has.get(key)
    if (now) return operationFindings(comparison, old, now, top === 'webhooks')
    const gaps = [...old.gaps, ...old.item.gaps]
    const renamed = [...fresh.values()].find(({ id }) => id === old.id)
    if (!renamed) {
      const says = `\`${nameOf(old)}\` removed`
      return [placed(finding(`${kind}.removed`, says, { side: 'old', at: old.at, gaps }), '', old.id)]
    }
    fresh.delete(renamed.key)
    const says = `\`${nameOf(old)}\` renamed to \`${nameOf(renamed)}\``
    return [placed(finding(`${kind}.renamed`, says, { side: 'new', at: renamed.at, gaps }), '', old.id)]
  })
  const added = [...fresh.values()].map((now) => {
    const place = { side: 'new' as const, at: now.at, gaps: [] }
    return placed(finding(`${kind}.added`, `\`${nameOf(now)}\` added`, place), '', now.id)
  })
  return [...found, ...added]
}

function nameOf({ path, method, at }: Operation): string {
  return at[0] === 'webhooks' ? path : `${method.toUpperCase()} ${path}`
}

/** Operations by method and path, whose parameters have no names: those make no other address. */
function operationsOf(document: JsonObject, top: Top): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [path, value] of Object.entries(isObject(document[top]) ? document[top] : {})) {
    const item = partAt(value, [top, path], document)
    if (!item) continue
    for (const method of METHODS) {
      const one = partAt(item.node[method], [...item.at, method], document)
      if (!one) continue
      const key = `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`
      found.set(key, { ...one, item, key, path, method, id: String(one.node.operationId ?? `${method} ${path}`) })
    }
  }
  return found
}

import { type Gaps, gapIds, gapText } from './gaps.js'
import { isObject, type JsonObject, visit } from './shape.js'
import { type Versions, versionsMarkdown } from './versions.js'

/**
 * The bundle with all that extensions say written into the descriptions, where any renderer and the types show it:
 * scopes, limits and paging of an operation, the text of each gap, and the versions' tables on `info`.
 */
export function describe(bundle: JsonObject, gaps: Gaps, versions: Versions): JsonObject {
  const document = structuredClone(bundle)
  visit(document, (node, kind) => {
    const said = [
      ...(kind === 'info' ? [versionsMarkdown(versions)] : []),
      ...(kind === 'operation' ? operationFacts(node) : []),
      ...gapIds(node['x-gap']).flatMap((id) => (gaps[id] ? [gapText(id, gaps[id])] : [])),
    ]
    if (said.length === 0) return
    const own = typeof node.description === 'string' ? [node.description.trim()] : []
    node.description = [...own, ...said].join('\n\n')
  })
  return document
}

type RateLimit = {
  name: string
  limit: number | Record<string, number>
  window_seconds?: number
  /** Whose calls are counted together; left out where that is not stated. */
  per?: string
  retry_after_seconds?: number
}

function operationFacts(operation: JsonObject): string[] {
  const scopes = Array.isArray(operation.security)
    ? operation.security.flatMap((requirement) => (isObject(requirement) ? Object.values(requirement).flat() : []))
    : []
  const limits = (operation['x-rate-limit'] ?? []) as RateLimit[]
  const paging = operation['x-pagination']
  return [
    ...(scopes.length > 0 ? [`**Scopes**: ${scopes.map((scope) => `\`${scope}\``).join(' and ')}.`] : []),
    ...limits.map((limit) => `**Limit**: ${limitText(limit)}`),
    ...(typeof paging === 'string' ? [`**Paging**: ${paging} lane.`] : []),
  ]
}

function limitText({ name, limit, window_seconds, per, retry_after_seconds }: RateLimit): string {
  const count = isObject(limit)
    ? Object.entries(limit)
        .map(([plan, max]) => `${max} on plan \`${plan}\``)
        .join(', ')
    : String(limit)
  const window = window_seconds ? ` in ${window_seconds} seconds` : ''
  const wait = retry_after_seconds ? `, with \`Retry-After: ${retry_after_seconds}\`` : ''
  return `${name}: at most ${count}${window}${per ? ` for each ${per}` : ''}. Above it the answer is 429${wait}.`
}

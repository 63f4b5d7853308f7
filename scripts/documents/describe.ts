import manifest from '../../package.json' with { type: 'json' }
import { generalGaps } from '../../src/contract/gaps.js'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import { mapNodes } from '../../src/contract/nodes.js'
import type { RateLimit } from '../../src/contract/operations.js'
import type { Gaps } from '../read/gaps.js'
import { gapList, gapNotes } from './gap-notes.js'
import { paginationsOf } from './paginations.js'

/** The line of `info.description` that is replaced with the list of API-wide assumptions. */
const ASSUMPTIONS = /^<!-- assumptions -->$/m

/**
 * Returns the document with what its extensions say in its descriptions, so that any renderer shows it. Operations get
 * their scopes, limits and pagination; marked nodes get a line for each gap that has a note; `info` gets the list of
 * API-wide assumptions and the generated sections.
 */
export function described(document: JsonObject, gaps: Gaps, sections: string[]): JsonObject {
  const elsewhere = generalGaps(document)
  return mapNodes(document, (node, kind) => {
    const own = typeof node.description === 'string' ? [node.description.trim()] : []
    const parts =
      kind === 'info'
        ? [...own.map((text) => text.replace(ASSUMPTIONS, () => gapList(node['x-gap'], gaps))), ...sections]
        : [
            ...own,
            ...(kind === 'operation' ? operationFacts(node, document) : []),
            ...gapNotes(node['x-gap'], kind, gaps, elsewhere),
          ]
    return parts.length > own.length ? { ...node, description: parts.join('\n\n') } : node
  })
}

/**
 * Returns a document as other tools read it. Links to pages of the site are absolute if package.json names a
 * `homepage`; otherwise only their text is left, because they would lead nowhere. The description of a response is
 * plain text: Postman and others use it as a name.
 */
export function published(document: JsonObject, homepage = HOMEPAGE): JsonObject {
  return mapNodes(document, (node, kind) => {
    if (typeof node.description !== 'string') return node
    const description =
      kind === 'response'
        ? withLinks(node.description).replace(/^> /gm, '').replaceAll(/[`*]/g, '')
        : withLinks(node.description, homepage)
    return { ...node, description }
  })
}

const { homepage: HOMEPAGE } = manifest as { name: string; homepage?: string }

function withLinks(markdown: string, homepage?: string): string {
  return markdown.replace(/\[([^\]]+)\]\(\.\.\/([^)]*)\)/g, (_, text, page) =>
    homepage === undefined ? text : `[${text}](${homepage.replace(/\/$/, '')}/${page})`,
  )
}

function operationFacts(operation: JsonObject, document: JsonObject): string[] {
  const scopes = Array.isArray(operation.security)
    ? operation.security.flatMap((requirement) => (isObject(requirement) ? Object.values(requirement).flat() : []))
    : []
  const limits = (operation['x-rate-limit'] ?? []) as RateLimit[]
  const paginations = paginationsOf(operation, document).map(({ name, range }) => name + range)
  return [
    ...(scopes.length > 0 ? [`**Scopes**: ${scopes.map((scope) => `\`${scope}\``).join(' and ')}.`] : []),
    ...limits.map((limit) => `**Limit**: ${limitText(limit)}`),
    ...(paginations.length > 0 ? [`**Pagination**: by ${paginations.join(', and by ')}.`] : []),
  ]
}

/** Returns a limit and what follows: `The limit is 25 exports a minute. Beyond that, the service responds with 429.` */
export function limitText(limit: RateLimit): string {
  const wait = limit.retry_after_seconds ? ` and \`Retry-After: ${limit.retry_after_seconds}\`` : ''
  return `${limitSentence(limit)} Beyond that, the service responds with 429${wait}.`
}

/**
 * Returns a limit as sentences: `The limit is 25 exports per minute.`, or
 * `Each organization can run 3 design tasks on \`free\` and 10 on \`paid\` at the same time.` for a limit without a
 * window.
 */
export function limitSentence({ name, limit, window_seconds, per, counts }: RateLimit): string {
  const numbers = isObject(limit) ? Object.entries(limit).map(([plan, max]) => [max, ` on \`${plan}\``]) : [[limit, '']]
  const most = new Intl.ListFormat('en-US').format(
    numbers.map(([max, plan], index) => (index === 0 ? `${max} ${name}${plan}` : `${max}${plan}`)),
  )
  const who = per ? `Each ${per} ${window_seconds ? 'has' : 'can run'}` : 'The limit is'
  return [`${who} ${most} ${spanOf(window_seconds)}.`, ...(counts ? [counts] : [])].join(' ')
}

/** Returns the time in which a limit counts: `per minute`, `per 10 minutes`, or `at the same time`. */
export function spanOf(seconds: number | undefined): string {
  if (!seconds) return 'at the same time'
  return seconds === 60 ? 'per minute' : `per ${seconds / 60} minutes`
}

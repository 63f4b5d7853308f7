import { isObject } from '../../../scripts/document/shape.js'
import type { Doc } from './document.js'

/**
 * What a document says in words at the places given, without what it says of gaps. A place is an operation (with its
 * parameters and responses), a schema's place, `info`, `security`, `webhooks`, `storage` or `tag:<name>`.
 */
export function words(doc: Doc, ...places: string[]): string {
  return places
    .flatMap((place) => texts(doc, place))
    .map(ownWords)
    .join('\n')
}

function texts(doc: Doc, place: string): (string | undefined)[] {
  const { info, tags, webhooks, components } = doc.json
  if (place === 'info') return [info.description]
  if (place === 'security') return Object.values(components.securitySchemes).map(({ description }) => description)
  if (place === 'webhooks') return [...everyText(doc, webhooks), doc.at('WebhookEvent').description]
  if (place === 'storage') return everyText(doc, components.pathItems.StorageUpload)
  if (place.startsWith('tag:')) return tags.filter(({ name }) => `tag:${name}` === place).map((tag) => tag.description)
  const operation = doc.operations.find(({ operationId }) => operationId === place)
  if (!operation) return [doc.at(place).description]
  const { summary, description, parameters, responses } = operation
  return [summary, description, ...everyText(doc, [parameters, Object.values(responses)])]
}

/** The descriptions of a node and of what stands below it, schemas and examples left out. */
export function everyText(doc: Doc, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => everyText(doc, item))
  if (!isObject(node)) return []
  const here = doc.follow(node as { $ref?: string })
  return Object.entries(here).flatMap(([key, value]) => {
    if (['schema', 'example', 'examples', 'x-gap'].includes(key)) return []
    return key === 'description' || key === 'summary' ? [String(value)] : everyText(doc, value)
  })
}

/** A text without what it says of gaps, each paragraph and each row of a table on one line. */
export function ownWords(text = ''): string {
  const paragraphs = text.split(/\n\n+/).filter((paragraph) => !paragraph.startsWith('> [Assumed]'))
  return paragraphs.map((paragraph) => paragraph.trim().replace(/ *\n(?![|#]) */g, ' ')).join('\n')
}

import { isObject, type JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import type { Doc } from './doc.js'

/** The descriptions of a node and of what stands below it, schemas and examples left out. */
export function everyText(doc: Doc, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => everyText(doc, item))
  if (!isObject(node)) return []
  const here = resolve(doc.json, node) as JsonObject
  return Object.entries(here).flatMap(([key, value]) => {
    if (['schema', 'example', 'examples', 'x-gap'].includes(key)) return []
    return key === 'description' || key === 'summary' ? [String(value)] : everyText(doc, value)
  })
}

/** A text without what it says of gaps, each paragraph and each row of a table on one line. */
export function ownWords(text = ''): string {
  const paragraphs = text.split(/\n\n+/).filter((paragraph) => !/^(> )?Assumed: /.test(paragraph))
  return paragraphs.map((paragraph) => paragraph.trim().replace(/ *\n(?![|#]) */g, ' ')).join('\n')
}

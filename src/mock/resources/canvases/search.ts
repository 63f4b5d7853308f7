import type { Handler } from '../handler.js'
import { checkLength } from '../names.js'
import { itemOf, visibleCanvases } from './canvases.js'

/**
 * Searches canvases. Returns no `limit`, `offset` or `total`, as documented (gaps pagination.offset.search.wrapper and
 * pagination.cursor.total.search_conflict). It reads every name, which takes about a microsecond each.
 */
export const searchCanvases: Handler<'searchCanvases'> = (call) => {
  const { offset = 0, limit = Number.POSITIVE_INFINITY, q = '' } = call.query
  checkLength('q', q)
  const words = wordsOf(q)
  const visible = visibleCanvases(call, 'newest first')
  if (q.trim() === '') {
    // The result of a search without text is not documented (gap canvases.search.query_param): here, everything.
    const page = visible.slice(offset, offset + limit).map(itemOf)
    return { body: { canvases: page, has_more: offset + limit < visible.size } }
  }
  const found = visible
    .slice(0, visible.size)
    .map((canvas) => ({ canvas, score: relevance(canvas.name, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const page = found.slice(offset, offset + limit).map(({ canvas }) => itemOf(canvas))
  return { body: { canvases: page, has_more: offset + limit < found.length } }
}

/** Returns how much of the name matches, from 0 to 1. The source says that matches are ranked, but not how. */
function relevance(name: string, words: string[]): number {
  const inName = wordsOf(name)
  const found = words.filter((word) => inName.some((other) => other.startsWith(word)))
  return lengthOf(found) / Math.max(lengthOf(inName), lengthOf(words))
}

function lengthOf(words: string[]): number {
  return words.reduce((sum, { length }) => sum + length, 0)
}

/** Returns the words of a text, in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

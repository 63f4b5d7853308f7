import type { Handler } from '../../request/handler.js'
import { newestFirst } from '../pagination.js'
import { itemOf, visibleCanvases } from './canvases.js'

/**
 * Without `limit`, `offset` and `total`, as documented (gaps pagination.offset.search.wrapper and
 * pagination.cursor.total.search_conflict). Every name is looked at, so a search takes longer in a larger workspace; one
 * without text does not.
 */
export const searchCanvases: Handler<'searchCanvases'> = (call) => {
  const { offset = 0, limit = 0, q = '' } = call.query
  const all = visibleCanvases(call, 'newest first')
  const words = wordsOf(q)
  if (q.trim() === '') {
    // What a search without text finds is not stated (gap canvases.search.query_param): here everything.
    return { body: { canvases: all.slice(offset, offset + limit).map(itemOf), has_more: offset + limit < all.size } }
  }
  const found = all
    .slice(0, all.size)
    .map((canvas) => ({ canvas, score: relevance(canvas.name, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || newestFirst(a.canvas, b.canvas))
  const page = found.slice(offset, offset + limit).map(({ canvas }) => itemOf(canvas))
  return { body: { canvases: page, has_more: offset + limit < found.length } }
}

/** How much of the name is what was looked for, from 0 to 1. The source says that matches are ranked, not how. */
function relevance(name: string, words: string[]): number {
  const inName = wordsOf(name)
  const found = words.filter((word) => inName.some((other) => other.startsWith(word)))
  return found.join('').length / Math.max(inName.join('').length, words.join('').length)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

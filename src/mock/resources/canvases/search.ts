import { wordsOf } from '../../state/word-index.js'
import type { Handler } from '../handler.js'
import { checkLength } from '../names.js'
import { newestFirst } from '../pagination.js'
import { canvasesOf, isVisible, itemOf, visibleCanvases } from './canvases.js'

/**
 * Searches canvases. Returns no `limit`, `offset` or `total`, as documented (gaps pagination.offset.search.wrapper and
 * pagination.cursor.total.search_conflict). The time grows with the number of matches, which must be ranked.
 */
export const searchCanvases: Handler<'searchCanvases'> = (call) => {
  const { team, caller } = call
  const { offset = 0, limit = Number.POSITIVE_INFINITY, q = '' } = call.query
  checkLength('q', q)
  const words = wordsOf(q)
  if (q.trim() === '') {
    // The result of a search without text is not documented (gap canvases.search.query_param): here, everything.
    const all = visibleCanvases(call, 'newest first')
    return { body: { canvases: all.slice(offset, offset + limit).map(itemOf), has_more: offset + limit < all.size } }
  }
  const found = [
    ...canvasesOf(team)
      .wordIndex(({ name }) => name)
      .find(words),
  ]
    .filter((canvas) => isVisible(canvas, caller.user))
    .map((canvas) => ({ canvas, score: relevance(canvas.name, words) }))
    .sort((a, b) => b.score - a.score || newestFirst(a.canvas, b.canvas))
  const page = found.slice(offset, offset + limit).map(({ canvas }) => itemOf(canvas))
  return { body: { canvases: page, has_more: offset + limit < found.length } }
}

/** Returns how much of the name matches, from 0 to 1. The source says that matches are ranked, but not how. */
function relevance(name: string, words: string[]): number {
  const inName = wordsOf(name)
  const text = ` ${inName.join(' ')}`
  const found = words.filter((word) => text.includes(` ${word}`))
  return found.join('').length / Math.max(inName.join('').length, words.join('').length)
}

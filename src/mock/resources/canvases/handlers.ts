import type { Contract } from '../../../contract/contract.js'
import type { Call, HandlerReply, Handlers } from '../../request/handler.js'
import { listReply, newestFirst } from '../pagination.js'
import { type CanvasRecord, deleteCanvas, findCanvas, renameCanvas, visibleCanvases } from './canvases.js'

export const canvases: Handlers = {
  listCanvases: (call) =>
    listReply(call, visibleCanvases(call), { record: itemOf, total: false, legacyOrder: lastChanged }),
  searchCanvases: search,
  // The list item's fields: those of a single canvas are not stated (gap canvases.get.response). A share token opens
  // nothing more: what it does beside a key is not stated (gap canvases.get.share_token.auth).
  getCanvas: (call) => ({ body: itemOf(canvasIn(call)) }),
  listCanvasPages: (call) => ({ body: pagesOf(canvasIn(call), call.contract) }),
  // The answers of both are open objects whose members are not stated (gaps canvases.patch.body and
  // canvases.delete.response.fields).
  renameCanvas(call) {
    const { name } = call.body as { name?: string }
    renameCanvas(canvasIn(call), name, call.world)
    return { body: {} }
  },
  deleteCanvas(call) {
    deleteCanvas(call, canvasIn(call))
    return { body: {} }
  },
}

function canvasIn(call: Call): CanvasRecord {
  return findCanvas(call, call.path.canvas_id ?? '')
}

function itemOf({ id, name, url, category, visibility, created_at, updated_at }: CanvasRecord) {
  return { id, name, url, category, visibility, created_at, updated_at }
}

function lastChanged(a: CanvasRecord, b: CanvasRecord): number {
  return b.updated_at.localeCompare(a.updated_at) || newestFirst(a, b)
}

/**
 * Without `limit`, `offset` and `total`, as documented (gaps pagination.offset.search.wrapper and
 * pagination.cursor.total.search_conflict).
 */
function search(call: Call): HandlerReply {
  const [offset, limit] = [Number(call.query.offset), Number(call.query.limit)]
  const text = String(call.query.q ?? '').trim()
  const found = visibleCanvases(call)
    .map((canvas) => ({ canvas, score: relevance(canvas.name, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || newestFirst(a.canvas, b.canvas))
  const page = found.slice(offset, offset + limit).map(({ canvas }) => itemOf(canvas))
  return { body: { canvases: page, has_more: offset + limit < found.length } }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * How much of the name is what was looked for, from 0 to 1; all are alike where nothing was. The source says that
 * matches are ranked, not how; a search without text is not described either (gap canvases.search.query_param).
 */
function relevance(name: string, text: string): number {
  if (text === '') return 1
  const words = wordsOf(text)
  const inName = wordsOf(name)
  const found = words.filter((word) => inName.some((other) => other.startsWith(word)))
  return found.join('').length / Math.max(inName.join('').length, words.join('').length)
}

function pagesOf({ name, pages }: CanvasRecord, contract: Contract) {
  return {
    canvas_name: name,
    // A canvas without pages has one entry without id (fact canvases.pages.empty), which the total counts as documented
    // (gap canvases.pages.empty.total).
    pages: pages.length > 0 ? pages : [{ name }],
    total_pages: Math.max(pages.length, 1),
    ...(pages.some(({ id }) => SHORT_REF.test(id)) ? { id_note: noteOf(contract) } : {}),
  }
}

/** The form of the documented one, `p_a`. How long it holds is not stated (gap canvases.pages.session.definition). */
const SHORT_REF = /^p_/

function noteOf(contract: Contract): unknown {
  return (contract.example('listCanvasPages', 200, 'short_refs') as { id_note: string }).id_note
}

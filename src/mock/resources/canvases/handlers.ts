import { exampleOf } from '../../state/examples.js'
import type { MockState } from '../../state/mock-state.js'
import type { Handlers } from '../handler.js'
import { checkLength } from '../names.js'
import { olderOrder, pageOf } from '../pagination.js'
import { changeCanvas, deleteCanvas, findCanvas, itemOf, visibleCanvases } from './canvases.js'
import { exportCanvas, getCanvasExportStatus } from './exports.js'
import { searchCanvases } from './search.js'

/** Canvases: list, search, read, rename, delete and export. */
export const canvases = {
  searchCanvases,
  exportCanvas,
  getCanvasExportStatus,

  listCanvases(call) {
    const list = visibleCanvases(
      call,
      olderOrder(call) === 'updated_at descending' ? 'last changed first' : 'newest first',
    )
    return { body: pageOf(call, list, itemOf) }
  },

  // The fields of a single canvas are not documented, so they are those of a list item (gap canvases.get.response). A
  // share token grants nothing more: its effect together with a key is not documented (gap
  // canvases.get.share_token.auth).
  getCanvas: (call) => ({ body: itemOf(findCanvas(call, call.path.canvas_id)) }),

  listCanvasPages(call) {
    const { name, pages } = findCanvas(call, call.path.canvas_id)
    return {
      body: {
        canvas_name: name,
        // A canvas without pages has one entry without an id. The total counts it, as documented
        // (gap canvases.pages.empty.total).
        pages: pages.length > 0 ? pages : [{ name }],
        total_pages: Math.max(pages.length, 1),
        ...(pages.some(({ id }) => SHORT_REF.test(id)) ? noteOfShortRefs(call.state) : {}),
      },
    }
  },

  // Renaming and deleting return open objects without documented members (gaps canvases.patch.body and
  // canvases.delete.response.fields). Who may rename a canvas is not documented either: here, everyone who sees it.
  renameCanvas(call) {
    const canvas = findCanvas(call, call.path.canvas_id)
    const { name } = call.body
    checkLength('name', name)
    if (name !== undefined) changeCanvas(call.team, canvas, { name })
    return { body: {} }
  },

  deleteCanvas(call) {
    deleteCanvas(call, findCanvas(call, call.path.canvas_id))
    return { body: {} }
  },
} satisfies Handlers

/** The form of the documented short ref, `p_a`, whose lifetime is assumed (gap canvases.pages.session.definition). */
const SHORT_REF = /^p_/

function noteOfShortRefs(state: MockState): { id_note?: string } {
  const { id_note } = exampleOf(state, 'listCanvasPages', 200, 'short_refs')
  return id_note === undefined ? {} : { id_note }
}

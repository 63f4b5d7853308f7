import type { Call, HandlerReply, Handlers } from '../handlers.js'
import { invalidField } from '../refusal.js'
import { findCanvas } from '../world/canvases.js'
import { addDownload } from '../world/downloads.js'
import { type ExportFormat, exportFile } from '../world/export-files.js'
import { perTeam } from '../world/world.js'

/** How long an export takes, in milliseconds. */
const EXPORT_MS = 1000

type Export = { doneAt: number; format: string; pageCount: number; path: string }

/** The last export of each canvas: which one is polled is not stated (gap canvases.export_status.shape). */
const exports = perTeam(() => new Map<string, Export>())

export const exportHandlers: Handlers = { exportCanvas, getCanvasExportStatus }

/**
 * Starts an export. It sends no event, for nothing says where to (gap events.trigger.export), and goes the same way in
 * both versions (gap versioning.migration.export_zip.old).
 */
function exportCanvas(call: Call): HandlerReply {
  const canvas = findCanvas(call, call.path.canvas_id ?? '')
  // Both fields are assumed, and so is what leaving `format` out means (gap canvases.export.request).
  const { format = 'png', page_number: pageNumber } = call.body as { format?: ExportFormat; page_number?: number }
  // A canvas without pages is exported as what its page list shows: one page (gap canvases.pages.empty.total).
  const pages = canvas.pages.length > 0 ? canvas.pages.map((page) => page.name) : [canvas.name]
  if (pageNumber !== undefined && pageNumber > pages.length)
    throw invalidField(
      'page_number',
      'out_of_range',
      `The canvas has no page ${pageNumber}. Its last is ${pages.length}.`,
    )

  const file = exportFile({ format, name: canvas.name, pages, pageNumber })
  exports(call.team, call.world).set(canvas.id, {
    doneAt: call.world.clock.now() + EXPORT_MS,
    format: file.format,
    pageCount: file.pageCount,
    path: addDownload(call, 'exports', file),
  })
  return { body: RUNNING }
}

function getCanvasExportStatus(call: Call): HandlerReply {
  const canvas = findCanvas(call, call.path.canvas_id ?? '')
  const known = exports(call.team, call.world).get(canvas.id)
  if (!known || known.doneAt > call.world.clock.now()) return { body: RUNNING }
  const { format, pageCount, path } = known
  const url = new URL(path, call.request.url).href
  return { body: { result: { export: { url, format, page_count: pageCount } } } }
}

/** What an export shows before it is done, as documented (gap canvases.export.response); also where there is none. */
const RUNNING = { result: null }

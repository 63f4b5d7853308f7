import { invalidField } from '../../errors.js'
import type { Call, HandlerReply, Handlers } from '../../request/handler.js'
import { outcomeAmong } from '../../request/outcome.js'
import { addDownload } from '../../state/downloads.js'
import { perTeam } from '../../state/world.js'
import { sendEvent, type WebhookEvent } from '../webhook_deliveries/webhooks.js'
import { type CanvasRecord, findCanvas } from './canvases.js'
import { type ExportFormat, exportFile } from './export-files.js'

/** How long an export takes, in milliseconds. */
const EXPORT_MS = 1000

/** An export that is over has a result; one that failed has none. */
type Export = { doneAt: number; succeeds: boolean; result: Exported }
type Exported = { url: string; format: string; page_count: number }

/** The last export of each canvas: which one is polled is not stated (gap canvases.export_status.shape). */
const exports = perTeam(() => new Map<string, Export>())

export const exportHandlers: Handlers = { exportCanvas, getCanvasExportStatus }

/**
 * Starts an export. Its end is noted as an event and sent to nobody, for nothing says where to (gap
 * events.trigger.export). It goes the same way in both versions (gap versioning.migration.export_zip.old).
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
  const { world, team, request } = call
  const url = addDownload(call, 'exports', file)
  const started = world.clock.now()
  const task: Export = {
    doneAt: started + EXPORT_MS,
    succeeds: outcomeAmong(request, ['succeeded', 'failed']) === 'succeeded',
    result: { url, format: file.format, page_count: file.pageCount },
  }
  exports(team, world).set(canvas.id, task)
  world.clock.at(task.doneAt, () => {
    const type = task.succeeds ? 'export.succeeded' : 'export.failed'
    sendEvent(call, { type, data: envelopeOf(call, canvas, started, task), at: task.doneAt })
  })
  return { body: RUNNING }
}

/** What a failed export shows is not stated (gap canvases.export_status.shape): here it goes on showing nothing. */
function getCanvasExportStatus(call: Call): HandlerReply {
  const canvas = findCanvas(call, call.path.canvas_id ?? '')
  const known = exports(call.team, call.world).get(canvas.id)
  if (!known?.succeeds || known.doneAt > call.world.clock.now()) return { body: RUNNING }
  return { body: { result: { export: known.result } } }
}

/** The data of an export's event, as in the documented examples (gap events.export_payload). */
function envelopeOf({ world, team }: Call, canvas: CanvasRecord, started: number, task: Export): WebhookEvent['data'] {
  const { doneAt, succeeds, result } = task
  const id = world.random.id('task')
  return {
    id,
    kind: 'design',
    status: succeeds ? 'succeeded' : 'failed',
    created_at: world.clock.iso(started),
    started_at: world.clock.iso(started),
    completed_at: world.clock.iso(doneAt),
    progress: null,
    attempt: 1,
    max_attempts: 3,
    input: {},
    result: succeeds ? { canvas_id: canvas.id, canvas_url: canvas.url, export: result } : null,
    error: succeeds ? null : { message: 'The export could not be finished.', retryable: true },
    credits: { credits_used: 0, credits_remaining: team.credits },
    links: { self: `/v1/tasks/${id}`, events: null, cancel: null, canvas: canvas.url },
    retry_after_ms: null,
  }
}

/** What an export shows before it is done, as documented (gap canvases.export.response); also where there is none. */
const RUNNING = { result: null }

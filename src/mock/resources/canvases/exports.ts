import { invalidField } from '../../http/errors.js'
import { RecordMap } from '../../state/changes.js'
import { forgetOldest } from '../../state/forget-oldest.js'
import { jobKind } from '../../state/jobs.js'
import type { Team } from '../../state/mock-state.js'
import { perTeam } from '../../state/parts.js'
import { addDownload, type Download } from '../downloads.js'
import type { WebhookEvent } from '../events/events.js'
import type { Handler } from '../handler.js'
import { outcomeOf } from '../outcome.js'
import { sendEvent } from '../webhook_deliveries/deliveries.js'
import { type CanvasRecord, findCanvas } from './canvases.js'

/** An export has a result once it is done, unless it failed. Times are in milliseconds since 1970. */
type Export = { startedAt: number; doneAt: number; succeeds: boolean; result: Exported }
type Exported = { url: string; format: string; page_count: number }

/** The latest export of each canvas: which one a poll reports is not documented (gap canvases.export_status.shape). */
const exportsOf = perTeam('exports', (_, saved: [string, Export][] = []) => new RecordMap(saved))

/**
 * Starts an export. Its end is recorded as an event but not sent, because no callback URL is documented for it (gap
 * events.trigger.export). It works the same way in both versions (gap versioning.migration.export_zip.old).
 */
export const exportCanvas: Handler<'exportCanvas'> = (call) => {
  const { team } = call
  const { clock } = team.state
  const canvas = findCanvas(call, call.path.canvas_id)
  // Both fields are assumed, and so is the default of `format` (gap canvases.export.request).
  const { format = 'png', page_number: pageNumber } = call.body
  if (pageNumber !== undefined && (format === 'pdf' || format === 'pptx')) {
    const message = `\`page_number\` selects one page as an image. Omit it: a \`${format}\` file has all pages.`
    throw invalidField('page_number', 'not_allowed', message)
  }
  // A canvas without pages is exported like its page list: as one page (gap canvases.pages.empty.total).
  const pages = canvas.pages.length > 0 ? canvas.pages.map((page) => page.name) : [canvas.name]
  if (pageNumber !== undefined && pageNumber > pages.length) {
    const message = `The canvas has no page ${pageNumber}. The last page is ${pages.length}.`
    throw invalidField('page_number', 'out_of_range', message)
  }
  const succeeds = outcomeOf(call, ['succeeded', 'failed']) === 'succeeded'

  const startedAt = clock.now()
  const doneAt = startedAt + team.state.options.taskMs
  const made = {
    startedAt,
    doneAt,
    succeeds,
    result: addExport(call, { format, name: canvas.name, pages, pageNumber }),
  }
  exportsOf(team).set(canvas.id, made)
  forgetOldest(exportsOf(team), team.state.options.keep)
  scheduleReport(team, made.doneAt, { canvas: { id: canvas.id, url: canvas.url }, made })
  return { body: RUNNING }
}

/** Publishes the file of an export, at a URL that starts with `origin`. */
export function addExport({ team, origin }: { team: Team; origin: string }, wish: ExportWish): Exported {
  const { format, pageCount: page_count, ...file } = exportFile(wish)
  return { url: origin + addDownload(team, 'exports', file), format, page_count }
}

type ExportedCanvas = Pick<CanvasRecord, 'id' | 'url'>

const scheduleReport = jobKind<{ canvas: ExportedCanvas; made: Export }>('report_export', (team, { canvas, made }) => {
  const type = made.succeeds ? 'export.succeeded' : 'export.failed'
  sendEvent(team, { type, data: envelopeOf(team, canvas, made), at: made.doneAt })
})

/** A failed export shows the same as a running one, by assumption (gap canvases.export_status.shape). */
export const getCanvasExportStatus: Handler<'getCanvasExportStatus'> = (call) => {
  const canvas = findCanvas(call, call.path.canvas_id)
  const known = exportsOf(call.team).get(canvas.id)
  if (!known?.succeeds || known.doneAt > call.state.clock.now()) return { body: RUNNING }
  return { body: { result: { export: known.result } } }
}

/**
 * Returns the data of an export's event. The source shows none: it is a task, as in the examples of this contract,
 * which are assumed too, and its credits are those that the team has left (gap events.export_payload).
 */
export function envelopeOf(
  team: Team,
  canvas: ExportedCanvas,
  { startedAt, doneAt, succeeds, result }: Export,
): WebhookEvent['data'] {
  const { random, clock } = team.state
  const id = random.id('task')
  return {
    id,
    kind: 'design',
    status: succeeds ? 'succeeded' : 'failed',
    created_at: clock.iso(startedAt),
    started_at: clock.iso(startedAt),
    completed_at: clock.iso(doneAt),
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

/** What a running export shows, and a canvas without exports. The member is assumed (gap canvases.export.response). */
const RUNNING = { result: null }

type ExportFormat = 'png' | 'jpeg' | 'pdf' | 'pptx'

/** The file of an export: its format and page count in the response, and its download. */
type ExportFile = Download & { format: ExportFormat | 'zip'; pageCount: number }

type ExportWish = {
  format: ExportFormat
  /** The name of the canvas, from which the file name is derived. */
  name: string
  /** The names of the pages, at least one. */
  pages: string[]
  /** The page number, from 1, if only one page is exported. Images only. */
  pageNumber: number | undefined
}

/**
 * Returns the file of an export. A PDF or PPTX contains all pages. Images of several pages come as one zip, the image
 * of one page as such. Every image is a single white pixel.
 */
function exportFile({ format, name, pages, pageNumber }: ExportWish): ExportFile {
  const slug = slugOf(name)
  const mime = MIME[format]
  if (format === 'pdf' || format === 'pptx')
    return { format, pageCount: pages.length, mime, filename: `${slug}.${format}`, content: [format, pages] }
  const only = pageNumber ?? (pages.length === 1 ? 1 : undefined)
  if (only !== undefined)
    return { format, pageCount: 1, mime, filename: `page-${only}.${format}`, content: ['image', format] }
  // The names of JPEG files in a zip are not documented (gap canvases.export.multi_zip.jpeg_names).
  const zip = { format: 'zip', mime: 'application/zip', filename: `${slug}.zip` } as const
  return { ...zip, pageCount: pages.length, content: ['images', format, pages.length] }
}

function slugOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['canvas']
  // Cut by code point, so that no character is split.
  return [...words.join('-')].slice(0, 80).join('')
}

const MIME = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** What each type of record is in a workspace, and how one is added. */
import type { components } from '../../../generated/newest.js'
import { InvalidData } from '../http/errors.js'
import type { Actor } from '../state/mock-state.js'
import { overlay, type Partly } from '../state/overlay.js'
import type { Store } from '../state/store.js'
import { brandKitsOf, defaultBrandKit } from './brand-kits/brand-kits.js'
import { addCanvas, canvasesOf, itemOf } from './canvases/canvases.js'
import { addExport, envelopeOf } from './canvases/exports.js'
import { type FolderRecord, foldersOf } from './drive/folders.js'
import { addEvent, eventsOf, type WebhookEvent } from './events/events.js'
import { type AudioModel, modelsOf, speech, type Voice, voicesOf } from './media/audio/models.js'
import { type LayerizeResult, makeLayer, makeLayers, SIZE } from './media/layerize/layers.js'
import { type Organization, organizationsOf } from './organizations/handlers.js'
import { addTask, type DesignTask, eventTypeOf, type LayerizeTask, taskOf, tasksOf } from './tasks/tasks.js'
import { addFile, filesOf, seedHash } from './uploads/files.js'
import { CALLBACK_URL, deliveriesOf, newDelivery, sendEvent } from './webhook_deliveries/deliveries.js'
import type { DeliveryRecord } from './webhook_deliveries/dispatch.js'
import { rowOf } from './webhook_deliveries/handlers.js'

type Schemas = components['schemas']

/** The types of record, each as a list or a read of the newest version of the API shows it. */
export type Records = {
  canvas: Schemas['CanvasListItem']
  /** A design task. */
  task: DesignTask
  layerize_task: LayerizeTask
  brand_kit: Schemas['BrandKit'] & { created_at?: string }
  organization: Organization
  file: Schemas['UploadedFile']
  folder: FolderRecord
  voice: Voice
  /** A model of the catalog. */
  model: AudioModel
  event: Schemas['WebhookEnvelope']
  /** An entry in the log of webhook deliveries. */
  delivery: ReturnType<typeof rowOf>
}

export type RecordType = keyof Records

/** Fields of a record. The mock adds those that are omitted, also inside of nested objects. */
export type RecordFields<Type extends RecordType> = Partly<Records[Type]>

/** Records that a test or `--data` adds: so many of a type, with these fields. */
export type RecordsToAdd = {
  [Type in RecordType]: { type: Type; fields?: RecordFields<Type>; count?: number }
}[RecordType]

/** How records of a type are found and added. */
type RecordAdder<Type extends RecordType> = {
  /** The records of this type that a workspace has. */
  storeOf: (actor: Actor) => Pick<Store<{ id: string }>, 'has'>
  add: (actor: Actor, fields: RecordFields<Type>) => Records[Type]
}

export const ADDERS: { [Type in RecordType]: RecordAdder<Type> } = {
  canvas: { storeOf: ({ team }) => canvasesOf(team), add: newCanvas },
  task: { storeOf: allTasksOf, add: newDesignTask },
  layerize_task: { storeOf: allTasksOf, add: newLayerizeTask },
  brand_kit: { storeOf: ({ team }) => brandKitsOf(team), add: newBrandKit },
  organization: { storeOf: ({ team }) => organizationsOf(team), add: newOrganization },
  file: { storeOf: ({ team }) => filesOf(team), add: newFile },
  folder: { storeOf: ({ team }) => foldersOf(team), add: newFolder },
  voice: { storeOf: ({ team }) => voicesOf(team), add: newVoice },
  model: { storeOf: ({ team }) => modelsOf(team), add: newModel },
  event: { storeOf: ({ team }) => eventsOf(team), add: newEvent },
  delivery: { storeOf: ({ team }) => deliveriesOf(team), add: addDelivery },
}

function newCanvas(actor: Actor, fields: RecordFields<'canvas'>): Records['canvas'] {
  return itemOf(addCanvas(actor, { ...fields, brandKitId: defaultBrandKit(actor.team) }))
}

/** The canvases that the task names exist afterwards, and the event that reports its end. */
function newDesignTask(actor: Actor, fields: RecordFields<'task'>): DesignTask {
  const { status = 'succeeded', result, input } = fields
  const hasResult = result || (result === undefined && status === 'succeeded')
  const design = hasResult ? { result: designOf(actor, fields) } : {}
  const named = [input?.canvas_id, input?.source_canvas_id, result?.source_canvas_id, result?.theme_canvas_id]
  for (const id of named) if (typeof id === 'string' && CANVAS_ID.test(id)) canvasWith(actor, id)
  const task = addTask(actor, tasksOf(actor.team).designs, { kind: 'design', ...fields, ...design })
  const type = eventTypeOf(task)
  if (type) sendEvent(actor.team, { type, data: task, at: Date.parse(task.completed_at ?? '') })
  return task
}

function newLayerizeTask(actor: Actor, fields: RecordFields<'layerize_task'>): LayerizeTask {
  const { status = 'succeeded', result } = fields
  const hasResult = result || (result === undefined && status === 'succeeded')
  const layers = hasResult ? { result: layersOf(actor.team, result) } : {}
  return addTask(actor, tasksOf(actor.team).layerize, { kind: 'layerize_assets', ...fields, ...layers })
}

function newBrandKit({ team }: Actor, fields: RecordFields<'brand_kit'>): Records['brand_kit'] {
  const shown = { id: team.state.random.id('bk'), ...fields }
  brandKitsOf(team).add({ id: shown.id, created_at: fields.created_at ?? team.state.clock.iso(), shown })
  return shown
}

function newOrganization({ team }: Actor, fields: RecordFields<'organization'>): Organization {
  const shown = { id: team.state.random.id('org'), name: 'My organization', ...fields }
  organizationsOf(team).add({ id: shown.id, created_at: fields.created_at ?? team.state.clock.iso(), shown })
  return shown
}

function newFile(
  { team }: Actor,
  { size_bytes: size = 65_536, filename = 'image.png', mime_type = 'image/png', ...fields }: RecordFields<'file'>,
): Records['file'] {
  const { was_duplicate = false } = fields
  const hash = seedHash(team.state.random.hex(32))
  const { id, url, size_bytes } = addFile(team, { ...fields, filename, mime_type, content: { hash, size } })
  return { id, url, filename, mime_type, size_bytes, was_duplicate }
}

function newFolder({ team }: Actor, fields: RecordFields<'folder'>): FolderRecord {
  return foldersOf(team).add({ id: team.state.random.id('folder'), name: 'New folder', parent: null, ...fields })
}

function newVoice({ team }: Actor, fields: RecordFields<'voice'>): Voice {
  return voicesOf(team).add({ id: team.state.random.id('vox'), name: 'My voice', ...fields })
}

function newModel({ team }: Actor, fields: RecordFields<'model'>): AudioModel {
  return modelsOf(team).add(speech(`model-${team.state.random.hex(8)}`, fields))
}

function newEvent(actor: Actor, { type = 'task.succeeded', data, ...fields }: RecordFields<'event'>): Records['event'] {
  const { team } = actor
  const { created = data?.completed_at ?? data?.started_at ?? data?.created_at ?? team.state.clock.iso(), ...others } =
    fields
  const complete = data
    ? taskOf<WebhookEvent['data']>(team, { kind: 'design', status: endOf(type), completed_at: created, ...data })
    : dataOf(actor, type, created)
  return addEvent(team, { ...others, type, created, data: complete })
}

function addDelivery(
  actor: Actor,
  { id, event_id, event_type, url = CALLBACK_URL, status = 'delivered', ...fields }: RecordFields<'delivery'>,
): Records['delivery'] {
  const { team, caller } = actor
  const event = eventsOf(team).get(event_id ?? newEventFor(actor, event_type, fields.created_at).id)?.event
  if (!event) throw new InvalidData(`There is no event ${event_id}. Add it first.`, ['fields', 'event_id'])
  if (event_type !== undefined && event_type !== event.type)
    throw new InvalidData(`\`event_type\` must be \`${event.type}\`, the type of the event ${event_id}, or omitted.`, [
      'fields',
      'event_type',
    ])
  const { status_code, api_key_id, response_excerpt = status === 'pending' ? null : '', attempts } = fields
  const queued = newDelivery(team.state, { event, url, caller }, Date.parse(fields.created_at ?? event.created))
  const delivery: DeliveryRecord = {
    ...queued,
    id: id ?? queued.id,
    keyId: api_key_id === undefined ? queued.keyId : api_key_id,
    status,
    statusCode: status_code === undefined ? STATUS_CODES[status] : status_code,
    responseExcerpt: response_excerpt,
    attempts: attempts ?? ATTEMPTS[status],
  }
  return rowOf(deliveriesOf(team).add(delivery))
}

/** Adds the event that a delivery without an `event_id` reports. */
function newEventFor(actor: Actor, type: WebhookEvent['type'] | undefined, created: string | undefined) {
  return newEvent(actor, { ...(type && { type }), ...(created && { created }) })
}

/** Both kinds of task are read at the same path. */
function allTasksOf({ team }: Actor) {
  const { designs, layerize } = tasksOf(team)
  return { has: (id: string) => designs.has(id) || layerize.has(id) }
}

/** What the last attempt of a delivery returned, and how many there were. */
const STATUS_CODES = { delivered: 200, failed: 500, pending: null }
const ATTEMPTS = { delivered: 1, failed: 3, pending: 0 }

/** Returns the data of an event: what it is about exists afterwards. */
function dataOf(actor: Actor, type: WebhookEvent['type'], created_at: string): WebhookEvent['data'] {
  const status = endOf(type)
  const fields = { status, created_at }
  if (type.startsWith('task')) {
    const result = status === 'succeeded' ? { result: designOf(actor, fields) } : {}
    return addTask(actor, tasksOf(actor.team).designs, { kind: 'design', ...fields, ...result })
  }
  const { team } = actor
  const canvas = newCanvas(actor, { created_at })
  const result = addExport({ team, origin: ORIGIN }, { format: 'png', name: canvas.name, pages: [''], pageNumber: 1 })
  const at = Date.parse(created_at)
  return envelopeOf(team, canvas, { startedAt: at, doneAt: at, succeeds: status === 'succeeded', result })
}

/** Returns the status of the task in an event. */
export function endOf(type: WebhookEvent['type']): 'succeeded' | 'failed' | 'canceled' {
  return type.endsWith('canceled') ? 'canceled' : type.endsWith('failed') ? 'failed' : 'succeeded'
}

/** The start of the URLs of generated files: nobody has called the mock yet. */
const ORIGIN = 'http://127.0.0.1:4010'

/** Returns the result of a design task; its canvas exists afterwards. */
function designOf(
  actor: Actor,
  { result, input, created_at }: RecordFields<'task'>,
): NonNullable<DesignTask['result']> {
  const name = typeof input?.canvas_name === 'string' ? { name: input.canvas_name } : {}
  const canvas = canvasWith(actor, result?.canvas_id, { ...name, ...(created_at ? { created_at } : {}) })
  const complete = {
    canvas_id: canvas.id,
    canvas_url: canvas.url,
    conversation_id: `conversation-${actor.team.state.random.hex(8)}`,
    theme_canvas_id: null,
    ...(result?.export && { export: { url: `${canvas.url}/export.png`, format: 'png', page_count: 1 } }),
  }
  return overlay(complete, result)
}

/** Returns the result of a layerize task; the files of its layers exist afterwards. */
function layersOf(team: Actor['team'], result?: Partly<LayerizeResult> | null): LayerizeResult {
  if (!result?.layers)
    return {
      ...makeLayers(team, { origin: ORIGIN, mode: 'full', partial: false, size: SIZE }),
      ...result,
    } as LayerizeResult
  const layers = result.layers.map((layer, z_index) =>
    overlay(makeLayer(team, ORIGIN, { kind: 'artwork', z_index, ...SIZE, ...layer }), layer),
  )
  return { ...result, layers } as LayerizeResult
}

/** The id of a canvas. The input of a task can have any text in its place. */
const CANVAS_ID = /^cvs_[0-9A-HJKMNP-TV-Z]{26}$/i

/** Returns the canvas with this id, which is added if there is none. */
function canvasWith(actor: Actor, id: string | undefined, fields: Partial<Records['canvas']> = {}): Records['canvas'] {
  const known = id === undefined ? undefined : canvasesOf(actor.team).get(id)
  return known ?? newCanvas(actor, id === undefined ? fields : { ...fields, id })
}

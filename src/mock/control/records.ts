/** What each type of record is in a workspace, and how one is added. */
import type { components } from '../../../generated/newest.js'
import { InvalidData } from '../errors.js'
import { brandKitsOf, defaultBrandKit } from '../resources/brand-kits/brand-kits.js'
import { addCanvas, canvasesOf, itemOf } from '../resources/canvases/canvases.js'
import { addExport, envelopeOf } from '../resources/canvases/exports.js'
import { type FolderRecord, foldersOf } from '../resources/drive/folders.js'
import { addEvent, eventsOf, type WebhookEvent } from '../resources/events/events.js'
import { type AudioModel, modelsOf, speech, type Voice, voicesOf } from '../resources/media/audio/models.js'
import { makeLayers } from '../resources/media/layerize/layers.js'
import { organizationsOf } from '../resources/organizations/handlers.js'
import { addTask, type DesignTask, eventTypeOf, type LayerizeTask, tasksOf } from '../resources/tasks/tasks.js'
import { addFile, filesOf, seedHash } from '../resources/uploads/files.js'
import { CALLBACK_URL, deliveriesOf, newDelivery, sendEvent } from '../resources/webhook_deliveries/deliveries.js'
import type { Delivery } from '../resources/webhook_deliveries/dispatch.js'
import { rowOf } from '../resources/webhook_deliveries/handlers.js'
import type { Actor } from '../state/mock-state.js'
import type { Store } from '../state/store.js'

type Schemas = components['schemas']

/** The types of record, each as a list or a read of the newest version of the API shows it. */
export type Records = {
  canvas: Schemas['CanvasListItem']
  /** A design task. */
  task: DesignTask
  layerize_task: LayerizeTask
  brand_kit: Schemas['BrandKit']
  organization: Schemas['Organization']
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
export type RecordFields<Type extends RecordType> = {
  [Name in keyof Records[Type]]?: Records[Type][Name] | Partial<Records[Type][Name]>
}

type Kind<Type extends RecordType> = {
  /** The records of this type that a workspace has. */
  storeOf: (actor: Actor) => Pick<Store<{ id: string }>, 'has'>
  add: (actor: Actor, fields: Partial<Records[Type]>) => Records[Type]
}

export const KINDS: { [Type in RecordType]: Kind<Type> } = {
  canvas: {
    storeOf: ({ team }) => canvasesOf(team),
    add: (actor, fields) => itemOf(addCanvas(actor, { ...fields, brandKitId: defaultBrandKit(actor.team) })),
  },
  task: {
    storeOf: ({ team }) => tasksOf(team).designs,
    add(actor, fields) {
      const { status = 'succeeded', result, input } = fields
      const design = status === 'succeeded' && result !== null ? { result: designOf(actor, fields) } : {}
      for (const id of [input?.canvas_id, input?.source_canvas_id]) if (typeof id === 'string') canvasWith(actor, id)
      return withEvent(actor, addTask(actor, tasksOf(actor.team).designs, { kind: 'design', ...fields, ...design }))
    },
  },
  layerize_task: {
    storeOf: ({ team }) => tasksOf(team).layerize,
    add(actor, fields) {
      const { status = 'succeeded', result } = fields
      const size = { width: 1200, height: 800 }
      const made = () => makeLayers(actor.team, { origin: ORIGIN, mode: 'full', partial: false, size })
      const layers = status === 'succeeded' && result === undefined ? { result: made() } : {}
      return withEvent(
        actor,
        addTask(actor, tasksOf(actor.team).layerize, { ...fields, ...layers, kind: 'layerize_assets' }),
      )
    },
  },
  brand_kit: {
    storeOf: ({ team }) => brandKitsOf(team),
    add({ team }, fields) {
      const shown = { id: team.state.random.id('bk'), ...fields }
      brandKitsOf(team).add({ id: shown.id, created_at: timeOf(team, fields), shown })
      return shown
    },
  },
  organization: {
    storeOf: ({ team }) => organizationsOf(team),
    add({ team }, fields) {
      const id = team.state.random.id('org')
      const added = organizationsOf(team).add({
        id,
        name: 'My organization',
        ...fields,
        created_at: timeOf(team, fields),
      })
      const { created_at: _, ...shown } = added
      return shown
    },
  },
  file: {
    storeOf: ({ team }) => filesOf(team),
    add({ team }, { size_bytes: size = 65_536, filename = 'image.png', mime_type = 'image/png', ...fields }) {
      const hash = seedHash(team.state.random.hex(32))
      const { id, url, size_bytes } = addFile(team, { ...fields, filename, mime_type, content: { hash, size } })
      return { id, url, filename, mime_type, size_bytes, was_duplicate: false }
    },
  },
  folder: {
    storeOf: ({ team }) => foldersOf(team),
    add: ({ team }, fields) => ({
      ...foldersOf(team).add({ id: team.state.random.id('folder'), name: 'New folder', parent: null, ...fields }),
    }),
  },
  voice: {
    storeOf: ({ team }) => voicesOf(team),
    add: ({ team }, fields) => ({
      ...voicesOf(team).add({ id: team.state.random.id('vox'), name: 'My voice', ...fields }),
    }),
  },
  model: {
    storeOf: ({ team }) => modelsOf(team),
    add: ({ team }, fields) => ({
      ...modelsOf(team).add(speech(`model-${team.state.random.hex(8)}`, fields)),
    }),
  },
  event: {
    storeOf: ({ team }) => eventsOf(team),
    add(actor, { type = 'task.succeeded', created = actor.team.state.clock.iso(), ...fields }) {
      const data = fields.data ?? dataOf(actor, type, created)
      return { ...addEvent(actor.team, { ...fields, type, created, data: data as WebhookEvent['data'] }) }
    },
  },
  delivery: {
    storeOf: ({ team }) => deliveriesOf(team),
    add(actor, { id, event_id, event_type, url = CALLBACK_URL, status = 'delivered', ...fields }) {
      const { team, caller } = actor
      const created = event_id === undefined && fields.created_at ? { created: fields.created_at } : {}
      const added = () => KINDS.event.add(actor, { ...(event_type && { type: event_type }), ...created }).id
      const event = eventsOf(team).get(event_id ?? added())?.event
      if (!event) throw new InvalidData(`There is no event ${event_id}.`, ['fields', 'event_id'])
      const { status_code, response_excerpt = status === 'pending' ? null : '', attempts } = fields
      const made = newDelivery(team.state, { event, url, caller }, Date.parse(fields.created_at ?? event.created))
      const delivery: Delivery = {
        ...made,
        id: id ?? made.id,
        status,
        statusCode: status_code === undefined ? STATUS_CODES[status] : status_code,
        responseExcerpt: response_excerpt,
        attempts: attempts ?? ATTEMPTS[status],
      }
      return rowOf(deliveriesOf(team).add(delivery))
    },
  },
}

/** What the last attempt of a delivery returned, and how many there were. */
const STATUS_CODES = { delivered: 200, failed: 500, pending: null }
const ATTEMPTS = { delivered: 1, failed: 3, pending: 0 }

/** Adds the event of a task that has ended. */
function withEvent<Task extends DesignTask | LayerizeTask>({ team }: Actor, data: Task): Task {
  const type = eventTypeOf(data)
  if (type) sendEvent(team, { type, data, at: Date.parse(data.completed_at ?? data.created_at ?? '') })
  return data
}

/** Returns the data of an event: what it is about exists afterwards. */
function dataOf(actor: Actor, type: WebhookEvent['type'], created_at: string): WebhookEvent['data'] {
  const status = type.endsWith('canceled') ? 'canceled' : type.endsWith('failed') ? 'failed' : 'succeeded'
  const fields = { status, created_at } as const
  if (type.startsWith('task')) {
    const result = status === 'succeeded' ? { result: designOf(actor, fields) } : {}
    return addTask(actor, tasksOf(actor.team).designs, { kind: 'design', ...fields, ...result })
  }
  const { team } = actor
  const canvas = KINDS.canvas.add(actor, { created_at })
  const result = addExport({ team, origin: ORIGIN }, { format: 'png', name: canvas.name, pages: [''], pageNumber: 1 })
  const at = Date.parse(created_at)
  return envelopeOf(team, canvas, { startedAt: at, doneAt: at, succeeds: status === 'succeeded', result })
}

/** The start of the URLs of generated files: nobody has called the mock yet. */
const ORIGIN = 'http://127.0.0.1:4010'

/** Returns the result of a design task; its canvas exists afterwards. */
function designOf(actor: Actor, { result, input, created_at }: Partial<DesignTask>): NonNullable<DesignTask['result']> {
  const name = typeof input?.canvas_name === 'string' ? { name: input.canvas_name } : {}
  const canvas = canvasWith(actor, result?.canvas_id, { ...name, ...(created_at ? { created_at } : {}) })
  return {
    canvas_id: canvas.id,
    canvas_url: canvas.url,
    conversation_id: `conversation-${actor.team.state.random.hex(8)}`,
    theme_canvas_id: null,
    ...result,
  }
}

/** Returns the canvas with this id, which is added if there is none. */
function canvasWith(actor: Actor, id: string | undefined, fields: Partial<Records['canvas']> = {}): Records['canvas'] {
  const known = id === undefined ? undefined : canvasesOf(actor.team).get(id)
  return known ?? KINDS.canvas.add(actor, id === undefined ? fields : { ...fields, id })
}

function timeOf({ state }: Actor['team'], fields: object): string {
  return 'created_at' in fields && typeof fields.created_at === 'string' ? fields.created_at : state.clock.iso()
}

/** What each type of record is in a workspace, and how one is added. */
import type { components } from '../../../generated/newest.js'
import { brandKitsOf, defaultBrandKit } from '../resources/brand-kits/brand-kits.js'
import { addCanvas, canvasesOf, itemOf } from '../resources/canvases/canvases.js'
import { type FolderRecord, foldersOf } from '../resources/drive/folders.js'
import { type Voice, voicesOf } from '../resources/media/audio/voices.js'
import { makeLayers } from '../resources/media/layerize/layers.js'
import { organizationsOf } from '../resources/organizations/organizations.js'
import { addTask, type DesignTask, type LayerizeTask, tasksOf } from '../resources/tasks/tasks.js'
import { addFile, filesOf, seedHash } from '../resources/uploads/files.js'
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
    add: (actor, fields) =>
      itemOf(
        addCanvas(actor, {
          name: 'Untitled design',
          category: 'other',
          ...fields,
          brandKitId: defaultBrandKit(actor.team),
        }),
      ),
  },
  task: {
    storeOf: ({ team }) => tasksOf(team).designs,
    add(actor, fields) {
      const { status = 'succeeded', result, input } = fields
      const design = status === 'succeeded' && result !== null ? { result: designOf(actor, fields) } : {}
      for (const id of [input?.canvas_id, input?.source_canvas_id]) if (typeof id === 'string') canvasWith(actor, id)
      return addTask(actor, tasksOf(actor.team).designs, { kind: 'design', ...fields, ...design })
    },
  },
  layerize_task: {
    storeOf: ({ team }) => tasksOf(team).layerize,
    add(actor, fields) {
      const { status = 'succeeded', result } = fields
      const size = { width: 1200, height: 800 }
      const made = () => makeLayers(actor.team, { origin: ORIGIN, mode: 'full', partial: false, size })
      const layers = status === 'succeeded' && result === undefined ? { result: made() } : {}
      return addTask(actor, tasksOf(actor.team).layerize, { ...fields, ...layers, kind: 'layerize_assets' })
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

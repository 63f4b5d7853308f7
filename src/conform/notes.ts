import type { Operation } from '../contract/operations.js'

/** What calling an operation costs, from nothing to what cannot be undone. */
export type Level = 'read' | 'write' | 'metered' | 'destructive'

/** How far a run goes. */
export type Reach = 'read-only' | 'default' | 'writes' | 'all'

/** The levels that each reach calls. `default` also sends what must be refused for want of a key. */
export const REACHES: Record<Reach, Level[]> = {
  'read-only': ['read'],
  default: ['read'],
  writes: ['read', 'write'],
  all: ['read', 'write', 'metered', 'destructive'],
}

/** What a run has to know of an operation and no document says. */
export type Note = {
  /** The level, where method and responses do not tell it, and why. */
  level?: [Level, string]
  /** The operation whose answer holds an id for the path: an item of a list, in one of these statuses if there are any. */
  idFrom?: { operation: string; statuses?: string[] }
  /** The operation that has to have succeeded in the same run. */
  after?: string
  /** What the source does not state, so that it cannot be judged: all of the operation, or its refusals. */
  unstated?: 'path' | 'request'
  /** Why a server that is in order may refuse the documented request. */
  mayRefuse?: string
  /** True where the source itself gives the success status. */
  statusStated?: true
}

const A_CANVAS = { idFrom: { operation: 'listCanvases' } }

const NOTES: Record<string, Note> = {
  searchCanvases: { mayRefuse: 'the name of its query parameter is not stated' },
  getCanvas: A_CANVAS,
  listCanvasPages: A_CANVAS,
  renameCanvas: { ...A_CANVAS, unstated: 'path' },
  deleteCanvas: A_CANVAS,
  exportCanvas: { ...A_CANVAS, unstated: 'request', mayRefuse: 'the shape of its request is not stated' },
  getCanvasExportStatus: { ...A_CANVAS, after: 'exportCanvas' },
  getTask: { idFrom: { operation: 'listTasks' } },
  cancelTask: {
    level: ['destructive', 'ends work that someone waits for'],
    idFrom: { operation: 'listTasks', statuses: ['queued', 'running'] },
    mayRefuse: 'the task may have ended meanwhile',
    statusStated: true,
  },
  remixCanvas: { unstated: 'request', mayRefuse: 'its body is not stated' },
  createUploadUrl: { mayRefuse: 'the list of allowed MIME types is not stated' },
  registerUpload: { mayRefuse: 'nothing was put at the documented storage key' },
  redeliverWebhook: {
    level: ['destructive', 'calls the receiver of the delivery again'],
    idFrom: { operation: 'listWebhookDeliveries' },
    statusStated: true,
  },
  updateDriveItem: { ...A_CANVAS, mayRefuse: 'the form of its reference is not stated' },
  deleteDriveItem: { ...A_CANVAS, mayRefuse: 'the form of its reference is not stated' },
  revokeDesktopSignIn: { level: ['destructive', 'signs an install out'], statusStated: true },
  redeemPromoCode: {
    level: ['destructive', 'a code is used up, and attempts are counted'],
    mayRefuse: 'the documented code may not exist',
  },
  unpublishWebsite: { level: ['destructive', 'takes a live site down'] },
  generate3d: { mayRefuse: 'it wants a paid plan, and keys are remembered' },
  getGenerate3dTask: {
    level: ['metered', 'the poll that finds a task finished is the one that bills it'],
    idFrom: { operation: 'generate3d' },
  },
  generateAudio: { unstated: 'path' },
  layerizeAssets: { mayRefuse: 'the uploaded file is no image', statusStated: true },
}

export function noteOf({ operationId }: Pick<Operation, 'operationId'>): Note {
  return NOTES[operationId] ?? {}
}

/** The operations that have a note, so that a test can tell one that has no operation. */
export const NOTED = Object.keys(NOTES)

/** The level of an operation: metered if it can answer 402, destructive if it deletes, else by its method and note. */
export function levelOf(operation: Operation): Level {
  const [noted] = noteOf(operation).level ?? []
  if (noted) return noted
  if (operation.method === 'DELETE') return 'destructive'
  if ('402' in (operation.node.responses as object)) return 'metered'
  return operation.method === 'GET' ? 'read' : 'write'
}

import type { Operation } from '../contract/operations.js'

/** What an operation costs, from nothing to an irreversible change. */
export type Level = 'read' | 'write' | 'metered' | 'destructive'

/** How far a run goes. */
export type Reach = 'read-only' | 'default' | 'writes' | 'all'

/** The levels that each reach calls. `default` also sends requests that must be rejected because they have no valid key. */
export const REACHES: Record<Reach, Level[]> = {
  'read-only': ['read'],
  default: ['read'],
  writes: ['read', 'write'],
  all: ['read', 'write', 'metered', 'destructive'],
}

/** What a run must know of an operation that is not in the document. */
export type Note = {
  /** The level, if method and responses do not imply it, and the reason. */
  level?: [Level, string]
  /**
   * The operation whose response contains an id for the path: an item of a list, with one of these statuses if any are given. What
   * `creator` returned in the run comes first.
   */
  idFrom?: { operation: string; statuses?: string[]; creator?: string }
  /** What the run creates for the operation: no other record is deleted or canceled. */
  ownRecord?: 'canvas' | 'task'
  /** The operation that must have succeeded in the same run. */
  after?: string
  /** What the source does not document, so that it cannot be checked: the whole operation, or its invalid requests. */
  unstated?: 'path' | 'request'
  /** Why a correct server may reject the documented request. */
  mayReject?: string
  /** True if the source itself documents the success status. */
  statusStated?: true
}

const A_CANVAS = { idFrom: { operation: 'listCanvases' } }

// biome-ignore format: a table has one row a line.
const NOTES: Record<string, Note> = {
  searchCanvases: { mayReject: 'the name of its query parameter is not documented' },
  getCanvas: A_CANVAS,
  listCanvasPages: A_CANVAS,
  renameCanvas: { ...A_CANVAS, unstated: 'path' },
  deleteCanvas: { ...A_CANVAS, ownRecord: 'canvas' },
  exportCanvas: { ...A_CANVAS, unstated: 'request', mayReject: 'the shape of its request is not documented' },
  getCanvasExportStatus: { ...A_CANVAS, after: 'exportCanvas' },
  getTask: { idFrom: { operation: 'listTasks', creator: 'createTask' } },
  cancelTask: { level: ['destructive', 'ends work that someone waits for'], idFrom: { operation: 'listTasks', statuses: ['queued', 'running'] }, ownRecord: 'task', mayReject: 'the task may have ended meanwhile', statusStated: true },
  remixCanvas: { unstated: 'request', mayReject: 'its body is not documented' },
  createUploadUrl: { mayReject: 'the list of allowed MIME types is not documented' },
  registerUpload: { mayReject: 'nothing was uploaded to the documented storage key' },
  redeliverWebhook: { level: ['destructive', 'calls the receiver of the delivery again'], idFrom: { operation: 'listWebhookDeliveries' }, statusStated: true },
  updateDriveItem: { ...A_CANVAS, mayReject: 'the form of its reference is not documented' },
  deleteDriveItem: { ...A_CANVAS, ownRecord: 'canvas', mayReject: 'the form of its reference is not documented' },
  revokeDesktopSignIn: { level: ['destructive', 'signs out an installation'], statusStated: true },
  redeemPromoCode: { level: ['destructive', 'uses up a code, and attempts are counted'], mayReject: 'the documented code may not exist' },
  unpublishWebsite: { level: ['destructive', 'takes a live site down'] },
  generate3d: { mayReject: 'it requires a paid plan, and idempotency keys are remembered' },
  getGenerate3dTask: { level: ['metered', 'the poll that finds a task finished charges for it'], idFrom: { operation: 'generate3d' } },
  generateAudio: { unstated: 'path' },
  layerizeAssets: { mayReject: 'the uploaded file is not an image', statusStated: true },
}

export function noteOf({ operationId }: Pick<Operation, 'operationId'>): Note {
  return NOTES[operationId] ?? {}
}

/** The operations that have a note, so that a test can find notes without an operation. */
export const NOTED = Object.keys(NOTES)

/** Returns the level of an operation: by its note, else metered if it documents 402, destructive if it deletes, else by its method. */
export function levelOf(operation: Operation): Level {
  const [noted] = noteOf(operation).level ?? []
  if (noted) return noted
  if (operation.method === 'DELETE') return 'destructive'
  if ('402' in (operation.node.responses as object)) return 'metered'
  return operation.method === 'GET' ? 'read' : 'write'
}

/**
 * Constraints that the source states although their node has a gap: the gap concerns another keyword of the node, or the keyword
 * in part. By field and keyword; a name with an operation before it is for that operation only.
 */
export const STATED_CONSTRAINTS = [
  'limit type',
  'limit maximum',
  'mime_type type',
  'expires_in_seconds type',
  'expires_in_seconds maximum',
  'idempotency_key type',
  'idempotency_key maxLength',
  'generate3d idempotency_key minLength',
  'generate3d input type',
  'layerizeAssets image pattern',
  'layerizeAssets image type',
  'exportCanvas format enum',
  'visibility type',
  'visibility enum',
  'code type',
  'code minLength',
  'code maxLength',
  'callback_url pattern',
  'skip_brand_kit type',
  'createTask format type',
]

/** Returns true if the source states a constraint of an operation's request. */
export function isStated(operationId: string, constraint: string): boolean {
  return STATED_CONSTRAINTS.includes(`${operationId} ${constraint}`) || STATED_CONSTRAINTS.includes(constraint)
}

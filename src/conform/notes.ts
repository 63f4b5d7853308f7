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
const STATED: Record<string, string> = {
  'limit type': 'pagination.cursor.param.limit',
  'limit maximum': 'limits.page_size',
  'listEvents limit maximum': 'limits.page_size.logs',
  'listWebhookDeliveries limit maximum': 'limits.page_size.logs',
  'searchCanvases limit maximum': 'pagination.offset.search.limit',
  'mime_type type': 'uploads.url.field.mime_type',
  'expires_in_seconds type': 'uploads.url.field.expires_in_seconds',
  'expires_in_seconds maximum': 'uploads.url.field.expires_in_seconds',
  'idempotency_key type': 'limits.idempotency_key',
  'idempotency_key maxLength': 'limits.idempotency_key',
  'generate3d idempotency_key minLength': 'media_3d.field.idempotency_key',
  'generate3d input type': 'media_3d.field.input',
  'layerizeAssets image pattern': 'media_layerize.field.image',
  'layerizeAssets image type': 'media_layerize.field.image',
  'exportCanvas format enum': 'errors.status.400',
  'visibility type': 'drive.patch.field.visibility',
  'visibility enum': 'drive.patch.field.visibility',
  'code type': 'voyager.redeem.field.code',
  'code minLength': 'voyager.redeem.field.code',
  'code maxLength': 'voyager.redeem.field.code',
  'callback_url pattern': 'webhooks.https',
  'skip_brand_kit type': 'tasks.create.field.skip_brand_kit',
  'createTask format type': 'tasks.create.field.format',
}

/** Returns the id of the fact that states a constraint of an operation's request. */
export function factOf(operationId: string, constraint: string): string | undefined {
  return STATED[`${operationId} ${constraint}`] ?? STATED[constraint]
}

/** The names of the table, so that a test can find those without a constraint or a fact. */
export const STATED_CONSTRAINTS = Object.entries(STATED)

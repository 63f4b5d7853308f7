import { gapIds } from '../contract/gaps.js'
import type { JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'

/** What an operation costs, from nothing to an irreversible change. */
export type Level = 'read' | 'write' | 'metered' | 'destructive'

/** How far a run goes. */
export type Reach = 'read-only' | 'default' | 'writes' | 'all'

/** The levels that each reach calls. `default` also sends requests without a valid key, which must be rejected. */
export const REACHES: Record<Reach, Level[]> = {
  'read-only': ['read'],
  default: ['read'],
  writes: ['read', 'write'],
  all: ['read', 'write', 'metered', 'destructive'],
}

/** What a run must know of an operation that neither its place nor its schemas in the document tell. */
export type Note = {
  /** The level, if method and responses do not imply it, and the reason. */
  level?: [Level, string]
  /** The list whose items have an id for the path, if no operation at the beginning of the path returns one. */
  list?: string
  /** The operation that must have succeeded in the same run. */
  after?: string
  /** What the source does not document, so that it cannot be checked: the whole operation, or its invalid requests. */
  unstated?: 'path' | 'request'
  /** Why a correct server may reject the documented request. */
  mayReject?: string
  /** True if the source itself documents the success status. */
  statusStated?: true
  /** What else is checked of it. */
  scenario?: 'search' | 'executables' | 'storage key' | 'name' | 'webhooks' | 'scopes'
}

// biome-ignore format: a table has one row a line.
const NOTES: Record<string, Note> = {
  searchCanvases: { scenario: 'search' },
  getCanvasExportStatus: { after: 'exportCanvas' },
  createTask: { scenario: 'webhooks' },
  cancelTask: { level: ['destructive', 'ends work that someone waits for'], statusStated: true },
  createUploadUrl: { mayReject: 'the list of allowed MIME types is not documented', scenario: 'executables' },
  registerUpload: { mayReject: 'nothing was uploaded to the documented storage key', scenario: 'storage key' },
  redeliverWebhook: { level: ['destructive', 'calls the receiver of the delivery again'], statusStated: true },
  updateDriveItem: { list: 'listCanvases', scenario: 'name' },
  deleteDriveItem: { list: 'listCanvases' },
  revokeDesktopSignIn: { level: ['destructive', 'signs out an installation'], statusStated: true },
  redeemPromoCode: { level: ['destructive', 'uses up a code, and attempts are counted'] },
  unpublishWebsite: { level: ['destructive', 'takes a live site down'] },
  generate3d: { mayReject: 'it requires a paid plan, and idempotency keys are remembered' },
  getGenerate3dTask: { level: ['metered', 'the poll that finds a task finished charges for it'] },
  layerizeAssets: { mayReject: 'the uploaded file is not an image', statusStated: true },
  getCredits: { scenario: 'scopes' },
}

/** What follows from a gap that an operation or one of its parameters is marked with. */
export const GAP_NOTES: Record<string, Note> = {
  'canvases.patch.path': { unstated: 'path' },
  'media_audio.path': { unstated: 'path' },
  'canvases.export.request': { unstated: 'request', mayReject: 'the shape of its request is not documented' },
  'remix.body': { unstated: 'request', mayReject: 'its body is not documented' },
  'canvases.search.query_param': { mayReject: 'the name of its query parameter is not documented' },
  'drive.ref.form': { mayReject: 'the form of its reference is not documented' },
  'tasks.cancel.other': { mayReject: 'the task may have ended meanwhile' },
  'voyager.redeem.codes': { mayReject: 'the documented code may not exist' },
}

/** The operations that create, list, read and remove each kind of record that a run creates, by its id's prefix. */
export const RECORDS: Record<string, { creator: string; list?: string; reader?: string; remover: string }> = {
  cvs_: { creator: 'remixCanvas', list: 'listCanvases', remover: 'deleteCanvas' },
  file_: { creator: 'uploadFile', remover: 'deleteDriveItem' },
  // A task cannot be removed, but canceled.
  task_: { creator: 'createTask', list: 'listTasks', reader: 'getTask', remover: 'cancelTask' },
}

/** The operation that shows whether a request was charged for. */
export const BALANCE = 'getCredits'

/** Returns the beginning of an id that tells its kind: `cvs_`. */
export function prefixOf(id: string): string {
  return /^[a-z]+_/.exec(id)?.[0] ?? ''
}

export function noteOf({ operationId, node, parameters }: Operation): Note {
  const gaps = [node, ...parameters].flatMap((marked) => gapIds(marked['x-gap']))
  return Object.assign({}, ...gaps.map((id) => GAP_NOTES[id]), NOTES[operationId])
}

/** The operations that are named above, so that a test can find those that the contract does not have. */
export const NOTED = [
  BALANCE,
  ...Object.keys(NOTES),
  ...Object.values(NOTES).flatMap(({ list, after }) => [list ?? [], after ?? []].flat()),
  ...Object.values(RECORDS).flatMap((operations) => Object.values(operations)),
]

/** The operations that return an id for a path: the list and the creator at its start, such as `/tasks`. */
export function sourcesOf(operation: Operation): { list?: string; creator?: string } {
  const { document, path } = operation
  const [collection = '', parameter] = path.split('/{')
  const paths = document.paths as Record<string, Record<string, JsonObject>>
  const { get, post } = (parameter && paths[collection]) || {}
  const list = noteOf(operation).list ?? get?.operationId
  return { ...(list ? { list: String(list) } : {}), ...(post ? { creator: String(post.operationId) } : {}) }
}

/** True if responses of the server contain ids for the path of an operation. */
export function namesRecord(operation: Operation): boolean {
  return Object.keys(sourcesOf(operation)).length > 0
}

/** The prefix of the records that an operation ends, if it may end only those that the run created. */
export function ownPrefixOf(operation: Operation): string | undefined {
  return levelOf(operation) === 'destructive' ? prefixIn(sourcesOf(operation).list) : undefined
}

/** The prefix of the records of a list, if they are of a kind that the run creates. */
export function prefixIn(list: string | undefined): string | undefined {
  return list && Object.keys(RECORDS).find((prefix) => RECORDS[prefix]?.list === list)
}

/** Returns an operation's level: its note's, or metered with a 402, destructive if it deletes, or by the method. */
export function levelOf(operation: Operation): Level {
  const [noted] = noteOf(operation).level ?? []
  if (noted) return noted
  if (operation.method === 'DELETE') return 'destructive'
  if ('402' in (operation.node.responses as object)) return 'metered'
  return operation.method === 'GET' ? 'read' : 'write'
}

/**
 * Constraints that the source states although their node has a gap: the gap concerns another keyword of the node, or
 * the keyword in part. By field and keyword; a name with an operation before it is for that operation only.
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

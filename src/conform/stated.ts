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

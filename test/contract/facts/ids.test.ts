import { expect } from 'vitest'
import { fact, unknown } from './fact.js'
import { CANVAS_ID, eachValue, UUID } from './shared.js'

const starts = (id: string, places: string[], prefix: string) =>
  fact(id, (doc) => {
    for (const place of places) {
      expect(doc.at(place).pattern, place).toMatch(new RegExp(`^\\^${prefix}`))
      expect(doc.accepts(doc.at(place), UUID), place).toBe(false)
    }
  })

starts('ids.prefix.canvas', ['CanvasId', 'CanvasListItem.id'], 'cvs_')
starts('ids.prefix.task', ['TaskId', 'Task.id', 'layerizeAssets.response.id'], 'task_')
starts('ids.prefix.brand_kit', ['BrandKitId', 'BrandKit.id'], 'bk_')
starts('ids.prefix.file', ['FileId', 'uploadFile.response.id', 'registerUpload.response.id'], 'file_')
starts('ids.prefix.event', ['EventId', 'WebhookEnvelope.id'], 'evt_')

fact('ids.rule.1', (doc) => {
  const answered = eachValue(doc).filter((value): value is { id: string } => isRecord(value) && 'id' in value)
  // Pages are the exception that the source makes itself.
  const ids = answered.filter((value) => !('name' in value) || 'url' in value).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(10)
  for (const id of ids) expect(id).toMatch(/^(cvs|task|bk|file|evt|vox)_/)
})

fact('ids.rule.2.alphabet', ({ json }) => {
  const ids = JSON.stringify(json).match(/cvs_[0-9A-Za-z]+/g) ?? []
  expect(ids.length).toBeGreaterThan(10)
  for (const id of ids) expect(id).toMatch(/^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/)
})

fact('ids.rule.3.forms', (doc) => {
  const takes = (operationId: string, name: string, ids: string[]) => {
    for (const id of ids)
      expect(doc.accepts(doc.parameter(operationId, name).schema, id), `${operationId} ${id}`).toBe(true)
  }
  for (const operationId of ['getCanvas', 'deleteCanvas', 'listCanvasPages', 'exportCanvas', 'getCanvasExportStatus'])
    takes(operationId, 'canvas_id', [CANVAS_ID, UUID, `cvs_${UUID}`])
  for (const operationId of ['getTask', 'cancelTask']) takes(operationId, 'id', ['task_1', UUID, `task_${UUID}`])
  takes('getGenerate3dTask', 'task_id', ['task_1', UUID, `task_${UUID}`])
  takes('redeliverWebhook', 'id', [UUID])
  takes('unpublishWebsite', 'website_id', [UUID])
  takes('updateDriveItem', 'item_ref', [CANVAS_ID, UUID, 'file_1', `file_${UUID}`])
  for (const [operationId, name, wrong] of [
    ['getCanvas', 'canvas_id', ['task_1', `task_${UUID}`, 'cvs_1', 'a']],
    ['deleteCanvas', 'canvas_id', ['task_1', `task_${UUID}`, 'cvs_1', 'a']],
    ['getTask', 'id', [CANVAS_ID, `cvs_${UUID}`, 'a']],
    ['getGenerate3dTask', 'task_id', [CANVAS_ID, `cvs_${UUID}`, 'a']],
  ] as const)
    for (const id of wrong)
      expect(doc.accepts(doc.parameter(operationId, name).schema, id), `${operationId} ${id}`).toBe(false)
})

fact('ids.rule.3.emit', (doc) => {
  for (const place of ['CanvasId', 'TaskId', 'BrandKitId', 'FileId', 'EventId'])
    expect(doc.accepts(doc.at(place), UUID), place).toBe(false)
})

/** The id fields of a body: name, prefix and a prefixed id. */
const BODY_IDS: [name: string, prefix: string, id: string][] = [
  ['canvas_id', 'cvs', CANVAS_ID],
  ['template_canvas_id', 'cvs', CANVAS_ID],
  ['brand_kit_id', 'bk', 'bk_01JTMZ9J92V81E5128Q6RW31FZ'],
  ['file_id', 'file', 'file_01JT9NGK80Y3ZH6DZJJXXX7CK5'],
]

unknown('ids.rule.4', (doc) => {
  for (const [name, prefix, own] of BODY_IDS) {
    const wrap = (id: string) => (name === 'file_id' ? { attachments: [{ file_id: id }] } : { [name]: id })
    const takes = (id: string) => doc.accepts(doc.request('createTask'), wrap(id))
    for (const id of [UUID, own, `${prefix}_${UUID}`]) expect(takes(id), `${name} ${id}`).toBe(true)
    for (const id of ['', 'anything', `${prefix}_`, `vox_${UUID}`, `x${UUID}`])
      expect(takes(id), `${name} ${id}`).toBe(false)
  }
})

unknown('ids.page.exception', (doc) => {
  const page = doc.at('listCanvasPages.response.pages[]')
  expect(page.required).not.toContain('id')
  for (const id of ['p_a', UUID, 'anything'])
    expect(doc.accepts(doc.at('listCanvasPages.response.pages[].id'), id)).toBe(true)
})

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

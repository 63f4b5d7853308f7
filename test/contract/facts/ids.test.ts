import { expect } from 'vitest'
import { type Fact, facts } from './catalog.js'
import type { Doc } from './document.js'
import { docsOf, fact, unknown } from './fact.js'
import { CANVAS_ID, UUID, valuesOf } from './shared.js'

/** Each name below `ids.prefix`, with the prefix that its fact states. */
const PREFIXES = Object.entries(facts).flatMap(([id, stated]): [name: string, prefix: string, fact: Fact][] => {
  const [, name] = /^ids\.prefix\.(\w+)$/.exec(id) ?? []
  if (name === undefined) return []
  const { prefix } = stated.data ?? {}
  if (typeof prefix !== 'string')
    throw new Error(`${stated.place}  Add the prefix to ${id}: \`data: { prefix: cvs_ }\`.`)
  return [[name, prefix, stated]]
})

for (const [name, prefix, stated] of PREFIXES) {
  const { at } = stated
  if (!Array.isArray(at)) continue
  const check = (place: string, doc: Doc) => {
    expect(doc.at(place).pattern, place).toMatch(new RegExp(`^\\^${prefix}`))
    expect(doc.accepts(doc.at(place), UUID), place).toBe(false)
  }
  fact(`ids.prefix.${name}`, (doc) => {
    for (const place of at) check(place, doc)
  })
}

fact('ids.rule.1', (doc) => {
  const known = PREFIXES.filter(([, , stated]) => docsOf(stated).includes(doc)).map(([, prefix]) => prefix)
  const answered = doc.operations.flatMap((operation) =>
    valuesOf(doc, operation)
      .filter((value): value is { id: string } => isRecord(value) && 'id' in value)
      // Pages are the exception that the source makes itself.
      .filter((value) => !('name' in value) || 'url' in value)
      .map(({ id }) => [id, operation.operationId] as const),
  )
  expect(answered.length).toBeGreaterThan(10)
  const others = answered.filter(([id]) => !known.some((prefix) => String(id).startsWith(prefix)))
  const found = others.map(([id, operationId]) => `${id} in an example of ${operationId}`)
  const what = 'Add ids.prefix.<name> to openapi/statements/ids.yaml, with `data: { prefix: <prefix>_ }`.'
  expect(others, `${[...new Set(found)].join(', ')}. ${what}`).toEqual([])
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

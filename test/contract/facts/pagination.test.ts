import { expect } from 'vitest'
import type { Doc } from './document.js'
import { canonical, canvas, fact, field, inLegacy, legacy, newest, unknown } from './fact.js'
import { LISTS, LOGS } from './shared.js'

const CURSOR = [...LISTS, ...LOGS]
const SHAPE = 'data next_cursor returned has_more limit total'.split(' ').sort()

const typesOf = (doc: Doc, operationId: string, name: string) => doc.types(doc.at(`${operationId}.response.${name}`))

fact('pagination.cursor.version', () => {
  for (const operationId of CURSOR) {
    for (const doc of [canvas, newest]) expect(doc.operation(operationId)['x-pagination'], operationId).toBe('cursor')
    expect(newest.members(newest.responseBody(operationId)).sort(), operationId).toEqual(SHAPE)
    inLegacy((old) => {
      expect(old.find(`${operationId}.response.next_cursor`), operationId).toBeUndefined()
      expect(old.findParameter(operationId, 'cursor'), operationId).toBeUndefined()
    })
  }
})

canonical.fact('pagination.cursor.field.total', (doc) => {
  const types = CURSOR.map((operationId) => typesOf(doc, operationId, 'total'))
  expect(new Set(types)).toEqual(new Set(['integer', 'null']))
})

unknown('pagination.cursor.total.search_conflict', (doc) => {
  const search = doc.at('searchCanvases.response')
  expect(search.required).not.toContain('total')
  expect(doc.accepts(search, { canvases: [], has_more: false })).toBe(true)
  expect(doc.accepts(search, { canvases: [], has_more: false, total: null })).toBe(true)
})

canonical.fact('pagination.cursor.tampered', (doc) => {
  for (const operationId of CURSOR) badCursor(doc, operationId)
})

canonical.fact('pagination.cursor.foreign', (doc) => {
  for (const operationId of CURSOR) badCursor(doc, operationId)
})

fact('pagination.offset.search', (doc) => {
  for (const name of ['offset', 'limit'])
    expect(doc.parameter('searchCanvases', name)).toMatchObject({ in: 'query', schema: { type: 'integer' } })
  expect(doc.findParameter('searchCanvases', 'cursor')).toBeUndefined()
})

field('pagination.offset.search.key', 'searchCanvases.response.canvases', 'array', (_, doc) =>
  expect(doc.find('searchCanvases.response.data')).toBeUndefined(),
)

field('pagination.offset.search.no_next_cursor', 'searchCanvases.response', 'object', ({ properties }) =>
  expect(Object.keys(properties ?? {})).not.toContain('next_cursor'),
)

field('pagination.offset.search.has_more', 'searchCanvases.response.has_more', 'boolean', (_, doc) =>
  expect(doc.at('searchCanvases.response').required).toContain('has_more'),
)

unknown('pagination.offset.names', ({ json }) => {
  const gets = Object.entries(json.paths).filter(([path, { get }]) => get && /^\/(drive|websites)/.test(path))
  expect(gets).toEqual([])
})

legacy.fact('pagination.legacy.shape', (doc) => {
  for (const operationId of LISTS) {
    const names = doc.members(doc.responseBody(operationId))
    expect(names, operationId).toEqual(expect.arrayContaining(['total', 'offset', 'limit', 'has_more']))
    expect(names, operationId).toHaveLength(5)
    for (const name of ['data', 'next_cursor', 'returned']) expect(names, operationId).not.toContain(name)
  }
})

legacy.fact('pagination.legacy.keys', (doc) => {
  const keys = {
    listCanvases: 'canvases',
    listBrandKits: 'brand_kits',
    listOrganizations: 'organizations',
    listTasks: 'jobs',
  }
  for (const [operationId, key] of Object.entries(keys)) {
    expect(doc.types(doc.at(`${operationId}.response.${key}`)), operationId).toBe('array')
    expect(newest.find(`${operationId}.response.${key}`), operationId).toBeUndefined()
  }
})

legacy.fact('pagination.legacy.param', (doc) => {
  for (const operationId of LISTS) {
    expect(doc.parameter(operationId, 'offset')).toMatchObject({ in: 'query', schema: { type: 'integer' } })
    expect(newest.findParameter(operationId, 'offset'), operationId).toBeUndefined()
  }
})

function badCursor(doc: Doc, operationId: string): void {
  const error = {
    code: 'x',
    message: 'x',
    doc_url: 'https://x.example',
    request_id: null,
    causes: null,
    retry_after_ms: null,
  }
  const fits = (type: string) => doc.accepts(doc.responseBody(operationId, '400'), { error: { ...error, type } })
  expect([fits('invalid_request'), fits('not_found')]).toEqual([true, false])
}

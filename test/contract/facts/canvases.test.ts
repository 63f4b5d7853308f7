import { expect } from 'vitest'
import type { Doc } from './document.js'
import { canonical, fact, field, inLegacy, isLegacy, newest, unknown } from './fact.js'
import { CANVAS_PATTERN } from './shared.js'

const ITEM = 'CanvasListItem'
const PAGES = 'listCanvasPages.response'

const at = (id: string, operationId: string, method: string, path: string, part: (doc: Doc) => void = () => {}) =>
  fact(`canvases.${id}`, (doc) => {
    expect(doc.operation(operationId)).toMatchObject({ method, path })
    part(doc)
  })

const item = (name: string, types: string, part: Parameters<typeof field>[3] = () => {}) =>
  fact(`canvases.item.${name}`, (doc) => {
    const lists = isLegacy(doc) ? ['listCanvases.response.canvases[]'] : ['listCanvases.response.data[]']
    for (const place of [ITEM, ...lists]) {
      expect(doc.types(doc.at(`${place}.${name}`)), place).toBe(types)
      part(doc.at(`${place}.${name}`), doc)
    }
  })

item('id', 'string', ({ pattern }) => expect(pattern).toBe(CANVAS_PATTERN))
item('name', 'string')
item('url', 'string')
item('category', 'string')
field('canvases.item.category.open', `${ITEM}.category`, 'string', (schema, doc) => {
  expect(doc.accepts(schema, 'another')).toBe(true)
})
item('visibility', 'string', (schema) => expect(schema.enum).toEqual(['team', 'private']))
item('created_at', 'string')
item('updated_at', 'string')

field('canvases.pages.canvas_name', `${PAGES}.canvas_name`, 'string')
field('canvases.pages.pages', `${PAGES}.pages`, 'array', (_, doc) =>
  expect(doc.types(doc.at(`${PAGES}.pages[]`))).toBe('object'),
)
field('canvases.pages.total_pages', `${PAGES}.total_pages`, 'integer')
field('canvases.pages.id_note', `${PAGES}.id_note`, 'string', (_, doc) => {
  expect(doc.at(PAGES).required).not.toContain('id_note')
  for (const body of Object.values(doc.examples('listCanvasPages')) as { pages: { id?: string }[] }[])
    expect('id_note' in body).toBe(body.pages.some(({ id }) => id?.startsWith('p_')))
})
field('canvases.pages.page.id', `${PAGES}.pages[].id`, 'string', ({ pattern }) => expect(pattern).toBeUndefined())
field('canvases.pages.page.name', `${PAGES}.pages[].name`)
unknown('canvases.pages.page.others', (doc) => {
  const page = doc.at(`${PAGES}.pages[]`)
  expect(doc.members(page)).toEqual(['id', 'name'])
  expect(doc.accepts(page, { name: 'Title', anything: 1 })).toBe(true)
})
fact('canvases.pages.empty', (doc) => {
  expect(doc.at(`${PAGES}.pages[]`).required).not.toContain('id')
  const empty = (Object.values(doc.examples('listCanvasPages')) as { pages: object[] }[]).filter(({ pages }) =>
    pages.some((page) => !('id' in page)),
  )
  expect(empty.map(({ pages }) => pages.length)).toEqual([1])
})
unknown('canvases.authoring_endpoints', ({ json }) =>
  expect(Object.keys(json.paths).filter((path) => /author|capture|semantic/.test(path))).toEqual([]),
)
fact('canvases.pages.not_paginated', (doc) => {
  expect(doc.members(doc.responseBody('listCanvasPages')).sort()).toEqual([
    'canvas_name',
    'id_note',
    'pages',
    'total_pages',
  ])
  for (const name of ['cursor', 'offset', 'limit']) expect(doc.findParameter('listCanvasPages', name)).toBeUndefined()
})
unknown('canvases.other_records', (doc) => {
  for (const operationId of ['getCredits', 'listVoices', 'listMediaModels', 'unpublishWebsite'])
    expect(doc.members(doc.responseBody(operationId)), operationId).toEqual([])
  const named = [
    ...Object.keys(doc.json.components.schemas.BrandKit?.properties ?? {}),
    ...Object.keys(doc.json.components.schemas.Organization?.properties ?? {}),
  ]
  expect(named).toEqual(['id'])
})

fact('canvases.list.path', () => {
  expect(newest.operation('listCanvases')).toMatchObject({ method: 'get', path: '/canvases', 'x-pagination': 'cursor' })
  for (const name of ['cursor', 'limit']) expect(newest.findParameter('listCanvases', name)).toBeDefined()
  expect(newest.members(newest.at('listCanvases.response.data[]'))).toEqual(newest.members(newest.at(ITEM)))
  inLegacy((old) => expect(old.findParameter('listCanvases', 'cursor')).toBeUndefined())
})
at('search.path', 'searchCanvases', 'get', '/canvases/search', (doc) => {
  expect(doc.operation('searchCanvases')['x-pagination']).toBe('offset')
  expect(doc.findParameter('searchCanvases', 'offset')).toBeDefined()
})
fact('canvases.search.static_before_template', ({ json }) => {
  expect(json.paths).toHaveProperty(['/canvases/search'])
  expect(json.paths).toHaveProperty(['/canvases/{canvas_id}'])
})
at('get.path', 'getCanvas', 'get', '/canvases/{canvas_id}')
unknown('canvases.get.share_token.name', (doc) => {
  for (const operationId of ['getCanvas', 'listCanvasPages']) {
    const tokens = doc.operation(operationId).parameters.filter(({ name }) => /token/.test(name))
    for (const { required, description } of tokens) {
      expect(required).not.toBe(true)
      expect(description).toContain('#canvases.get.share_token.name)')
    }
  }
})
at('pages.path', 'listCanvasPages', 'get', '/canvases/{canvas_id}/pages', (doc) =>
  expect(doc.at(PAGES).required).toEqual(['canvas_name', 'pages', 'total_pages']),
)
at('export.path', 'exportCanvas', 'post', '/canvases/{canvas_id}/export')
fact('canvases.export.formats', (doc) => {
  expect(doc.at('exportCanvas.request.format').enum).toEqual(['png', 'jpeg', 'pdf', 'pptx'])
})
fact('canvases.export.rate', (doc) => {
  const retry = doc.response('exportCanvas', '429').headers?.['Retry-After']
  expect(retry && doc.follow(retry).example).toBe(60)
  expect(doc.operation('exportCanvas')['x-rate-limit']).toHaveLength(1)
})
unknown('canvases.export.request', (doc) => {
  const request = doc.at('exportCanvas.request')
  expect(request.required).toEqual([])
  expect(doc.accepts(request, { anything: true })).toBe(true)
})
at('export_status.path', 'getCanvasExportStatus', 'get', '/canvases/{canvas_id}/export-status')
fact('canvases.delete.path', (doc) => {
  expect(doc.operation('deleteCanvas').method).toBe('delete')
  expect(doc.operation('deleteCanvas').path).toBe(doc.operation('getCanvas').path)
  const templates = Object.keys(doc.json.paths).filter((path) => /^\/canvases\/\{\w+\}$/.test(path))
  expect(templates).toHaveLength(1)
})
fact('canvases.delete.rate_bucket', (doc) => {
  expect(doc.statuses('deleteCanvas')).toContain('429')
})
unknown('canvases.delete.governance.rules', (doc) => {
  for (const { description } of [doc.response('deleteCanvas', '403'), doc.response('deleteCanvas', '404')])
    expect(description).not.toMatch(/governance/)
  expect(doc.statuses('deleteCanvas')).not.toContain('409')
})
fact('canvases.delete.no_body', (doc) => expect(doc.operation('deleteCanvas').requestBody).toBeUndefined())
field('canvases.delete.response', 'deleteCanvas.response', 'object', (_, doc) =>
  expect(doc.statuses('deleteCanvas')).not.toContain('204'),
)
unknown('canvases.delete.response.fields', (doc) => {
  expect(doc.members(doc.responseBody('deleteCanvas'))).toEqual([])
  for (const body of Object.values(doc.examples('deleteCanvas'))) expect(body).toEqual({})
})
fact('canvases.patch.method', (doc) => {
  expect(doc.operation('renameCanvas').method).toBe('patch')
  expect(doc.operation('renameCanvas').path).toMatch(/^\/canvases/)
})
unknown('canvases.patch.path', (doc) => {
  for (const operation of doc.operations.filter(
    ({ method, path }) => method === 'patch' && path.startsWith('/canvases'),
  ))
    expect([operation['x-gap']].flat()).toContain('canvases.patch.path')
})
unknown('canvases.export.multi_zip.jpeg_names', ({ json }) =>
  expect(JSON.stringify(json)).not.toMatch(/page-\d\.jpe?g/),
)
canonical.fact('canvases.export.zip_format', (doc) => {
  const exported = Object.values(doc.examples('getCanvasExportStatus')) as { result: { export: object } | null }[]
  expect(exported.map(({ result }) => result?.export)).toContainEqual(expect.objectContaining({ format: 'zip' }))
})

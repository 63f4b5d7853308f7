import { expect } from 'vitest'
import { canonical, fact, field, inLegacy, newest, unknown } from './fact.js'

const ITEM = 'CanvasListItem'
const PAGES = 'listCanvasPages.response'

field('canvases.pages.id_note', `${PAGES}.id_note`, 'string', (_, doc) => {
  expect(doc.at(PAGES).required).not.toContain('id_note')
  for (const body of Object.values(doc.examples('listCanvasPages')) as { pages: { id?: string }[] }[])
    expect('id_note' in body).toBe(body.pages.some(({ id }) => id?.startsWith('p_')))
})
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
fact('canvases.search.static_before_template', ({ json }) => {
  expect(json.paths).toHaveProperty(['/canvases/search'])
  expect(json.paths).toHaveProperty(['/canvases/{canvas_id}'])
})
unknown('canvases.get.share_token.name', (doc) => {
  for (const operationId of ['getCanvas', 'listCanvasPages']) {
    const tokens = doc.operation(operationId).parameters.filter(({ name }) => /token/.test(name))
    for (const { required, description } of tokens) {
      expect(required).not.toBe(true)
      expect(description).toContain('> Assumed: ')
    }
  }
})
unknown('canvases.export.request', (doc) => {
  const request = doc.at('exportCanvas.request')
  expect(request.required).toEqual([])
  expect(doc.accepts(request, { anything: true })).toBe(true)
})
unknown('canvases.delete.governance.rules', (doc) => {
  for (const { description } of [doc.response('deleteCanvas', '403'), doc.response('deleteCanvas', '404')])
    expect(description).not.toMatch(/governance/)
  expect(doc.statuses('deleteCanvas')).not.toContain('409')
})
fact('canvases.delete.no_body', (doc) => expect(doc.operation('deleteCanvas').requestBody).toBeUndefined())
unknown('canvases.delete.response.fields', (doc) => {
  expect(doc.members(doc.responseBody('deleteCanvas'))).toEqual([])
  for (const body of Object.values(doc.examples('deleteCanvas'))) expect(body).toEqual({})
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

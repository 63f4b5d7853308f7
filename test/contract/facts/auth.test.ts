import { expect, test } from 'vitest'
import { type Fact, facts, structurePlaces } from './catalog.js'
import type { Doc } from './document.js'
import { fact, gaps, unknown } from './fact.js'
import { factsOf, formsAt, inside, operationIds } from './shared.js'

/** The scopes of an operation, if a fact states them. */
const stated = (doc: Doc, operationId: string) =>
  formsAt(doc, operationId).flatMap((form) => Object(form).security ?? [])

fact('auth.scheme.bearer', ({ json }) => {
  const schemes = Object.values(json.components.securitySchemes)
  expect(schemes).toHaveLength(1)
  expect(schemes[0]).toMatchObject({ type: 'http', scheme: 'bearer' })
})

fact('auth.key.format', ({ json }) => {
  expect(json.components.securitySchemes.apiKey?.bearerFormat).toBe('service_live_<hex_chars>')
  expect(JSON.stringify(json)).not.toMatch(/service_live_[0-9a-f]{8}/i)
})

fact('auth.401', (doc) => {
  for (const operationId of operationIds(doc)) {
    const header = doc.response(operationId, '401').headers?.['WWW-Authenticate']
    expect(header && doc.follow(header).schema?.const, operationId).toBe('Bearer')
  }
})

fact('auth.scope.count', (doc) => {
  const message = 'The number of scopes, as auth.scope.count in openapi/statements/auth.yaml says it'
  expect(Object.keys(scopes(doc)), message).toHaveLength(Number(facts['auth.scope.count']?.data?.count))
})

fact('auth.scope.no_extra', (doc) => {
  const places = factsOf(doc).flatMap(({ mentions = {} }) => Object.keys(mentions))
  const known = places.flatMap((place) => (place.startsWith('scope:') ? [place.slice('scope:'.length)] : []))
  const add = (scope: string) => `auth.scope.<name> with mentions: { 'scope:${scope}': [...] }`
  const unstated = Object.keys(scopes(doc)).filter((scope) => !known.includes(scope))
  expect(unstated, `Add to openapi/statements/auth.yaml ${unstated.map(add).join(', and ')}`).toEqual([])
  const areas = [facts['auth.scope.no_extra']?.data?.areas ?? []].flat()
  expect(areas).toContain('drive')
  expect(Object.keys(scopes(doc)).filter((scope) => areas.includes(scope.replace(/:.*/, '')))).toEqual([])
})

fact('auth.scope.stated_ops', (doc) => {
  for (const operationId of structurePlaces(facts['auth.scope.stated_ops'] as Fact))
    expect(doc.operation(operationId).security, operationId).toEqual(stated(doc, operationId))
})

/**
 * The scopes that were assumed before others depended on them: the one that comes closest to each operation. Those that no scope
 * describes are left out: their key alone is enough. A new operation needs no line here.
 */
const ASSUMED: Record<string, string> = {
  listCanvases: 'canvases:read',
  searchCanvases: 'canvases:read',
  getCanvas: 'canvases:read',
  renameCanvas: 'canvases:write',
  deleteCanvas: 'canvases:write',
  updateDriveItem: 'canvases:write',
  deleteDriveItem: 'canvases:write',
  listCanvasPages: 'designs:read',
  exportCanvas: 'designs:export',
  getCanvasExportStatus: 'designs:export',
  listTasks: 'tasks:read',
  getTask: 'tasks:read',
  getGenerate3dTask: 'tasks:read',
  createTask: 'tasks:write',
  remixCanvas: 'tasks:write',
  listBrandKits: 'brand_kits:read',
  listOrganizations: 'organizations:read',
  getCredits: 'credits:read',
  listWebhookDeliveries: 'webhooks:manage',
  redeliverWebhook: 'webhooks:manage',
  listEvents: 'webhooks:manage',
  generate3d: 'media:generate',
  generateAudio: 'media:generate',
}

/** The gaps that say of one resource what `auth.scope.per_operation` says of all. */
const SCOPE_GAPS = [
  'auth.scope.per_operation',
  'auth.scope.delete_canvas',
  'webhooks_log.scope',
  'media_3d.scope',
  'media_audio.scope',
]

unknown('auth.scope.per_operation', (doc) => {
  for (const { operationId, security, description = '', 'x-gap': gap } of doc.operations) {
    if (stated(doc, operationId).length > 0) continue
    const [scope] = Object.values(security[0] ?? {}).flat()
    const marks = [gap].flat().filter((id) => [...SCOPE_GAPS, 'auth.scope.none'].includes(String(id)))
    const where = `${operationId}: state its \`security\` in a fact, or mark the gap of its scope`
    expect(marks, where).toEqual([scope ? expect.stringMatching(SCOPE_GAPS.join('|')) : 'auth.scope.none'])
    const note = scope ? 'this scope' : 'no scope is required'
    expect(description, operationId).toContain(`> Assumed: ${note}.`)
  }
  for (const [operationId, scope] of Object.entries(ASSUMED).filter(([id]) => operationIds(doc).includes(id)))
    expect(doc.operation(operationId).security, operationId).toEqual([{ apiKey: [scope] }])
})

test('every assumption about a scope has the stake breaking', () => {
  for (const id of [...SCOPE_GAPS, 'auth.scope.none']) expect(gaps[id]?.stake, id).toBe('breaking')
})

unknown('auth.scope.delete_canvas', (doc) => {
  expect(doc.operation('deleteCanvas').security).toEqual([{ apiKey: ['canvases:write'] }])
})

fact('auth.403', (doc) => {
  for (const operationId of operationIds(doc)) {
    expect(doc.at('ApiError.type').enum).toContain('permission')
    for (const value of Object.values(doc.examples(operationId, '403')))
      expect(inside(value)).toContainEqual(expect.objectContaining({ type: 'permission' }))
  }
})

unknown('auth.403_404_tension', (doc) => {
  for (const operationId of operationIds(doc))
    expect(doc.statuses(operationId), operationId).toEqual(expect.arrayContaining(['403', '404']))
})

fact('auth.signed_upload.capability', (doc) => {
  expect(doc.json.components.pathItems.StorageUpload?.put?.security).toEqual([])
})

fact('auth.share_links.public', (doc) => {
  for (const operationId of ['listCanvases', 'searchCanvases', 'getCanvas'])
    expect(doc.operation(operationId).security, operationId).toEqual([{ apiKey: expect.any(Array) }])
})

function scopes({ json }: Parameters<Parameters<typeof fact>[1]>[0]): Record<string, string> {
  return json.components.securitySchemes.apiKey?.['x-scopes'] ?? {}
}

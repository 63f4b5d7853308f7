import { expect } from 'vitest'
import type { Doc } from './document.js'
import { fact, unknown } from './fact.js'
import { words } from './places.js'
import { eachSchema, operationIds } from './shared.js'
import { ownWords } from './words.js'

const PLANS = ['free', 'free_beta', 'paid', 'ultra']
const CAPPED = ['createTask', 'remixCanvas']

const retryAfter = (doc: Doc, operationId: string) => {
  const header = doc.response(operationId, '429').headers?.['Retry-After']
  return header && doc.follow(header)
}

fact('limits.rate.request', (doc) => {
  expect(doc.json.info['x-rate-limit']).toContainEqual(
    expect.objectContaining({ limit: 120, window_seconds: 60, per: 'API key' }),
  )
  for (const operationId of operationIds(doc)) expect(retryAfter(doc, operationId), operationId).toBeDefined()
})
fact('limits.plans.enum', (doc) => {
  const plans = doc.operations.flatMap((operation) => operation['x-rate-limit'] ?? []).map(({ limit }) => limit)
  const perPlan = plans.filter((limit) => typeof limit === 'object').map((limit) => Object.keys(limit).sort())
  expect(perPlan.length).toBeGreaterThan(0)
  for (const names of perPlan) expect(names).toEqual(PLANS)
})
fact('limits.rate.export.param_name', ({ json }) => {
  const exports = Object.keys(json.paths).filter((path) => path.endsWith('/export'))
  expect(exports).toEqual(['/canvases/{canvas_id}/export'])
})

fact('limits.concurrency.applies', (doc) => {
  for (const operationId of CAPPED)
    expect(Object.keys(doc.examples(operationId, '429'))).toContain('concurrency_limit_exceeded')
})
unknown('limits.concurrency.webhook_triggered', ({ json }) =>
  expect(Object.keys(json.paths).filter((path) => /webhook(?!_deliveries)|inbound/.test(path))).toEqual([]),
)
unknown('limits.concurrency.remix_tool', (doc) =>
  expect(words(doc, 'createTask', 'remixCanvas')).not.toMatch(
    /`remix_design`[^.,;]* (with|without) a (`prompt`|prompt)/,
  ),
)

fact('limits.upload.direct', (doc) => {
  for (const body of Object.values(doc.examples('getUploadLimits')))
    expect(body).toMatchObject({ max_direct_upload_bytes: 33_554_432 })
})
unknown('limits.upload.direct.about', (doc) => {
  expect(doc.at('getUploadLimits.response.max_direct_upload_bytes')).not.toHaveProperty('maximum')
  expect(doc.at('uploadFile.request.file')).not.toHaveProperty('maxLength')
})
unknown('limits.upload.max_file.unit', (doc) => {
  const bounds = eachSchema(doc).flatMap(({ maximum, maxLength, ...schema }) => [maximum, maxLength, schema.const])
  for (const bytes of [250_000_000, 262_144_000]) expect(bounds).not.toContain(bytes)
  expect(words(doc, 'getUploadLimits.response.max_file_bytes')).toMatch(/250 MB or 250 MiB/)
})
unknown('limits.upload.max_file.free', (doc) => {
  expect(doc.at('getUploadLimits.response.max_file_bytes')).not.toHaveProperty('maximum')
  expect(words(doc, 'getUploadLimits.response.max_file_bytes')).not.toMatch(/free[^.]*\d/)
})

fact('limits.webhook.replay_window_sense', (doc) =>
  expect(words(doc, 'redeliverWebhook')).not.toMatch(/(five|5).minute/),
)
fact('limits.raise', (doc) => {
  expect(doc.json.info).not.toHaveProperty('contact')
})

unknown('limits.authoring_bucket', (doc) => {
  expect(doc.operation('deleteCanvas')['x-rate-limit']).toBeUndefined()
  expect(ownWords(doc.operation('deleteCanvas').description)).not.toMatch(/(fair.use|bucket)[^.]*\d/i)
})
unknown('limits.cursor_lifetime', (doc) => {
  expect(words(doc, 'info')).not.toMatch(/cursors? [^.]*\d+ (second|minute|hour|day)/i)
})
unknown('limits.media_others', (doc) => {
  for (const operationId of ['generate3d', 'generateAudio', 'layerizeAssets'])
    expect(doc.operation(operationId)['x-rate-limit'], operationId).toBeUndefined()
})

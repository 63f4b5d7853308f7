import { expect } from 'vitest'
import type { Doc } from './document.js'
import { fact, field, says, unknown } from './fact.js'
import { eachSchema, LISTS, LOGS, operationIds } from './shared.js'
import { words } from './words.js'

const PLANS = ['free', 'free_beta', 'paid', 'ultra']
const CAPPED = ['createTask', 'remixCanvas']

const limitOf = (doc: Doc, operationId: string) => doc.operation(operationId)['x-rate-limit']?.[0]

const retryAfter = (doc: Doc, operationId: string) => {
  const header = doc.response(operationId, '429').headers?.['Retry-After']
  return header && doc.follow(header)
}

const concurrency = (plan: string, cap: number) =>
  fact(`limits.concurrency.${plan}`, (doc) => {
    for (const operationId of CAPPED) {
      expect(limitOf(doc, operationId)?.limit, operationId).toMatchObject({ [plan]: cap })
      expect(words(doc, operationId)).toContain(`${cap} on plan \`${plan}\``)
    }
  })

fact('limits.rate.request', (doc) => {
  expect(doc.json.info['x-rate-limit']).toContainEqual(
    expect.objectContaining({ limit: 120, window_seconds: 60, per: 'API key' }),
  )
  for (const operationId of operationIds(doc)) expect(retryAfter(doc, operationId), operationId).toBeDefined()
  expect(words(doc, 'info')).toMatch(/120 requests a minute for each API key.*429 with `Retry-After`/)
})
says('limits.rate.request.flat', 'info', /the same on the plans `free`, `free_beta`, `paid` and `ultra`/)
fact('limits.rate.request.polls', (doc) => {
  expect(words(doc, 'info')).toMatch(/polls count as well/)
  for (const operationId of ['getTask', 'getCanvasExportStatus'])
    expect(words(doc, operationId)).toMatch(/it counts against the request rate/)
})
fact('limits.plans.enum', (doc) => {
  const plans = doc.operations.flatMap((operation) => operation['x-rate-limit'] ?? []).map(({ limit }) => limit)
  const perPlan = plans.filter((limit) => typeof limit === 'object').map((limit) => Object.keys(limit).sort())
  expect(perPlan.length).toBeGreaterThan(0)
  for (const names of perPlan) expect(names).toEqual(PLANS)
})
fact('limits.rate.export', (doc) => {
  expect(limitOf(doc, 'exportCanvas')).toMatchObject({ limit: 25, window_seconds: 60 })
  expect(words(doc, 'exportCanvas')).toMatch(/same on every plan, but an organization's can be configured/)
  expect(words(doc, 'exportCanvas')).toMatch(/at most 25 in 60 seconds/)
})
fact('limits.rate.export.retry_after', (doc) => {
  expect(limitOf(doc, 'exportCanvas')?.retry_after_seconds).toBe(60)
  expect(retryAfter(doc, 'exportCanvas')?.example).toBe(60)
})
says('limits.rate.export.polls', 'getCanvasExportStatus', /Polling leaves the export rate alone/)
fact('limits.rate.export.param_name', ({ json }) => {
  const exports = Object.keys(json.paths).filter((path) => path.endsWith('/export'))
  expect(exports).toEqual(['/canvases/{canvas_id}/export'])
})

concurrency('free', 3)
concurrency('free_beta', 3)
concurrency('paid', 10)
concurrency('ultra', 15)

fact('limits.concurrency.unit', (doc) => {
  for (const operationId of CAPPED) expect(limitOf(doc, operationId)?.per).toBe('organization')
  expect(words(doc, 'createTask')).toMatch(/design tasks that are queued or running/)
})
fact('limits.concurrency.applies', (doc) => {
  expect(words(doc, 'createTask')).toMatch(
    /`start_design_task` and `remix_design` start, and tasks triggered by webhooks, do/,
  )
  expect(words(doc, 'remixCanvas')).toMatch(
    /With a `prompt`.*the remix counts against the cap.*without one.*does not count/,
  )
  for (const operationId of CAPPED)
    expect(Object.keys(doc.examples(operationId, '429'))).toContain('concurrency_limit_exceeded')
})
fact('limits.concurrency.retry_after', (doc) => {
  for (const operationId of CAPPED) {
    expect(limitOf(doc, operationId)?.retry_after_seconds).toBe(30)
    expect(retryAfter(doc, operationId)?.example).toBe(30)
  }
})
says(
  'limits.concurrency.excluded',
  'createTask',
  /Interactive sessions in the web app, chat integration traffic, internal jobs and polling do not count/,
)
unknown('limits.concurrency.webhook_triggered', ({ json }) =>
  expect(Object.keys(json.paths).filter((path) => /webhook(?!_deliveries)|inbound/.test(path))).toEqual([]),
)
unknown('limits.concurrency.remix_tool', (doc) =>
  expect(words(doc, 'createTask', 'remixCanvas')).not.toMatch(/`remix_design`[^.]*prompt/),
)

fact('limits.page_size', (doc) => {
  for (const operationId of [...LISTS, 'searchCanvases'])
    expect(doc.parameter(operationId, 'limit').schema, operationId).toMatchObject({ default: 20, maximum: 100 })
})
fact('limits.page_size.logs', (doc) => {
  for (const operationId of LOGS)
    expect(doc.parameter(operationId, 'limit').schema, operationId).toMatchObject({ default: 50, maximum: 200 })
})

fact('limits.upload.direct', (doc) => {
  for (const body of Object.values(doc.examples('getUploadLimits')))
    expect(body).toMatchObject({ max_direct_upload_bytes: 33_554_432 })
  expect(words(doc, 'getUploadLimits.answer.max_direct_upload_bytes')).toMatch(
    /`POST \/uploads`.*gateway's limit of 32 MiB/,
  )
})
unknown('limits.upload.direct.about', (doc) => {
  expect(doc.at('getUploadLimits.answer.max_direct_upload_bytes')).not.toHaveProperty('maximum')
  expect(doc.at('uploadFile.request.file')).not.toHaveProperty('maxLength')
  expect(words(doc, 'uploadFile')).toMatch(/above about 32 MiB/)
})
says(
  'limits.upload.max_file',
  'getUploadLimits.answer.max_file_bytes',
  /largest file of this workspace, in bytes, however it is sent. It is lower on free plans/,
)
unknown('limits.upload.max_file.unit', (doc) => {
  const bounds = eachSchema(doc).flatMap(({ maximum, maxLength, ...schema }) => [maximum, maxLength, schema.const])
  for (const bytes of [250_000_000, 262_144_000]) expect(bounds).not.toContain(bytes)
})
says('limits.upload.max_file.read', 'getUploadLimits', /Cache the answer for each key/)
unknown('limits.upload.max_file.free', (doc) => {
  expect(doc.at('getUploadLimits.answer.max_file_bytes')).not.toHaveProperty('maximum')
  expect(words(doc, 'getUploadLimits.answer.max_file_bytes')).not.toMatch(/\d/)
})

field('limits.signed_url.lifetime', 'createUploadUrl.request.expires_in_seconds', 'integer', (schema) =>
  expect(schema).toMatchObject({ default: 600, maximum: 3600 }),
)
fact('limits.idempotency_key', (doc) => {
  for (const operationId of ['generate3d', 'generateAudio', 'layerizeAssets'])
    expect(doc.at(`${operationId}.request.idempotency_key`).maxLength, operationId).toBe(200)
})
says('limits.managed_voice_wait', 'generateAudio.request.wait', /up to about 210 seconds/)
says('limits.layerize.side', 'layerizeAssets.request.image', /at most 16,384 pixels a side/)
says('limits.layerize.total', 'layerizeAssets.request.image', /33,554,432 pixels in all/)
fact('limits.promo', (doc) =>
  expect(limitOf(doc, 'redeemPromoCode')).toMatchObject({ limit: 10, window_seconds: 600, per: 'user' }),
)
says('limits.webhook', 'webhooks', /(three|3) attempts/, /30 seconds/, /(five|5) minutes/, /90 days/)
fact('limits.webhook.replay_window_sense', (doc) =>
  expect(words(doc, 'redeliverWebhook')).not.toMatch(/(five|5).minute/),
)
says('limits.3d_links', 'getGenerate3dTask.answer.result.outputs', /provider keeps for three days/)
says(
  'limits.announcement',
  'info',
  /Should limits ever differ by plan or organization, the changelog and the version header announce it beforehand/,
)
fact('limits.raise', (doc) => {
  expect(words(doc, 'info')).toMatch(
    /ask support \(`<SUPPORT_EMAIL>`\) for more, naming itself, the limit.*the peak.*what for/,
  )
  expect(doc.json.info).not.toHaveProperty('contact')
})

unknown('limits.authoring_bucket', (doc) => {
  expect(doc.operation('deleteCanvas')['x-rate-limit']).toBeUndefined()
  expect(doc.operation('deleteCanvas').description?.split('> **Gap**')[0]).not.toMatch(/\d/)
})
unknown('limits.cursor_lifetime', (doc) => {
  expect(words(doc, 'info')).toMatch(/lives for a bounded time/)
  expect(words(doc, 'info')).not.toMatch(/cursors? [^.]*\d+ (second|minute|hour|day)/i)
})
unknown('limits.media_others', (doc) => {
  for (const operationId of ['generate3d', 'generateAudio', 'layerizeAssets'])
    expect(doc.operation(operationId)['x-rate-limit'], operationId).toBeUndefined()
})

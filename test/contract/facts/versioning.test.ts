import { expect } from 'vitest'
import type { Doc } from './document.js'
import { canonical, canvas, fact, legacy, says, unknown, v0412, v0501, versions } from './fact.js'
import { eachAnswer, LISTS, operationIds } from './shared.js'
import { words } from './words.js'

const VERSIONS = ['2026-04-12', '2026-05-01']

/** A row of the migration table, as the reference shows it. */
const migrates = (id: string, ...rows: RegExp[]) => says(`versioning.migration.${id}`, 'info', ...rows)

const header = (doc: Doc, operationId: string, status: string) => {
  const found = doc.response(operationId, status).headers?.['Service-Version']
  return found && doc.follow(found)
}

fact('versioning.header.name', (doc) => {
  for (const { operationId, parameters } of doc.operations) {
    expect(doc.parameter(operationId, 'Service-Version')).toMatchObject({ in: 'header', schema: { type: 'string' } })
    expect(parameters.filter(({ name }) => /version/i.test(name))).toHaveLength(1)
  }
  expect(words(doc, 'listTasks')).toMatch(/a calendar date/)
})

fact('versioning.header.values', (doc) => {
  for (const operationId of operationIds(doc))
    expect([...(doc.parameter(operationId, 'Service-Version').schema.enum ?? [])].sort()).toEqual(
      doc === canvas ? VERSIONS : [doc.version],
    )
})

canonical.fact('versioning.2026_05_01', (doc) => {
  expect(versions.versions.find(({ date }) => date === '2026-05-01')).toMatchObject({ role: 'canonical', sunset: null })
  expect(words(doc, 'info')).toMatch(/^\| 2026-05-01 \| canonical, the newest \| none \|$/m)
})

legacy.fact('versioning.2026_04_12', (doc) => {
  expect(versions.versions.find(({ date }) => date === '2026-04-12')?.role).toMatch(/default/)
  expect(words(doc, 'info')).toMatch(/^\| 2026-04-12 \| legacy, and the default without the header \|/m)
})

legacy.fact('versioning.2026_04_12.sunset', (doc) => {
  expect(versions.versions.find(({ date }) => date === '2026-04-12')?.sunset).toBe('2026-05-12')
  expect(words(doc, 'info')).toMatch(/^\| 2026-04-12 \|.*\| 2026-05-12 \|$/m)
})

fact('versioning.rule.1', (doc) => {
  for (const operationId of operationIds(doc)) {
    const { required, schema, example } = doc.parameter(operationId, 'Service-Version')
    if (doc === v0501) expect({ required, default: schema.default }).toEqual({ required: true, default: undefined })
    else expect({ required, default: schema.default }).toEqual({ required: false, default: '2026-04-12' })
    expect(schema.enum).toContain(example)
  }
  expect(doc.parameter('listTasks', 'Service-Version').description).toMatch(
    /Without it the server takes its current default,\s+2026-04-12/,
  )
})

unknown('versioning.rule.1.schema_default', (doc) => {
  for (const operationId of operationIds(doc)) {
    const { schema, description } = doc.parameter(operationId, 'Service-Version')
    expect(schema.default).not.toBe('2026-05-01')
    expect(description).toMatch(/default,\s+2026-04-12/)
  }
})

fact('versioning.rule.2', (doc) => {
  for (const operationId of operationIds(doc)) {
    const { error } = doc.examples(operationId, '400').unsupported_version as { error: Record<string, unknown> }
    expect(error, operationId).toMatchObject({ type: 'invalid_request', code: 'unsupported_version' })
    const { requested, supported } = error.details as { requested: string; supported: string[] }
    expect(VERSIONS).not.toContain(requested)
    expect([...supported].sort()).toEqual(VERSIONS)
  }
})

fact('versioning.rule.2.header', (doc) => {
  for (const operationId of operationIds(doc)) {
    const found = header(doc, operationId, '400')
    expect([...(found?.schema?.enum ?? [])].sort(), operationId).toEqual(VERSIONS)
    expect(found?.example).toBe('2026-04-12')
    expect(found?.description).toMatch(/current default, not the value that was asked for/)
  }
})

fact('versioning.rule.3', (doc) => {
  for (const operationId of operationIds(doc))
    for (const status of doc.statuses(operationId)) {
      // The gateway's bare 413 is a contradiction of the source: errors.status.413.bare_conflict.
      if (['uploadFile', 'generate3d'].includes(operationId) && status === '413') continue
      const found = header(doc, operationId, status)
      expect(found, `${operationId} ${status}`).toBeDefined()
      if (status !== '400' && found?.schema) expect(doc.accepts(found.schema, doc.version)).toBe(true)
    }
})

says('versioning.rule.4.sunset_400', 'info', /After a sunset, pinning the retired version answers 400/)
says('versioning.rule.4.default_advances', 'info', /the default moves to the next version/)

unknown('versioning.rule.4.clock', (doc) => {
  const parameter = doc.parameter('listTasks', 'Service-Version')
  expect(parameter.description).toMatch(/current default/)
  expect(words(doc, 'info')).toMatch(/After a sunset.*the default moves/)
})

says('versioning.rule.4.window', 'info', /two to three weeks when the change is small/)
says('versioning.rule.5', 'info', /the pin holds for the whole answer/)

says(
  'versioning.rule.6.breaking',
  'info',
  /Breaking changes come only with a new version: a field, endpoint or parameter removed or renamed, a type changed, validation made stricter, the words of a status or the default of a parameter changed/,
)

says(
  'versioning.rule.6.additive',
  'info',
  /Additions do not: an endpoint, an optional parameter, a response field, a code within an error type, looser validation/,
)

fact('versioning.rule.6.tolerate', (doc) => {
  for (const { additionalProperties, unevaluatedProperties } of eachAnswer(doc)) {
    expect(additionalProperties).not.toBe(false)
    expect(unevaluatedProperties).not.toBe(false)
  }
  expect(words(doc, 'info')).toMatch(/Tolerate response fields that you do not know/)
})

fact('versioning.rule.7', (doc) => {
  const names = doc.members(doc.answer('layerizeAssets'))
  expect(names).toEqual(expect.arrayContaining(['id', 'input', 'result', 'links', 'retry_after_ms']))
  expect(names).not.toContain('job_id')
  for (const body of Object.values(doc.examples('layerizeAssets')))
    expect(doc.accepts(doc.answer('getTask'), body)).toBe(true)
})

fact('versioning.rule.7.webhooks', (doc) => {
  const names = doc.members(doc.at('WebhookEvent.data'))
  expect(names).toEqual(expect.arrayContaining(['id', 'result', 'links']))
  expect(names).not.toContain('job_id')
  expect(words(doc, 'WebhookEvent')).toMatch(/canonical, whatever version the request was made in/)
})

fact('versioning.migration.id', () => {
  expect(words(canvas, 'info')).toMatch(/^\| task: `job_id` \| `id` \|$/m)
  expect(v0412.at('createTask.answer').required).toContain('job_id')
  expect(v0501.at('createTask.answer').required).toContain('id')
})

migrates('status', /^\| task: `status` \| `status`, `completed` is now `succeeded` \|$/m)

fact('versioning.migration.result', () => {
  for (const name of ['canvas_id', 'canvas_url', 'conversation_id']) {
    expect(words(canvas, 'info')).toMatch(new RegExp(`^\\| task: \`${name}\` \\| \`result.${name}\` \\|$`, 'm'))
    expect(v0412.find(`createTask.answer.${name}`)).toBeDefined()
    expect(v0501.find(`createTask.answer.${name}`)).toBeUndefined()
    expect(v0501.find(`createTask.answer.result.${name}`)).toBeDefined()
  }
})

migrates('task', /^\| task: `task` \| `input.prompt` \|$/m)
migrates(
  'progress',
  /^\| task: `progress_percent` \| `progress.percent` \|$/m,
  /^\| task: `current_step` \| `progress.step` \|$/m,
)
migrates('error', /^\| task: `error` \| `error.message` \|$/m)

fact('versioning.migration.is_terminal', () => {
  expect(words(canvas, 'info')).toMatch(
    /^\| task: `is_terminal` \| derived: status is `succeeded`, `failed`, `canceled`, `expired` \|$/m,
  )
  expect(v0501.find('createTask.answer.is_terminal')).toBeUndefined()
})

fact('versioning.migration.can_export', () => {
  expect(words(canvas, 'info')).toMatch(
    /^\| task: `can_export` \| derived: status is `succeeded` and there is `result.canvas_id` \|$/m,
  )
  expect(v0501.find('createTask.answer.can_export')).toBeUndefined()
})

fact('versioning.migration.retry_after', () => {
  const row = versions.migration.task.find(({ old }) => old === 'retry_after_seconds')
  expect(row).toMatchObject({ new: 'retry_after_ms', divisor: 1000 })
  expect(words(canvas, 'info')).toMatch(/`retry_after_seconds` \| `retry_after_ms`, which is 1000 times as much/)
  for (const [name, body] of Object.entries(v0412.examples('createTask'))) {
    const { retry_after_seconds: seconds } = body as { retry_after_seconds: number }
    expect(v0501.examples('createTask')[name]).toMatchObject({ retry_after_ms: seconds * 1000 })
  }
})

migrates(
  'list_keys',
  /`GET \/canvases`: `canvases` \| `data`/,
  /`GET \/brand-kits`: `brand_kits` \| `data`/,
  /`GET \/organizations`: `organizations` \| `data`/,
  /`GET \/tasks`: `jobs` \| `data`/,
)

migrates(
  'pagination',
  /^\| lists: `total` \|.*`next_cursor`/m,
  /^\| lists: `offset` \|.*`next_cursor`/m,
  /^\| lists: `has_more` \|.*`next_cursor`/m,
  /^\| lists: `\?offset=` \|.*`\?cursor=`/m,
)

unknown('versioning.migration.pagination_tension', (doc) => {
  if (doc !== v0501) return
  for (const operationId of LISTS)
    expect(doc.members(doc.answer(operationId))).toEqual(expect.arrayContaining(['has_more', 'total']))
})

migrates('sort.canvases', /`GET \/canvases`.*created_at, then id, descending instead of updated_at descending/)
migrates('sort.organizations', /`GET \/organizations`.*created_at, then id, descending instead of name ascending/)

fact('versioning.migration.brand_kit_team_id', () => {
  expect(v0412.find('listBrandKits.answer.brand_kits[].team_id')).toBeDefined()
  expect(v0501.find('listBrandKits.answer.data[].team_id')).toBeUndefined()
  expect(words(canvas, 'info')).toMatch(/^\| BrandKit: `team_id` \| removed \|$/m)
})

migrates(
  'export_zip',
  /^\| export of several pages as PNG or JPEG \| a zip under result.export with url, format and page_count\b/m,
)
migrates('events', /^\| event `job.completed` \| `task.succeeded` \|$/m, /`task\.canceled`/)

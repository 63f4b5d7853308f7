// Only 2026-04-12
import { expect } from 'vitest'
import { isLegacy, legacy, newest, unknown } from './fact.js'
import { words } from './places.js'

const { field } = legacy
const TASK = 'createTask.response'
const KEYS =
  'job_id status canvas_id canvas_url conversation_id message task progress_percent current_step error created_at started_at completed_at is_terminal can_export retry_after_seconds credits'.split(
    ' ',
  )

legacy.fact('legacy_task.shape.flat', (doc) => {
  expect(doc.members(doc.responseBody('createTask')).sort()).toEqual([...KEYS].sort())
  expect(doc.members(doc.at('listTasks.response.jobs[]')).sort()).toEqual([...KEYS].sort())
})

field('legacy_task.field.status', `${TASK}.status`, 'string', (schema) => {
  expect(schema.enum).toContain('completed')
  expect(schema.enum).not.toContain('succeeded')
})
field('legacy_task.field.status.cancel_spelling', `${TASK}.status`, 'string', (schema) => {
  expect(schema.enum).toContain('canceled')
  expect(schema.enum).not.toContain('cancelled')
})
legacy.fact('legacy_task.field.message', (doc) => {
  expect(doc.find(`${TASK}.message`)).toBeDefined()
  expect(newest.find(`${TASK}.message`)).toBeUndefined()
  expect(words(doc, 'info')).not.toMatch(/^\| task: `message`/m)
})

field('legacy_task.timestamps.no_offset', `${TASK}.completed_at`, undefined, (schema, doc) => {
  for (const name of ['created_at', 'started_at', 'completed_at'])
    expect(doc.at(`${TASK}.${name}`)).not.toHaveProperty('format')
  expect(doc.accepts(schema, '2026-05-07T10:16:12')).toBe(true)
  const bodies = Object.values(doc.examples('getTask')) as Record<string, unknown>[]
  const times = bodies.filter((body) => 'job_id' in body).map(({ completed_at: time }) => time)
  expect(times.filter((time) => time !== null).length).toBeGreaterThan(0)
  for (const time of times) if (time !== null) expect(time).not.toMatch(/(Z|[+-]\d\d:?\d\d)$/)
})
unknown('legacy_task.timestamps.no_offset.scope', (doc) => {
  if (!isLegacy(doc)) return
  for (const name of ['created_at', 'started_at'])
    for (const time of ['2026-05-07T10:16:12', '2026-05-07T10:16:12Z', '2026-05-07T10:16:12+02:00'])
      expect(doc.accepts(doc.at(`${TASK}.${name}`), time), `${name} ${time}`).toBe(true)
})

field('legacy_task.field.is_terminal', `${TASK}.is_terminal`, 'boolean', () =>
  expect(newest.find(`${TASK}.is_terminal`)).toBeUndefined(),
)
field('legacy_task.field.can_export', `${TASK}.can_export`, 'boolean', () =>
  expect(newest.find(`${TASK}.can_export`)).toBeUndefined(),
)
field('legacy_task.field.retry_after_seconds', `${TASK}.retry_after_seconds`, undefined, (_, doc) => {
  expect(doc.find(`${TASK}.retry_after_ms`)).toBeUndefined()
})

legacy.fact('legacy_task.default_shape', (doc) => {
  expect(doc.parameter('createTask', 'Service-Version').schema.default).toBe(doc.version)
  for (const body of Object.values(doc.examples('createTask'))) {
    expect(body).toHaveProperty('job_id')
    expect(body).not.toHaveProperty('id')
  }
})

// Only 2026-04-12
import { expect } from 'vitest'
import { isLegacy, legacy, newest, unknown } from './fact.js'
import { words } from './places.js'

const { field } = legacy
const TASK = 'createTask.response'

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

legacy.fact('legacy_task.default_shape', (doc) => {
  expect(doc.parameter('createTask', 'Service-Version').schema.default).toBe(doc.version)
  for (const body of Object.values(doc.examples('createTask'))) {
    expect(body).toHaveProperty('job_id')
    expect(body).not.toHaveProperty('id')
  }
})

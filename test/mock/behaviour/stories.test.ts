// Only 2026-04-12
/** A whole integration, from the first call to the last. */
import { expect, test } from 'vitest'
import { LATER, NEWEST, NEXT_DEFAULT, OLDEST } from '../../support/versions.js'
import { clientOf, type DesignResult, frozenMock, type LegacyTask, type Page, type Task } from './client.js'

const mock = await frozenMock({ taskMs: 60_000, allowHttpCallbacks: true })

test(`a client moves from ${OLDEST} to ${NEWEST}, across the sunset`, async () => {
  // An old client pins nothing, and gets the flat task and the list under `jobs`.
  const old = clientOf(mock, OLDEST)
  const unpinned = { 'service-version': undefined }
  const started = await old.call<LegacyTask>('createTask', { body: { prompt: 'A poster.' }, headers: unpinned })
  expect(started.headers.get('service-version')).toBe(OLDEST)
  expect(started.body).toMatchObject({
    status: 'queued',
    task: 'A poster.',
    is_terminal: false,
    retry_after_seconds: 3,
    message: 'The task is waiting.',
  })
  const id = started.body.job_id
  await mock.moveClock(60_000)
  const ended = await old.call<LegacyTask>('getTask', { path: { id }, headers: unpinned })
  expect(ended.body).toMatchObject({ status: 'completed', is_terminal: true, can_export: true })
  const jobs = await old.call<{ jobs: LegacyTask[]; total: number; has_more: boolean }>('listTasks', {
    query: { offset: '0' },
  })
  expect(jobs.body).toMatchObject({ total: 10, has_more: false })
  expect(jobs.body.jobs[0]?.job_id).toBe(id)

  // The new client pins the new version with the same key, and sees the same task in the nested shape.
  const pinned = clientOf(mock, NEWEST, { key: old.key })
  const same = await pinned.call<Task>('getTask', { path: { id } })
  expect(same.body).toMatchObject({ id, status: 'succeeded', input: { prompt: 'A poster.' }, error: null })
  const result = same.body.result as unknown as DesignResult
  expect(ended.body).toMatchObject({ canvas_id: result.canvas_id, conversation_id: result.conversation_id })
  expect(`${ended.body.completed_at}Z`).toBe(same.body.completed_at)

  // On the day of the sunset both still work; on the next one the old version is gone.
  mock.setDate('2026-05-12')
  expect((await old.call('getTask', { path: { id } })).status).toBe(200)
  mock.setDate('2026-05-13')
  const refused = await old.call('getTask', { path: { id } })
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { code: 'unsupported_version', details: { requested: OLDEST, supported: LATER } } },
  })
  expect(refused.headers.get('service-version')).toBe(NEXT_DEFAULT)

  // Who pins nothing now gets the new shapes; who has pinned the new version notices nothing.
  const moved = await pinned.call<Task>('getTask', { path: { id }, headers: unpinned })
  expect(moved.headers.get('service-version')).toBe(NEXT_DEFAULT)
  expect(moved.body).toEqual(same.body)
  const page = await pinned.call<Page<Task>>('listTasks', { query: { limit: '1' } })
  expect(page.body.data).toEqual([same.body])
  expect(page.body.next_cursor).not.toBeNull()
})

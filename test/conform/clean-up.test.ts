/** The end of a run removes what the run created, and nothing else. */
import { expect, test } from 'vitest'
import { cleanUp } from '../../src/conform/known-records.js'

/** Runs the end of a run. Returns its result and the requests that it sends. */
async function end(created: Record<string, boolean>, designs: string[], task: object, status = 204) {
  const sent: [string, ...string[]][] = []
  const server = {
    allow() {},
    async send(operationId: string, { path }: { path: Record<string, string> }) {
      sent.push([operationId, ...Object.entries(path).flat()])
      return [{ status: operationId === 'getTask' ? 200 : status, json: operationId === 'getTask' ? task : null }]
    },
  }
  const workspace = { created: new Map(Object.entries(created)), designs: new Set(designs) }
  const subjectOf = (operation: string) => ({ operation })
  return { result: await cleanUp(workspace as never, server as never, subjectOf as never), sent }
}

test.each([
  ['in the newest shape', { result: { canvas_id: 'cvs_9' } }],
  ['in the flat shape', { canvas_id: 'cvs_9' }],
])('the end of a run removes each kind of record, and the canvas of a task %s', async (_, task) => {
  const created = { cvs_1: false, cvs_2: true, file_1: false, task_1: false, task_2: false, evt_1: false }
  const { result, sent } = await end(created, ['task_1'], task)
  expect(sent).toEqual([
    ['deleteCanvas', 'canvas_id', 'cvs_1'],
    ['deleteDriveItem', 'item_ref', 'file_1'],
    ['cancelTask', 'id', 'task_1'],
    ['getTask', 'id', 'task_1'],
    ['cancelTask', 'id', 'task_2'],
    ['deleteCanvas', 'canvas_id', 'cvs_9'],
  ])
  const removed = result.filter(({ removed }) => removed).map(({ id }) => id)
  expect(removed).toEqual(['cvs_1', 'cvs_2', 'file_1', 'cvs_9'])
  expect(result).toHaveLength(7)
})

test('a record that the server does not remove is reported as one that remains', async () => {
  const { result } = await end({ cvs_1: false, task_1: false }, ['task_1'], { result: null }, 409)
  expect(result).toEqual([
    { id: 'cvs_1', removed: false },
    { id: 'task_1', removed: false },
  ])
})

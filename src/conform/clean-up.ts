import { isObject } from '../contract/json.js'
import { isSuccess, type Subject } from './checks.js'
import type { KnownRecords } from './known-records.js'
import type { Server } from './server.js'

/** A record that a run created, and whether the run removed it. A task cannot be removed; one that has not ended is canceled. */
export type Created = { id: string; removed: boolean }

/** The operation that removes the records of each prefix, and its path parameter. */
const ENDS: Record<string, [operationId: string, parameter: string]> = {
  cvs_: ['deleteCanvas', 'canvas_id'],
  file_: ['deleteDriveItem', 'item_ref'],
  task_: ['cancelTask', 'id'],
}

/** Removes what a run created, and the canvases of tasks that succeeded before they could be canceled. */
export async function cleanUp(
  { created, designs }: KnownRecords,
  server: Server,
  subjectOf: (operationId: string) => Subject,
): Promise<Created[]> {
  const send = async (operationId: string, path: Record<string, string>) =>
    (await server.send(subjectOf(operationId).operation, { path }).catch(() => [])).at(-1)
  for (const [id, removed] of created) {
    const [operationId, parameter] = ENDS[id.slice(0, id.indexOf('_') + 1)] ?? []
    if (removed || !operationId || !parameter) continue
    const response = await send(operationId, { [parameter]: id })
    if (operationId !== 'cancelTask') created.set(id, response !== undefined && isSuccess(response))
    if (!designs.has(id)) continue
    const task = (await send('getTask', { id }))?.json
    const result = isObject(task) ? (task.result ?? task) : null
    if (isObject(result) && typeof result.canvas_id === 'string') created.set(result.canvas_id, false)
  }
  return [...created].map(([id, removed]) => ({ id, removed }))
}

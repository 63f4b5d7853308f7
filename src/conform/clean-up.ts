import { isSuccess, type Subject } from './checks.js'
import type { Server } from './server.js'
import type { Workspace } from './workspace.js'

/** A record that a run created, and whether the run removed it. A task cannot be removed; one that has not ended is canceled. */
export type Created = { id: string; removed: boolean }

/** The operation that removes the records of each prefix, and its path parameter. */
const ENDS: Record<string, [operationId: string, parameter: string]> = {
  cvs_: ['deleteCanvas', 'canvas_id'],
  file_: ['deleteDriveItem', 'item_ref'],
  task_: ['cancelTask', 'id'],
}

/** Removes what a run created. */
export async function cleanUp(
  { created }: Workspace,
  server: Server,
  subjectOf: (operationId: string) => Subject,
): Promise<Created[]> {
  for (const [id, removed] of created) {
    const [operationId, parameter] = ENDS[id.slice(0, id.indexOf('_') + 1)] ?? []
    if (removed || !operationId || !parameter) continue
    const { operation } = subjectOf(operationId)
    const responses = await server.send(operation, { path: { [parameter]: id } }).catch(() => [])
    created.set(id, operation.method === 'DELETE' && responses.some(isSuccess))
  }
  return [...created].map(([id, removed]) => ({ id, removed }))
}

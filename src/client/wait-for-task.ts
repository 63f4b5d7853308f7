import { TERMINAL_STATUSES } from '../../generated/contract.js'
import type { ClientOf, Version, VersionMap } from './client.js'
import { ResponseError } from './response-error.js'
import { sleep } from './sleep.js'
import { unwrap } from './unwrap.js'

/** A task as a version shows it. A layerize task has the canonical shape in both. */
export type TaskOf<V extends Version> = VersionMap[V]['GET']['/tasks/{id}']['data']

/** A task that has ended, well or not. */
export type EndedTask<V extends Version> = TaskOf<V> & { status: (typeof TERMINAL_STATUSES)[number] }

export type WaitOptions<V extends Version> = {
  /** Ends the waiting, not the task; `AbortSignal.timeout(ms)` sets a time. */
  signal?: AbortSignal
  /** Told of the task each time it is read. */
  onProgress?: (task: TaskOf<V>) => void
}

/** How long to wait where a task suggests nothing, in milliseconds. */
const INTERVAL = 2000

/**
 * Polls a task of `POST /tasks`, `POST /remix` or `POST /media/layerize-assets` until it has ended, as often as it
 * suggests itself, or every two seconds where it suggests nothing. Resolves with the task, also with one that failed, was canceled or has expired: its `status` tells.
 *
 * Rejects with a ResponseError for an error, and with the signal's reason once it is aborted.
 */
export async function waitForTask<V extends Version>(
  api: ClientOf<V>,
  id: string,
  { signal, onProgress }: WaitOptions<V> = {},
): Promise<EndedTask<V>> {
  const get = api.GET as (path: string, init: object) => Promise<{ data?: TaskOf<V>; response: Response }>
  for (;;) {
    const answer = await get('/tasks/{id}', { params: { path: { id } }, signal })
    const task = unwrap(answer)
    if (typeof task.status !== 'string') throw new ResponseError(answer.response, task, 'not a task')
    onProgress?.(task)
    if (hasEnded<V>(task)) return task
    await sleep(intervalOf(task), signal)
  }
}

function hasEnded<V extends Version>(task: TaskOf<V>): task is EndedTask<V> {
  return (TERMINAL_STATUSES as readonly string[]).includes(task.status)
}

function intervalOf(task: TaskOf<Version>): number {
  const ms = 'job_id' in task ? Number(task.retry_after_seconds) * 1000 : task.retry_after_ms
  return ms || INTERVAL
}

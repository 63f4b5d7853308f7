import { TERMINAL_STATUSES } from '../../generated/contract.js';
import { ResponseError } from './response-error.js';
import { sleep } from './sleep.js';
import { unwrap } from './unwrap.js';
/** How long to wait where a task suggests nothing, in milliseconds. */
const INTERVAL = 2000;
/**
 * Polls a task of `POST /tasks`, `POST /remix` or `POST /media/layerize-assets` until it has ended, as often as it
 * suggests itself, or every two seconds where it suggests nothing. Resolves with the task, also with one that failed, was canceled or has expired: its `status` tells.
 *
 * Rejects with a ResponseError for an error, and with the signal's reason once it is aborted.
 */
export async function waitForTask(api, id, { signal, onProgress } = {}) {
    const get = api.GET;
    for (;;) {
        const answer = await get('/tasks/{id}', { params: { path: { id } }, signal });
        const task = unwrap(answer);
        if (typeof task.status !== 'string')
            throw new ResponseError(answer.response, task, 'not a task');
        onProgress?.(task);
        if (hasEnded(task))
            return task;
        await sleep(intervalOf(task), signal);
    }
}
function hasEnded(task) {
    return TERMINAL_STATUSES.includes(task.status);
}
function intervalOf(task) {
    const ms = 'job_id' in task ? Number(task.retry_after_seconds) * 1000 : task.retry_after_ms;
    return ms || INTERVAL;
}

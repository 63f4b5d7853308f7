import { ResponseError } from './response-error.js';
import { waitFor } from './wait-for.js';
/**
 * Waits until a task of `POST /tasks`, `POST /remix` or `POST /media/layerize-assets` has a terminal status. It polls
 * as often as the task suggests. Resolves to the task, also if it failed, was canceled or has expired: check its
 * `status`. If you pass the started task, its type is kept; with an id alone, the kind is not known.
 *
 * Rejects with a ResponseError for an error, with the signal's reason if it is aborted, and with a `TimeoutError` after
 * `timeoutMs`.
 *
 * @example const started = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } })) const task = await
 * waitForTask(api, started) console.log(task.result?.canvas_id)
 */
export function waitForTask(api, started, options) {
    const task = started;
    const id = typeof task === 'string' ? task : 'job_id' in task ? task.job_id : task.id;
    const get = api.GET;
    return waitFor(async (signal) => {
        const result = await get('/tasks/{id}', { params: { path: { id } }, signal });
        if (result.data && typeof result.data.status !== 'string')
            throw new ResponseError(result.response, result.data, 'the body is not a task');
        return result;
    }, options);
}
//# sourceMappingURL=wait-for-task.js.map
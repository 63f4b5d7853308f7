import { ResponseError } from './response-error.js';
import { waitFor } from './wait-for.js';
export function waitForTask(api, task, options) {
    const id = typeof task === 'string' ? task : 'job_id' in task ? task.job_id : task.id;
    const get = api.GET;
    return waitFor(async (signal) => {
        const result = await get('/tasks/{id}', { params: { path: { id } }, signal });
        if (result.data && typeof result.data.status !== 'string')
            throw new ResponseError(result.response, result.data, 'not a task');
        return result;
    }, options);
}

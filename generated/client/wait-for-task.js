import { ResponseError } from './response-error.js';
import { waitFor } from './wait-for.js';
export function waitForTask(api, task, options) {
    const id = typeof task === 'string' ? task : 'job_id' in task ? task.job_id : task.id;
    const get = api.GET;
    return waitFor(async (signal) => {
        const answer = await get('/tasks/{id}', { params: { path: { id } }, signal });
        if (answer.data && typeof answer.data.status !== 'string')
            throw new ResponseError(answer.response, answer.data, 'not a task');
        return answer;
    }, options);
}

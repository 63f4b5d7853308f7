import { REQUEST_ID_HEADER, TERMINAL_STATUSES } from '../../generated/contract.js';
import { requests, withRequest } from './response-error.js';
import { sleep } from './sleep.js';
import { unwrap } from './unwrap.js';
/**
 * Reads something repeatedly until it is done, as often as its `retry_after_ms` (or `retry_after_seconds`) suggests. By
 * default it is done when its `status` is terminal; `until` replaces this condition. Resolves to the last state.
 *
 * Rejects with a ResponseError for an error, with the signal's reason if it is aborted, and with a `TimeoutError` after
 * `timeoutMs`, whose message names the last request. Pass on the signal that `read` gets, so that both also end a read
 * in progress.
 *
 * @example const path = { task_id: started.id } const model = await waitFor((signal) =>
 * api.GET('/media/generate-3d/{task_id}', { params: { path }, signal }))
 */
export async function waitFor(read, options = {}) {
    const { until = hasEnded, signal, timeoutMs, intervalMs, onProgress } = options;
    const deadline = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const either = AbortSignal.any([deadline, signal].filter((one) => one != null));
    let last;
    try {
        for (let interval = FIRST_INTERVAL;; interval = Math.min(interval * 2, LONGEST_INTERVAL)) {
            const result = await read(either);
            last = result.response;
            const state = unwrap(result);
            onProgress?.(state);
            if (until(state))
                return state;
            await sleep(suggested(state) ?? intervalMs ?? interval, either);
        }
    }
    catch (error) {
        const isOver = deadline?.aborted && !signal?.aborted && error.name === 'TimeoutError';
        // A time limit or an abort between two reads names the last read.
        const { method, path } = (last && requests.get(last)) ?? error;
        const reason = isOver ? new DOMException(`Not done within ${timeoutMs} ms`, 'TimeoutError') : error;
        if (!method || !path || !(reason instanceof DOMException))
            throw reason;
        throw withRequest(reason, method, path, last?.headers.get(REQUEST_ID_HEADER));
    }
}
/** In milliseconds. */
const FIRST_INTERVAL = 100;
const LONGEST_INTERVAL = 2000;
function hasEnded({ status }) {
    return TERMINAL_STATUSES.includes(status);
}
/** Only a positive time counts as a suggestion: anything else would flood the service. */
function suggested(state) {
    const ms = Number(state.retry_after_ms ?? Number(state.retry_after_seconds) * 1000);
    return ms > 0 ? ms : undefined;
}
//# sourceMappingURL=wait-for.js.map
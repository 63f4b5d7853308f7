import { REPLAYED_KEYS, REQUEST_ID_HEADER, RETRYABLE_STATUSES } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { copyRequest } from './copy-request.js';
import { readBody } from './read-body.js';
import { sleep } from './sleep.js';
/**
 * Creates a middleware that retries failed calls. It retries only what is safe: reads, and calls for which the service
 * promises to return the first result again: `POST /uploads/url`; `POST /media/layerize-assets` with an
 * `idempotency_key`; `POST /media/generate-audio` with one and a managed voice model. A call that the API rejects
 * because of a limit (429 with the type `rate_limited`) has started nothing, so every such call is retried. No task is
 * started twice, unless `when` says so.
 *
 * It retries after a lost connection or a timeout, after the statuses that the service asks clients to retry, and if
 * the error says `retryable: true`; never if it says `retryable: false`, and never after the call is aborted. It waits
 * as `Retry-After` says (seconds or a date), else `retry_after_ms`, else about one second, then two, then four, with
 * jitter.
 *
 * Each attempt has the `fetch`, the settings and the time limit of the first.
 *
 * @example api.use(retry({ onRetry: ({ method, path, status, requestId }) => console.warn(method, path, status,
 * requestId) }))
 */
export function retry(options = {}) {
    /** The calls in progress. The key is the options object, because openapi-fetch makes a new one for each call. */
    const calls = new WeakMap();
    const settle = async (call, first) => {
        const started = calls.get(call.options);
        calls.delete(call.options);
        return started && lastResponse(call, first, started, options);
    };
    return {
        async onRequest({ request, schemaPath, options }) {
            const isRead = request.method === 'GET';
            const body = request.body ? await request.clone().arrayBuffer() : undefined;
            const isSafe = isRead || isReplayed(schemaPath, body);
            calls.set(options, { startedAt: Date.now(), body, isSafe });
        },
        onResponse: (call) => settle(call, { response: call.response }),
        onError: (call) => settle(call, { error: call.error }),
    };
}
/** Resolves to the response of the last attempt; rejects with its error if there is none. */
async function lastResponse(call, first, started, { attempts = 3, maxDelayMs = 60_000, when, onRetry, onAttempt }) {
    const { request } = call;
    // Called as a method of `options`, the global function throws "Illegal invocation" in browsers and on edge runtimes.
    const { fetch } = call.options;
    let { startedAt } = started;
    let last = first;
    for (let attempt = 1;; attempt++) {
        const { response } = last;
        const finished = await finishedAttempt(call, attempt, startedAt, last);
        const canRetry = attempt < attempts && !response?.ok && !request.signal.aborted;
        if (canRetry && (when?.(finished) ?? isRetried(finished, started))) {
            const delay = requestedWait(response, finished.error) ?? Math.min(500 * 2 ** attempt, maxDelayMs) * jitter();
            if (delay <= maxDelayMs)
                finished.waitMs = delay;
        }
        onAttempt?.(finished);
        if (finished.waitMs === undefined)
            break;
        onRetry?.(finished);
        await sleep(finished.waitMs, request.signal);
        startedAt = Date.now();
        last = await fetch(copyRequest(request, started.body ? { body: started.body } : {})).then((response) => ({ response }), (error) => ({ error }));
    }
    if (!last.response)
        throw last.error;
    return toGlobalResponse(last.response);
}
/** Returns what is known of an attempt when it ends: all but whether another one follows. */
async function finishedAttempt({ request, schemaPath }, attempt, startedAt, result) {
    const ms = Date.now() - startedAt;
    const { response } = result;
    return {
        method: request.method,
        path: schemaPath,
        attempt,
        ms,
        status: response?.status,
        requestId: response?.headers.get(REQUEST_ID_HEADER) ?? undefined,
        error: await errorOf(result),
        waitMs: undefined,
    };
}
/** openapi-fetch only accepts responses of the global class, which servers such as Hono's replace with their own. */
function toGlobalResponse(response) {
    return response instanceof Response ? response : new Response(response.body, response);
}
/** Creating an upload URL twice is harmless. */
const CREATE_UPLOAD_URL = '/uploads/url';
/**
 * Returns true if the service promises to return the first result for a retry: with an idempotency key where the
 * contract says so, and only for the bodies that it names. Elsewhere a key is accepted, but nothing is promised (gaps
 * media_3d.field.idempotency_key.rules, media_audio.field.idempotency_key.other_models).
 */
function isReplayed(path, body) {
    const patterns = REPLAYED[path];
    if (!body || !patterns)
        return path === CREATE_UPLOAD_URL;
    const fields = JSON.parse(new TextDecoder().decode(body));
    return (Boolean(fields.idempotency_key) &&
        Object.entries(patterns).every(([name, pattern]) => new RegExp(pattern).test(String(fields[name]))));
}
const REPLAYED = REPLAYED_KEYS;
/** Resolves to the error that the API reports, or to what was thrown. */
async function errorOf({ response, error }) {
    if (!response)
        return error;
    if (response.ok)
        return undefined;
    // If the body is cut off, the status decides.
    const body = await readBody(response).catch(() => undefined);
    return isApiError(body) ? body.error : undefined;
}
/** Returns true if a retry can succeed, and starts nothing twice. */
function isRetried(failed, { isSafe }) {
    return isTransient(failed) && (isSafe || isRateLimited(failed));
}
function isTransient({ status, error }) {
    if (!status)
        return true;
    const statuses = RETRYABLE_STATUSES;
    return error?.retryable ?? statuses.includes(status);
}
/** A gateway's 429 does not count: only the API's own error says that nothing was started. */
function isRateLimited({ status, error }) {
    return status === 429 && error?.type === 'rate_limited';
}
/** Returns the wait that the response requires, in milliseconds. */
function requestedWait(response, error) {
    const header = response?.headers.get('Retry-After');
    const ms = !header
        ? response && error?.retry_after_ms
        : /^[\d.]/.test(header)
            ? Number(header) * 1000
            : Math.max(Date.parse(header) - Date.now(), 0);
    return typeof ms === 'number' && ms >= 0 ? ms : undefined;
}
/** Returns a factor between a half and one, so that many clients that failed together do not retry at the same time. */
function jitter() {
    return 0.5 + Math.random() / 2;
}
//# sourceMappingURL=retry.js.map
import { KEYED_PATHS, RETRYABLE_STATUSES } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { readBody } from './read-body.js';
import { sleep } from './sleep.js';
/**
 * A middleware that repeats what failed and is safe to repeat: reads, `POST /uploads/url`, and media operations with an
 * `idempotency_key`. It repeats after a lost connection, after a status for which clients are told to retry, and where
 * the error says `retryable: true`; never where it says `retryable: false`, and never once the call is aborted. It waits
 * as `Retry-After` says, else `retry_after_ms`, else one second, then two, then four.
 *
 * `attempts` counts the first one. What is sent again goes through the client's `fetch`, without `requestInitExt`.
 *
 * @example
 * api.use(retry())
 */
export function retry({ attempts = 3 } = {}) {
    /** By the options of a call, which are an object of its own. */
    const bodies = new WeakMap();
    /** What repeating comes to; undefined where nothing was repeated. */
    async function repeat({ request, options }, first) {
        if (!bodies.has(options))
            return undefined;
        const body = bodies.get(options);
        // As a method of `options` the global function throws "Illegal invocation" in browsers and on edge runtimes.
        const { fetch } = options;
        bodies.delete(options);
        let last = first;
        for (let tried = 1; tried < attempts && !request.signal.aborted; tried++) {
            const wait = await waitAfter(last, tried);
            if (wait === undefined)
                break;
            await sleep(wait, request.signal);
            const again = new Request(request, body === undefined ? {} : { body });
            last = await fetch(again).then((response) => ({ response }), (error) => ({ error }));
        }
        if (last === first)
            return undefined;
        if (!last.response)
            throw last.error;
        return own(last.response);
    }
    return {
        async onRequest({ request, schemaPath, options }) {
            if (isRead(request))
                bodies.set(options, undefined);
            if (!isRepeatable(request, schemaPath))
                return undefined;
            const body = await request.clone().text();
            if (schemaPath === MINT || JSON.parse(body).idempotency_key)
                bodies.set(options, body);
            return undefined;
        },
        onResponse: (call) => repeat(call, { response: call.response }),
        onError: (call) => repeat(call, { error: call.error }),
    };
}
/** openapi-fetch takes a response of the global class alone, which servers such as Hono's replace by their own. */
function own(response) {
    return response instanceof Response ? response : new Response(response.body, response);
}
/** Minting an address is safe to repeat (fact uploads.url.retry). */
const MINT = '/uploads/url';
function isRead({ method }) {
    return method === 'GET' || method === 'HEAD';
}
function isRepeatable({ method }, path) {
    return method === 'POST' && [MINT, ...KEYED_PATHS].includes(path);
}
/** In milliseconds; undefined where another try is of no use. */
async function waitAfter({ response }, tried) {
    const backoff = 1000 * 2 ** (tried - 1);
    if (!response)
        return backoff;
    if (response.ok)
        return undefined;
    const body = await readBody(response);
    const error = isApiError(body) ? body.error : undefined;
    const statuses = RETRYABLE_STATUSES;
    if (!(error?.retryable ?? statuses.includes(response.status)))
        return undefined;
    return Number(response.headers.get('Retry-After')) * 1000 || error?.retry_after_ms || backoff;
}

import type { Middleware } from 'openapi-fetch';
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
export declare function retry({ attempts }?: {
    attempts?: number;
}): Middleware;

import type { Middleware } from 'openapi-fetch';
/** A finished attempt of a call. */
export type Attempt = {
    /** The HTTP method: `GET`. */
    method: string;
    /** The path as in the contract: `/tasks/{id}`. */
    path: string;
    /** 1 for the first one. */
    attempt: number;
    /** Its duration in milliseconds, up to the headers of the response. */
    ms: number;
    /** Undefined if there was no response. */
    status: number | undefined;
    requestId: string | undefined;
    /** The error of the API, or what `fetch` threw. Undefined after a success. `isApiError(attempt)` tells them apart. */
    error: unknown;
    /** The time until the next attempt, in milliseconds. Undefined if there is none. */
    waitMs: number | undefined;
};
export type RetryOptions = {
    /** The number of attempts, including the first; 3 by default. */
    attempts?: number | undefined;
    /** The longest wait between attempts, in ms; 60,000 by default. A call that must wait for longer is not retried. */
    maxDelayMs?: number | undefined;
    /** Decides about a failed attempt: true retries any call; false does not; undefined applies the defaults. */
    when?: ((failed: Attempt) => boolean | undefined) | undefined;
    /** Called before each retry, with the attempt that failed. */
    onRetry?: ((failed: Attempt) => void) | undefined;
    /** Called after each attempt, including the last one and successful ones. */
    onAttempt?: ((attempt: Attempt) => void) | undefined;
};
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
export declare function retry(options?: RetryOptions): Middleware;
//# sourceMappingURL=retry.d.ts.map
import type { Middleware } from 'openapi-fetch';
/** An attempt of a call, once it is over. */
export type Attempt = {
    /** The HTTP method: `GET`. */
    method: string;
    /** The path as the contract has it: `/tasks/{id}`. */
    path: string;
    /** 1 for the first one. */
    attempt: number;
    /** How long it took, in milliseconds, up to the headers of the response. */
    ms: number;
    /** Undefined where there was no response. */
    status: number | undefined;
    requestId: string | undefined;
    /** The error of the API, or what `fetch` threw; undefined after a success. `isApiError(attempt)` tells which. */
    error: unknown;
    /** How long until the next attempt, in milliseconds; undefined where there is none. */
    waitMs: number | undefined;
};
export type RetryOptions = {
    /** How many attempts a call has, the first one included; 3 by default. */
    attempts?: number;
    /** The longest wait between two attempts, in milliseconds; 60,000 by default. If the service asks for more, the call is not repeated. */
    maxDelayMs?: number;
    /** Decides about a failed attempt: true repeats the call, whatever it does; false does not; undefined leaves it to the defaults. */
    when?: (failed: Attempt) => boolean | undefined;
    /** Called before each repetition, with the attempt that failed. */
    onRetry?: (failed: Attempt) => void;
    /** Called after each attempt, the last one included, and after those that succeed. */
    onAttempt?: (attempt: Attempt) => void;
};
/**
 * A middleware that repeats failed calls. It repeats only what is safe: reads, and calls that the service promises to
 * answer with the first result: `POST /uploads/url`; `POST /media/layerize-assets` with an `idempotency_key`;
 * `POST /media/generate-audio` with one and a managed voice model. No task is started twice, unless `when` says so.
 *
 * It repeats after a lost connection or a timeout, after the statuses that clients are told to retry, and where the
 * error says `retryable: true`; never where it says `retryable: false`, and never once the call is aborted. It waits as
 * `Retry-After` says (seconds or a date), else `retry_after_ms`, else about one second, then two, then four, with jitter.
 *
 * Repetitions go through the client's `fetch`, without `requestInitExt`.
 *
 * @example
 * api.use(retry({ onRetry: ({ method, path, status, requestId }) => console.warn(method, path, status, requestId) }))
 */
export declare function retry(options?: RetryOptions): Middleware;

import type { WebhookEvent } from '../../generated/newest.js';
export type { WebhookEvent };
/** An event of any type, such as one that was added after your code was written. Every WebhookEvent is one. */
export type UnknownEvent = {
    id: string;
    type: string;
    data: object;
};
/** Why a delivery is rejected. */
export type WebhookErrorReason = 'header_missing' | 'signature_mismatch' | 'timestamp_too_old' | 'timestamp_in_future' | 'timestamp_malformed' | 'body_malformed';
/** The error for a delivery that must not be trusted. `reason` says why. */
export declare class WebhookError extends Error {
    readonly name: string;
    readonly reason: WebhookErrorReason;
    constructor(reason: WebhookErrorReason, message: string);
}
export type Delivery = {
    /** The headers of `Request`, or those of Node's `IncomingMessage`. */
    headers: Headers | Record<string, string | readonly string[] | undefined>;
    /** The body as received, before any parsing. */
    body: string | ArrayBuffer | ArrayBufferView;
};
export type VerifyOptions = {
    /** The time: a Date, milliseconds since 1970, or a function that returns one. Default: `Date.now`. */
    now?: Date | number | (() => Date | number) | undefined;
};
/**
 * Returns the event of a delivery with a valid signature and a timestamp within five minutes. The secret is that of the
 * API key, as the text that was shown (gap webhooks.verify.secret_form). Pass several to accept deliveries of several
 * keys, or of a key and the one that replaces it. The comparison takes constant time.
 *
 * Rejects with a WebhookError whose `reason` says what is wrong. The timestamp is checked only if the signature is
 * valid, so one in the future means that a clock is wrong. An event has at least an `id` that is not empty, a string
 * `type` and an object `data`; more types can come. It may arrive more than once: use its `id` as the idempotency key.
 *
 * Rejects with a TypeError if a secret is empty, if the body is not the raw one, or if `now` is not a time.
 *
 * @example const event = await verifyWebhook({ headers: request.headers, body: await request.arrayBuffer() }, secret)
 */
export declare function verifyWebhook({ headers, body }: Delivery, secret: string | readonly string[], { now }?: VerifyOptions): Promise<WebhookEvent>;
/**
 * Returns the two headers of a delivery with this body, signed as the service does it, for tests of a receiver. The
 * time is now, unless `timestamp` is given, in Unix seconds. Rejects with a TypeError like `verifyWebhook`.
 *
 * @example const body = JSON.stringify({ id: 'evt_1', type: 'task.failed', data: {} }) await fetch(receiver, { method:
 * 'POST', body, headers: await signWebhook(body, secret) })
 */
export declare function signWebhook(body: Delivery['body'], secret: string, { timestamp }?: {
    timestamp?: number | undefined;
}): Promise<Record<string, string>>;
//# sourceMappingURL=webhooks.d.ts.map
import type { webhooks } from '../../generated/types/2026-05-01.js';
/** An event, told apart by `type`. Its `data` is canonical, whatever version the request had that it reports on. */
export type WebhookEvent = webhooks[keyof webhooks]['post']['requestBody']['content']['application/json'];
/** Why a delivery is refused. */
export type RefusalReason = 'header_missing' | 'signature_mismatch' | 'timestamp_too_old' | 'timestamp_in_future' | 'body_malformed';
/** A delivery that must not be believed, and why. */
export declare class WebhookError extends Error {
    readonly name: string;
    readonly reason: RefusalReason;
    constructor(reason: RefusalReason, message: string);
}
export type Delivery = {
    /** The headers of `Request`, or those of Node's `IncomingMessage`. */
    headers: Headers | Record<string, string | readonly string[] | undefined>;
    /** The body as received, before any parsing. */
    body: string | ArrayBuffer | ArrayBufferView;
};
/**
 * Returns the event of a delivery whose signature is genuine and whose timestamp lies within five minutes. The secret is
 * that of the API key, as the text that is shown (gap webhooks.verify.secret_form). The comparison takes constant time.
 *
 * Rejects with a WebhookError whose `reason` tells what is wrong. A timestamp is judged only under a genuine signature:
 * one in the future then means that a clock is off. An event may come more than once: treat its `id` as the
 * idempotency key. Rejects with a TypeError if the secret is empty, or if the body is not the raw one.
 *
 * @example
 * const event = await verifyWebhook({ headers: request.headers, body: await request.arrayBuffer() }, secret)
 */
export declare function verifyWebhook({ headers, body }: Delivery, secret: string): Promise<WebhookEvent>;
/**
 * Returns the two headers of a delivery with this body, as the service signs it: for tests of a receiver. The time is
 * now, unless `timestamp` gives another, in Unix seconds. Rejects with a TypeError as `verifyWebhook` does.
 *
 * @example
 * const body = JSON.stringify({ id: 'evt_1', type: 'task.failed', data: {} })
 * await fetch(receiver, { method: 'POST', body, headers: await signWebhook(body, secret) })
 */
export declare function signWebhook(body: Delivery['body'], secret: string, { timestamp }?: {
    timestamp?: number;
}): Promise<Record<string, string>>;

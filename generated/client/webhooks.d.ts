import type { webhooks } from '../../generated/types/2026-05-01.js';
/** An event, told apart by `type`. Its `data` is canonical, whatever version the request had that it reports on. */
export type WebhookEvent = webhooks[keyof webhooks]['post']['requestBody']['content']['application/json'];
/** Why a delivery is refused. */
export type RefusalReason = 'header_missing' | 'signature_mismatch' | 'timestamp_too_old' | 'timestamp_in_future' | 'body_malformed';
/** A delivery that must not be believed, and why. */
export declare class WebhookError extends Error {
    readonly name = "WebhookError";
    readonly reason: RefusalReason;
    constructor(reason: RefusalReason, message: string);
}
export type Delivery = {
    /** The headers of `Request`, or those of Node's `IncomingMessage`. */
    headers: Headers | Record<string, string | string[] | undefined>;
    /** The body as it came, before any parsing. */
    body: string | ArrayBuffer | Uint8Array;
};
/**
 * The event of a delivery whose signature is genuine and whose timestamp lies within five minutes. The secret is that of
 * the API key, as the text that is shown (gap webhooks.verify.secret_form). The comparison takes constant time.
 *
 * Rejects with a WebhookError whose `reason` tells what is wrong. A timestamp is judged only under a genuine signature:
 * one in the future then means that a clock is off. An event may come more than once: treat its `id` as the
 * idempotency key. Rejects with a TypeError where the secret is empty.
 */
export declare function verifyWebhook({ headers, body }: Delivery, secret: string): Promise<WebhookEvent>;

import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../../generated/contract.js';
/** A delivery that must not be believed, and why. */
export class WebhookError extends Error {
    name = 'WebhookError';
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
/** Facts webhooks.verify.max_age and limits.webhook. In seconds. */
const WINDOW = 300;
/**
 * The event of a delivery whose signature is genuine and whose timestamp lies within five minutes. The secret is that of
 * the API key, as the text that is shown (gap webhooks.verify.secret_form). The comparison takes constant time.
 *
 * Rejects with a WebhookError whose `reason` tells what is wrong. A timestamp is judged only under a genuine signature:
 * one in the future then means that a clock is off. An event may come more than once: treat its `id` as the
 * idempotency key. Rejects with a TypeError where the secret is empty.
 */
export async function verifyWebhook({ headers, body }, secret) {
    if (!secret)
        throw new TypeError('The signing secret is empty. Give the one that was shown with the API key.');
    const signature = headerOf(headers, SIGNATURE_HEADER);
    const timestamp = headerOf(headers, TIMESTAMP_HEADER);
    const bytes = typeof body === 'string' ? utf8(body) : new Uint8Array(body);
    const signed = await new Blob([`${timestamp}.`, bytes]).arrayBuffer();
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', utf8(secret), algorithm, false, ['verify']);
    if (!(await crypto.subtle.verify('HMAC', key, hexBytes(signature), signed)))
        throw new WebhookError('signature_mismatch', 'The signature is not that of this body, timestamp and secret.');
    const age = Date.now() / 1000 - Number(timestamp);
    if (!(age <= WINDOW))
        throw new WebhookError('timestamp_too_old', `The timestamp is ${Math.round(age)} seconds old.`);
    if (age < -WINDOW)
        throw new WebhookError('timestamp_in_future', `The timestamp is ${Math.round(-age)} seconds ahead of this clock.`);
    return parsed(new TextDecoder().decode(bytes));
}
function headerOf(headers, name) {
    const entries = Symbol.iterator in headers ? headers : Object.entries(headers);
    const [, value] = [...entries].find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
    if (typeof value !== 'string')
        throw new WebhookError('header_missing', `There is no header ${name}.`);
    return value;
}
/** The bytes after `v1=`; of anything else none, which no signature equals. */
function hexBytes(signature) {
    const [, hex = ''] = /^v1=((?:[0-9a-f]{2})+)$/i.exec(signature) ?? [];
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
function utf8(text) {
    return new TextEncoder().encode(text);
}
function parsed(text) {
    try {
        const event = JSON.parse(text);
        if (typeof event.type === 'string')
            return event;
    }
    catch { }
    throw new WebhookError('body_malformed', 'The body is signed, but it is no event.');
}

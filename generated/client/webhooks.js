import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../../generated/contract.js';
import { toBytes } from './bytes.js';
/** The error for a delivery that must not be trusted. `reason` says why. */
export class WebhookError extends Error {
    name = 'WebhookError';
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
/** How old a delivery may be, in seconds. */
const MAX_AGE = 300;
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
export async function verifyWebhook({ headers, body }, secret, { now = Date.now } = {}) {
    const bytes = rawBytes(body);
    const keys = await Promise.all([secret].flat().map((one) => keyOf(one, 'verify')));
    if (keys.length === 0)
        throw new TypeError(NO_SECRET);
    const time = secondsOf(now);
    const signature = hexBytes(headerOf(headers, SIGNATURE_HEADER));
    const timestamp = headerOf(headers, TIMESTAMP_HEADER);
    const content = await signed(timestamp, bytes);
    const matches = await Promise.all(keys.map((key) => crypto.subtle.verify('HMAC', key, signature, content)));
    if (!matches.includes(true))
        throw new WebhookError('signature_mismatch', 'The signature does not match the body, timestamp and secret.');
    if (!/^\d+$/.test(timestamp))
        throw new WebhookError('timestamp_malformed', `The timestamp is signed, but it is not in Unix seconds: '${timestamp}'.`);
    const age = time - Number(timestamp);
    if (Math.abs(age) > MAX_AGE) {
        const seconds = Math.round(Math.abs(age));
        throw age < 0
            ? new WebhookError('timestamp_in_future', `By this clock the timestamp is ${seconds} seconds in the future.`)
            : new WebhookError('timestamp_too_old', `By this clock the timestamp is ${seconds} seconds old.`);
    }
    return parsed(new TextDecoder().decode(bytes));
}
/**
 * Returns the two headers of a delivery with this body, signed as the service does it, for tests of a receiver. The
 * time is now, unless `timestamp` is given, in Unix seconds. Rejects with a TypeError like `verifyWebhook`.
 *
 * @example const body = JSON.stringify({ id: 'evt_1', type: 'task.failed', data: {} }) await fetch(receiver, { method:
 * 'POST', body, headers: await signWebhook(body, secret) })
 */
export async function signWebhook(body, secret, { timestamp = Math.floor(Date.now() / 1000) } = {}) {
    const bytes = rawBytes(body);
    const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), await signed(String(timestamp), bytes));
    const hex = Array.from(new Uint8Array(signature), (byte) => (byte + 256).toString(16).slice(1));
    return { [SIGNATURE_HEADER]: `v1=${hex.join('')}`, [TIMESTAMP_HEADER]: String(timestamp) };
}
function rawBytes(body) {
    const bytes = typeof body === 'string' ? utf8(body) : toBytes(body);
    if (!bytes)
        throw new TypeError('Pass the raw body, as text or bytes, before any parser has read it.');
    return bytes;
}
const NO_SECRET = 'The signing secret is empty. Pass the one that was shown with the API key.';
async function keyOf(secret, usage) {
    if (!secret)
        throw new TypeError(NO_SECRET);
    return crypto.subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}
/** Returns a time in Unix seconds. A number that would be a time before 1973 is in seconds by mistake. */
function secondsOf(now) {
    const ms = Number(typeof now === 'function' ? now() : now);
    if (ms > 1e11)
        return ms / 1000;
    throw new TypeError(`\`now\` must be a Date, milliseconds since 1970, or a function that returns one of them. It is ${ms}.`);
}
function signed(timestamp, bytes) {
    return new Blob([`${timestamp}.`, bytes]).arrayBuffer();
}
function headerOf(headers, name) {
    const entries = Symbol.iterator in headers ? headers : Object.entries(headers);
    const value = [...entries].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
    if (value === undefined)
        throw new WebhookError('header_missing', `There is no header ${name}.`);
    return String(value);
}
/** Returns the bytes after `v1=`. Any other text gives no bytes, which never match a signature. */
function hexBytes(signature) {
    const hex = /^v1=((?:[0-9a-f]{2})+)$/i.test(signature) ? signature.slice(3) : '';
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
function utf8(text) {
    return new TextEncoder().encode(text);
}
function parsed(text) {
    let event;
    try {
        event = JSON.parse(text);
    }
    catch { }
    const { id, type, data } = Object(event);
    const missing = typeof id !== 'string' || id === ''
        ? 'no string `id`, or an empty one'
        : typeof type !== 'string'
            ? 'no string `type`'
            : !data || typeof data !== 'object' || Array.isArray(data)
                ? 'no object `data`'
                : undefined;
    if (!missing)
        return event;
    throw new WebhookError('body_malformed', `The body is signed, but it is not an event: it has ${missing}.`);
}
//# sourceMappingURL=webhooks.js.map
import { toBytes } from './bytes.js';
import { readBody } from './read-body.js';
import { ResponseError, requests, withRequest } from './response-error.js';
import { sender } from './sender.js';
import { unwrap } from './unwrap.js';
/** Allows for what a form adds to a file: the gateway's exact limit is unknown (gap limits.upload.direct.about). */
const FORM_BYTES = 4096;
/**
 * Uploads a file: in one request if the limits of the service allow it, otherwise to a signed URL, followed by the
 * registration. The storage gets no key. A stream is read to its end first, because its size decides which way is used.
 *
 * Throws a RangeError, before anything is sent, for a file above the limit of the workspace; a TypeError for a path
 * that cannot be opened, or for anything else that is not bytes; a ResponseError for an error of the API, the gateway
 * or the storage.
 *
 * @example const file = await uploadFile(api, './brief.pdf', { type: 'application/pdf' })
 */
export async function uploadFile(client, source, options = {}) {
    // The operations for uploads are the same in every version.
    const api = client;
    const { filename = nameOf(source), onProgress } = options;
    const init = { signal: options.signal ?? null };
    let { limits } = options;
    if (!limits) {
        onProgress?.({ step: 'limits', sentBytes: 0, totalBytes: undefined });
        limits = unwrap(await api.GET('/uploads/limits', init));
    }
    const file = await blobOf(source, limits.max_file_bytes, options);
    const totalBytes = file.size;
    if (totalBytes > limits.max_file_bytes)
        throw tooLarge(totalBytes, limits.max_file_bytes);
    const report = (sentBytes, step = 'send') => onProgress?.({ step, sentBytes, totalBytes });
    report(0);
    if (totalBytes + FORM_BYTES <= limits.max_direct_upload_bytes) {
        const form = new FormData();
        form.append('file', file, filename);
        const uploaded = unwrap(await api.POST('/uploads', { ...init, body: { file }, bodySerializer: () => form }));
        report(totalBytes);
        return uploaded;
    }
    const body = { filename, mime_type: file.type || 'application/octet-stream' };
    const { upload_url, storage_key, mime_type } = unwrap(await api.POST('/uploads/url', { ...init, body }));
    const content = contentOf(file, mime_type, report);
    await stage(upload_url, { ...init, ...content }, options.fetch ? sender(options.fetch) : client.fetch);
    report(totalBytes, 'register');
    return unwrap(await api.POST('/uploads/register', { ...init, body: { storage_key, filename, mime_type } }));
}
/** Sends the content to storage. Throws a ResponseError if the storage refuses it. */
async function stage(url, content, send) {
    // The query of the URL is its signature, which belongs in no log.
    const path = url.split('?', 1)[0];
    const staged = await send(new Request(url, { ...content, method: 'PUT' })).catch((error) => {
        throw withRequest(error, 'PUT', path);
    });
    requests.set(staged, { method: 'PUT', path });
    if (!staged.ok)
        throw new ResponseError(staged, await readBody(staged), 'the storage should store the file');
}
function nameOf(source) {
    const path = source instanceof URL ? decodeURIComponent(source.pathname) : source;
    return ((typeof path === 'string' ? path.split(/[\\/]/).at(-1) : path?.name) || 'file');
}
/** Returns the bytes with their type. Stops reading a stream that is larger than the workspace accepts. */
async function blobOf(source, maxBytes, { type, signal }) {
    if (source instanceof Blob)
        return type ? source.slice(0, source.size, type) : source;
    const options = { type: type ?? '' };
    if (typeof source === 'string' || source instanceof URL)
        return openAsBlob(source, options);
    const whole = toBytes(source);
    if (whole)
        return new Blob([whole], options);
    if (!(Symbol.asyncIterator in Object(source)))
        throw new TypeError(ACCEPTED);
    const parts = [];
    let size = 0;
    // Leaving the loop ends the stream.
    for await (const part of source) {
        signal?.throwIfAborted();
        const bytes = toBytes(part);
        if (!bytes)
            throw new TypeError(ACCEPTED);
        size += bytes.length;
        if (size > maxBytes)
            throw tooLarge(size, maxBytes);
        parts.push(bytes);
    }
    return new Blob(parts, options);
}
const ACCEPTED = 'Pass a Blob, an ArrayBuffer or a view of one (such as a Buffer or Uint8Array), a path, or a stream of Uint8Array.';
async function openAsBlob(path, options) {
    // Not an import, because bundlers for browsers would try to resolve the module.
    const files = globalThis.process?.getBuiltinModule?.('node:fs');
    if (!files?.openAsBlob)
        throw new TypeError('This runtime cannot open a path. Pass a Blob, bytes or a stream.');
    try {
        return await files.openAsBlob(path, options);
    }
    catch (cause) {
        // The error of Node does not name the file.
        throw new TypeError(`Cannot open ${path}. Pass the path of a file that you may read.`, { cause });
    }
}
/** Returns a body that reports what has been read of it, if the runtime can send streams of known length. */
function contentOf(file, type, report) {
    const headers = { 'Content-Type': type };
    const versions = globalThis.process?.versions ?? {};
    // Workers have no `error`, and follow no redirect with `manual` either.
    if (!('undici' in versions || 'bun' in versions))
        return { headers, body: file, redirect: 'manual' };
    let sent = 0;
    // Without a stream, Node reads a whole file into memory before it sends its first byte.
    const body = new ReadableStream({
        async pull(controller) {
            const part = new Uint8Array(await file.slice(sent, sent + PART_BYTES).arrayBuffer());
            sent += part.length;
            report(sent);
            controller.enqueue(part);
            if (sent === file.size)
                controller.close();
        },
    });
    // In Node, a fetch that may follow a redirect keeps all that it has sent.
    const redirect = 'error';
    return { headers: { ...headers, 'Content-Length': String(file.size) }, body, duplex: 'half', redirect };
}
/** The number of bytes between two progress reports. */
const PART_BYTES = 65_536;
function tooLarge(size, maxBytes) {
    return new RangeError(`The file has ${size} bytes or more; the limit of this workspace is ${maxBytes}.`);
}
//# sourceMappingURL=upload-file.js.map
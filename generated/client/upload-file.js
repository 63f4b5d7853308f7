import { readBody } from './read-body.js';
import { ResponseError } from './response-error.js';
import { unwrap } from './unwrap.js';
/** What a form adds to the bytes of its file, and more: where exactly the gateway draws its line is not stated (gap limits.upload.direct.about). */
const FORM_BYTES = 4096;
/**
 * Uploads a file: in one request where the limits that the service reports allow it, otherwise to a signed address that
 * is registered afterwards. The storage gets no key.
 *
 * Throws a RangeError, before anything is sent, for a file above the limit of the workspace; a ResponseError for an
 * error of the API, of the gateway or of the storage.
 */
export async function uploadFile(client, file, options = {}) {
    // The upload calls are the same in both versions.
    const api = client;
    const { filename = file.name ?? 'file', onProgress } = options;
    const init = { signal: options.signal ?? null };
    let { limits } = options;
    if (!limits) {
        onProgress?.('limits');
        limits = unwrap(await api.GET('/uploads/limits', init));
    }
    if (file.size > limits.max_file_bytes)
        throw new RangeError(`The file has ${file.size} bytes, this workspace takes ${limits.max_file_bytes}.`);
    onProgress?.('send');
    if (file.size + FORM_BYTES <= limits.max_direct_upload_bytes) {
        const form = new FormData();
        form.append('file', file, filename);
        return unwrap(await api.POST('/uploads', { ...init, body: { file }, bodySerializer: () => form }));
    }
    const body = { filename, mime_type: file.type || 'application/octet-stream' };
    const { upload_url, storage_key, mime_type } = unwrap(await api.POST('/uploads/url', { ...init, body }));
    const staged = await (options.fetch ?? fetch)(new Request(upload_url, { ...init, method: 'PUT', headers: { 'Content-Type': mime_type }, body: file }));
    if (!staged.ok)
        throw new ResponseError(staged, await readBody(staged), 'refused by the storage');
    onProgress?.('register');
    return unwrap(await api.POST('/uploads/register', { ...init, body: { storage_key, filename, mime_type } }));
}

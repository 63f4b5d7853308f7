import type { components } from '../../generated/newest.js';
import type { ClientOf, Fetch, Version } from './client.js';
type Schemas = components['schemas'];
/** What can be uploaded: bytes, such as a Blob or a Buffer, the path of a file (in Node, Deno and Bun), or a stream. */
export type Uploadable = (Blob & {
    readonly name?: string;
}) | ArrayBuffer | ArrayBufferView | string | URL | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
/** The progress of an upload. */
export type UploadProgress = {
    /** The current step: reading the limits, sending the file, registering it. */
    step: 'limits' | 'send' | 'register';
    /** The bytes passed to the storage or the API so far. For large files it rises step by step in Node and Bun. */
    sentBytes: number;
    /** Undefined in the first step: paths and streams are only opened after the limits are known. */
    totalBytes: number | undefined;
};
export type UploadOptions = {
    /** By default the name of a `File`, or the last part of a path. */
    filename?: string | undefined;
    /** The MIME type; by default that of the `Blob`, or `application/octet-stream`. */
    type?: string | undefined;
    /** The result of `GET /uploads/limits` for this key. Without it, the limits are read for each file. */
    limits?: Schemas['UploadLimits'] | undefined;
    signal?: AbortSignal | null | undefined;
    /** Called when a step begins, and as bytes are sent if the runtime reports them. */
    onProgress?: ((progress: UploadProgress) => void) | undefined;
    /** Sends the bytes of a large file to storage; by default the client's `fetch`. No time limit applies to it. */
    fetch?: Fetch | undefined;
};
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
export declare function uploadFile(client: ClientOf<Version>, source: Uploadable, options?: UploadOptions): Promise<Schemas['UploadedFile']>;
export {};
//# sourceMappingURL=upload-file.d.ts.map
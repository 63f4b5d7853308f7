import type { components } from '../../generated/types/2026-05-01.js';
import type { ClientOf, Fetch, Version } from './client.js';
type Schemas = components['schemas'];
/** What can be uploaded: bytes in memory or on the disk, the path of a file (in Node, Deno and Bun), or a stream. */
export type Uploadable = (Blob & {
    readonly name?: string;
}) | string | URL | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
/** How far an upload is. */
export type UploadProgress = {
    /** What happens now: the limits are read, the file is sent, it is registered. */
    step: 'limits' | 'send' | 'register';
    /** How many bytes the storage or the API has been given. It rises step by step in Node and Bun, for large files. */
    sentBytes: number;
    /** Undefined in the first step: a path is opened and a stream is read after the limits. */
    totalBytes: number | undefined;
};
export type UploadOptions = {
    /** By default the name of a `File`, or the last part of a path. */
    filename?: string;
    /** The MIME type; by default that of the `Blob`, or `application/octet-stream`. */
    type?: string;
    /** What `GET /uploads/limits` returned for this key. Without it the limits are read for each file. */
    limits?: Schemas['UploadLimits'];
    signal?: AbortSignal | null | undefined;
    /** Called when a step begins, and as bytes are sent where the runtime tells. */
    onProgress?: (progress: UploadProgress) => void;
    /** Sends the bytes of a large file to storage; by default the client's `fetch`. No time limit applies to it. */
    fetch?: Fetch;
};
/**
 * Uploads a file: in one request where the limits that the service reports allow it, otherwise to a signed address that
 * is registered afterwards. The storage gets no key. A stream is read to its end first, for its size decides the way.
 *
 * Throws a RangeError, before anything is sent, for a file above the limit of the workspace; a TypeError for a path
 * where the runtime has no files; a ResponseError for an error of the API, of the gateway or of the storage.
 *
 * @example
 * const file = await uploadFile(api, './brief.pdf', { type: 'application/pdf' })
 */
export declare function uploadFile(client: ClientOf<Version>, source: Uploadable, options?: UploadOptions): Promise<Schemas['UploadedFile']>;
export {};

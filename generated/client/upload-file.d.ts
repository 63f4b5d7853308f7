import type { components } from '../../generated/types/2026-05-01.js';
import type { ClientOf, Version } from './client.js';
type Schemas = components['schemas'];
/** What is about to happen: the limits are read, the file is sent, it is registered. */
export type UploadStep = 'limits' | 'send' | 'register';
export type UploadOptions = {
    /** By default the name of a `File`. */
    filename?: string;
    /** What `GET /uploads/limits` answered for this key; without it the limits are read for each file. */
    limits?: Schemas['UploadLimits'];
    signal?: AbortSignal;
    /** Told of each step before it is taken. How many bytes have been sent `fetch` does not tell. */
    onProgress?: (step: UploadStep) => void;
    /** Sends the bytes of a large file to storage; by default the global `fetch`. */
    fetch?: (request: Request) => Promise<Response>;
};
/**
 * Uploads a file: in one request where the limits that the service reports allow it, otherwise to a signed address that
 * is registered afterwards. The storage gets no key.
 *
 * Throws a RangeError, before anything is sent, for a file above the limit of the workspace; a ResponseError for an
 * error of the API, of the gateway or of the storage.
 */
export declare function uploadFile(client: ClientOf<Version>, file: Blob & {
    name?: string;
}, options?: UploadOptions): Promise<Schemas['UploadedFile']>;
export {};

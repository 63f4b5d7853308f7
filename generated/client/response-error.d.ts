import { type ApiErrorBody } from './api-error.js';
/**
 * A response that cannot be used. The client throws it for a response that is not the API's, the helpers for every
 * error; `isApiError` tells them apart. When printed, it shows message, stack, `method`, `path`, `status`, `requestId`
 * and `code`.
 */
export declare class ResponseError extends Error {
    readonly name: string;
    /** The HTTP method: `POST`. Undefined for a response that was not requested by a client of this package. */
    readonly method: string | undefined;
    /** The path as in the contract: `/tasks/{id}`. For the storage of uploads, the URL without its query. */
    readonly path: string | undefined;
    readonly status: number;
    /** The id to quote to support. Undefined if the response has none. */
    readonly requestId: string | undefined;
    /** The code of the API's error. Undefined if the API did not send the response. */
    readonly code: string | undefined;
    /** The response. Its body may have been read. */
    readonly response: Response;
    /** The body as received: JSON, or text if it is not JSON. */
    readonly body: unknown;
    /** The API's description of the error. Undefined if the API did not send the response, as with the bare 413. */
    readonly error: ApiErrorBody['error'] | undefined;
    /** `problem` says what is wrong with a response that is no error: "GET /credits responded with 200, but …". */
    constructor(response: Response, body: unknown, problem?: string | null);
}
/** The requests that the client has sent, by their responses. */
export declare const requests: WeakMap<Response, {
    method: string;
    path: string;
}>;
/**
 * Returns what a request threw, with the method and the path in its message and as properties. The class, the name, the
 * `cause` and all other properties stay, so that a caller can branch on them. An error of the caller's own as `reason`
 * of an abort is returned unchanged.
 */
export declare function withRequest(thrown: unknown, method: string, path: string, requestId?: string | null, reason?: unknown): unknown;
//# sourceMappingURL=response-error.d.ts.map
import { type ApiErrorBody } from './api-error.js';
/**
 * A response that cannot be used. The client throws it for a response that is not the API's, the helpers for every error;
 * `isApiError` tells them apart. When printed, it shows message, stack, `status` and `requestId`.
 */
export declare class ResponseError extends Error {
    readonly name: string;
    readonly status: number;
    /** The id to quote to support (fact errors.field.request_id). Undefined if the response has none. */
    readonly requestId: string | undefined;
    /** The response. Its body may have been read. */
    readonly response: Response;
    /** The body as received: JSON, or text if it is not JSON. */
    readonly body: unknown;
    /** The API's description of the error. Undefined if the API did not send the response, as with the bare 413. */
    readonly error: ApiErrorBody['error'] | undefined;
    /** `problem` describes what is wrong with a response of the API that is not an error. */
    constructor(response: Response, body: unknown, problem?: string);
}

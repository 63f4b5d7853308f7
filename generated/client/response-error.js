import { REQUEST_ID_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
/**
 * A response that cannot be used. The client throws it for a response that is not the API's, the helpers for every error;
 * `isApiError` tells them apart. When printed, it shows message, stack, `status` and `requestId`.
 */
export class ResponseError extends Error {
    name = 'ResponseError';
    status;
    /** The id to quote to support (fact errors.field.request_id). Undefined if the response has none. */
    requestId;
    /** `problem` describes what is wrong with a response of the API that is not an error. */
    constructor(response, body, problem = 'not a response of the API') {
        const error = isApiError(body) ? body.error : undefined;
        const requestId = response.headers.get(REQUEST_ID_HEADER) ?? error?.request_id ?? undefined;
        const what = error ? `${error.code}: ${error.message}` : problem;
        super(`${response.status} ${what}${requestId ? ` (request ${requestId})` : ''}`);
        this.status = response.status;
        this.requestId = requestId;
        // Not enumerable, because printing the error would otherwise show a hundred lines of the runtime's internals.
        for (const [key, value] of Object.entries({ response, body, error }))
            Object.defineProperty(this, key, { value });
    }
}

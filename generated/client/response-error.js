import { REQUEST_ID_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
/**
 * A response that cannot be used, as it is thrown: by the client for a response that is not the API's, by the helpers
 * for every error. `isApiError` tells the two apart. Printed, it shows message, stack, `status` and `requestId`.
 */
export class ResponseError extends Error {
    name = 'ResponseError';
    status;
    /** The id to give to support (fact errors.field.request_id). Undefined where the response has none. */
    requestId;
    /** `problem` says what is wrong with a response of the API that is not an error. */
    constructor(response, body, problem = 'not a response of the API') {
        const error = isApiError(body) ? body.error : undefined;
        const requestId = response.headers.get(REQUEST_ID_HEADER) ?? error?.request_id ?? undefined;
        const what = error ? `${error.code}: ${error.message}` : problem;
        super(`${response.status} ${what}${requestId ? ` (request ${requestId})` : ''}`);
        this.status = response.status;
        this.requestId = requestId;
        // Not enumerable, or whoever prints the error gets a hundred lines of the runtime's internals.
        for (const [key, value] of Object.entries({ response, body, error }))
            Object.defineProperty(this, key, { value });
    }
}

import { isApiError } from './api-error.js';
/**
 * An answer that cannot be used, as it is thrown: by the client for what is no answer of the API, by the helpers for
 * every error. `isApiError` tells the two apart.
 */
export class ResponseError extends Error {
    name = 'ResponseError';
    /** The answer. Its body may have been read. */
    response;
    status;
    /** The body as it came: JSON, or text where it is none. */
    body;
    /** What the API says of the error. Undefined where it was not the API that answered, as with the bare 413. */
    error;
    /** `problem` says what is wrong with an answer of the API that is no error. */
    constructor(response, body, problem = 'not an answer of the API') {
        const error = isApiError(body) ? body.error : undefined;
        super(`${response.status} ${error ? `${error.code}: ${error.message} (request ${error.request_id})` : `${response.statusText}: ${problem}`}`);
        this.response = response;
        this.status = response.status;
        this.body = body;
        this.error = error;
    }
}

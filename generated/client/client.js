import createFetchClient from 'openapi-fetch';
import { VERSION_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { readBody } from './read-body.js';
import { ResponseError } from './response-error.js';
/**
 * A typed client of one version of the API.
 */
export function createClient(options) {
    const { apiKey, version, headers, ...rest } = options;
    const client = createFetchClient({ ...rest, ...(headers ? { headers } : {}) });
    client.use({
        onRequest({ request }) {
            request.headers.set('Authorization', `Bearer ${apiKey}`);
            request.headers.set(VERSION_HEADER, version);
        },
        async onResponse({ response }) {
            if (response.ok ? isJson(response) : isApiError(await readBody(response)))
                return;
            throw new ResponseError(response, await readBody(response));
        },
    });
    return Object.assign(client, { version });
}
/** True as well where nothing is said of the body, as with 204. */
function isJson({ headers }) {
    return /json|^$/.test(headers.get('Content-Type') ?? '');
}

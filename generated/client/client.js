import createFetchClient from 'openapi-fetch';
import { VERSION_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { readBody } from './read-body.js';
import { ResponseError } from './response-error.js';
/**
 * A typed client of one version of the API.
 *
 * It sends the key and the version with each request and nothing else: no retries, no cache, no log. An error of the
 * API is not thrown; it comes back as `error`. What is no answer of the API is thrown: a lost connection or an abort, as
 * `fetch` does, and an answer that somebody else gave (a page of a gateway, the bare 413) as ResponseError. All other
 * options are those of openapi-fetch.
 *
 * @example
 * const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey, version: '2026-05-01' })
 * const { data, error } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
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

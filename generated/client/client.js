import createFetchClient from 'openapi-fetch';
import { VERSION_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { readBody } from './read-body.js';
import { ResponseError } from './response-error.js';
/**
 * Creates a typed client of one version of the API.
 *
 * It sends the key and the version with each request and nothing else: no retries, no cache, no log. An error of the
 * API is not thrown but returned as `error`. What is thrown: a TypeError for a path parameter that is empty or `..`; what
 * `fetch` throws for a lost connection or an abort; a ResponseError for a response that is not the API's, such as a
 * gateway's page, the bare 413 or truncated JSON. All other options are those of openapi-fetch.
 *
 * @example
 * const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey, version: '2026-05-01' })
 * const { data, error } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
 */
export function createClient(options) {
    const { apiKey, version, timeoutMs, userAgent, fetch = globalFetch, ...rest } = options;
    const client = createFetchClient({ ...rest, fetch: timeoutMs ? timed(fetch, timeoutMs) : fetch });
    client.use({
        onRequest({ request: { headers }, schemaPath, params: { path } }) {
            // An empty parameter, `.` or `..` would make the address that of another operation.
            for (const [, name = ''] of schemaPath.matchAll(/{(.*?)}/g))
                if (/^\.{0,2}$/.test(String(path?.[name] ?? '')))
                    throw new TypeError(`The path parameter ${name} is "${path?.[name]}".`);
            headers.set('Authorization', `Bearer ${apiKey}`);
            headers.set(VERSION_HEADER, version);
            if (userAgent && !('document' in globalThis))
                headers.set('User-Agent', userAgent);
        },
        async onResponse({ response, options: { parseAs } }) {
            if (response.ok && parseAs !== 'json')
                return;
            const body = await readBody(response);
            const isOurs = response.ok ? !body || typeof body === 'object' : isApiError(body);
            if (!isOurs)
                throw new ResponseError(response, body);
        },
    });
    return Object.assign(client, { version, fetch });
}
/** Looks the function up when it is called, so that whatever replaces it later, such as MSW, is seen. */
const globalFetch = (...args) => globalThis.fetch(...args);
/** The caller's signal and the time limit end an attempt, whichever comes first. */
function timed(fetch, ms) {
    return (request, ...more) => {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ms)]);
        return fetch(new Request(request, { signal }), ...more);
    };
}

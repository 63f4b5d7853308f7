import createFetchClient from 'openapi-fetch';
import { VERSION_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { readBody } from './read-body.js';
import { ResponseError } from './response-error.js';
/**
 * Creates a typed client of one version of the API.
 *
 * It adds the key and the version to each request and does nothing else: no retries, no cache, no log. An error of the API is
 * returned as `error`, not thrown. It throws a TypeError for a path parameter that is empty, `.` or `..`; the error of `fetch`
 * for a lost connection or an abort; and a ResponseError for a response that is not the API's, such as a gateway's page, the
 * bare 413 or truncated JSON. All other options are those of openapi-fetch.
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
            // An empty parameter, `.` or `..` would turn the URL into that of another operation.
            for (const name of schemaPath.match(/(?<={).*?(?=})/g) ?? [])
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
/** Looks up the function on each call, so that later replacements, such as MSW's, are used. */
const globalFetch = (...args) => globalThis.fetch(...args);
/** Ends an attempt on the caller's signal or after the time limit, whichever comes first. */
function timed(fetch, ms) {
    return (request, ...more) => {
        const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ms)]);
        return fetch(new Request(request, { signal }), ...more);
    };
}

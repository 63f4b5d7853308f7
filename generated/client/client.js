import createFetchClient from 'openapi-fetch';
import { REQUEST_ID_HEADER, VERSION_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { copyRequest } from './copy-request.js';
import { readBody } from './read-body.js';
import { ResponseError, requests, withRequest } from './response-error.js';
/**
 * Creates a typed client of one version of the API.
 *
 * It adds the key and the version to each request and does nothing else: no retries, no cache, no log. An error of the API is
 * returned as `error`, not thrown. A call throws a TypeError for a path parameter that is empty, `.` or `..`; the error of
 * `fetch` for a lost connection or an abort; and a ResponseError for a response that is not the API's, such as a gateway's
 * page, the bare 413, truncated JSON or a success without a body. The message of each begins with method and path. All other
 * options are those of openapi-fetch.
 *
 * Throws a TypeError if the API key is empty or has white space.
 *
 * @example
 * const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey, version: '2026-05-01' })
 * const { data, error } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
 */
export function createClient(options) {
    // The global fetch is looked up on each call, so that later replacements, such as MSW's, are used.
    const { apiKey, version, timeoutMs, userAgent, requestInitExt, fetch: send = (...args) => globalThis.fetch(...args), ...rest } = options;
    // A template writes "undefined" for a variable that is not set.
    if (/^(undefined|null)?$|\s/.test(apiKey))
        throw new TypeError('`apiKey` is empty or has white space.');
    /**
     * Passes on the settings of the connection, such as its proxy. openapi-fetch does so for the first attempt of a call alone. In a
     * React Server Component, Next.js repeats the first response to a read without `keepalive`, so a retry or a poll would not be sent.
     */
    const connected = (send) => (request) => send(request.method === 'GET' ? copyRequest(request, { keepalive: true }) : request, requestInitExt);
    const fetch = connected(send);
    /** Ends an attempt on the caller's signal or after the time limit, whichever comes first. */
    const timed = (request) => fetch(copyRequest(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }));
    const client = createFetchClient({ ...rest, fetch: timeoutMs ? timed : fetch });
    client.use(apiMiddleware({ apiKey, version, userAgent }));
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const methods = client;
        const call = methods[method];
        methods[method] = (path, init) => call(path, init?.fetch ? { ...init, fetch: connected(init.fetch) } : init).catch((error) => {
            throw withRequest(error, method, path, undefined, init?.signal?.reason);
        });
    }
    return Object.assign(client, { version, fetch });
}
/** Returns the middleware that adds key and version to each request, and throws for a response that is not the API's. */
function apiMiddleware({ apiKey, version, userAgent, }) {
    return {
        onRequest({ request: { headers }, schemaPath, params: { path } }) {
            // An empty parameter, `.` or `..` would turn the URL into that of another operation.
            for (const name of schemaPath.match(/(?<={).*?(?=})/g) ?? [])
                if (/^\.{0,2}$/.test(path?.[name] ?? ''))
                    throw new TypeError(`The path parameter ${name} is "${path?.[name]}".`);
            headers.set('Authorization', `Bearer ${apiKey}`);
            headers.set(VERSION_HEADER, version);
            if (userAgent && !('document' in globalThis))
                headers.set('User-Agent', userAgent);
        },
        async onResponse({ request: { method }, response, schemaPath: path, options: { parseAs } }) {
            requests.set(response, { method, path });
            const { ok } = response;
            if (ok && parseAs !== 'json')
                return;
            const body = await readBody(response).catch((error) => {
                throw withRequest(error, method, path, response.headers.get(REQUEST_ID_HEADER));
            });
            if (ok ? !body || typeof body !== 'object' : !isApiError(body))
                throw new ResponseError(response, body);
        },
    };
}
//# sourceMappingURL=client.js.map
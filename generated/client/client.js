import createFetchClient from 'openapi-fetch';
import { REQUEST_ID_HEADER, VERSION_HEADER } from '../../generated/contract.js';
import { isApiError } from './api-error.js';
import { readBody } from './read-body.js';
import { ResponseError, requests, withRequest } from './response-error.js';
import { sender } from './sender.js';
/**
 * Creates a typed client of one version of the API.
 *
 * It adds the key and the version to each request and does nothing else: no retries, no cache, no log. An error of the
 * API is returned as `error`, not thrown. A call throws a TypeError for a path parameter that is empty, `.` or `..`;
 * the error of `fetch` for a lost connection or an abort; and a ResponseError for a response that is not the API's,
 * such as a gateway's page, a redirect, the bare 413, truncated JSON, a success without a body or one in another version.
 * The message of each begins with method and path. All other options are those of openapi-fetch.
 *
 * Throws a TypeError if the version is missing, or if the API key is empty, or has white space, a control character or
 * one outside ASCII.
 *
 * @example const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey, version: '2026-05-01' }) const {
 * data, error } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
 */
export function createClient(options) {
    const { apiKey, version, timeoutMs, userAgent, requestInitExt, fetch, ...rest } = options;
    // A template writes "undefined" for a variable that is not set. `Headers` would reject a key with a message that
    // shows it.
    if (/^(undefined|null)?$|[^!-~]/.test(apiKey))
        throw new TypeError('`apiKey` is not an API key.');
    if (!version)
        throw new TypeError('`version` is missing.');
    const client = createFetchClient({
        ...rest,
        fetch: sender(fetch, requestInitExt, timeoutMs),
    });
    client.use({
        onRequest({ request: { headers }, schemaPath, params: { path } }) {
            // An empty parameter, `.` or `..` would turn the URL into that of another operation.
            for (const name of schemaPath.match(/(?<={).*?(?=})/g) ?? [])
                if (/^\.{0,2}$/.test(path?.[name] ?? ''))
                    throw new TypeError(`The path parameter ${name} is "${path?.[name]}".`);
            headers.set('Authorization', `Bearer ${apiKey}`);
            headers.set(VERSION_HEADER, version);
            if (userAgent && !globalThis.document)
                headers.set('User-Agent', userAgent);
        },
        async onResponse({ request: { method, url }, response, schemaPath: path, options: { parseAs } }) {
            requests.set(response, { method, path });
            const { ok } = response;
            const served = response.headers.get(VERSION_HEADER);
            if (ok && served && served !== version)
                throw new ResponseError(response, undefined, `in version ${served} instead of ${version}`);
            if (ok && parseAs !== 'json')
                return;
            const body = await readBody(response).catch((error) => {
                throw withRequest(error, method, path, response.headers.get(REQUEST_ID_HEADER));
            });
            const target = response.headers.get('Location');
            if (ok ? Object(body) !== body : !isApiError(body))
                throw new ResponseError(response, body, target && `${url} redirects to ${target}`);
        },
    });
    const methods = client;
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const call = methods[method];
        methods[method] = (path, init) => call(path, {
            ...init,
            // The API documents no redirect. One that is followed would take the body to where it leads.
            redirect: 'manual',
            fetch: init?.fetch && sender(init.fetch, requestInitExt),
        }).catch((error) => {
            throw withRequest(error, method, path, undefined, init?.signal?.reason);
        });
    }
    return Object.assign(client, { version, fetch: sender(fetch, requestInitExt) });
}
//# sourceMappingURL=client.js.map
import createFetchClient from 'openapi-fetch';
/**
 * A typed client of one version of the API.
 *
 * It sends the key and the version with each request and does nothing else: no retries, no cache, no log. An answer
 * with an error status is not thrown; it comes back as `error`. All other options are those of openapi-fetch.
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
            request.headers.set('Service-Version', version);
            return request;
        },
    });
    return client;
}

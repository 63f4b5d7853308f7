import { type Client as FetchClient, type ClientOptions as FetchClientOptions } from 'openapi-fetch';
import type { paths as Legacy } from '../../generated/types/2026-04-12.js';
import type { paths as Canonical } from '../../generated/types/2026-05-01.js';
/** The paths of each version of the API. */
export interface VersionMap {
    '2026-05-01': Canonical;
    '2026-04-12': Legacy;
}
/** A version of the API: a calendar date. */
export type Version = keyof VersionMap;
/** A fetch client of openapi-fetch, typed for one version: `GET`, `POST`, `PATCH`, `DELETE`, `use`, … */
export type Client<V extends Version> = FetchClient<VersionMap[V]> & {
    /** The version that each request is pinned to. */
    readonly version: V;
};
/** What tells a helper that this is a client, and of which version. Comparing whole clients would cost the compiler a second. */
export type ClientOf<V extends Version> = {
    readonly version: V;
    readonly GET: unknown;
    readonly POST: unknown;
};
export type ClientOptions<V extends Version> = Omit<FetchClientOptions, 'baseUrl'> & {
    /** The base address, which ends in `/v1`; `http://127.0.0.1:4010/v1` for the local mock. */
    baseUrl: string;
    /** The API key, `service_live_` and hexadecimal characters. */
    apiKey: string;
    /** The version that each request is pinned to and that the types are those of. */
    version: V;
};
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
export declare function createClient<V extends Version>(options: ClientOptions<V>): Client<V>;

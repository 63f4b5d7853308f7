import { type ClientOptions as FetchClientOptions, type HeadersOptions, type Middleware, type ParseAs, type PathSerializer, type QuerySerializer, type QuerySerializerOptions } from 'openapi-fetch';
import type { VersionMap } from '../../generated/version-map.js';
export type { VersionMap };
/** A version of the API: a calendar date. */
export type Version = keyof VersionMap;
/** A client of one version. */
export interface Client<V extends Version> {
    /** The version that each request is pinned to. */
    readonly version: V;
    /** The function that sends each request: the `fetch` of the options, or the global one. */
    readonly fetch: Fetch;
    /** Sends a GET request. Resolves to `data`, or to `error` if the API responds with an error. */
    readonly GET: Method<VersionMap[V]['GET']>;
    /** Sends a POST request. Resolves to `data`, or to `error` if the API responds with an error. */
    readonly POST: Method<VersionMap[V]['POST']>;
    /** Sends a PATCH request. Resolves to `data`, or to `error` if the API responds with an error. */
    readonly PATCH: Method<VersionMap[V]['PATCH']>;
    /** Sends a DELETE request. Resolves to `data`, or to `error` if the API responds with an error. */
    readonly DELETE: Method<VersionMap[V]['DELETE']>;
    /** Registers middleware, such as `retry()`. */
    use(...middleware: Middleware[]): void;
    /** Removes middleware. */
    eject(...middleware: Middleware[]): void;
}
/**
 * A method of the client. It is generic only over the path and `parseAs`: otherwise the compiler would accept unknown
 * fields. `_Summary` lets an editor show what the operation does.
 */
export type Method<Calls> = <Path extends keyof Calls & string, As extends ParseAs = 'json', _Summary extends string = SummaryOf<Calls[Path]>>(path: Path, ...paramsOrBody: InitOf<Calls[Path], As>) => Promise<CallResult<Calls[Path], As>>;
type SummaryOf<Call> = Call extends {
    summary: infer Summary extends string;
} ? Summary : string;
type InitOf<Call, As extends ParseAs> = Call extends {
    init: infer Init;
} ? Record<never, never> extends Init ? [init?: Init & CallOptions<Call, As>] : [init: Init & CallOptions<Call, As>] : never;
/** The options of every call besides `params` and `body`: those of `fetch` and of openapi-fetch. */
export interface CallOptions<Call = unknown, As extends ParseAs = 'json'> extends OrUndefined<Omit<RequestInit, 'body' | 'headers' | 'method' | 'signal'>> {
    /** Aborts the call, which then rejects with the signal's reason. */
    signal?: AbortSignal | null | undefined;
    headers?: HeadersOptions | undefined;
    /** How the body of a success is parsed; `stream` leaves it unread. */
    parseAs?: As | undefined;
    baseUrl?: string | undefined;
    /** Replaces the client's `fetch` and its time limit. */
    fetch?: Fetch | undefined;
    middleware?: Middleware[] | undefined;
    bodySerializer?: ((body: BodyOf<Call>) => unknown) | undefined;
    querySerializer?: QuerySerializer<unknown> | QuerySerializerOptions | undefined;
    pathSerializer?: PathSerializer | undefined;
}
/** Options that may also be undefined, as those of a caller often are. */
type OrUndefined<Options> = {
    [Name in keyof Options]?: Options[Name] | undefined;
};
type BodyOf<Call> = Call extends {
    init: {
        body?: infer Body;
    };
} ? NonNullable<Body> : never;
/** The result of a call: `data`, or the `error` that the API responded with. */
export type CallResult<Call, As extends ParseAs = 'json'> = {
    data: DataOf<Call, As>;
    error?: never;
    response: Response;
} | {
    data?: never;
    error: ErrorOf<Call>;
    response: Response;
};
type DataOf<Call, As extends ParseAs> = As extends 'json' ? Call extends {
    data: infer Data;
} ? Data : never : {
    text: string;
    blob: Blob;
    arrayBuffer: ArrayBuffer;
    stream: Response['body'];
    json: never;
}[As];
type ErrorOf<Call> = Call extends {
    responses: infer Responses;
} ? JsonOf<Responses[ErrorStatus<Responses>]> : never;
/** The documented statuses of an operation that are not a success, and `default`. */
export type ErrorStatus<Responses> = Exclude<keyof Responses, 200 | 201 | 202 | 204>;
/** The paths of a method of a client, for functions that wrap it: `CallPath<typeof api, 'GET'>`. */
export type CallPath<C extends {
    version: Version;
}, M extends HttpMethod> = keyof VersionMap[C['version']][M] & string;
/** The arguments after the path: `...init: CallInit<typeof api, 'GET', Path>`. */
export type CallInit<C extends {
    version: Version;
}, M extends HttpMethod, Path extends CallPath<C, M>, As extends ParseAs = 'json'> = InitOf<VersionMap[C['version']][M][Path], As>;
/** The `data` of a call: `CallData<typeof api, 'GET', Path>`. */
export type CallData<C extends {
    version: Version;
}, M extends HttpMethod, Path extends CallPath<C, M>, As extends ParseAs = 'json'> = DataOf<VersionMap[C['version']][M][Path], As>;
/** The methods of the API. */
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** The JSON body of a documented response. */
export type JsonOf<Documented> = Documented extends {
    content: {
        'application/json': infer Body;
    };
} ? Body : never;
/**
 * What a helper needs of a client that {@link createClient} made: its version and its methods. Comparing whole clients
 * would cost the compiler a second.
 */
export type ClientOf<V extends Version> = {
    readonly version: V;
    readonly fetch: Fetch;
    readonly GET: unknown;
    readonly POST: unknown;
};
/** Sends a request, like the global `fetch`. `init` has the attempt's signal and the connection's settings. */
export type Fetch = (request: Request, init?: RequestInit) => Promise<Response>;
export type ClientOptions<V extends Version> = OrUndefined<Omit<FetchClientOptions, 'baseUrl' | 'body' | 'method'>> & {
    /** The base URL, which ends in `/v1`; `http://127.0.0.1:4010/v1` for the local mock. */
    baseUrl: string;
    /** The API key: `service_live_` and hexadecimal characters. */
    apiKey: string;
    /** The version that each request is pinned to, and that the types describe. */
    version: V;
    /**
     * How long one attempt may take, in milliseconds, including its body. Then it rejects with a `TimeoutError`. With
     * `retry()` each attempt has this time. Without it, only the limit of the runtime applies.
     */
    timeoutMs?: number | undefined;
    /** Name and version of your program, such as `poster-bot/1.4`. Browsers do not let programs set it. */
    userAgent?: string | undefined;
};
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
export declare function createClient<V extends Version>(options: ClientOptions<V>): Client<V>;
//# sourceMappingURL=client.d.ts.map
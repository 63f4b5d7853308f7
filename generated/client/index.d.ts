/** The exports of `canvas-design-api`. `webhooks.ts` is a separate entry point, because receivers need no client. */
export type { HeadersOptions, Middleware, ParseAs, PathSerializer, QuerySerializer, QuerySerializerOptions, } from 'openapi-fetch';
export { type ApiErrorBody, type ErrorDetails, isApiError } from './api-error.js';
export { type CallData, type CallInit, type CallOptions, type CallPath, type CallResult, type Client, type ClientOf, type ClientOptions, createClient, type Fetch, type HttpMethod, type Method, type Version, type VersionMap, } from './client.js';
export { errorOf } from './error-of.js';
export { type IdKind, isId } from './is-id.js';
export { isKind, type TaskKind, type TaskOfKind } from './is-kind.js';
export { type ListItem, type ListItems, type ListPage, type ListPath, type ListQuery, paginate } from './paginate.js';
export { ResponseError } from './response-error.js';
export { type Attempt, type RetryOptions, retry } from './retry.js';
export type { Scope } from './scope.js';
export { type MigratedTask, toCanonicalTask } from './to-canonical-task.js';
export { unwrap } from './unwrap.js';
export { type Uploadable, type UploadOptions, type UploadProgress, uploadFile } from './upload-file.js';
export { type WaitOptions, waitFor } from './wait-for.js';
export { waitForExport } from './wait-for-export.js';
export { type Ended, type EndedTask, type StartedTask, type TaskOf, waitForTask } from './wait-for-task.js';
//# sourceMappingURL=index.d.ts.map
/** The exports of `canvas-design-api`. `webhooks.ts` is a separate entry point, because receivers need no client. */
export { isApiError } from './api-error.js';
export { createClient, } from './client.js';
export { errorOf } from './error-of.js';
export { isId } from './is-id.js';
export { isKind } from './is-kind.js';
export { paginate } from './paginate.js';
export { ResponseError } from './response-error.js';
export { retry } from './retry.js';
export { toCanonicalTask } from './to-canonical-task.js';
export { unwrap } from './unwrap.js';
export { uploadFile } from './upload-file.js';
export { waitFor } from './wait-for.js';
export { waitForExport } from './wait-for-export.js';
export { waitForTask } from './wait-for-task.js';
//# sourceMappingURL=index.js.map
import { waitFor } from './wait-for.js';
/** In milliseconds. */
const TIMEOUT = 300_000;
/**
 * Waits for an export that `POST /canvases/{canvas_id}/export` has started. Resolves to the exported file. Download it
 * from its `url`, without a key.
 *
 * How the status shows a failed export is not documented (gap canvases.export_status.shape). A failed export therefore
 * ends with a `TimeoutError` after `timeoutMs`, by default five minutes. Rejects with a ResponseError for an error, and
 * with the signal's reason if it is aborted.
 *
 * @example await api.POST('/canvases/{canvas_id}/export', { params: { path: { canvas_id } }, body: { format: 'pdf' } })
 * const { url } = await waitForExport(api, canvas_id)
 */
export async function waitForExport(api, canvas_id, options = {}) {
    const get = api.GET;
    const read = (signal) => get('/canvases/{canvas_id}/export-status', { params: { path: { canvas_id } }, signal });
    const until = ({ result }) => result?.export !== undefined;
    const { result } = await waitFor(read, { ...options, timeoutMs: options.timeoutMs ?? TIMEOUT, until });
    return result?.export;
}
//# sourceMappingURL=wait-for-export.js.map
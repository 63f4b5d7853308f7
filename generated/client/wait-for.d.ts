export type WaitOptions<State> = {
    /** Ends the waiting, not the work. */
    signal?: AbortSignal | null | undefined;
    /** How long to wait at most, in milliseconds. Then a `TimeoutError` is thrown. */
    timeoutMs?: number;
    /** How long to wait between two reads where a response suggests nothing, in milliseconds; 2,000 by default. */
    intervalMs?: number;
    /** Called with what each read returns. */
    onProgress?: (state: State) => void;
};
/**
 * Reads something until it is done, as often as its `retry_after_ms` (or `retry_after_seconds`) suggests. By default it
 * is done when its `status` is a terminal one; `until` says otherwise. Resolves with the last state.
 *
 * Rejects with a ResponseError for an error, with the signal's reason once it is aborted, and with a `TimeoutError`
 * after `timeoutMs`, whose message names the last request. Pass on the signal that `read` gets, and both end a read that is under way.
 *
 * @example
 * const path = { task_id: started.id }
 * const model = await waitFor((signal) => api.GET('/media/generate-3d/{task_id}', { params: { path }, signal }))
 */
export declare function waitFor<State extends object>(read: (signal: AbortSignal) => Promise<{
    data?: State;
    error?: unknown;
    response: Response;
}>, options?: WaitOptions<State> & {
    until?: (state: State) => boolean;
}): Promise<State>;

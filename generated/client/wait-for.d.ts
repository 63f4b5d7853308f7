export type WaitOptions<State> = {
    /** Ends the waiting, but not the work. */
    signal?: AbortSignal | null | undefined;
    /** The longest time to wait, in milliseconds. Then it rejects with a `TimeoutError`. */
    timeoutMs?: number | undefined;
    /**
     * The time between two reads if a response suggests none, in milliseconds. By default it is 100 after the first read
     * and doubles up to 2,000, so that what is done soon is seen soon.
     */
    intervalMs?: number | undefined;
    /** Called with the result of each read. */
    onProgress?: ((state: State) => void) | undefined;
};
/**
 * Reads something repeatedly until it is done, as often as its `retry_after_ms` (or `retry_after_seconds`) suggests. By
 * default it is done when its `status` is terminal; `until` replaces this condition. Resolves to the last state.
 *
 * Rejects with a ResponseError for an error, with the signal's reason if it is aborted, and with a `TimeoutError` after
 * `timeoutMs`, whose message names the last request. Pass on the signal that `read` gets, so that both also end a read
 * in progress.
 *
 * @example const path = { task_id: started.id } const model = await waitFor((signal) =>
 * api.GET('/media/generate-3d/{task_id}', { params: { path }, signal }))
 */
export declare function waitFor<State extends object>(read: (signal: AbortSignal) => Promise<{
    data?: State;
    error?: unknown;
    response: Response;
}>, options?: WaitOptions<State> & {
    until?: ((state: State) => boolean) | undefined;
}): Promise<State>;
//# sourceMappingURL=wait-for.d.ts.map
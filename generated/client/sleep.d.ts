/** Resolves after so many milliseconds; rejects with the reason of the signal as soon as it is aborted. */
export declare function sleep(ms: number, signal: AbortSignal | null | undefined): Promise<void>;

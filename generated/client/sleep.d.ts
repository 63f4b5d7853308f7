/** Resolves after this many milliseconds; rejects with the signal's reason as soon as it is aborted. */
export declare function sleep(ms: number, signal: AbortSignal): Promise<void>;
//# sourceMappingURL=sleep.d.ts.map
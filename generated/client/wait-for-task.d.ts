import { TERMINAL_STATUSES } from '../../generated/contract.js';
import type { ClientOf, Version, VersionMap } from './client.js';
/** A task as a version shows it. A layerize task has the canonical shape in both. */
export type TaskOf<V extends Version> = VersionMap[V]['GET']['/tasks/{id}']['data'];
/** A task that has ended, well or not. */
export type EndedTask<V extends Version> = TaskOf<V> & {
    status: (typeof TERMINAL_STATUSES)[number];
};
export type WaitOptions<V extends Version> = {
    /** Ends the waiting, not the task; `AbortSignal.timeout(ms)` sets a time. */
    signal?: AbortSignal;
    /** Told of the task each time it is read. */
    onProgress?: (task: TaskOf<V>) => void;
};
/**
 * Polls a task of `POST /tasks`, `POST /remix` or `POST /media/layerize-assets` until it has ended, as often as it
 * suggests itself, or every two seconds where it suggests nothing. Resolves with the task, also with one that failed, was canceled or has expired: its `status` tells.
 *
 * Rejects with a ResponseError for an error, and with the signal's reason once it is aborted.
 */
export declare function waitForTask<V extends Version>(api: ClientOf<V>, id: string, { signal, onProgress }?: WaitOptions<V>): Promise<EndedTask<V>>;

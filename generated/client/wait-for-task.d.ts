import type { TERMINAL_STATUSES } from '../../generated/contract.js';
import type { ClientOf, Version, VersionMap } from './client.js';
import { type WaitOptions } from './wait-for.js';
/** A task in the shape of a version. A layerize task has the canonical shape in all. */
export type TaskOf<V extends Version> = VersionMap[V]['GET']['/tasks/{id}']['data'];
/** A started task, of any version. */
export type StartedTask = {
    status: string;
} & ({
    id: string;
} | {
    job_id: string;
});
/** A task with a terminal status. */
export type Ended<Task> = Task & {
    status: (typeof TERMINAL_STATUSES)[number];
};
/** A task of a version with a terminal status, of unknown kind. */
export type EndedTask<V extends Version> = Ended<TaskOf<V>>;
/**
 * Waits until a task of `POST /tasks`, `POST /remix` or `POST /media/layerize-assets` has a terminal status. It polls
 * as often as the task suggests. Resolves to the task, also if it failed, was canceled or has expired: check its
 * `status`. If you pass the started task, its type is kept; with an id alone, the kind is not known.
 *
 * Rejects with a ResponseError for an error, with the signal's reason if it is aborted, and with a `TimeoutError` after
 * `timeoutMs`.
 *
 * @example const started = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } })) const task = await
 * waitForTask(api, started) console.log(task.result?.canvas_id)
 */
export declare function waitForTask<V extends Version, Started extends StartedTask | string>(api: ClientOf<V>, started: Started, options?: WaitOptions<StateOf<V, Started>>): Promise<Ended<StateOf<V, Started>>>;
/** The task that a wait resolves to: of the started kind, or for an id of any kind. */
type StateOf<V extends Version, Started> = Started extends string ? TaskOf<V> : Started;
export {};
//# sourceMappingURL=wait-for-task.d.ts.map
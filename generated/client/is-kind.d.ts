import type { LayerizeTask } from '../../generated/newest.js';
import type { StartedTask } from './wait-for-task.js';
type LayerizeKind = LayerizeTask['kind'];
/** The tasks of a union that can have this kind. Kinds are an open set: all but the layerize tasks share one type. */
export type TaskOfKind<Task, Kind extends string> = Kind extends LayerizeKind ? Extract<Task, {
    kind: Kind;
}> : Exclude<Task, {
    kind: LayerizeKind;
}>;
/**
 * Returns true for a task of this kind, and narrows its type: a layerize task has layers, a design task a canvas.
 *
 * @example
 * if (isKind(task, 'layerize_assets')) console.log(task.result?.layers)
 */
export declare function isKind<Task extends StartedTask, Kind extends LayerizeKind | 'design' | (string & {})>(task: Task, kind: Kind): task is TaskOfKind<Task, Kind> & Task;
export {};

import type { components } from '../../generated/newest.js';
import type { StartedTask } from './wait-for-task.js';
/** The kinds of task. More can come, so any other text is accepted. */
export type TaskKind = components['schemas']['Task']['kind'];
/** The members of a union of tasks that can have this kind; all of them for a kind that the types do not know. */
export type TaskOfKind<Task, Kind extends string> = [Extract<Task, {
    kind: Kind;
}>] extends [never] ? Task : Extract<Task, {
    kind: Kind;
}>;
/**
 * Returns true for a task of this kind, and narrows its type: a layerize task has layers, a design task a canvas.
 *
 * @example
 * if (isKind(task, 'layerize_assets')) console.log(task.result?.layers)
 */
export declare function isKind<Task extends StartedTask, Kind extends TaskKind>(task: Task, kind: Kind): task is Task & TaskOfKind<Task, Kind>;
//# sourceMappingURL=is-kind.d.ts.map
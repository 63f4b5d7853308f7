import type { DesignTask, LayerizeTask } from '../../generated/newest.js';
/** The tasks whose kind is documented. */
type KnownTask = DesignTask | LayerizeTask;
/** The kinds of task. More can come, so any other text is accepted. */
export type TaskKind = KnownTask['kind'] | (string & {});
/** The task of this kind; the task as it is for a kind that the types do not know. */
export type TaskOfKind<Task, Kind extends string> = [Extract<KnownTask, {
    kind: Kind;
}>] extends [never] ? Task : Extract<KnownTask, {
    kind: Kind;
}>;
/**
 * Returns true for a task of this kind, and narrows its type: a layerize task has layers, a design task a canvas. A
 * flat task, as in the oldest version, has no kind.
 *
 * @example if (isKind(task, 'layerize_assets')) console.log(task.result?.layers)
 */
export declare function isKind<Task extends {
    kind: string;
}, Kind extends TaskKind>(task: Task, kind: Kind): task is Task & TaskOfKind<Task, Kind>;
export {};
//# sourceMappingURL=is-kind.d.ts.map
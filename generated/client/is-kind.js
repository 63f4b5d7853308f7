/**
 * Returns true for a task of this kind, and narrows its type: a layerize task has layers, a design task a canvas. A
 * flat task, as in the oldest version, has no kind.
 *
 * @example if (isKind(task, 'layerize_assets')) console.log(task.result?.layers)
 */
export function isKind(task, kind) {
    return task.kind === kind;
}
//# sourceMappingURL=is-kind.js.map
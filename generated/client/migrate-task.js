/** Returns a copy of a task of an older version in the shape of the newest version. */
export function migrateTask(legacy, rows) {
    return isNested(legacy, rows) ? structuredClone(legacy) : nested(legacy, rows);
}
/** Returns true unless the task is flat, as in the oldest version, with its id under the first row's name. */
function isNested(task, rows) {
    const [id] = rows;
    return id === undefined || (!(id[0] in task) && id[1] in task);
}
function nested(legacy, rows) {
    const task = {};
    for (const [old, path, conversion] of rows) {
        const value = canonicalValue(legacy[old] ?? null, conversion);
        const [field, member] = path.split('.');
        task[field] = member ? { ...task[field], [member]: value } : value;
    }
    for (const field of ['result', 'progress', 'error'])
        if (Object.values(task[field]).every((value) => value === null))
            task[field] = null;
    if (legacy.task === null)
        task.input = {};
    return task;
}
function canonicalValue(value, { values, divisor, without }) {
    if (typeof value === 'number' && divisor)
        return value * divisor;
    if (typeof value !== 'string')
        return value;
    if (without)
        return /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`;
    return values?.[value] ?? value;
}
//# sourceMappingURL=migrate-task.js.map
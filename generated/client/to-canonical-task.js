import { TASK_FIELDS, TASK_ROWS } from '../../generated/contract.js';
/**
 * Converts a task of an older version to the shape of the newest, by the migration tables. `message` has no counterpart and is
 * dropped. A timestamp without an offset is read as UTC (gap legacy_task.timestamps.zone).
 */
export function toCanonicalTask(legacy) {
    const task = isNested(legacy) ? structuredClone(legacy) : nested(legacy);
    for (const [path, old, now, how] of TASK_FIELDS) {
        const parts = path === '' ? [] : path.split('.');
        const record = parts.reduce((here, part) => here?.[part], task);
        if (!record || !(old in record))
            continue;
        const value = canonicalValue(record[old], how);
        if (old !== now)
            delete record[old];
        record[now] = value;
    }
    return task;
}
/** Only the oldest tasks are flat. The first row tells: it names the id, which every task has. */
function isNested(task) {
    const [[old, now] = ['', '']] = TASK_ROWS;
    return !(old in task) && now in task;
}
function nested(legacy) {
    const task = {};
    for (const [old, path, how] of TASK_ROWS) {
        const value = canonicalValue(legacy[old] ?? null, how);
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

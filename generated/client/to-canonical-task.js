import { TASK_ROWS } from '../../generated/contract.js';
/**
 * Converts a task of version 2026-04-12 to the shape of version 2026-05-01, by the migration table. `message` has no
 * counterpart and is dropped. A timestamp without an offset is read as UTC (gap legacy_task.timestamps.zone).
 */
export function toCanonicalTask(legacy) {
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

import { TASK_ROWS } from '../../generated/contract.js';
import { migrateTask } from './migrate-task.js';
/**
 * Converts a task of an older version to the shape of the newest version. `message` has no counterpart and is
 * dropped. A timestamp without an offset is read as UTC (gap legacy_task.timestamps.zone).
 */
export function toCanonicalTask(legacy) {
    return migrateTask(legacy, TASK_ROWS);
}
//# sourceMappingURL=to-canonical-task.js.map
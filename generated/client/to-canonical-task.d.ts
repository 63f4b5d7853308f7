import type { LegacyTask } from '../../generated/types/2026-04-12.js';
import type { DesignResult, Task } from '../../generated/types/2026-05-01.js';
/** The fields of a canonical task that a task of version 2026-04-12 contains. */
export type MigratedTask = Pick<Task, 'id' | 'status' | 'created_at' | 'started_at' | 'completed_at' | 'progress' | 'retry_after_ms'> & {
    input: Pick<Task['input'], 'prompt'>;
    result: Pick<DesignResult, 'canvas_id' | 'canvas_url' | 'conversation_id'> | null;
    error: Pick<NonNullable<Task['error']>, 'message'> | null;
    credits: LegacyTask['credits'];
};
/**
 * Converts a task of version 2026-04-12 to the shape of version 2026-05-01, by the migration table. `message` has no
 * counterpart and is dropped. A timestamp without an offset is read as UTC (gap legacy_task.timestamps.zone).
 */
export declare function toCanonicalTask(legacy: LegacyTask): MigratedTask;

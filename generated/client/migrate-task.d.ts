type Members = Record<string, unknown>;
/** Maps a field of a flat task to its path in a nested task. */
export type MigrationRow = readonly [old: string, path: string, conversion: Conversion];
/** How a value of the older field becomes one of the newer field. */
type Conversion = {
    values?: Record<string, string>;
    divisor?: number;
    without?: 'offset';
};
/** Returns a copy of a task of an older version in the shape of the newest version. */
export declare function migrateTask(legacy: Members, rows: readonly MigrationRow[]): Members;
export {};
//# sourceMappingURL=migrate-task.d.ts.map
type Members = Record<string, unknown>;
/** A field of a flat task, its path in a nested one, and how the values differ. */
export type Row = readonly [old: string, path: string, how: How];
/** A field inside a nested task: where, its older and its newer name, and how the values differ. */
export type Field = readonly [path: string, old: string, now: string, how: How];
type How = {
    values?: Record<string, string>;
    divisor?: number;
    without?: 'offset';
};
/** Returns a task of an older version in the shape of the newest, by the tables. The task is not changed. */
export declare function migrateTask(legacy: Members, rows: readonly Row[], fields: readonly Field[]): Members;
export {};

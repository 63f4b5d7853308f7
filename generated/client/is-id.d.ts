import { ID_PATTERNS } from '../../generated/contract.js';
/** The kinds of resource whose ids have a prefix. */
export type IdKind = keyof typeof ID_PATTERNS;
/**
 * Returns true for an id of a kind, in the form that responses use. Path parameters also accept a bare UUID.
 *
 * @example
 * if (!isId('canvas', input)) throw new Error('Not the id of a canvas.')
 */
export declare function isId(kind: IdKind, value: unknown): value is string;
//# sourceMappingURL=is-id.d.ts.map
import { ID_PATTERNS } from '../../generated/contract.js';
/** The kinds of resource whose ids have a prefix. */
export type IdKind = keyof typeof ID_PATTERNS;
/**
 * Whether this is an id of a kind, as every response shows it. A path parameter takes a bare UUID as well.
 *
 * @example
 * if (!isId('canvas', input)) throw new Error('Not the id of a canvas.')
 */
export declare function isId(kind: IdKind, value: unknown): value is string;

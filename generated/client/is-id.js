import { ID_PATTERNS } from '../../generated/contract.js';
/**
 * Whether this is an id of a kind, as every response shows it. A path parameter takes a bare UUID as well.
 *
 * @example
 * if (!isId('canvas', input)) throw new Error('Not the id of a canvas.')
 */
export function isId(kind, value) {
    return typeof value === 'string' && new RegExp(ID_PATTERNS[kind]).test(value);
}

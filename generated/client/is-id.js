import { ID_PATTERNS } from '../../generated/contract.js';
/**
 * Returns true for an id of a kind, in the form that responses use. Path parameters also accept a bare UUID.
 *
 * @example
 * if (!isId('canvas', input)) throw new Error('Not the id of a canvas.')
 */
export function isId(kind, value) {
    return typeof value === 'string' && new RegExp(ID_PATTERNS[kind]).test(value);
}
//# sourceMappingURL=is-id.js.map
/** The three spellings of an id in a path: prefixed, a bare UUID, the prefix over a UUID (fact ids.rule.3.forms). */
import { createHash } from 'node:crypto'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The UUID of an id, in lower case: the one that its 26 Crockford characters spell (as ULID libraries have it), the one
 * that its body is, or else one made from the whole id. How the service pairs them is not stated.
 */
export function uuidOf(id: string): string {
  const body = id.slice(id.lastIndexOf('_') + 1)
  if (UUID.test(body.toLowerCase())) return body.toLowerCase()
  const value = /^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/.test(body)
    ? numberOf(body)
    : BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 32)}`)
  return value
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * The id that a path's spelling stands for: the one of `known` that has this UUID, else the 26 Crockford characters of
 * the UUID below the prefix. A reference that holds no UUID is answered as it came.
 */
export function canonicalId(prefix: string, ref: string, known: Iterable<string> = []): string {
  const body = (ref.startsWith(`${prefix}_`) ? ref.slice(prefix.length + 1) : ref).toLowerCase()
  if (!UUID.test(body)) return ref
  for (const id of known) if (id.startsWith(`${prefix}_`) && uuidOf(id) === body) return id
  return `${prefix}_${crockford(BigInt(`0x${body.replaceAll('-', '')}`))}`
}

/** The record of a store, keyed by id, that a path's spelling stands for. */
export function findByRef<Item>(store: ReadonlyMap<string, Item>, prefix: string, ref: string): Item | undefined {
  return store.get(ref) ?? store.get(canonicalId(prefix, ref, store.keys()))
}

/** 26 characters hold 130 bits, a UUID 128: the two that are too many fall away. */
function numberOf(body: string): bigint {
  const value = [...body.toUpperCase()].reduce((sum, char) => sum * 32n + BigInt(CROCKFORD.indexOf(char)), 0n)
  return BigInt.asUintN(128, value)
}

function crockford(value: bigint): string {
  return Array.from({ length: 26 }, (_, place) => CROCKFORD[Number((value >> BigInt(5 * (25 - place))) & 31n)]).join('')
}

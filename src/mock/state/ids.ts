/** The UUID of every id: in a path it may replace the id. */
import { sha256Hex } from './encoding.js'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Returns the UUID of an id, in lower case: its 26 Crockford characters decoded (as ULID libraries do), its
 * body if that is a UUID, or else a UUID derived from the whole id. How the service maps them is not documented.
 */
export function uuidOf(id: string): string {
  const body = id.slice(id.lastIndexOf('_') + 1)
  if (isUuid(body.toLowerCase())) return body.toLowerCase()
  const value = /^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/.test(body)
    ? numberOf(body)
    : BigInt(`0x${sha256Hex(id).slice(0, 32)}`)
  return value
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns true for a UUID in lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** 26 characters hold 130 bits, a UUID only 128: the two extra bits are dropped. */
function numberOf(body: string): bigint {
  const value = [...body.toUpperCase()].reduce((sum, char) => sum * 32n + BigInt(CROCKFORD.indexOf(char)), 0n)
  return BigInt.asUintN(128, value)
}

import { fromBase64url, hmacSha256, toBase64url } from '../state/encoding.js'

/** A position in a list: the last record that was read. */
export type Position = { created_at: string; id: string }

const SIGNATURE_BYTES = 32

/** Returns a signed cursor, in base64url. It never expires (gap limits.cursor_lifetime). */
export function writeCursor(secret: string, list: string, { created_at, id }: Position): string {
  return signed(secret, list, JSON.stringify([created_at, id]))
}

/** Returns the position of a cursor. Undefined if it was not written with this secret for this list. */
export function readCursor(secret: string, list: string, cursor: string): Position | undefined {
  const position = new TextDecoder().decode(fromBase64url(cursor)?.subarray(SIGNATURE_BYTES))
  if (signed(secret, list, position) !== cursor) return undefined
  const [created_at, id] = JSON.parse(position) as [string, string]
  return { created_at, id }
}

function signed(secret: string, list: string, position: string): string {
  const signature = hmacSha256(secret, `${list} ${position}`)
  return toBase64url(new Uint8Array([...signature, ...new TextEncoder().encode(position)]))
}

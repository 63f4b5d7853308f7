import { fromBase64url, hmacSha256, sameBytes, toBase64url } from '../state/encoding.js'

/** A place in a list: the record that was read last. */
export type Place = { created_at: string; id: string }

const SIGNATURE_BYTES = 32

/** A cursor: signed, and base64url (fact pagination.cursor.encoding). Its lifetime is not stated. */
export function writeCursor(secret: string, list: string, { created_at, id }: Place): string {
  const position = JSON.stringify([created_at, id])
  const signature = hmacSha256(secret, `${list} ${position}`)
  return toBase64url(new Uint8Array([...signature, ...new TextEncoder().encode(position)]))
}

/** The place that a cursor stands for; undefined for one that was not written with this secret for this list. */
export function readCursor(secret: string, list: string, cursor: string): Place | undefined {
  const bytes = fromBase64url(cursor)
  if (!bytes) return undefined
  const position = new TextDecoder().decode(bytes.subarray(SIGNATURE_BYTES))
  if (!sameBytes(bytes.subarray(0, SIGNATURE_BYTES), hmacSha256(secret, `${list} ${position}`))) return undefined
  const [created_at, id] = JSON.parse(position) as [string, string]
  return { created_at, id }
}

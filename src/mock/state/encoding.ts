/** Bytes and texts, with features of every runtime. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns the SHA-256 of a text, in hexadecimal characters. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Returns the HMAC-SHA256 of a text: 32 bytes. */
export function hmacSha256(secret: string, text: string): Uint8Array {
  return hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text))
}

/** Encodes bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Decodes base64url without padding. Undefined for any other text, and for one that is too long to encode. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length > 100_000 || !/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}

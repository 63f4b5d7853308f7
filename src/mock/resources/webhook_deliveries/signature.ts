import { bytesToHex } from '@noble/hashes/utils.js'
import { hmacSha256 } from '../../state/encoding.js'

/**
 * Returns the two signature headers of a delivery: an HMAC-SHA256 of `<timestamp>.<raw body>`. `time` is in
 * milliseconds. The key is the text of the secret as it is (gap webhooks.verify.secret_form), and the hexadecimal
 * characters are in lower case (gap webhooks.header.signature.case).
 */
export function signatureHeaders(secret: string, time: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(time / 1000))
  const hex = bytesToHex(hmacSha256(secret, `${timestamp}.${body}`))
  return { 'X-Webhook-Signature': `v1=${hex}`, 'X-Webhook-Timestamp': timestamp }
}

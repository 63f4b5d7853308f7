/** Signatures of webhooks, as the service makes them. The client has its own: neither package depends on the other. */
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '../../generated/contract.js'

export { SIGNATURE_HEADER, TIMESTAMP_HEADER }

/** Returns the header of a delivery: the HMAC of timestamp, a dot and the body. */
export async function signatureOf(timestamp: string, body: string, secret: string): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(`${timestamp}.${body}`))
  return `v1=${Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

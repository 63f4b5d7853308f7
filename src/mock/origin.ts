import { ApiError } from './errors.js'
import type { IncomingRequest } from './http.js'

/**
 * Rejects requests from web pages of other hosts (403). The tool server must (its protocol requires it), and foreign pages
 * must not control the mock. On a loopback connection the mock's own pages have a loopback origin, whatever host name a page
 * made resolve to it.
 */
export function checkOrigin({ headers, origin: own, isLocal }: IncomingRequest): void {
  const origin = headers.get('origin')
  if (origin === null || isLoopback(origin)) return
  if (!isLocal && origin === own) return
  throw new ApiError(
    403,
    `Pages of ${origin} may not send this request. Send it from a page of a loopback address or of the mock itself.`,
  )
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  )
}

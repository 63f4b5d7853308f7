import type { Connection } from './connection.js'
import { ApiError } from './errors.js'

/**
 * Rejects requests from web pages of other hosts (403). The tool server must (its protocol requires it), and foreign pages
 * must not control the mock. On a loopback connection the mock's own pages have a loopback origin, whatever host name a page
 * made resolve to it.
 */
export function checkOrigin(request: Request, connection: Connection | undefined): void {
  const origin = request.headers.get('origin')
  if (origin === null || isLoopback(origin)) return
  if (!connection?.isLocal && origin === new URL(request.url).origin) return
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

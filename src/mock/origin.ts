import type { Connection } from './connection.js'
import { ApiError } from './errors.js'

/**
 * Refuses a request that a page of another host makes (403): the tool server has to (its protocol asks for it), and no
 * foreign page is to command the mock. Over a loopback connection the mock's own pages are loopback ones as well, whatever
 * name a page has made its host resolve to.
 */
export function checkOrigin(request: Request, connection: Connection | undefined): void {
  const origin = request.headers.get('origin')
  if (origin === null || isLoopback(origin)) return
  if (!connection?.isLocal && origin === new URL(request.url).origin) return
  throw new ApiError(
    403,
    `Pages of ${origin} may not ask this. Pages of a loopback address and of the mock itself may.`,
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

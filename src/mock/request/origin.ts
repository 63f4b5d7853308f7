import { hostnameOf } from '../http/addresses.js'
import { ApiError } from '../http/errors.js'
import type { HttpRequest } from '../http/http.js'

/**
 * Rejects requests from web pages of other hosts (403). The tool server must (its protocol requires it), and foreign
 * pages must not control the mock. A page can make a name of its own resolve to this machine, so its name in `Host` is
 * not trusted unless it is one of `hosts`, or these have a `*`.
 */
export function checkOrigin(request: HttpRequest, hosts: ReadonlySet<string>): void {
  const { headers, path } = request
  const host = headers.get('host')
  if (host !== null && !isTrusted(host, hosts)) {
    const start = path.split('/', 2).join('/')
    throw new ApiError(
      403,
      `${start} is not served to the host name ${host}. To allow it, start the mock with --allow-host.`,
    )
  }
  if (!isForeignPage(request, hosts)) return
  throw new ApiError(
    403,
    `Pages of ${headers.get('origin')} may not send this request. Send it from a page of a loopback address or of the mock itself.`,
  )
}

/**
 * Rejects a request from a foreign page that would start a workspace (403). Any page can send requests to a mock on its
 * reader's machine, and with ever new keys it would push out the workspaces of others.
 */
export function checkMayStart(request: HttpRequest, hosts: ReadonlySet<string>, origins: ReadonlySet<string>): void {
  const page = request.headers.get('origin') ?? ''
  if (!isForeignPage(request, hosts) || origins.has('*') || origins.has(page)) return
  throw new ApiError(
    403,
    `Pages of ${page} may not start the workspace of a new key. Start the mock with --allow-origin ${page}, or use the key elsewhere first.`,
  )
}

/** Returns true for a request from a web page that is neither of a loopback address nor of the mock itself. */
export function isForeignPage({ headers, origin: own }: HttpRequest, hosts: ReadonlySet<string>): boolean {
  const origin = headers.get('origin')
  if (origin === null || (URL.canParse(origin) && isLoopback(new URL(origin).hostname))) return false
  const host = headers.get('host')
  return origin !== new URL(own).origin || (host !== null && !isTrusted(host, hosts))
}

/** An IP address always means the machine that it names. Only a name can be made to resolve to this one. */
function isTrusted(host: string, hosts: ReadonlySet<string>): boolean {
  if (hosts.has('*')) return true
  const hostname = hostnameOf(host)
  if (hostname === undefined) return false
  return isLoopback(hostname) || IP_ADDRESS.test(hostname) || [...hosts].some((name) => hostnameOf(name) === hostname)
}

/** Returns true for a name or an address at which only its own machine reaches a server. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^(\[::1\]|::1)$/.test(hostname)
}

const IP_ADDRESS = /^\d+(\.\d+){3}$|^\[.*\]$/

/** The paths on the mock's host, and the forms of a host. */

/** The origin of a mock that was started without flags, which the samples of the pages call. */
export const DEFAULT_ORIGIN = 'http://127.0.0.1:4010'

/** The base path of the API. */
export const BASE_PATH = '/v1'

/** The path of the tool server. Its real URL is not documented (gap mcp.surface.address). */
export const TOOLS_PATH = '/mcp'

/** Returns a line for each thing that a mock serves: its name and its address. */
export function addressesAt(origin: string, versions: readonly string[]): string[] {
  return [
    `API        ${origin}${BASE_PATH}`,
    `Documents  ${origin}/openapi/{canvas,${versions.join(',')}}.json`,
    `Tools      ${origin}${TOOLS_PATH}`,
    `Console    ${origin}/_mock/`,
    `Control    ${origin}/_mock/openapi.json`,
  ]
}

/** Returns the origin at which a server is reached from its own machine: no client can connect to "all addresses". */
export function originOf(hostname: string, port: number): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[hostname] ?? hostname
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Returns a host without its port, in lower case. */
export function hostnameOf(host: string): string | undefined {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined
}

/** Returns whether a path is another one or below it. Every path is below an empty one. */
export function isBelow(path: string, start: string): boolean {
  return path.startsWith(start) && (start === '' || path.length === start.length || path[start.length] === '/')
}

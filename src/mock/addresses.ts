/** The paths on the mock's host. */

/** The base path of the API. */
export const BASE_PATH = '/v1'

/** The path of the tool server. Its real URL is not documented (gap mcp.surface.address). */
export const TOOLS_PATH = '/mcp'

/** The paths on the mock's host. */

/** The origin of a mock that was started without flags, which the samples of the pages call. */
export const DEFAULT_ORIGIN = 'http://127.0.0.1:4010'

/** The base path of the API. */
export const BASE_PATH = '/v1'

/** The path of the tool server. Its real URL is not documented (gap mcp.surface.address). */
export const TOOLS_PATH = '/mcp'

/** Where everything stands on the mock's host. */

/** Where the API starts. */
export const BASE_PATH = '/v1'

/** Where the tool server answers. Its real address is not stated (gap mcp.surface.address). */
export const TOOLS_PATH = '/mcp'

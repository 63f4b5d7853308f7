import type { MockContext } from '../context.js'
import { ApiError, docUrlOf, newRequestId } from '../errors.js'
import type { HttpRequest } from '../http.js'
import { callerOf } from '../request/key.js'
import type { Exchange } from '../request/pipeline.js'
import { respondError } from '../request/respond.js'
import { versionOf } from '../request/version.js'
import { handleRpc } from './http.js'
import { callTool, type SendRequest } from './tools.js'

/**
 * Handles a request to the tool server. `send` sends a request to the REST API, which every tool uses.
 *
 * Every request needs a key: a 401 is what starts discovery (fact mcp.auth.401_discovery), and no tool is known that works
 * without one (gap mcp.auth.share_links.tool). The target of discovery is not documented (gap mcp.auth.oauth_endpoints), so
 * the mock accepts keys only. It respects the version header (gap mcp.protocol.version). It has no sessions and no streams
 * of its own, so POST is the only method.
 */
export async function handleTools(request: HttpRequest, context: MockContext, send: SendRequest): Promise<Exchange> {
  const requestId = newRequestId()
  const docUrl = docUrlOf(context.errorsPage, request.origin)
  let version = context.roles.default
  try {
    version = versionOf(request.headers.get('service-version'), context.roles)
    callerOf(request, context)
    if (request.method !== 'POST')
      throw new ApiError(405, `${request.method} is not allowed here. Use POST.`, { headers: { allow: 'POST' } })
    const { contract } = context
    const response = await handleRpc(request, {
      list: contract.files.tools,
      call: (name, args) => callTool(contract, name, args, { request, send, docUrl }),
      version: contract.versions[0] ?? version,
    })
    const headers = { ...response.headers, 'service-version': version, 'x-request-id': requestId }
    return { response: { ...response, headers }, version }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { response: respondError(error, version, requestId, docUrl), version }
  }
}

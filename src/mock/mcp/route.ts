import type { State } from '../control/state.js'
import { ApiError, newRequestId } from '../errors.js'
import { callerOf } from '../request/key.js'
import type { Answered } from '../request/pipeline.js'
import { respondError } from '../request/respond.js'
import { versionOf } from '../request/version.js'
import { answerRpc } from './http.js'
import { type Ask, callTool } from './tools.js'

/**
 * Answers a request to the tool server. `ask` puts a request to the REST API, in which all tools end.
 *
 * No request goes without a key: a 401 is what starts discovery (fact mcp.auth.401_discovery), and nothing is known that
 * could be had without (gap mcp.auth.share_links.tool). Where discovery would lead is not stated (gap
 * mcp.auth.oauth_endpoints), so the mock takes keys alone. The version header is heeded (gap mcp.protocol.version). There
 * are no sessions and no streams of the server's own, so POST is the only method.
 */
export async function answerTools(request: Request, state: State, ask: Ask): Promise<Answered> {
  const requestId = newRequestId()
  let version = state.roles.default
  try {
    version = versionOf(request.headers.get('service-version'), state.roles)
    callerOf(request, state)
    if (request.method !== 'POST')
      throw new ApiError(405, `${request.method} is not possible here. There is: POST.`, { headers: { allow: 'POST' } })
    const { contract } = state
    const response = await answerRpc(request, {
      list: contract.files.tools,
      call: (name, args) => callTool(contract, name, args, { request, ask }),
      version: contract.versions[0] ?? version,
    })
    response.headers.set('service-version', version)
    response.headers.set('x-request-id', requestId)
    return { response, version }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { response: respondError(error, version, requestId), version }
  }
}

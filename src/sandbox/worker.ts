/** The Worker of a sandbox: sends each request to the workspace of its key, and handles those without a key. */
import { bearerOf } from '../mock/http/http.js'
import { createMock, type Mock } from '../mock/index.js'
import { isKey } from '../mock/state/callers.js'
import { errorResponse } from './error-response.js'
import type { Env } from './gate.js'

export { type Env, Gate } from './gate.js'
export { Workspace } from './workspace.js'

/** Links to files and signed upload URLs have no key, so they contain the id of their workspace. */
const LINK = /^\/w\/([0-9a-f]{64})(\/_(?:files|storage)\/.*)$/
/** The operations of the control that need no key, and the files of the console. */
const OPEN = /^\/_mock(\/(health(\/.*)?|openapi\.json|console\.\w+)?)?$/

/** Handles what reaches no workspace: documents, preflight requests, health, and every 401. It keeps nothing. */
let stateless: Promise<Mock> | undefined

/** The ids of workspaces by key, as the gate has told them: it is not asked at each request. */
const known = new Map<string, string>()
const MAX_KNOWN = 10_000

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(request.url)
    const key = bearerOf(request)
    const [, linked, path] = LINK.exec(url.pathname) ?? []
    if (linked !== undefined && path !== undefined) {
      url.pathname = path
      const own = new Request(url, request)
      // A key would start a workspace, but a link only leads to one that exists.
      own.headers.delete('authorization')
      return objectOf(linked, env)?.fetch(own) ?? errorResponse(404, 'There is no such workspace.')
    }
    if (key !== undefined && isKey(key)) {
      const id = known.get(key) ?? (await env.GATE.getByName('gate').admit(key, request.headers))
      if (typeof id !== 'string') return errorResponse(...id)
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(key, id)
      return env.WORKSPACES.get(env.WORKSPACES.idFromString(id)).fetch(request)
    }
    if (/^\/_mock(\/|$)/.test(url.pathname) && !OPEN.test(url.pathname))
      return errorResponse(401, 'Send the key whose workspace you control: `Authorization: Bearer service_live_…`.')
    stateless ??= createMock({ allowHosts: ['*'] })
    return (await stateless).fetch(request)
  },
}

/** The engine signs the ids of its objects, so one that it has not given leads to no object, and makes none. */
function objectOf(id: string, { WORKSPACES }: Env) {
  try {
    return WORKSPACES.get(WORKSPACES.idFromString(id))
  } catch {
    return undefined
  }
}

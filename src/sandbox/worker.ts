/** The Worker of a sandbox: sends each request to the workspace of its key, and handles those without a key. */
import { bearerOf } from '../mock/http.js'
import { createMock, type Mock } from '../mock/index.js'
import { isKey } from '../mock/state/callers.js'
import { type Env, errorResponse, hashOf } from './shared.js'

export { Address } from './address.js'
export type { Env } from './shared.js'
export { Workspace } from './workspace.js'

/** Links to files and signed upload URLs have no key, so they contain the name of their workspace. */
const LINK = /^\/w\/([0-9a-f]{32})(\/_(?:files|storage)\/.*)$/
/** The operations of the control that need no key, and the files of the console. */
const OPEN = /^\/_mock(\/(health(\/.*)?|openapi\.json|console\.\w+)?)?$/

/** Handles what reaches no workspace: documents, preflight requests, health, and every 401. It keeps nothing. */
let stateless: Promise<Mock> | undefined

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
      return env.WORKSPACES.getByName(linked).fetch(own)
    }
    if (key !== undefined && isKey(key)) return env.WORKSPACES.getByName(hashOf(key)).fetch(request)
    if (/^\/_mock(\/|$)/.test(url.pathname) && !OPEN.test(url.pathname))
      return errorResponse(401, 'Send the key whose workspace you control: `Authorization: Bearer service_live_…`.')
    stateless ??= createMock({ allowHosts: ['*'] })
    return (await stateless).fetch(request)
  },
}

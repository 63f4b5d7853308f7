/** Where requests go: the mock in the page, or the one that serves the page. */
import type { PageMock, PageMockOptions } from './mock.js'

export type Workspace = {
  /** The base URL of the API. */
  base: string
  /** Sends a request to the API or to what its responses link to. Rejects like `fetch` if the connection is lost. */
  send: (request: Request, version: string) => Promise<Response>
  /** Sends a request to the control operations of the mock. Rejects with an Error that has the message of the mock. */
  control: (method: string, path: string, body?: object) => Promise<unknown>
}

/** Returns the workspace of the mock in the page, which is loaded when it is first used. */
export function pageWorkspace(base: string, options: PageMockOptions): Workspace {
  let loading: Promise<PageMock> | undefined
  const mock = () => {
    loading ??= import('./mock.js').then(({ createPageMock }) => createPageMock(options))
    // What could not be loaded is tried again with the next request.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return workspaceOf(base, async (request, version) => {
    const loaded = await mock()
    if (version) await loaded.load(version)
    return loaded.fetch(request)
  })
}

/** Returns the workspace of a mock that listens at an origin. */
export function serverWorkspace(base: string): Workspace {
  return workspaceOf(base, (request) => fetch(request))
}

function workspaceOf(base: string, send: (request: Request, version?: string) => Promise<Response>): Workspace {
  return {
    base,
    send,
    async control(method, path, body) {
      const request = new Request(new URL(`/_mock${path}`, base), {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      })
      const response = await send(request)
      const text = await response.text()
      const content = text === '' ? undefined : JSON.parse(text)
      if (!response.ok) throw new Error(content?.error?.message ?? `The mock responded with ${response.status}.`)
      return content
    },
  }
}

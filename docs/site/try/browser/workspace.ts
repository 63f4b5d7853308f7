/** Where requests go: the mock in the page. */
import type { PageMock, PageMockOptions } from './mock.js'
import { type Workspace, workspaceOf } from './server-workspace.js'

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

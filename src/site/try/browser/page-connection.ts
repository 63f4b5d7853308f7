/** The connection to the mock in the page. */

import { type Connection, connectTo } from './connection.js'
import type { PageMock, PageMockOptions } from './mock.js'

/** Returns a connection to the mock in the page, which is loaded when it is first used. */
export function connectToPageMock(base: string, options: PageMockOptions): Connection {
  let loading: Promise<PageMock> | undefined
  const mock = () => {
    loading ??= import('./mock.js').then(({ createPageMock }) => createPageMock(options))
    // What could not be loaded is tried again with the next request.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return connectTo(base, async (request, version) => {
    const loaded = await mock()
    if (version) await loaded.load(version)
    return loaded.fetch(request)
  })
}

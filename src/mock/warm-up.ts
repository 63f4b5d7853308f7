import type { Contract } from '../contract/contract.js'
import { BASE_PATH } from './addresses.js'
import { createApp } from './app.js'

const KEY = 'service_live_00'

/**
 * Sends the first requests of a typical client to a throwaway mock: a list, and an invalid body. The first response to a real
 * client then does not wait for code that is loaded or compiled on first use.
 */
export async function warmUp(contract: Contract): Promise<void> {
  const app = createApp(contract)
  try {
    for (const version of contract.versions) {
      const operations = [...contract.view(version).operations.values()]
      const list = operations.find(({ method, path }) => method === 'GET' && !path.includes('{'))
      const takesJson = operations.find(
        ({ body, path }) => body?.mediaType === 'application/json' && !path.includes('{'),
      )
      for (const operation of [list, takesJson]) {
        if (!operation) continue
        const { method, path } = operation
        const headers = {
          authorization: `Bearer ${KEY}`,
          'service-version': version,
          'content-type': 'application/json',
        }
        const body = method === 'GET' ? {} : { body: '[]' }
        const response = await app.fetch(new Request(`http://mock${BASE_PATH}${path}`, { method, headers, ...body }))
        await response.arrayBuffer()
      }
    }
  } finally {
    app.close()
  }
}

import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operations.js'
import type { Version } from '../../contract/versions.js'
import { createContext } from '../context/context.js'
import { BASE_PATH } from '../http/addresses.js'
import { type HttpRequest, PlainHeaders } from '../http/http.js'
import { createApi } from './pipeline.js'

const KEY = 'service_live_00'

/**
 * Sends the first requests of a typical client to a throwaway mock: a list, and an invalid body. The first response to a real
 * client then does not wait for code that is loaded or compiled on first use.
 */
export async function warmUp(contract: Contract): Promise<void> {
  const context = createContext(contract)
  const api = createApi(context, contract)
  try {
    for (const version of contract.versions) {
      const operations = [...contract.view(version).operations.values()]
      const list = operations.find(({ method, path }) => method === 'GET' && !path.includes('{'))
      const takesJson = operations.find(
        ({ body, path }) => body?.mediaType === 'application/json' && !path.includes('{'),
      )
      for (const operation of [list, takesJson]) if (operation) await api(requestTo(operation, version), operation.path)
    }
  } finally {
    context.state.close()
  }
}

function requestTo({ method, path }: Operation, version: Version): HttpRequest {
  const headers = new PlainHeaders({
    authorization: `Bearer ${KEY}`,
    'service-version': version,
    'content-type': 'application/json',
  })
  return {
    method,
    origin: 'http://mock',
    path: BASE_PATH + path,
    search: '',
    headers,
    bytes: async () => new TextEncoder().encode('[]'),
  }
}

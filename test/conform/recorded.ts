/** Traffic of the mock, recorded as HAR: everything that the kit sends. */
import { createKit } from '../../src/conform/index.js'
import { createMock } from '../../src/mock/index.js'
import { contract } from '../support/contract.js'
import type { Version } from '../support/documents.js'
import { newKey } from '../support/requests.js'

export type HarEntry = {
  request: { method: string; url: string; headers: HarHeader[]; postData?: { mimeType: string; text: string } }
  response: { status: number; headers: HarHeader[]; content: { mimeType: string; text: string; size?: number } }
}
type HarHeader = { name: string; value: string }

export const toHar = (entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } })

/** Returns what the kit sends in these versions, and what the mock returns. Tasks end after a tenth of a second. */
export async function recordedTraffic(versions: readonly Version[], key = newKey()): Promise<HarEntry[]> {
  const mock = await createMock({ taskMs: 100 })
  const entries: HarEntry[] = []
  const fetch = recording((request) => mock.fetch(request), entries)
  const options = { url: BASE, key, fetch, versions: [...versions] }
  await createKit(contract).check({ ...options, reach: 'all', sleep: (ms) => mock.moveClock(ms) })
  // What has ended by now: tasks with results, exports, and canvases that they made.
  await mock.moveClock(10_000)
  await createKit(contract).check({ ...options, reach: 'read-only', sleep: async () => {} })
  await mock.close()
  return entries
}

const BASE = 'https://api.canvas-design.example/v1'

function recording(fetch: (request: Request) => Promise<Response>, entries: HarEntry[]) {
  return async (request: Request) => {
    const type = request.headers.get('content-type') ?? ''
    const sent = type.startsWith('application/json') ? await request.clone().text() : undefined
    const response = await fetch(request)
    const mimeType = response.headers.get('content-type') ?? ''
    entries.push({
      request: {
        method: request.method,
        url: request.url,
        headers: listed(request.headers),
        ...(sent === undefined ? {} : { postData: { mimeType: type, text: sent } }),
      },
      response: {
        status: response.status,
        headers: listed(response.headers),
        content: { mimeType, text: await response.clone().text() },
      },
    })
    return response
  }
}

function listed(headers: Headers): HarHeader[] {
  return [...headers].map(([name, value]) => ({ name, value }))
}

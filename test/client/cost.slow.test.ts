/** The work of the client for the compiler. bundle.test.ts has its size. */
import { expect, test } from 'vitest'
import { NEWEST } from '../support/versions.js'
import { createEditor } from './editor.js'

test('the client takes at most a fifth of the instantiations of plain openapi-fetch', { timeout: 60_000 }, () => {
  const editor = createEditor()
  const [plain = 0, ...ours] = Object.values(CONSUMERS).map((code) => editor.instantiations(code))
  expect(ours).toHaveLength(2)
  for (const instantiations of ours) expect(instantiations).toBeLessThanOrEqual(0.2 * plain)
})

const AT = `'http://127.0.0.1:4010/v1'`
const CONSUMERS: Record<string, string> = {
  'openapi-fetch': `
    import createClient from 'openapi-fetch'
    import type { paths } from 'canvas-design-api/types/${NEWEST}'
    const api = createClient<paths>({ baseUrl: ${AT} })
    const header = { 'Service-Version': '${NEWEST}' } as const
    const page = await api.GET('/canvases', { params: { header, query: { limit: 5 } } })
    const task = await api.POST('/tasks', { params: { header }, body: { prompt: 'A poster' } })
    console.log(page.data?.data[0]?.name, task.data?.status)`,
  client: `
    import { createClient } from 'canvas-design-api'
    const api = createClient({ baseUrl: ${AT}, apiKey: 'k', version: '${NEWEST}' })
    const page = await api.GET('/canvases', { params: { query: { limit: 5 } } })
    const task = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    console.log(page.data?.data[0]?.name, task.data?.status)`,
  'client and helpers': `
    import { createClient, paginate, unwrap, uploadFile, waitForTask } from 'canvas-design-api'
    const api = createClient({ baseUrl: ${AT}, apiKey: 'k', version: '${NEWEST}' })
    for await (const canvas of paginate(api, '/canvases', { limit: 5 })) console.log(canvas.name)
    const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
    console.log((await waitForTask(api, task.id)).status, (await uploadFile(api, new Blob())).id)`,
}

/** The size of the client in a bundle, and its work for the compiler. */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { NEWEST } from '../support/versions.js'
import { createEditor } from './editor.js'

/** Minified and gzipped bytes. */
const MAX_BYTES = { client: 3.7 * 1024, 'client + all': 7.5 * 1024 }

const BUNDLES: Record<string, string> = {
  client: `export { createClient } from 'canvas-design-api'`,
  'client + all': `export * from 'canvas-design-api'`,
}

test.each(Object.entries(MAX_BYTES))('%s takes at most %d bytes', async (name, most) => {
  const bytes = await gzipped(BUNDLES[name] ?? expect.unreachable())
  expect(bytes).toBeGreaterThan(1024)
  expect(bytes).toBeLessThanOrEqual(most)
})

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

async function gzipped(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: inRoot() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

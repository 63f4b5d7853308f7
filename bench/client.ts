import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { inRoot, VERSIONS } from '../scripts/support/paths.js'
import { createEditor } from '../test/client/editor.js'
import { type Goal, ratio } from './goals.js'

const NEWEST = VERSIONS[0]

/** The cost of the client for its users: bytes to download, and work for the compiler. */
export type ClientCost = {
  /** Minified and gzipped bytes of a bundle that contains only this. */
  bytes: Record<string, number>
  /** How many types the compiler instantiates for a small consumer. */
  instantiations: Record<string, number>
}

/** Measures the compiled client against plain openapi-fetch and a handwritten fetch. */
export async function clientCost(): Promise<ClientCost> {
  const editor = createEditor()
  const bytes = Object.entries(BUNDLES).map(async ([name, code]) => [name, await gzipped(code)] as const)
  return {
    bytes: Object.fromEntries(await Promise.all(bytes)),
    instantiations: Object.fromEntries(
      Object.entries(CONSUMERS).map(([name, code]) => [name, editor.instantiations(code)]),
    ),
  }
}

/** Returns the goals for the client's cost. */
export function clientGoals({ bytes, instantiations }: ClientCost): Goal[] {
  const plain = instantiations['openapi-fetch'] ?? Number.NaN
  return [
    ...Object.entries(MOST_BYTES).map(([name, most]) => ({
      text: `${name} at most ${most / 1024} KB gzipped`,
      met: (bytes[name] ?? Number.NaN) <= most,
      figure: `${((bytes[name] ?? Number.NaN) / 1024).toFixed(2)} KB`,
    })),
    ...['client', 'client and helpers'].map((name) => {
      const ours = instantiations[name] ?? Number.NaN
      return {
        text: `${name}: at most 0.2 of openapi-fetch's instantiations`,
        met: ours <= 0.2 * plain,
        figure: ratio(ours, plain),
      }
    }),
  ]
}

const MOST_BYTES = { client: 3.7 * 1024, 'client + all': 7.5 * 1024 }

const BUNDLES: Record<string, string> = {
  client: `export { createClient } from 'canvas-design-api'`,
  'client + all': `export * from 'canvas-design-api'`,
}

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

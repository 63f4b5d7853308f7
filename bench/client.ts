import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import ts from 'typescript'
import { inRoot, VERSIONS } from '../scripts/support/paths.js'
import { type Goal, ratio } from './goals.js'
import { median } from './stats.js'

const NEWEST = VERSIONS[0]

/** The cost of the client for its users: bytes to download, and work for the compiler. */
export type ClientCost = {
  /** Minified and gzipped bytes of a bundle that contains only this. */
  bytes: Record<string, number>
  /** For a small consumer: how many types the compiler instantiates, and how long it checks, in ms. */
  types: Record<string, { instantiations: number; checkMs: number }>
}

/** Measures the compiled client against plain openapi-fetch and a handwritten fetch. */
export async function clientCost(runs: number): Promise<ClientCost> {
  const bytes = Object.entries(BUNDLES).map(async ([name, code]) => [name, await gzipped(code)] as const)
  // Not counted: the first check also binds the libraries of the language, which all share.
  check('')
  return {
    bytes: Object.fromEntries(await Promise.all(bytes)),
    types: Object.fromEntries(Object.entries(CONSUMERS).map(([name, code]) => [name, checked(code, runs)])),
  }
}

/** Returns two tables. The cost of a helper is shown in addition to that of the client. */
export function clientTables({ bytes, types }: ClientCost): string {
  const client = bytes.client ?? 0
  return [
    `The client, minified and gzipped${' '.repeat(21)}bytes  beyond the client`,
    ...Object.entries(bytes).map(([name, size]) => {
      const beyond = name.startsWith('client + ') ? String(size - client) : ''
      return `  ${name.padEnd(50)}${String(size).padStart(6)}${beyond.padStart(19)}`.trimEnd()
    }),
    '',
    `A small consumer, checked${' '.repeat(15)}instantiations     check ms`,
    ...Object.entries(types).map(
      ([name, { instantiations, checkMs }]) =>
        `  ${name.padEnd(38)}${String(instantiations).padStart(14)}${checkMs.toFixed(0).padStart(13)}`,
    ),
  ].join('\n')
}

/** Returns the goals for the client's cost. */
export function clientGoals({ bytes, types }: ClientCost): Goal[] {
  const plain = types['openapi-fetch']?.instantiations ?? Number.NaN
  return [
    ...Object.entries(MOST_BYTES).map(([name, most]) => ({
      text: `${name} at most ${most / 1024} KB gzipped`,
      met: (bytes[name] ?? Number.NaN) <= most,
      figure: `${((bytes[name] ?? Number.NaN) / 1024).toFixed(2)} KB`,
    })),
    ...['client', 'client and helpers'].map((name) => {
      const ours = types[name]?.instantiations ?? Number.NaN
      return {
        text: `${name}: at most 0.2 of openapi-fetch's instantiations`,
        met: ours <= 0.2 * plain,
        figure: ratio(ours, plain),
      }
    }),
  ]
}

// Errors that name their request cost 0.4 KB.
const MOST_BYTES = { client: 3.6 * 1024, 'client + all': 7.2 * 1024 }

const HELPERS = [
  'paginate',
  'waitForTask',
  'waitFor, waitForExport',
  'uploadFile',
  'retry',
  'isApiError, errorOf, ResponseError, unwrap',
  'toCanonicalTask',
  'isId, isKind',
]

const withClient = (names: string) => `export { createClient, ${names} } from 'canvas-design-api'`

const BUNDLES: Record<string, string> = {
  'a fetch by hand': `export const list = (at, key) => fetch(at + '/canvases', { headers: { authorization: 'Bearer ' + key } }).then((answer) => answer.json())`,
  'openapi-fetch': `export { default } from 'openapi-fetch'`,
  client: `export { createClient } from 'canvas-design-api'`,
  ...Object.fromEntries(HELPERS.map((names) => [`client + ${names}`, withClient(names)])),
  'client + all': `export * from 'canvas-design-api'`,
  'verifyWebhook alone': `export { verifyWebhook } from 'canvas-design-api/webhooks'`,
  'all of both entries': `export * from 'canvas-design-api'; export * from 'canvas-design-api/webhooks'`,
}

const AT = `'http://127.0.0.1:4010/v1'`
const CONSUMERS: Record<string, string> = {
  'a fetch by hand': `
    import type { CanvasPage, DesignTask } from 'canvas-design-api/types/${NEWEST}'
    const ask = async <Body,>(path: string, init?: RequestInit) => (await (await fetch(${AT} + path, init)).json()) as Body
    const page = await ask<CanvasPage>('/canvases')
    const task = await ask<DesignTask>('/tasks', { method: 'POST', body: JSON.stringify({ prompt: 'A poster' }) })
    console.log(page.data[0]?.name, task.status)`,
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

function checked(code: string, runs: number): { instantiations: number; checkMs: number } {
  const all = Array.from({ length: runs }, () => check(code))
  return { instantiations: all[0]?.instantiations ?? 0, checkMs: median(all.map(({ checkMs }) => checkMs)) }
}

/** The parsed libraries of the language, by path. */
const LIBRARIES = new Map<string, ts.SourceFile>()

function check(code: string): { instantiations: number; checkMs: number } {
  const file = inRoot('consumer.mts')
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile, readFile } = host
  host.getSourceFile = (path, ...how) => {
    const known = LIBRARIES.get(path) ?? getSourceFile(path, ...how)
    if (known?.hasNoDefaultLib) LIBRARIES.set(path, known)
    return known
  }
  host.fileExists = (path) => path === file || fileExists(path)
  host.readFile = (path) => (path === file ? code : readFile(path))
  const program = ts.createProgram([file], options, host)
  const start = performance.now()
  const [fault] = ts.getPreEmitDiagnostics(program)
  const checkMs = performance.now() - start
  if (fault)
    throw new Error(`The small consumer does not compile: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`)
  return { instantiations: program.getInstantiationCount(), checkMs }
}

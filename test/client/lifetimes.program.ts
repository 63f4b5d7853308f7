/** Run by lifetimes.slow.test.ts: calls that never get their response, each with a limit, during collections. */
import { createServer } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as client from '../../src/client/index.js'
import { listen } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

/** In milliseconds. */
const LIMIT = 600
const PATIENCE = 20_000

let reads = 0
const server = createServer((request, response) => {
  const { url = '' } = request
  const json = { 'content-type': 'application/json' }
  if (url.endsWith('/uploads/url')) {
    const upload_url = `${baseUrl}/storage`
    response.writeHead(200, json).end(JSON.stringify({ upload_url, storage_key: 'k', mime_type: 'a/b' }))
  } else if (url.endsWith('/organizations') && reads++ === 0) response.writeHead(503, { 'retry-after': '0' }).end()
  // A body that never ends.
  else if (url.includes('/events')) response.writeHead(200, json).write('{')
})
const baseUrl = `${await listen(server)}/v1`

const options = { baseUrl, apiKey: 'service_live_0a', version: NEWEST } as const
const api = client.createClient(options)
const limited = client.createClient({ ...options, timeoutMs: LIMIT })
const wrapped = client.createClient({ ...options, timeoutMs: LIMIT, fetch: (request) => fetch(request) })
const retried = client.createClient({ ...options, timeoutMs: LIMIT })
retried.use(client.retry({ attempts: 2 }))
const patient = client.createClient(options)
patient.use(client.retry())

/** Returns the signal of a controller that only a timer knows. */
function stopped(): AbortSignal {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), LIMIT)
  return stop.signal
}

/** Never responds, and is known to nothing but the signal that ends it. */
function untilAborted({ signal }: Request): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

const limits = { max_direct_upload_bytes: 0, max_file_bytes: 2 ** 30, max_file_bytes_is_plan_limit: false }
const file = new Blob(['x'.repeat(100_000)])

const calls: Record<string, () => Promise<unknown>> = {
  'timeoutMs of a read': () => limited.GET('/credits'),
  'timeoutMs of a write': () => limited.POST('/tasks', { body: { prompt: 'A poster' } }),
  'timeoutMs in the body': () => limited.GET('/events'),
  'timeoutMs in a body that is streamed': async () => {
    const { data } = await limited.GET('/events', { parseAs: 'stream' })
    return new Response(data).text()
  },
  'timeoutMs with a `fetch` that passes on the request alone': () => wrapped.GET('/credits'),
  'timeoutMs with a `fetch` that waits for its signal alone': () =>
    client.createClient({ ...options, timeoutMs: LIMIT, fetch: untilAborted }).GET('/credits'),
  'timeoutMs of the last attempt': () => retried.GET('/credits'),
  'an abort of a read': () => api.GET('/credits', { signal: stopped() }),
  'an abort of a write': () => api.POST('/tasks', { body: {}, signal: stopped() }),
  'an abort in the body': () => api.GET('/events', { signal: stopped() }),
  'an abort with a `fetch` of the call': () =>
    api.GET('/credits', { signal: stopped(), fetch: (request) => fetch(request) }),
  'AbortSignal.timeout of a read': () => api.GET('/credits', { signal: AbortSignal.timeout(LIMIT) }),
  'AbortSignal.timeout of a retry': () => patient.GET('/organizations', { signal: AbortSignal.timeout(LIMIT) }),
  'a limit of a list': () => client.paginate(api, '/tasks', {}, { signal: AbortSignal.timeout(LIMIT) }).toArray(),
  'a limit of waitFor': () =>
    client.waitFor((signal) => api.GET('/credits', { signal }) as never, { timeoutMs: LIMIT }),
  'a limit of waitForTask': () => client.waitForTask(api, 'task_1', { timeoutMs: LIMIT }),
  'an abort of waitForExport': () => client.waitForExport(api, 'cvs_1', { signal: stopped() }),
  'a limit of an upload': () => client.uploadFile(api, file, { limits, signal: AbortSignal.timeout(LIMIT) }),
  'an abort of an upload with a `fetch` of its own': () =>
    client.uploadFile(api, file, { limits, signal: stopped(), fetch: (request) => fetch(request) }),
}

const ends: Record<string, string> = {}
const waiting = Object.entries(calls).map(async ([name, call]) => {
  ends[name] = 'never ends'
  ends[name] = await call().then(
    () => 'succeeds',
    (error: Error) => error.name,
  )
})
if (process.argv[2] === 'collects') {
  setFlagsFromString('--expose-gc')
  setInterval(runInNewContext('gc'), 20)
} else {
  const kept: object[][] = []
  setInterval(() => {
    kept[kept.length % 10] = Array.from({ length: 50_000 }, (_, index) => ({ index }))
    if (kept.length === 10) kept.length = 0
  }, 5)
}
await Promise.race([Promise.all(waiting), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
console.log(JSON.stringify(ends))
process.exit()

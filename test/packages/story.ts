/** What the client does when things go wrong, as one program that runs in every runtime and says the same in each. */
import { createServer } from 'node:http'
import { listen } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

/** A module whose `story(origin of the mock, origin of the shaky server)` resolves with what STORY_RESULT says. */
export const STORY = `
import { createClient, paginate, retry, uploadFile, unwrap, waitForTask } from 'canvas-design-api'
import { signWebhook, verifyWebhook } from 'canvas-design-api/webhooks'

const summaryOf = (error) =>
  error.reason ?? error.status ?? (error.path ? error.name + ' ' + error.method + ' ' + error.path : error.name)

export async function story(origin, shaky) {
  const at = { apiKey: 'service_live_5703f', version: '${NEWEST}' }
  const api = createClient({ ...at, baseUrl: origin + '/v1', timeoutMs: 20_000, userAgent: 'story/1.0' })
  api.use(retry())

  const retried = []
  const calls = { default: {}, 'the global fetch': { fetch }, 'a time limit': { timeoutMs: 20_000 } }
  for (const [name, options] of Object.entries(calls)) {
    const client = createClient({ ...at, ...options, baseUrl: shaky + '/v1' })
    const statuses = []
    client.use(retry({ onAttempt: ({ status, requestId }) => statuses.push(status, requestId) }))
    await client.GET('/credits')
    retried.push([name, ...statuses])
  }
  const writer = createClient({ ...at, baseUrl: shaky + '/v1' })
  writer.use(retry({ when: () => true }))
  const repeated = await writer.POST('/tasks', { body: { prompt: 'Ein Plakat für „uns“' } })

  const hurried = createClient({ ...at, baseUrl: shaky + '/v1', timeoutMs: 100 })
  const late = await hurried.GET('/events').catch(summaryOf)
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 50)
  const stopped = await writer.GET('/events', { signal: stop.signal }).catch(summaryOf)

  const names = []
  for await (const canvas of paginate(api, '/canvases', { limit: 1 })) names.push(canvas.name)
  const whole = unwrap(await api.GET('/canvases', { params: { query: { limit: 100 } } }))

  const progress = []
  const file = new File([new Uint8Array(200_000).fill(7)], 'a.mp4', { type: 'video/mp4' })
  const limits = { max_direct_upload_bytes: 8192, max_file_bytes: 1e6, max_file_bytes_is_plan_limit: false }
  const long = await uploadFile(api, file, { limits, onProgress: ({ sentBytes }) => progress.push(sentBytes) })
  const short = await uploadFile(api, new Blob(['A brief']).stream(), { filename: 'a.txt', type: 'text/plain' })
  const hello = new TextEncoder().encode('.hello.')
  const sizes = []
  for (const source of [hello, hello.buffer, new Uint8Array(hello.buffer, 1, 5)])
    sizes.push((await uploadFile(api, source, { filename: 'a.txt', type: 'text/plain' })).size_bytes)
  const text = new ReadableStream({ start: (controller) => (controller.enqueue('hello'), controller.close()) })
  const notBytes = await uploadFile(api, text).catch(summaryOf)
  const nowhere = createClient({ ...at, baseUrl: 'http://127.0.0.1:1/v1' })
  const lost = await nowhere.GET('/credits').catch((error) => error.message.startsWith('GET /credits: '))

  const tooLarge = await uploadFile(api, file, { limits: { ...limits, max_file_bytes: 1 } }).catch(summaryOf)

  const task = await waitForTask(api, unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } })))
  const path = { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3Z' }
  const missing = await api.GET('/canvases/{canvas_id}', { params: { path } }).then(unwrap).catch((error) => error)

  const body = JSON.stringify({ id: 'evt_1', type: 'task.failed', data: {} })
  const headers = new Headers(await signWebhook(body, 'secret'))
  const bytes = new TextEncoder().encode(body)
  const verified = []
  for (const form of [body, bytes, bytes.buffer]) verified.push((await verifyWebhook({ headers, body: form }, 'secret')).id)
  for (const form of [body + ' ', { id: 'evt_1' }, undefined])
    verified.push(await verifyWebhook({ headers, body: form }, 'secret').catch(summaryOf))

  return {
    retried,
    repeated: repeated.data,
    late,
    stopped,
    pages: names.length > 1 && names.join() === whole.data.map(({ name }) => name).join(),
    long: [long.size_bytes, progress[0], progress.at(-1)],
    short: short.size_bytes,
    bytes: sizes,
    notBytes,
    lost,
    tooLarge,
    task: task.status,
    missing: [missing.status, missing.requestId === missing.response.headers.get('X-Request-ID')],
    verified,
  }
}
`

/** What each attempt of a retried call gets: a status and the id of its request. */
const ATTEMPTS = [503, 'req_1', 429, 'req_2', 200, 'req_3']

/** The expected result of the story. */
export const STORY_RESULT = {
  retried: ['default', 'the global fetch', 'a time limit'].map((name) => [name, ...ATTEMPTS]),
  repeated: { prompt: 'Ein Plakat für „uns“' },
  late: 'TimeoutError GET /events',
  stopped: 'AbortError GET /events',
  pages: true,
  long: [200_000, 0, 200_000],
  short: 7,
  bytes: [7, 7, 5],
  notBytes: 'TypeError',
  lost: true,
  tooLarge: 'RangeError',
  task: 'succeeded',
  missing: [404, true],
  verified: ['evt_1', 'evt_1', 'evt_1', 'signature_mismatch', 'TypeError', 'TypeError'],
}

/** A server whose reads get 503, 429, then 200, a task 503, then its body, and the log of events no response. */
export async function startShaky(): Promise<{ origin: string; close: () => void }> {
  let asked = 0
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Service-Version')
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-ID')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (request.url === '/v1/events') return
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const turns = request.method === 'GET' ? [503, 429, 200] : [503, 202]
    const turn = asked % turns.length
    asked = turn === turns.length - 1 ? 0 : asked + 1
    const isError = turn < turns.length - 1
    const error = { code: 'upstream', message: 'm', request_id: null }
    response.writeHead(turns[turn] ?? 500, {
      'Content-Type': 'application/json',
      'X-Request-ID': `req_${turn + 1}`,
      ...(isError ? { 'Retry-After': '0' } : {}),
    })
    response.end(isError ? JSON.stringify({ error }) : body || '{}')
  })
  return {
    origin: await listen(server),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

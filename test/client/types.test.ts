/** What the compiler and the editor show to the author of a call. */
import { beforeAll, expect, test } from 'vitest'
import { documents } from '../support/documents.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { createEditor } from './editor.js'

const editor = createEditor()

/** The expected texts come from the contract, so that they can be reworded there. */
const { paths, components } = documents[NEWEST] as unknown as {
  paths: Record<string, Record<string, { summary: string }>>
  components: { schemas: Record<string, { properties: Record<string, { description: string }> }> }
}
const startTask = paths['/tasks']?.post?.summary ?? ''
const listCanvases = paths['/canvases']?.get?.summary ?? ''
const promptText = components.schemas.TaskCreate?.properties.prompt?.description.trim()
const HEAD = `import { type ClientOptions, createClient, errorOf, isApiError, isId, isKind, paginate, retry, unwrap, uploadFile, waitFor, waitForExport, waitForTask, type WaitOptions } from 'canvas-design-api'
import { signWebhook, type UnknownEvent, verifyWebhook } from 'canvas-design-api/webhooks'
const options = { baseUrl: 'http://127.0.0.1:4010/v1', apiKey: 'k', version: '${NEWEST}' } as const
const api = createClient(options)
const old = createClient({ ...options, version: '${OLDEST}' })
const created = unwrap(await api.POST('/tasks', { body: {} }))
const params = { path: { canvas_id: 'cvs_1' } }
const event = await verifyWebhook({ headers: {}, body: '' }, 's')
`

/** What people write by mistake, a line each, and what the message has to name. */
// biome-ignore format: a table has one row a line.
const MISTAKES: [what: string, code: string, message: RegExp][] = [
  ['a misspelled field', `api.POST('/tasks', { body: { promt: 'A poster' } })`, /'promt'.*mean to write 'prompt'/],
  ['a body that is not wrapped', `api.POST('/tasks', { prompt: 'A poster' })`, /'prompt'/],
  ['a body as text', `api.POST('/tasks', { body: JSON.stringify({}) })`, /string/],
  ['no body', `api.POST('/tasks')`, /Expected 2 arguments/],
  ['a body of a read', `api.GET('/credits', { body: {} })`, /'body'/],
  ['a number as prompt', `api.POST('/tasks', { body: { prompt: 1 } })`, /number/],
  ['an unknown parameter', `api.GET('/canvases', { params: { query: { page: 1 } } })`, /'page'.*cursor\?: string/],
  ['a parameter outside params', `api.GET('/canvases', { query: { limit: 1 } })`, /'query'/],
  ['a wrong path parameter', `api.GET('/canvases/{canvas_id}', { params: { path: { id: '' } } })`, /'id'.*canvas_id/],
  ['no path parameter', `api.GET('/canvases/{canvas_id}')`, /Expected 2 arguments.*'paramsOrBody' were not provided/s],
  ['a misspelled path', `api.GET('/canvas')`, /"\/canvas".*"\/canvases"/],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the program.
  ['a path with the id in it', 'api.GET(`/canvases/${created.id}`)', /Argument of type/],
  ['a method that the API does not have', `api.PUT('/tasks', {})`, /'PUT'/],
  ['a field beside a required one', `api.POST('/media/generate-audio', { body: { model: 'm', mode: 'x', voise: '' } })`, /'voise'|"x"/],
  ['the version header', `api.GET('/canvases', { params: { header: { 'Service-Version': '${OLDEST}' } } })`, /'header'/],
  ['data before a check', `(await api.GET('/credits')).data.team_id`, /possibly 'undefined'/],
  ['a field of the other version', `created.job_id`, /'job_id'.*'DesignTask'/],
  ['a canvas before the task has ended', `created.result.canvas_id`, /possibly 'null'/],
  ['a canvas of a task of unknown kind', `(await waitForTask(api, 'task_1')).result?.canvas_id`, /'canvas_id'/],
  ['an unknown option of the client', `createClient({ ...options, retries: 3 })`, /'retries'/],
  ['a body for every request', `createClient({ ...options, body: 'x' })`, /'body'/],
  ['no version', `createClient({ baseUrl: '', apiKey: 'k' })`, /'version'/],
  ['an unknown version', `createClient({ ...options, version: '2025-01-01' })`, /"2025-01-01"/],
  ['a list that is none', `paginate(api, '/credits')`, /"\/credits"/],
  ['items of a page', `for await (const page of paginate.pages(api, '/canvases')) page.data`, /'data'/],
  ['a number as task', `waitForTask(api, 5)`, /^Argument of type 'number' is not assignable to parameter of type '[^']+'.$/],
  ['the result instead of the task', `waitForTask(api, await api.POST('/tasks', { body: {} }))`, /'CallResult</],
  ['an unknown option of a wait', `waitForTask(api, 'task_1', { timeout: 5 })`, /'timeout'/],
  ['the entry of a form', `uploadFile(api, new FormData().get('file'))`, /'Uploadable'/],
  ['an unknown option of an upload', `uploadFile(api, 'a.pdf', { name: 'b.pdf' })`, /'name'/],
  ['a call that is not awaited', `unwrap(api.GET('/credits'))`, /"Await the call: unwrap\(await api.GET\(…\)\)"/],
  // Only 2026-04-12
  ['a kind of a task that has none', `isKind(unwrap(await old.POST('/tasks', { body: {} })), 'design')`, /'kind' is missing in type 'LegacyTask'/],
  ['a status that is not documented', `errorOf(await api.GET('/credits'), 418)`, /418/],
  ['the total of a list that reports none', `Math.ceil(unwrap(await api.GET('/canvases')).total / 20)`, /'null'/],
  ['an unknown option of retry', `retry({ retries: 3 })`, /'retries'/],
  ['retry without its call', `api.use(retry)`, /Middleware|type/],
  ['an unknown event', `if (event.type === 'task.expired') {}`, /no overlap/],
  ['a parsed body of a webhook', `verifyWebhook({ headers: {}, body: { id: 'evt_1' } }, 's')`, /'id'|not assignable/],
]

/** In characters. A message of more lines than a terminal has is not read. */
const MAX_MESSAGE = 900

/** The first message for each line of code. */
const messages = new Map<string, string>()

beforeAll(() => {
  const codes = MISTAKES.map(([, code]) => code)
  const found = editor.diagnostics(HEAD + codes.map((code) => `{ ${code} }`).join('\n'))
  const first = HEAD.split('\n').length
  for (const { line, message } of found.reverse()) messages.set(codes[Number(line) - first] ?? '', message)
}, 120_000)

test.each(MISTAKES)('%s does not compile, and the message names it', (_, code, wanted) => {
  const message = messages.get(code) ?? ''
  expect(message).toMatch(wanted)
  expect(message.length).toBeLessThan(MAX_MESSAGE)
})

test('correct calls compile', { timeout: 120_000 }, () => {
  const code = `
    await api.POST('/tasks', { body: { prompt: 'A poster', attachments: [{ file_id: 'file_1', role: 'source' }] } })
    await api.GET('/canvases', { params: { query: { limit: 1 } }, signal: undefined, headers: { Prefer: 'code=503' } })
    await api.GET('/canvases', { cache: 'no-store' })
    const { data } = await api.GET('/credits', { parseAs: 'blob' })
    data?.arrayBuffer()
    const path = Math.random() > 0.5 ? '/canvases' : '/tasks'
    await api.GET(path, { params: { query: { limit: 1 } } })
    await uploadFile(api, new Uint8Array(1))
    const task = await waitForTask(api, 'task_1', { onProgress: ({ status }) => status })
    if (isKind(task, 'layerize_assets')) task.result?.layers
    else task.result?.canvas_id
    if (isKind(created, 'design')) created.result?.canvas_id
    const stored: import('canvas-design-api/types/${NEWEST}').Task = created
    if (isKind(stored, 'layerize_assets')) stored.result?.layers
    const failed: import('canvas-design-api/types/${NEWEST}').ErrorBody | undefined = (await api.GET('/credits')).error
    switch (event.type) {
      case 'task.succeeded': event.data.links; break
      case 'task.failed': case 'task.canceled': case 'export.succeeded': case 'export.failed': break
      default: ((other: UnknownEvent) => other.type)(event)
    }
    if (isKind(created, 'remix')) created.id
    // An extra field of a variable compiles, as everywhere, and so does what an open set may have.
    const body = { prompt: 'A', extra: 1 }
    api.POST('/tasks', { body })
    isApiError(undefined, 'rate_limited_typo')
    const category: string = unwrap(await api.GET('/canvases')).data[0]?.category ?? 'posters'`
  expect(editor.diagnostics(HEAD + code)).toEqual([])
})

test('undefined compiles for whatever is optional, as a caller may have no value for it', { timeout: 120_000 }, () => {
  const code = `
    const none = undefined
    createClient({ ...options, fetch: none, timeoutMs: none, userAgent: none, headers: none, requestInitExt: none })
    await api.GET('/canvases', none)
    await api.GET('/canvases', { params: none, headers: none, fetch: none, parseAs: none, cache: none })
    await api.GET('/canvases', { params: { query: none } })
    await api.GET('/canvases', { params: { query: { cursor: none, limit: none } } })
    await api.POST('/tasks', { body: { prompt: none, callback_url: none, attachments: [{ file_id: 'f', role: none }] } })
    await old.GET('/canvases', { params: { query: { offset: none } } })
    paginate(api, '/canvases', { cursor: none }, { signal: none }).toArray({ limit: none })
    retry({ attempts: none, maxDelayMs: none, when: none, onRetry: none, onAttempt: none })
    const wait = { signal: none, timeoutMs: none, intervalMs: none, onProgress: none }
    await waitForTask(api, 'task_1', wait)
    await waitForExport(api, 'cvs_1', wait)
    await waitFor((signal) => api.GET('/tasks/{id}', { params: { path: { id: '' } }, signal }), { ...wait, until: none })
    await uploadFile(api, new Blob(), { filename: none, type: none, limits: none, signal: none, onProgress: none, fetch: none })
    await verifyWebhook({ headers: {}, body: '' }, ['s'], { now: none })
    await signWebhook('', 's', { timestamp: none })
    const mock = await createMock({ seed: none, taskMs: none, limits: none, allowHosts: none, data: none, contract: none })
    await mock.listen({ port: none, hostname: none })
    mock.setFault({ operationId: 'createTask', status: none, times: none, key: none })
    mock.defineKey({ key: 'service_live_0a', scopes: none, credits: none })
    mock.requests({ operationId: none, limit: none })
    mock.workspace('service_live_0a').add('canvas', { name: none })`
  expect(editor.diagnostics(`${HEAD}import { createMock } from './src/mock/index.js'\n${code}`)).toEqual([])
})

test('a hover shows the name of the type and the text of the contract', () => {
  const hovers = editor.hovers(`${HEAD}import { createMock } from './src/mock/index.js'
    const started = await api./*call*/POST('/tasks', {
      /*body*/body: { /*prompt*/prompt: 'A poster', attachments: [{ file_id: 'file_1', /*role*/role: 'source' }], /*callback*/callback_url: '' },
    })
    ;(await createMock()).setFault({ /*operation*/operationId: 'createTask' })
    const { /*data*/data } = await api.GET('/canvases', { /*params*/params: { query: { /*limit*/limit: 3 } } })
    const /*task*/task = unwrap(started)
    const /*canvas*/canvas = data?.data[0]
    console.log(task./*result*/result, canvas?./*updated*/updated_at)
  `)
  const types = Object.entries(hovers).map(([name, { type }]) => [name, type.replace(/\s+/g, ' ')])
  expect(Object.fromEntries(types)).toEqual({
    call: `(property) Client<"${NEWEST}">.POST: <"/tasks", "json", "${startTask}">(path: "/tasks", init: { body: TaskCreate; } & CallOptions<CreateTaskCall, "json">) => Promise<CallResult<CreateTaskCall, "json">>`,
    body: '(property) body: TaskCreate',
    prompt: '(property) prompt?: string | undefined',
    callback: '(property) callback_url?: string | undefined',
    operation: expect.stringMatching(/^\(property\) operationId: /),
    role: '(property) role?: "source" | (string & {}) | undefined',
    data: 'const data: CanvasPage | undefined',
    params: expect.stringMatching(/^\(property\) params\?: \{ query\?: /),
    limit: '(property) limit?: number | undefined',
    task: 'const task: DesignTask',
    canvas: 'const canvas: CanvasListItem | undefined',
    result: expect.stringMatching(/DesignResult/),
    updated: '(property) updated_at: string | undefined',
  })
  // A fault may name a path instead of an operation, so the compiler lists the names of all operations.
  const { operation, ...others } = hovers
  for (const { type } of Object.values(others)) expect(type.length).toBeLessThan(400)
  expect(operation?.type).toContain('"createTask"')
  expect(hovers.body?.text.split('\n')[0]).toBe(startTask)
  expect(hovers.params?.text.split('\n')[0]).toBe(listCanvases)
  for (const place of ['call', 'prompt', 'callback', 'role', 'operation', 'limit', 'updated'])
    expect(hovers[place]?.text).not.toBe('')
})

test('completion offers the fields of a body with their descriptions', () => {
  const fields = editor.completions(`${HEAD}api.POST('/tasks', { body: { /*here*/ } })`)
  expect(fields.find(({ name }) => name === 'prompt')?.text).toBe(promptText)
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['attachments', 'callback_url', 'canvas_id']))
  const options = editor.completions(`${HEAD}api.POST('/tasks', { /*here*/ })`)
  expect(options.find(({ name }) => name === 'body')?.text.split('\n')[0]).toBe(startTask)
})

test.each([
  [`if (isApiError(event, '/*here*/')) {}`, 'ErrorCode'],
  [`if ((await api.GET('/credits')).error?.error.type === '/*here*/') {}`, 'ApiError.type'],
  [`isKind(created, '/*here*/')`, 'Task.kind'],
])('completion offers all known values in %s', (code, place) => {
  const [name = '', property] = place.split('.')
  const { [name]: schema } = components.schemas as unknown as Record<
    string,
    OpenSet & { properties: Record<string, OpenSet> }
  >
  const { enum: values, 'x-extensible-enum': known = values } = (property ? schema?.properties[property] : schema) ?? {}
  expect(known?.length).toBeGreaterThan(1)
  expect(editor.completions(HEAD + code).map(({ name }) => name)).toEqual(expect.arrayContaining(known ?? []))
})

type OpenSet = { enum?: string[]; 'x-extensible-enum'?: string[] }

test.each([NEWEST, OLDEST])('the responses of %s keep their types without `strict`', (version) => {
  const loose = createEditor({ strict: false, exactOptionalPropertyTypes: false })
  const code = `import type { operations } from 'canvas-design-api/types/${version}'
type Body<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : 'none'
type Empty = {
  [Id in keyof operations]: {
    [Status in keyof operations[Id]['responses']]: [Body<operations[Id]['responses'][Status]>] extends [never] ? Id : never
  }[keyof operations[Id]['responses']]
}[keyof operations]
export const empty: [Empty] extends [never] ? 'none' : Empty = 'none'
`
  expect(loose.diagnostics(code)).toEqual([])
})

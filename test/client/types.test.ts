/** What the compiler and the editor show to the author of a call. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
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
const HEAD = `import { createClient, errorOf, paginate, unwrap, waitForTask } from 'canvas-design-api'
const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey: 'k', version: '${NEWEST}' })
`

describe('a misspelling does not compile and is named in the message', () => {
  test.each([
    ['a field of the body', `api.POST('/tasks', { body: { promt: 'A poster' } })`, /'promt'.*mean to write 'prompt'/],
    [
      'a field in camel case',
      `api.POST('/tasks', { body: { prompt: 'A poster', callbackUrl: 'https://example.com' } })`,
      /'callbackUrl'.*mean to write 'callback_url'/,
    ],
    ['a nested field', `api.POST('/tasks', { body: { attachments: [{ file: 'file_1' }] } })`, /'file'.*'Attachment'/],
    ['a query parameter', `api.GET('/canvases', { params: { query: { page: 1 } } })`, /'page'.*cursor\?: string/],
    ['a parameter outside params', `api.GET('/canvases', { query: { limit: 1 } })`, /'query'/],
    [
      'a path parameter',
      `api.GET('/canvases/{canvas_id}', { params: { path: { id: 'x' } } })`,
      /'id'.*canvas_id: string/,
    ],
    [
      'a field beside one that is required',
      `api.POST('/media/generate-audio', { body: { model: 'm', mode: 'text_to_speech', prompt: 'Hello', voise: 'x' } })`,
      /'voise'.*mean to write 'voice'/,
    ],
    ['a path', `api.GET('/canvas')`, /"\/canvas".*"\/canvases"/],
    ['a value', `api.POST('/media/layerize-assets', { body: { image: 'file_1', mode: 'txt' } })`, /"txt".*"text"/],
    [
      'the version, which the client sends',
      `api.GET('/canvases', { params: { header: { 'Service-Version': '${OLDEST}' } } })`,
      /'header'/,
    ],
    [
      'an option of the client',
      `createClient({ baseUrl: '', apiKey: '', version: '${NEWEST}', retries: 3 })`,
      /'retries'/,
    ],
    ['a field of the response', `unwrap(await api.POST('/tasks', { body: {} })).job_id`, /'job_id'.*'DesignTask'/],
  ])('%s', (_, code, message) => {
    const diagnostics = editor.diagnostics(HEAD + code)
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringMatching(message)])
  })

  test('correct calls compile', () => {
    const code = `
      await api.POST('/tasks', { body: { prompt: 'A poster', attachments: [{ file_id: 'file_1', role: 'source' }] } })
      await api.GET('/canvases', { params: { query: { limit: 1 } }, signal: undefined, headers: { Prefer: 'code=503' } })
      await api.GET('/canvases', { cache: 'no-store' })
      const { data } = await api.GET('/credits', { parseAs: 'blob' })
      data?.arrayBuffer()
      const path = Math.random() > 0.5 ? '/canvases' : '/tasks'
      await api.GET(path, { params: { query: { limit: 1 } } })
      const body = { prompt: 'A poster', extra: 'is fine in a variable, as everywhere in TypeScript' }
      await api.POST('/tasks', { body })
      // @ts-expect-error: the body is required
      await api.POST('/tasks')
      // @ts-expect-error: so is the path parameter
      await api.GET('/canvases/{canvas_id}')`
    expect(editor.diagnostics(HEAD + code)).toEqual([])
  })
})

test('a hover shows the name of the type and the text of the contract', () => {
  const hovers = editor.hovers(`${HEAD}
    const started = await api./*call*/POST('/tasks', {
      /*body*/body: { /*prompt*/prompt: 'A poster', attachments: [{ file_id: 'file_1', /*role*/role: 'source' }] },
    })
    const { /*data*/data } = await api.GET('/canvases', { /*params*/params: { query: { /*limit*/limit: 3 } } })
    const /*task*/task = unwrap(started)
    const /*canvas*/canvas = data?.data[0]
    console.log(task./*result*/result, canvas?./*updated*/updated_at)
  `)
  expect(
    Object.fromEntries(Object.entries(hovers).map(([name, { type }]) => [name, type.replace(/\s+/g, ' ')])),
  ).toEqual({
    call: `(property) Client<"${NEWEST}">.POST: <"/tasks", "json">(path: "/tasks", init: { body: TaskCreate; } & CallOptions<CreateTaskCall, "json">) => Promise<CallResult<CreateTaskCall, "json">>`,
    body: '(property) body: TaskCreate',
    prompt: '(property) prompt?: string',
    role: '(property) role?: string',
    data: 'const data: CanvasPage | undefined',
    params: expect.stringMatching(/^\(property\) params\?: \{ query\?: /),
    limit: '(property) limit?: number',
    task: 'const task: DesignTask',
    canvas: 'const canvas: CanvasListItem | undefined',
    result: expect.stringMatching(/DesignResult/),
    updated: '(property) updated_at: string | undefined',
  })
  for (const { type } of Object.values(hovers)) expect(type.length).toBeLessThan(400)
  expect(hovers.body?.text.split('\n')[0]).toBe(startTask)
  expect(hovers.params?.text.split('\n')[0]).toBe(listCanvases)
  for (const place of ['call', 'prompt', 'role', 'limit', 'updated']) expect(hovers[place]?.text).not.toBe('')
})

test('completion offers the fields of a body with their descriptions', () => {
  const fields = editor.completions(`${HEAD}api.POST('/tasks', { body: { /*here*/ } })`)
  expect(fields.find(({ name }) => name === 'prompt')?.text).toBe(promptText)
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['attachments', 'callback_url', 'canvas_id']))
  const options = editor.completions(`${HEAD}api.POST('/tasks', { /*here*/ })`)
  expect(options.find(({ name }) => name === 'body')?.text.split('\n')[0]).toBe(startTask)
})

test('the comment of an operation has at most six lines', async () => {
  for (const version of [NEWEST, OLDEST]) {
    const text = await readFile(inRoot(`generated/types/${version}.d.ts`), 'utf8')
    const operations = [
      ...text.matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n *(?:get|post|patch|delete|params\??|body\??): /g),
    ]
    expect(operations.length).toBeGreaterThan(60)
    for (const [, comment = ''] of operations) expect(comment.split('\n').length).toBeLessThanOrEqual(6)
  }
})

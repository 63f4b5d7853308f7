/** Design tasks behave as documented, in every version. */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import { uuidOf } from '../../../src/mock/state/ids.js'
import {
  type Canvas,
  type Client,
  clientOf,
  type DesignResult,
  frozenMock,
  mateOf,
  type Page,
  type Task,
} from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'
import { NEWEST } from '../../support/versions.js'

const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const TEMPLATE = 'cvs_01JTQKFBF5KZNWJ47TAN9ZT24M'
const HOUSE_KIT = 'bk_01JTMZ9J92V81E5128Q6RW31FZ'
const OTHER_KIT = 'bk_01JTG0X454YG4GFDEXZR4YJ2C4'
const TASK_MS = 60_000

const mock = await frozenMock({ taskMs: TASK_MS, seed: 1 })
let me: Client
beforeEach(() => {
  me = clientOf(mock)
})

type Started = { outcome?: string; by?: Client }

async function start(body: object, { outcome, by = me }: Started = {}): Promise<Task> {
  const headers = outcome ? { prefer: `outcome=${outcome}` } : {}
  const { status, body: task } = await by.call<Task>('createTask', { body: body as never, headers })
  expect(status).toBe(202)
  return task
}

async function read(id: string, by = me): Promise<Task> {
  const { status, body } = await by.call<Task>('getTask', { path: { id } })
  expect(status).toBe(200)
  return body
}

async function finished(body: object, started: Started = {}): Promise<Task> {
  const { id } = await start(body, started)
  await mock.moveClock(TASK_MS)
  return read(id, started.by)
}

async function canvases(by = me): Promise<Canvas[]> {
  return (await by.call<Page<Canvas>>('listCanvases', { query: { limit: '100' } })).body.data
}

async function canvas(id: string): Promise<Canvas | undefined> {
  return (await canvases()).find((one) => one.id === id)
}

function designOf(task: Task): DesignResult {
  expect(task.status).toBe('succeeded')
  return task.result as unknown as DesignResult
}

describe('the life of a task', () => {
  test('a task is queued at once, runs, and ends', async () => {
    const task = await start({ prompt: 'A poster.' })
    expect(task).toMatchObject({
      kind: 'design',
      status: 'queued',
      started_at: null,
      completed_at: null,
      progress: null,
      attempt: 0,
      max_attempts: 3,
      input: { prompt: 'A poster.' },
      result: null,
      error: null,
      credits: { credits_used: null, credits_remaining: 490 },
      links: { self: `/v1/tasks/${task.id}`, cancel: `/v1/tasks/${task.id}/cancel`, canvas: null },
      retry_after_ms: 3000,
    })
    await mock.moveClock(TASK_MS / 10 - 1)
    expect((await read(task.id)).status).toBe('queued')
    await mock.moveClock(1)
    expect(await read(task.id)).toMatchObject({ status: 'running', attempt: 1, progress: { percent: 0 } })
    await mock.moveClock(TASK_MS * 0.45)
    const half = await read(task.id)
    expect(half).toMatchObject({ status: 'running', progress: { percent: 50 }, retry_after_ms: 3000, result: null })
    expect(half.progress?.step).toMatch(/./)
    await mock.moveClock(TASK_MS)
    const ended = await read(task.id)
    const { canvas_id, canvas_url } = designOf(ended)
    expect(ended).toMatchObject({
      progress: { percent: 100 },
      retry_after_ms: null,
      credits: { credits_used: 10, credits_remaining: 490 },
      links: { self: `/v1/tasks/${task.id}`, cancel: null, canvas: canvas_url },
    })
    expect(Date.parse(ended.completed_at ?? '') - Date.parse(ended.created_at ?? '')).toBe(TASK_MS)
    expect(await canvas(canvas_id)).toBeDefined()
  })

  test('a task whose time has come has ended for the next request, even if no timer has run', async () => {
    const { id } = await start({ prompt: 'A poster.' })
    vi.setSystemTime(Date.now() + TASK_MS)
    expect((await read(id)).status).toBe('succeeded')
  })

  test('each of the four ends is final and has its own fields', async () => {
    const before = await canvases()
    for (const outcome of ['failed', 'canceled', 'expired', 'succeeded']) {
      const task = await finished({ prompt: outcome }, { outcome })
      expect(task.status).toBe(outcome)
      // One that expires never ran.
      expect([task.attempt, task.started_at === null]).toEqual(outcome === 'expired' ? [0, true] : [1, false])
      expect(task).toMatchObject({ retry_after_ms: null, links: { cancel: null } })
      expect(task.error !== null).toBe(outcome === 'failed')
      expect(task.result !== null).toBe(outcome === 'succeeded')
      expect(task.credits.credits_used).toBe(outcome === 'succeeded' ? 10 : 0)
      await mock.moveClock(TASK_MS * 10)
      expect(await read(task.id)).toEqual(task)
      expect((await canvases()).length - before.length).toBe(outcome === 'succeeded' ? 1 : 0)
    }
  })

  test('a failure says whether a retry can succeed', async () => {
    expect((await finished({ prompt: 'x' }, { outcome: 'failed' })).error?.retryable).toBe(true)
    for (const outcome of ['failed, retryable=false', 'FAILED, retryable=False'])
      expect((await finished({ prompt: 'x' }, { outcome })).error?.retryable).toBe(false)
    const error = { message: 'The task could not be completed.', retryable: true }
    expect((await finished({ prompt: 'x' }, { outcome: 'failed, retryable=no' })).error).toEqual(error)
  })
})

describe('recipes', () => {
  test('a new canvas is made in the team, with a category of its own or of its format', async () => {
    const before = (await canvases()).map(({ id }) => id)
    const { canvas_id, conversation_id } = designOf(await finished({ prompt: 'A poster.', canvas_name: 'Poster' }))
    expect(before).not.toContain(canvas_id)
    expect(await canvas(canvas_id)).toMatchObject({ name: 'Poster', visibility: 'team', category: 'other' })
    expect(conversation_id).toMatch(/^conversation-[0-9a-f]{8}$/)
    const slides = await finished({ prompt: 'x', format: { category: 'slides' } })
    expect(await canvas(designOf(slides).canvas_id)).toMatchObject({ name: 'Untitled design', category: 'slides' })
  })

  test('an edit changes the canvas itself and not its category, and continues the conversation', async () => {
    const before = await canvas(DECK)
    const more = { format: { category: 'poster' }, conversation_id: 'conversation-5f0c' }
    const task = await start({ prompt: 'Darker.', canvas_id: DECK, ...more })
    expect(task.links.canvas).toBe(before?.url)
    expect(task.input).toEqual({ prompt: 'Darker.', canvas_id: DECK, ...more })
    await mock.moveClock(TASK_MS)
    const result = designOf(await read(task.id))
    expect(result).toMatchObject({ canvas_id: DECK, theme_canvas_id: null, conversation_id: 'conversation-5f0c' })
    expect(result).not.toHaveProperty('source_canvas_id')
    const after = await canvas(DECK)
    expect({ ...after, updated_at: before?.updated_at }).toEqual(before)
    expect(after?.updated_at).not.toBe(before?.updated_at)
  })

  test('a copy is edited, and the original does not change', async () => {
    const before = await canvas(TEMPLATE)
    const task = await finished({ prompt: 'May.', template_canvas_id: TEMPLATE, canvas_name: 'May' })
    const { canvas_id, source_canvas_id, source_canvas_url, theme_canvas_id } = designOf(task)
    expect(canvas_id).not.toBe(TEMPLATE)
    expect({ source_canvas_id, source_canvas_url }).toEqual({
      source_canvas_id: TEMPLATE,
      source_canvas_url: before?.url,
    })
    expect(theme_canvas_id).toBeNull()
    const copy = (await canvas(canvas_id)) ?? expect.unreachable()
    const { id, url, created_at, updated_at } = copy
    expect(copy).toEqual({ ...before, id, url, created_at, updated_at, name: 'May' })
    expect(await canvas(TEMPLATE)).toEqual(before)
  })

  test('a task echoes its template under that name and never its callback URL', async () => {
    const own = { source_canvas_id: 7, source_canvas_url: [] }
    expect((await start({ prompt: 'May.', ...own })).input).toEqual({ prompt: 'May.' })
    const sent = { prompt: 'May.', template_canvas_id: TEMPLATE, callback_url: 'https://hooks.example.com/x', ...own }
    const { input } = await start(sent)
    expect(input).toEqual({
      prompt: 'May.',
      source_canvas_id: TEMPLATE,
      source_canvas_url: (await canvas(TEMPLATE))?.url,
    })
  })

  test('fields that exclude each other are rejected by name', async () => {
    for (const version of VERSIONS) {
      const by = clientOf(mock, version)
      for (const [field, other] of Object.entries({ canvas_id: DECK, conversation_id: 'conversation-5f0c' })) {
        const error = { type: 'unprocessable', details: { fields: [{ field }] } }
        const body = { template_canvas_id: TEMPLATE, [field]: other }
        expect(await by.call('createTask', { body })).toMatchObject({ status: 422, body: { error } })
      }
    }
  })

  test('a new slides deck shows the default theme of its kit, unless the kit is skipped', async () => {
    const slides = { prompt: 'A deck.', format: { category: 'slides' } }
    const theme = async (body: object) => designOf(await finished(body)).theme_canvas_id
    for (const brand_kit_id of [HOUSE_KIT, uuidOf(HOUSE_KIT)])
      expect(await theme({ ...slides, brand_kit_id })).toMatch(/^cvs_/)
    expect(await theme({ ...slides, brand_kit_id: OTHER_KIT })).toBeNull()
    for (const brand_kit_id of [undefined, HOUSE_KIT])
      expect(await theme({ ...slides, brand_kit_id, skip_brand_kit: true })).toBeNull()
  })

  test('other formats, edits and templates show no theme', async () => {
    for (const body of [{}, { canvas_id: DECK }, { template_canvas_id: DECK }])
      expect(designOf(await finished({ ...body, brand_kit_id: HOUSE_KIT })).theme_canvas_id).toBeNull()
  })

  // biome-ignore format: a table has one row a line.
  test.each<[isRebranded: boolean, what: string, body: object, source?: object | undefined, defaultBrandKit?: string | null]>([
    [true, 'a template with another kit', { template_canvas_id: TEMPLATE, brand_kit_id: OTHER_KIT }],
    [false, 'a template with its own kit', { template_canvas_id: TEMPLATE, brand_kit_id: HOUSE_KIT }],
    [false, 'a new design with a kit', { brand_kit_id: OTHER_KIT }],
    [true, 'a template of another kit than the default one', {}, { template_canvas_id: TEMPLATE, brand_kit_id: OTHER_KIT }],
    [false, 'a template of another kit with that kit', { brand_kit_id: OTHER_KIT }, { template_canvas_id: TEMPLATE, brand_kit_id: OTHER_KIT }],
    [false, 'a template of the default kit', { template_canvas_id: TEMPLATE }, undefined, HOUSE_KIT],
    [true, 'a template of another than the default kit', { template_canvas_id: TEMPLATE }, undefined, OTHER_KIT],
    [true, 'a template with a kit in a team without a default', { template_canvas_id: TEMPLATE }, undefined, null],
    [true, 'a template without a kit, with one', { brand_kit_id: HOUSE_KIT }, { skip_brand_kit: true }],
    [true, 'a template without a kit, and without one', { skip_brand_kit: true }, { skip_brand_kit: true }],
  ])('is rebranded %j: %s', async (isRebranded, _, body, source, defaultBrandKit) => {
    // The records of a new workspace have the kit that is its default at first.
    await canvases()
    if (defaultBrandKit !== undefined) mock.defineKey({ key: me.key, defaultBrandKit })
    // Any canvas serves as a template.
    const made = source && { template_canvas_id: designOf(await finished(source)).canvas_id }
    expect(await rebrands({ ...made, ...body })).toBe(isRebranded)
  })

  /** Resolves to true if the steps of a task include a rebrand. */
  async function rebrands(body: object): Promise<boolean> {
    const { id } = await start(body)
    const seen: unknown[] = []
    for (let part = 0; part < 20; part++) {
      await mock.moveClock(TASK_MS / 20)
      seen.push((await read(id)).progress?.step)
    }
    return seen.includes('adapting colors, fonts, logos and imagery')
  }

  test('an edit gives the canvas the kit that it is made with, and one without a kit leaves it', async () => {
    const isOf = async (kit: string) => !(await rebrands({ template_canvas_id: DECK, brand_kit_id: kit }))
    await finished({ canvas_id: DECK, brand_kit_id: OTHER_KIT })
    expect([await isOf(OTHER_KIT), await isOf(HOUSE_KIT)]).toEqual([true, false])
    for (const body of [{}, { brand_kit_id: HOUSE_KIT, skip_brand_kit: true }])
      await finished({ canvas_id: DECK, ...body })
    expect(await isOf(OTHER_KIT)).toBe(true)
  })

  test("another team's canvas and task are rejected with a 403", async () => {
    const theirs = clientOf(mock)
    const task = await finished({ prompt: 'x' }, { by: theirs })
    const { canvas_id } = designOf(task)
    expect((await me.call('createTask', { body: { canvas_id } })).status).toBe(403)
    expect((await me.call('getTask', { path: { id: task.id } })).status).toBe(403)
    expect((await me.call('cancelTask', { path: { id: task.id } })).status).toBe(403)
    expect((await me.call('getTask', { path: { id: 'task_01JT0000000000000000000000' } })).status).toBe(404)
  })
})

test.each([
  [2000, 3000, 5000],
  [100, 150, 250],
  [1, 2, 3],
  [0, 1, 1],
])('the suggested wait of tasks that take %d ms is %d ms, and of 3D tasks %d ms', async (taskMs, design, model) => {
  const quick = await createMock({ taskMs })
  const by = clientOf(quick)
  const image = 'https://images.example.com/a.png'
  const started = [
    await start({ prompt: 'A poster.' }, { by }),
    (await by.call<Task>('layerizeAssets', { body: { image } as never })).body,
    (await by.call<Task>('generate3d', { body: { operation: 'text-to-3d', input: {} } as never })).body,
  ]
  expect(started.map(({ retry_after_ms }) => retry_after_ms)).toEqual([design, design, model])
  await quick.close()
})

describe('cancel', () => {
  test('the signal is sent, and the task stops a moment later', async () => {
    for (const version of VERSIONS) {
      const by = clientOf(mock, version)
      const canonical = clientOf(mock, NEWEST, { key: by.key })
      const { id } = await start({ prompt: 'x' }, { by: canonical })
      await mock.moveClock(TASK_MS / 2)
      expect((await by.call('cancelTask', { path: { id } })).status).toBe(202)
      expect((await read(id, canonical)).status).toBe('running')
      await mock.moveClock(100)
      const credits = { credits_used: 0, credits_remaining: 500 }
      const canceled = { status: 'canceled', result: null, credits, links: { cancel: null } }
      expect(await read(id, canonical)).toMatchObject({ ...canceled, progress: { percent: expect.any(Number) } })
    }
  })

  test('a queued task and one of the examples can be canceled, and one that has ended does not change', async () => {
    const { id } = await start({ prompt: 'x' })
    for (const one of [id, 'task_01JT5GQAPENECFSECZP11HYGCP', id]) {
      expect((await me.call('cancelTask', { path: { id: one } })).status).toBe(202)
      await mock.moveClock(100)
      const canceled = await read(one)
      expect([canceled.status, canceled.links.cancel]).toEqual(['canceled', null])
      await mock.moveClock(TASK_MS)
      expect(await read(one)).toEqual(canceled)
    }
    expect((await read(id)).started_at).toBeNull()
  })

  test('a signal that cannot be sent results in Retry-After, and the task continues', async () => {
    const { id } = await start({ prompt: 'x' })
    mock.setFault({ operationId: 'cancelTask', status: 503 })
    const response = await me.call('cancelTask', { path: { id } })
    expect(response).toMatchObject({ status: 503, body: { error: { type: 'upstream_error' } } })
    expect(response.headers.get('retry-after')).toBe('12')
    await mock.moveClock(TASK_MS)
    expect((await read(id)).status).toBe('succeeded')
  })
})

describe('lists and ids', () => {
  test('the workspace starts with the documented tasks, and reading one returns its example', async () => {
    for (const version of VERSIONS) {
      const by = clientOf(mock, version)
      const documented = await by.call('listTasks', { headers: { prefer: 'example=first_page' } })
      expect(documented.status).toBe(200)
      const { limit } = documented.body
      expect((await by.call('listTasks', { query: { limit: String(limit) } })).body).toEqual(documented.body)
      const example = await by.call('getTask', { headers: { prefer: 'code=200' } })
      expect((await by.call('getTask')).body).toEqual(example.body)
    }
  })

  test('an id has three spellings in a path and one in responses', async () => {
    const { id } = await start({ prompt: 'x' })
    for (const one of [id, 'task_01JTS3C4DWA7N36096Q14DR9GP']) {
      const uuid = uuidOf(one)
      for (const spelling of [one, uuid, `task_${uuid}`]) expect((await read(spelling)).id).toBe(one)
    }
  })

  test('the list leaves them out, and each can be read', async () => {
    const { body } = await me.call<Page<Task>>('listTasks', { query: { limit: '100' } })
    expect(body.data.map(({ kind }) => kind)).not.toContain('layerize_assets')
    for (const version of VERSIONS) {
      const by = clientOf(mock, version, { key: me.key })
      expect((await read('task_01JT8XE6SZAEAVSNTCPM5Q1NXW', by)).kind).toBe('layerize_assets')
    }
  })
})

describe('credits and the limit on concurrent tasks', () => {
  test.each([
    ['free', 3],
    ['free_beta', 3],
    ['paid', 10],
    ['ultra', 15],
  ] as const)('the plan %s has %i tasks at once', async (plan, cap) => {
    mock.setLimits(true)
    mock.defineKey({ key: me.key, plan })
    for (let count = 0; count < cap; count++) await start({ prompt: `${count}` })
    const rejected = await me.call('createTask', { body: { prompt: 'one more' } })
    const error = { type: 'rate_limited', code: 'concurrency_limit_exceeded', retry_after_ms: 30_000 }
    expect(rejected).toMatchObject({ status: 429, body: { error } })
    expect(rejected.headers.get('retry-after')).toBe('30')
  })

  test('the keys of an organization share the count', async () => {
    mock.setLimits(true)
    mock.defineKey({ key: me.key, plan: 'free' })
    const mate = mateOf(mock, me)
    for (const by of [me, mate, me]) await start({ prompt: 'x' }, { by })
    const message = '3 design tasks are queued or running. The limit of the plan `free` is 3. Wait until one has ended.'
    const rejected = await mate.call('createTask', { body: { prompt: 'x' } })
    expect(rejected).toMatchObject({ status: 429, body: { error: { message } } })
    expect((await clientOf(mock).call('createTask', { body: { prompt: 'x' } })).status).toBe(202)
  })

  test('a task that has ended makes room, and reading needs none', async () => {
    mock.setLimits(true)
    mock.defineKey({ key: me.key, plan: 'free' })
    const tasks = [await start({ prompt: 'a' }), await start({ prompt: 'b' }), await start({ prompt: 'c' })]
    await mock.moveClock(TASK_MS / 2)
    for (const { id } of tasks) expect((await read(id)).status).toBe('running')
    expect((await me.call('createTask', { body: { prompt: 'd' } })).status).toBe(429)
    await me.call('cancelTask', { path: { id: tasks[0]?.id ?? '' } })
    expect((await me.call('createTask', { body: { prompt: 'd' } })).status).toBe(429)
    await mock.moveClock(100)
    await start({ prompt: 'd' })
  })

  test('layerize tasks neither count nor are limited', async () => {
    mock.setLimits(true)
    mock.defineKey({ key: me.key, plan: 'free' })
    const layerize = () => me.call('layerizeAssets', { body: { image: 'file_01JTY1JX4WHRDD459GQ8H7QEZZ' } })
    for (let count = 0; count < 3; count++) expect((await layerize()).status).toBe(202)
    // Nor does one that ends make room for a design.
    await mock.moveClock(TASK_MS)
    for (let count = 0; count < 3; count++) await start({ prompt: `${count}` })
    expect((await layerize()).status).toBe(202)
    expect((await me.call('createTask', { body: { prompt: 'one more' } })).status).toBe(429)
  })
})

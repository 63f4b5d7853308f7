/** Remixing a canvas, in every version. */
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Canvas,
  type Client,
  clientOf,
  type DesignResult,
  frozenMock,
  type Page,
  type Task,
} from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'
import { NEWEST } from '../../support/versions.js'

const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const TASK_MS = 60_000

const mock = await frozenMock({ taskMs: TASK_MS })

async function canvases(by: Client): Promise<Canvas[]> {
  const canonical = clientOf(mock, NEWEST, { key: by.key })
  return (await canonical.call<Page<Canvas>>('listCanvases', { query: { limit: '100' } })).body.data
}

describe.each(VERSIONS)('version %s', (version) => {
  let me: Client
  beforeEach(() => {
    me = clientOf(mock, version)
  })

  test('a remix without a prompt copies at once and costs nothing', async () => {
    const before = await canvases(me)
    const { status, body } = await me.call('remixCanvas', { body: { canvas_id: DECK } })
    expect(status).toBe(202)
    const after = await canvases(me)
    expect(after.length).toBe(before.length + 1)
    const copy = after.find(({ id }) => id === body.id)
    const source = before.find(({ id }) => id === DECK)
    const { id, url, created_at, updated_at } = copy ?? expect.unreachable()
    expect(copy).toEqual({ ...source, id, url, created_at, updated_at })
    expect(after.filter(({ id }) => id !== body.id)).toEqual(before)
    const pages = async (canvas_id: string) => (await me.call('listCanvasPages', { path: { canvas_id } })).body
    const [copied, original] = [await pages(String(body.id)), await pages(DECK)]
    expect(copied.total_pages).toBe(original.total_pages)
    const idsOf = (list: typeof copied) => (list.pages as { id: string }[]).map((page) => page.id)
    expect(idsOf(copied).filter((page) => idsOf(original).includes(page))).toEqual([])
  })

  test('a remix with a prompt changes a copy and leaves the original', async () => {
    const before = await canvases(me)
    const { status, body } = await me.call('remixCanvas', { body: { canvas_id: DECK, prompt: 'In blue.' } })
    expect(status).toBe(202)
    const id = String(body.id ?? body.job_id)
    const canonical = clientOf(mock, NEWEST, { key: me.key })
    const steps = new Set<unknown>()
    for (let part = 0; part < 20; part++) {
      await mock.moveClock(TASK_MS / 20)
      steps.add((await canonical.call<Task>('getTask', { path: { id } })).body.progress?.step)
    }
    expect([...steps]).toEqual([undefined, 'copying the canvas', 'editing pages', 'done'])
    const task = (await canonical.call<Task>('getTask', { path: { id } })).body
    expect(task).toMatchObject({ status: 'succeeded', input: { prompt: 'In blue.' }, credits: { credits_used: 10 } })
    const { canvas_id, conversation_id } = task.result as unknown as DesignResult
    expect(conversation_id).toMatch(/^conversation-[0-9a-f]{8}$/)
    const after = await canvases(me)
    expect(after.find((canvas) => canvas.id === canvas_id)?.name).toBe('Spring launch deck')
    expect(after.filter((canvas) => canvas.id !== canvas_id)).toEqual(before)
  })

  test('the concurrency limit stops a remix with a prompt and not one without', async () => {
    mock.setLimits(true)
    mock.defineKey({ key: me.key, plan: 'free' })
    const remix = async (body: object) => (await me.call('remixCanvas', { body: { canvas_id: DECK, ...body } })).status
    const statuses = [{ prompt: 'x' }, { prompt: 'x' }, { prompt: 'x' }, { prompt: 'x' }, {}].map(remix)
    expect(await Promise.all(statuses)).toEqual([202, 202, 202, 429, 202])
  })

  test('a copy keeps the kit of its source', async () => {
    const canonical = clientOf(mock, NEWEST, { key: me.key })
    const create = async (body: object) => (await canonical.call<Task>('createTask', { body: body as never })).body.id
    const read = async (id: string) => (await canonical.call<Task>('getTask', { path: { id } })).body
    const kits = (await canonical.call<Page<{ id: string }>>('listBrandKits')).body.data.map(({ id }) => id)
    for (const brand_kit_id of kits) {
      const made = await create({ prompt: 'x', brand_kit_id })
      await mock.moveClock(TASK_MS)
      const { canvas_id } = (await read(made)).result as unknown as DesignResult
      const copy = (await me.call('remixCanvas', { body: { canvas_id } })).body
      const filled = await create({ template_canvas_id: String(copy.id), brand_kit_id })
      await mock.moveClock(TASK_MS / 2)
      expect((await read(filled)).progress?.step).not.toBe('adapting colors, fonts, logos and imagery')
    }
    expect(kits.length).toBeGreaterThan(1)
  })

  test("a remix of another team's canvas is rejected with a 403", async () => {
    const theirs = (await clientOf(mock).call('remixCanvas', { body: { canvas_id: DECK } })).body
    for (const prompt of [{}, { prompt: 'x' }]) {
      const foreign = { canvas_id: String(theirs.id), ...prompt }
      expect((await me.call('remixCanvas', { body: foreign })).status).toBe(403)
    }
  })
})

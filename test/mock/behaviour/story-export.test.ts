/** A story: the pages of a deck as images, over a real port. */
import { afterAll, expect, test } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import { newKey } from '../../support/requests.js'
import { NEWEST } from '../../support/versions.js'
import { namesIn } from './archive.js'

const mock = await createMock()
const { baseUrl } = await mock.listen()
afterAll(() => mock.close())

type Found = { canvases: { id: string; name: string }[] }
type Export = { result: { export: { url: string; format: string; page_count: number } } | null }

test('export of several pages: find the deck, export it, poll, download the zip', async () => {
  const headers = {
    authorization: `Bearer ${newKey()}`,
    'service-version': NEWEST,
    'content-type': 'application/json',
  }
  const get = async <T>(path: string) => (await (await fetch(baseUrl + path, { headers })).json()) as T

  const { canvases } = await get<Found>('/canvases/search?q=launch%20deck')
  expect(canvases.map(({ name }) => name)).toEqual(['Spring launch deck'])
  const canvas = `/canvases/${canvases[0]?.id}`
  const { total_pages } = await get<{ total_pages: number }>(`${canvas}/pages`)

  const started = await fetch(`${baseUrl}${canvas}/export`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ format: 'png' }),
  })
  expect(started.status).toBe(202)

  let polls = 0
  let answer = await get<Export>(`${canvas}/export-status`)
  for (; answer.result === null && polls < 10; polls++) {
    await mock.moveClock(500)
    answer = await get<Export>(`${canvas}/export-status`)
  }
  expect(polls).toBeGreaterThan(0)
  expect(answer.result?.export).toMatchObject({ format: 'zip', page_count: total_pages })

  const file = await fetch(String(answer.result?.export.url))
  expect(file.headers.get('content-disposition')).toContain('spring-launch-deck.zip')
  const names = namesIn(Buffer.from(await file.arrayBuffer()))
  expect(names).toEqual(['page-1.png', 'page-2.png', 'page-3.png'])

  mock.reset()
  expect((await fetch(String(answer.result?.export.url))).status).toBe(404)
})

/** `Prefer` chooses a documented answer, in either version, and says what there is when it cannot. */
import { describe, expect, test } from 'vitest'
import { BASE, send } from '../support/mock.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'

const get = (path: string, prefer: string, headers: Record<string, string> = {}) =>
  send(new Request(BASE + path, { headers: { prefer, ...headers } }))

const TASK = '/tasks/task_01JTS3C4DWA7N36096Q14DR9GP'

test('a name alone selects its status', async () => {
  const answer = await get(TASK, 'example=failed', { 'service-version': NEWEST })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ kind: 'design', status: 'failed', error: { retryable: false } })
})

// Only 2026-04-12
test('a name without a version selects the legacy shape', async () => {
  expect(await (await get(TASK, 'example=failed')).json()).toMatchObject({ status: 'failed', is_terminal: true })
})

test('a status alone selects its first example', async () => {
  const answer = await get(TASK, 'code=404')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { type: 'not_found' } })
})

test('quotes, commas and semicolons are parsed, and other preferences ignored', async () => {
  expect((await get(TASK, 'respond-async, code="500"; example=internal_error')).status).toBe(500)
  const plain = await get(TASK, 'respond-async', { authorization: 'Bearer service_live_0a' })
  expect(plain.status).toBe(200)
})

describe('an undocumented preference is rejected with a 400 that lists the documented ones', () => {
  test.each([
    ['an undocumented status', 'code=418', 'no response for code=418'],
    ['a name of nothing', 'example=nothing', 'no response for example=nothing'],
    ['a name of another status', 'code=404, example=failed', 'no response for code=404, example=failed'],
    ['the word default', 'code=default', 'no response for code=default'],
    ['no number', 'code=abc', 'no response for code=abc'],
  ])('%s', async (_, prefer, named) => {
    const answer = await get(TASK, prefer)
    const { error } = (await answer.json()) as { error: { type: string; message: string } }
    expect(answer.status).toBe(400)
    expect(error.type).toBe('invalid_request')
    expect(error.message).toContain(named)
    expect(error.message).toContain('404 (not_found)')
  })
})

test('`default` is returned under the first undocumented status', async () => {
  const answer = await get(TASK, 'code=409')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: { code: 'source_url_unreachable' } })
})

test('a documented error has the status with which the mock itself sends its code', async () => {
  const layerize = (headers: Record<string, string>) =>
    send(
      new Request(`${BASE}/media/layerize-assets`, {
        method: 'POST',
        headers: { authorization: `Bearer ${newKey()}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ image: 'file_01JT0000000000000000000000' }),
      }),
    )
  for (const response of [await layerize({ prefer: 'example=file_not_found' }), await layerize({})]) {
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { type: 'unprocessable', code: 'file_not_found' } })
  }
})

test('the error lists what the operation documents', async () => {
  const answer = await get('/uploads/limits', 'code=418, example=none')
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as { error: { message: string } }
  expect(error.message).toMatch(
    /^getUploadLimits documents no response for code=418, example=none\. Available: 200 \(\w+(, \w+)*\)(; \d+ \(\w+(, \w+)*\))+\.$/,
  )
  const upload = new Request(`${BASE}/uploads`, { method: 'POST', headers: { prefer: 'code=418' } })
  expect(await (await send(upload)).text()).toContain('; 413 (no body); ')
})

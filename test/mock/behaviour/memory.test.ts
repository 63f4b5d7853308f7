/** What the mock remembers is bounded by what was made: nothing stays of keys that it has forgotten. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/mock/app.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { NEWEST } from '../../support/versions.js'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const ORIGIN = 'http://mock.test'
const CANVAS = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

test('the last thousand unknown keys are remembered, and an older one leaves nothing behind', async () => {
  const app = createApp(contract, { limits: true, taskMs: 60_000 })
  const ask = (key: string, path: string, init: { method?: string; body?: string; headers?: object } = {}) => {
    const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST, ...init.headers }
    return app.fetch(new Request(`${ORIGIN}/v1${path}`, { ...init, headers }))
  }
  const { state } = app.context

  // One key uses all that keeps something: a task that is under way, the logs, an export and its file.
  const key = newKey()
  const started = await ask(key, '/tasks', {
    method: 'POST',
    ...json({ prompt: 'A poster', callback_url: 'https://hooks.example.com/a' }),
  })
  expect(started.status).toBe(202)
  expect((await ask(key, `${CANVAS}/export`, { method: 'POST', ...json({ format: 'pdf' }) })).status).toBe(202)
  await state.clock.move(2000)
  const { result } = (await (await ask(key, `${CANVAS}/export-status`)).json()) as {
    result: { export: { url: string } }
  }
  const download = () => app.fetch(new Request(result.export.url))
  expect((await download()).status).toBe(200)
  expect((await ask(key, '/webhook_deliveries')).status).toBe(200)
  const team = new WeakRef([...state.teams()][0] as object)

  for (let count = 0; count < 1000; count++) await ask(newKey(), '/credits')
  expect((await download()).status).toBe(404)
  await state.clock.move(60_000)
  expect([...state.teams()]).toHaveLength(1000)
  // A reference holds what it was asked for until the end of the turn.
  await new Promise((resolve) => setTimeout(resolve))
  collect()
  expect(team.deref()).toBeUndefined()
  app.close()
})

test('a thousand uploads of one file store one file', async () => {
  const app = createApp(contract)
  const upload = async (times: number) => {
    for (let count = 0; count < times; count++) {
      const body = new FormData()
      body.append('file', new File(['the same'], 'a.txt'))
      const headers = { authorization: 'Bearer service_live_0a' }
      expect((await app.fetch(new Request(`${ORIGIN}/v1/uploads`, { method: 'POST', headers, body }))).status).toBe(200)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await upload(200)
  expect((await upload(1000)) - before).toBeLessThan(2_000_000)
  app.close()
})

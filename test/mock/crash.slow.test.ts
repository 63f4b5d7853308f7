/** A mock with `--state` that is killed under load: the next one has what it acknowledged, and does what is due. */

import { readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientAt } from '../support/client.js'
import { newFolder } from '../support/folders.js'
import { type Command, freePort, listen, ready, start } from '../support/processes.js'

const KEYS = Array.from({ length: 6 }, (_, index) => `service_live_${(0xa0 + index).toString(16)}`)
const KILLS = 3

/** The ids of the tasks whose webhooks have arrived. */
const arrived = new Set<string>()
let receiver: Server
let callback_url: string
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part)
    arrived.add(JSON.parse(Buffer.concat(parts).toString()).data.id)
    response.writeHead(204).end()
  })
  callback_url = `${await listen(receiver)}/hook`
})
afterAll(() => receiver.close())

test.each([[[]], [['--state-sync']]])(
  'three kills under load lose nothing: %j',
  { timeout: 180_000 },
  async (flags) => {
    const folder = newFolder()
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const own = ['--state', join(folder, 'state.json'), '--port', String(port), '--quiet', '--allow-http-callbacks']
    let isUp = false
    let command: Command | undefined

    async function run(): Promise<void> {
      command = start('src/mock/node/cli.ts', [...own, '--task-ms', '700', ...flags])
      await ready(`${origin}/_mock/health`, command)
      isUp = true
    }
    async function kill(): Promise<void> {
      command?.process.kill('SIGKILL')
      isUp = false
      await command?.exited
    }
    const client = clientAt(origin)

    /** What was acknowledged: started tasks, and canvases by their last names; null for a deleted one. */
    const tasks: { key: string; id: string }[] = []
    const canvases = new Map<string, { key: string; name: string | null }>()
    let changes = 0

    // The checks would take the processor from the mock.
    const unchecked = true

    /** One client of a key, which sends one request after another. */
    async function work(key: string): Promise<void> {
      while (isUp) {
        const name = `Canvas ${changes++}`
        const started = await client.call('POST /tasks', { key, unchecked, body: { prompt: 'A poster', callback_url } })
        expect(started.status).toBe(202)
        tasks.push({ key, id: started.body.id })
        const copied = await client.call('POST /remix', {
          key,
          unchecked,
          body: { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' },
        })
        const { id } = copied.body
        // Until a change is acknowledged, the canvas may have either name.
        canvases.delete(id)
        expect((await client.call(`PATCH /canvases/${id}`, { key, unchecked, body: { name } })).status).toBe(200)
        canvases.set(id, { key, name })
        if (changes % 3 > 0) continue
        canvases.delete(id)
        expect((await client.call(`DELETE /canvases/${id}`, { key, unchecked })).status).toBe(200)
        canvases.set(id, { key, name: null })
      }
    }

    async function check(): Promise<void> {
      const lost: unknown[] = []
      for (const { key, id } of tasks)
        if ((await client.call(`GET /tasks/${id}`, { key })).status !== 200) lost.push(id)
      for (const [id, { key, name }] of canvases) {
        const { status, body } = await client.call(`GET /canvases/${id}`, { key })
        if (name === null ? status !== 404 : body.name !== name) lost.push({ id, name, status, body })
      }
      expect(lost).toEqual([])
    }

    await run()
    for (const key of KEYS)
      await client.call(`PUT /_mock/keys/${key}`, { key, body: { credits: 1_000_000, plan: 'ultra' } })
    for (let killed = 0; killed < KILLS; killed++) {
      // A request that is in flight when the mock is killed fails, and was not acknowledged.
      const workers = KEYS.map((key) => work(key).catch((error) => isUp && Promise.reject(error)))
      await sleep(1500)
      const [key] = KEYS as [string]
      const day = `2026-05-1${killed}`
      await client.call('POST /_mock/faults', { key, body: { operation_id: 'getCredits', key, status: 503 } })
      await client.call(`PUT /_mock/keys/service_live_b${killed}`, { key, body: { role: 'member' } })
      await client.call('POST /_mock/clock', { key, body: { date: day } })
      await kill()
      await Promise.all(workers)
      await run()
      await check()
      expect((await client.call('GET /credits', { key })).status).toBe(503)
      expect((await client.call('GET /_mock/state', { key })).body).toMatchObject({
        day,
        callers: {
          defined: expect.arrayContaining([
            expect.objectContaining({ key: `service_live_b${killed}`, role: 'member' }),
          ]),
        },
      })
    }
    expect(tasks.length).toBeGreaterThan(20)
    await vi.waitFor(() => expect(tasks.filter(({ id }) => !arrived.has(id))).toEqual([]), { timeout: 20_000 })
    expect(await command?.stop()).toBe(0)
    expect(await readdir(folder)).toEqual(['state.json'])
  },
)

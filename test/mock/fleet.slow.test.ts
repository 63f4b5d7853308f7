/** Two mocks behind nginx, by the configuration that the guide shows. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { type Client, clientAt } from '../support/client.js'
import { newFolder } from '../support/folders.js'
import { type Command, freePort, ready, start } from '../support/processes.js'
import { newKey } from '../support/requests.js'

const NGINX = [process.env.NGINX_PATH ?? '', '/usr/sbin/nginx'].find((path) => path !== '' && existsSync(path))

/** As many keys as it takes for neither mock to be without one. */
const KEYS = Array.from({ length: 24 }, newKey)

describe.skipIf(!NGINX)(`a fleet${NGINX ? '' : ' (no nginx: set NGINX_PATH, or install it)'}`, () => {
  let folder: string
  let origin: string
  let client: Client
  let mocks: { command: Command; origin: string }[]
  let nginx: ChildProcess

  beforeAll(async () => {
    folder = newFolder()
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
    origin = `http://127.0.0.1:${port}`
    client = clientAt(origin)
    mocks = ports.map((one) => ({
      command: start('src/mock/node/cli.ts', ['--port', String(one), '--quiet']),
      origin: `http://127.0.0.1:${one}`,
    }))
    await writeFile(join(folder, 'nginx.conf'), await configuration([port, ...ports] as number[]))
    nginx = spawn(NGINX ?? '', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
    for (const mock of mocks) await ready(`${mock.origin}/_mock/health`, mock.command)
    for (const { command } of mocks) await ready(origin, command)
  }, 60_000)

  afterAll(async () => {
    nginx?.kill('SIGTERM')
    await Promise.all(mocks.map(({ command }) => command.stop()))
  })

  /** The block of the guide, with ports that are free. */
  async function configuration(ports: number[]): Promise<string> {
    const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(await readFile(inRoot('docs/hosting.md'), 'utf8')) ?? []
    const [listen, one, two] = ports
    const own = block.replaceAll('4010', String(listen)).replaceAll('4011', String(one)).replaceAll('4012', String(two))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
    return `daemon off; pid nginx.pid; events {} http { access_log off; ${temporary.join(' ')} ${own} }`
  }

  const started = new Map<string, string>()

  test('a key always reaches its own workspace', async () => {
    for (const key of KEYS)
      started.set(key, String((await client.call('POST /tasks', { key, body: { prompt: key } })).body.id))
    for (const key of KEYS)
      for (const [other, id] of started) {
        const { status, body } = await client.call(`GET /tasks/${id}`, { key })
        if (other === key) expect(body).toMatchObject({ id, input: { prompt: key } })
        else expect([403, 404]).toContain(status)
      }
  })

  test('every mock serves some keys', async () => {
    for (const mock of mocks) {
      const { requests } = (await (await fetch(`${mock.origin}/_mock/requests`)).json()) as { requests: object[] }
      expect(requests.length).toBeGreaterThan(0)
    }
  })

  test('signed addresses lead to the mock that made them', async () => {
    for (const key of KEYS.slice(0, 8)) {
      const minted = await client.call('POST /uploads/url', {
        key,
        body: { filename: 'a.txt', mime_type: 'text/plain' },
      })
      const { upload_url, storage_key } = minted.body as { upload_url: string; storage_key: string }
      expect(upload_url.startsWith(origin)).toBe(true)
      const put = { method: 'PUT', body: key, headers: { 'content-type': 'text/plain' } }
      expect((await fetch(upload_url, put)).status).toBe(200)
      expect((await client.call('POST /uploads/register', { key, body: { storage_key } })).body.size_bytes).toBe(
        key.length,
      )
    }
  })

  test('the keys of one mock keep working after another has ended', async () => {
    const [gone] = mocks
    await gone?.command.stop()
    const statuses = await Promise.all(
      KEYS.map(async (key) => (await client.call(`GET /tasks/${started.get(key)}`, { key })).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 502]))
  })
})

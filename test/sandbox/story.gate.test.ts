/** The sandbox as its users meet it: in workerd, over HTTP. */

import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index.js'
import { listen } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { callAllTools } from '../support/tools.js'
import { NEWEST } from '../support/versions.js'
import {
  type Json,
  newPlace,
  type Place,
  projectWithSandbox,
  type Sandbox,
  startReceiver,
  startSandbox,
} from './sandbox.js'

const project = projectWithSandbox()
const TRIAL = ['--allow-http-callbacks']
const begin = async (flags = TRIAL, variables: Json = {}) => startSandbox(await newPlace(project), flags, variables)
const startTask = async ({ call }: Sandbox, key: string, body: Json = {}) => {
  const { status, json } = await call(key, 'POST', '/v1/tasks', { prompt: 'A poster', ...body })
  expect(status).toBe(202)
  return `/v1/tasks/${json.id}`
}

/** Exports a canvas of a workspace. Resolves to the link to the file. */
async function exportLink({ call }: Sandbox, key: string): Promise<string> {
  const { data } = (await call(key, 'GET', '/v1/canvases?limit=1')).json as { data: [{ id: string }] }
  const canvas = `/v1/canvases/${data[0].id}`
  expect((await call(key, 'POST', `${canvas}/export`, { format: 'pdf' })).status).toBe(202)
  const link = async () => {
    const { json } = await call(key, 'GET', `${canvas}/export-status`)
    return String((json.result as { export?: { url?: string } } | null)?.export?.url)
  }
  await expect.poll(link, { timeout: 10_000 }).toContain('/w/')
  return link()
}

describe('a workspace', () => {
  test('survives a restart, and that of another key stays apart', async () => {
    const place = await newPlace(project)
    const [one, other] = [newKey(), newKey()]
    const first = await startSandbox(place)
    const [task, foreign] = [await startTask(first, one, { prompt: 'mine' }), await startTask(first, other)]
    const link = await exportLink(first, one)
    const before = (await first.call(undefined, 'GET', link)).text
    expect(before).toContain('%PDF')
    expect(await first.stop()).toBe(0)
    const { call } = await startSandbox(place)
    expect((await call(undefined, 'GET', link)).text).toBe(before)
    expect((await call(one, 'GET', task)).json).toMatchObject({ input: { prompt: 'mine' } })
    expect((await call(other, 'GET', foreign)).status).toBe(200)
    // In one mock, it is a 403: it knows the record.
    expect((await call(one, 'GET', foreign)).status).toBe(404)
  })

  test('delivers the webhook of a task that ends while nobody sends a request', async () => {
    const { url, received } = await startReceiver()
    const sandbox = await begin()
    const key = newKey()
    const task = await startTask(sandbox, key, { callback_url: url })
    await expect.poll(() => received, { timeout: 10_000 }).toHaveLength(1)
    expect((await sandbox.call(key, 'GET', task)).json).toMatchObject({ status: 'succeeded' })
    const { data } = (await sandbox.call(key, 'GET', '/v1/webhook_deliveries?limit=1')).json as { data: Json[] }
    expect(data[0]).toMatchObject({ status_code: 200 })
  })

  test('delivers a webhook while the receiver of another one does not respond', async () => {
    const silent = createServer(() => {})
    const { url, received } = await startReceiver()
    const sandbox = await begin()
    const key = newKey()
    await startTask(sandbox, key, { callback_url: await listen(silent) })
    await new Promise((done) => silent.once('request', done))
    await startTask(sandbox, key, { callback_url: url })
    await expect.poll(() => received, { timeout: 8000 }).toHaveLength(1)
    silent.closeAllConnections()
    silent.close()
  })

  test('takes a file by a signed URL below its own path', async () => {
    const { call, origin } = await begin()
    const key = newKey()
    const { json } = await call(key, 'POST', '/v1/uploads/url', { filename: 'a.png', mime_type: 'image/png' })
    const url = String(json.upload_url)
    expect(url).toMatch(new RegExp(`^${origin}/w/[0-9a-f]{64}/_storage/`))
    expect(url).not.toContain(key.slice('service_live_'.length))
    const bytes = 'x'.repeat(3_000_000)
    expect((await call(undefined, 'PUT', url, bytes, { 'content-type': 'image/png' })).status).toBe(200)
    const { storage_key } = json
    const registered = await call(key, 'POST', '/v1/uploads/register', { storage_key })
    expect(registered.json).toMatchObject({ size_bytes: 3_000_000 })
    expect((await call(undefined, 'PUT', url.replace(/\/w\/\w+/, `/w/${'0'.repeat(64)}`), 'x')).status).toBe(404)
  })

  test('is that of official clients of the tool server, with and without a handshake', async () => {
    const { origin, call } = await begin()
    const key = newKey()
    const at = () => {
      const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST }
      return [new URL(`${origin}/mcp`), { requestInit: { headers } }] as const
    }
    for (const mode of ['legacy', 'auto', { pin: '2026-07-28' }] as const) {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
      await client.connect(new StreamableHTTPClientTransport(...at()))
      await callAllTools(client)
    }
    const first = new FirstClient({ name: 'test', version: '1' })
    await first.connect(new FirstTransport(...at()) as Transport)
    await callAllTools(first)
    const { data } = (await call(key, 'GET', '/v1/tasks?limit=100')).json as { data: { input: { prompt?: string } }[] }
    expect(data.filter(({ input }) => input.prompt === 'By a tool')).toHaveLength(4)
  })

  test('is gone after the days without a request, with what it has stored', async () => {
    const day = 86_400
    const sandbox = await begin(TRIAL, { SANDBOX_EXPIRE_DAYS: String(4 / day) })
    const key = newKey()
    const task = await startTask(sandbox, key)
    expect((await sandbox.call(key, 'GET', task)).status).toBe(200)
    await expect.poll(async () => (await sandbox.call(key, 'GET', task)).status, { timeout: 10_000 }).toBe(404)
  })

  test('is gone after these days too if its only request was refused', async () => {
    const place = await newPlace(project)
    const { call, stop } = await startSandbox(place, [], { SANDBOX_EXPIRE_DAYS: String(4 / 86_400) })
    const [key, other] = [newKey(), newKey()]
    await call(other, 'GET', '/v1/credits')
    expect((await call(key, 'PUT', `/_mock/keys/${other}`, {})).status).toBe(403)
    await sleep(6000)
    await stop()
    expect(query(place, 'select count(*) from records')).toBe('')
  })

  test('belongs to another key only after a valid PUT', async () => {
    const place = await newPlace(project)
    const { call } = await startSandbox(place)
    const [key, member] = [newKey(), newKey()]
    await call(key, 'GET', '/v1/credits')
    const before = await filesOf(place)
    for (const [method, path, body, status] of [
      ['GET', `keys/${member}`, undefined, 403],
      ['DELETE', `keys/${member}`, undefined, 403],
      ['POST', `workspaces/${member}/records`, { type: 'canvas' }, 403],
      ['DELETE', `workspaces/${member}`, undefined, 403],
      ['PUT', `workspaces/${member}`, {}, 405],
      ['PUT', `keys/${member}`, { role: 'pirate' }, 400],
      ['PUT', `keys/${member}`, '{ "role"', 400],
      ['PUT', `keys/${member}0x`, {}, 400],
    ] as const)
      expect((await call(key, method, `/_mock/${path}`, body)).status, `${method} ${path}`).toBe(status)
    expect(await filesOf(place)).toEqual(before)
    const task = await startTask({ call } as Sandbox, member)
    expect((await call(key, 'GET', task)).status).toBe(404)
  })

  test('is deleted by its key, after which its other keys are free', async () => {
    const sandbox = await begin()
    const { call } = sandbox
    const [key, member] = [newKey(), newKey()]
    const task = await startTask(sandbox, key)
    await call(key, 'PUT', `/_mock/keys/${member}`, {})
    expect((await call(key, 'DELETE', `/_mock/workspaces/${newKey()}`)).status).toBe(403)
    expect((await call(key, 'GET', task)).status).toBe(200)
    expect((await call(member, 'DELETE', `/_mock/workspaces/${key}`)).status).toBe(204)
    expect((await call(key, 'GET', task)).status).toBe(404)
    const other = await call(newKey(), 'PUT', `/_mock/keys/${member}`, {})
    expect(other.status).toBe(200)
  })
})

describe('the records', () => {
  test('may be those of a mock, and larger than a row of the storage', async () => {
    const place = await newPlace(project)
    const { call, stop } = await startSandbox(place)
    const key = newKey()
    const mock = await createMock({ empty: true })
    for (const name of ['Even', 'Odd']) mock.workspace(key).add('canvas', { name })
    // Each character has two units, so that a cut at a fixed length would divide one in one of the names.
    const long = '\u{1f3a8}'.repeat(1_200_000)
    const state = JSON.stringify(mock.snapshot()).replace('Even', long).replace('Odd', `x${long}`)
    await mock.close()
    expect((await call(key, 'PUT', '/_mock/state', JSON.parse(state))).status).toBe(204)
    await stop()
    expect(Number(query(place, 'select max(length(cast(json as blob))) from records'))).toBeLessThan(1_900_000)
    await startSandbox(place)
    const { data } = (await call(key, 'GET', '/v1/canvases')).json as { data: { name: string }[] }
    expect(new Set(data.map(({ name }) => name)).size).toBe(2)
    for (const { name } of data) expect([long, `x${long}`].includes(name)).toBe(true)
  })

  test('records beyond 32 MiB replace the oldest ones, also after a restart', async () => {
    const place = await newPlace(project)
    const sandbox = await startSandbox(place)
    const key = newKey()
    const tasks: string[] = []
    for (let at = 0; at < 45; at++) {
      tasks.push(await startTask(sandbox, key, { prompt: 'x'.repeat(1_000_000) }))
      // A task that still runs is not forgotten.
      await sandbox.call(key, 'POST', '/_mock/clock', { move_ms: 2000 })
    }
    const status = async (task = '') => (await sandbox.call(key, 'GET', task)).status
    await expect.poll(() => status(tasks[0]), { timeout: 20_000 }).toBe(404)
    await sandbox.stop()
    await startSandbox(place)
    expect([await status(tasks[0]), await status(tasks.at(-1))]).toEqual([404, 200])
    expect((await sandbox.call(key, 'GET', '/_mock/state')).text.length).toBeLessThan(50_000_000)
  })

  test('result in a message and can be deleted if they cannot be read', async () => {
    const place = await newPlace(project)
    const first = await startSandbox(place)
    const [key, other] = [newKey(), newKey()]
    await startTask(first, key)
    await first.stop()
    query(place, "update records set json = '1' where path in ('random', 'day')")
    const { call } = await startSandbox(place)
    const { status, text } = await call(key, 'GET', '/v1/tasks')
    expect(status).toBe(500)
    expect(text).toMatch(/The state is damaged: .* Delete the workspace: DELETE \/_mock\/workspaces\//)
    expect((await call(other, 'GET', '/v1/tasks')).status).toBe(200)
    expect((await call(key, 'DELETE', `/_mock/workspaces/${key}`)).status).toBe(204)
    expect((await call(key, 'GET', '/v1/tasks')).status).toBe(200)
  })
})

/** Returns the files that a sandbox stores for its objects. */
async function filesOf({ state }: Place): Promise<string[]> {
  const names = await readdir(state, { recursive: true })
  return names.filter((name) => name.endsWith('.sqlite') && !name.endsWith('metadata.sqlite')).toSorted()
}

/** Runs a statement on the records of each workspace of a stopped sandbox, or of one. Returns the first values. */
function query({ state }: Place, statement: string, files = `${state}/workspaces/*.sqlite`): string {
  const program = `import glob, sqlite3, sys
for file in glob.glob(sys.argv[1]):
    database = sqlite3.connect(file)
    if database.execute("select 1 from sqlite_master where name = 'records'").fetchone():
        print(*(database.execute(sys.argv[2]).fetchone() or []))
        database.commit()`
  const { stdout, stderr } = spawnSync('python3', ['-c', program, files, statement], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout.trim()
}

describe('the control', () => {
  test('needs a key, but for the health and the files of the console', async () => {
    const { call } = await begin()
    for (const path of ['/_mock/state', '/_mock/requests', '/_mock/events', '/_mock/settings', '/_mock/console'])
      expect((await call(undefined, 'GET', path)).status, path).toBe(401)
    for (const path of ['/_mock', '/_mock/', '/_mock/console.js'])
      expect((await call(undefined, 'GET', path)).status, path).toBe(200)
    expect((await call('service_test_1', 'POST', '/_mock/reset')).status).toBe(401)
    expect((await call(undefined, 'GET', '/_mock/health')).json).toMatchObject({ status: 'ready' })
  })

  test('changes nothing of another workspace', async () => {
    const sandbox = await begin()
    const { call } = sandbox
    const [one, other] = [newKey(), newKey()]
    const task = await startTask(sandbox, other)
    const fault = { operation_id: 'getCredits', status: 503 }
    expect((await call(one, 'POST', '/_mock/faults', fault)).status).toBe(204)
    expect((await call(other, 'GET', '/v1/credits')).status).toBe(200)
    expect((await call(one, 'GET', '/v1/credits')).status).toBe(503)
    expect((await call(one, 'POST', '/_mock/clock', { move_ms: 86_400_000 })).status).toBe(200)
    expect((await call(one, 'POST', '/_mock/reset')).status).toBe(204)
    for (const [method, path] of [
      ['PUT', `/_mock/keys/${other}`],
      ['DELETE', `/_mock/keys/${other}`],
      ['POST', `/_mock/workspaces/${other}/records`],
      ['DELETE', `/_mock/workspaces/${other}/records`],
      ['POST', `/_mock/workspaces/${other}/reset`],
    ] as const) {
      const { status, text } = await call(one, method, path, method === 'PUT' ? {} : undefined)
      expect(status, path).toBe(403)
      expect(text).toContain(method === 'PUT' ? 'a workspace of its own' : 'does not belong to your workspace')
    }
    expect((await call(one, 'DELETE', `/_mock/workspaces/${other}`)).status).toBe(403)
    expect((await call(other, 'GET', task)).json.status).not.toBe('canceled')
  })

  test('gives a second key to the team, also after a restart', async () => {
    const place = await newPlace(project)
    const sandbox = await startSandbox(place)
    const { call } = sandbox
    const [key, member] = [newKey(), newKey()]
    const task = await startTask(sandbox, key)
    const { team } = (await call(key, 'PUT', `/_mock/keys/${key}`, {})).json
    expect((await call(key, 'PUT', `/_mock/keys/${member}`, { team, scopes: ['tasks:read'] })).status).toBe(200)
    expect((await call(member, 'GET', task)).status).toBe(200)
    await sandbox.stop()
    await startSandbox(place)
    expect((await call(member, 'GET', task)).status).toBe(200)
    expect((await call(member, 'POST', '/v1/tasks', { prompt: 'x' })).status).toBe(403)
  })
})

describe('a deployment', () => {
  test('admits only holders of the invitation, once each', async () => {
    const { call } = await begin(TRIAL, { SANDBOX_INVITATION: 'the-secret', SANDBOX_URL: '' })
    const key = newKey()
    const sent = (invitation: string) =>
      call(key, 'GET', '/v1/credits', undefined, { 'sandbox-invitation': invitation })
    expect((await call(key, 'GET', '/v1/credits')).status).toBe(403)
    expect((await sent('the-secre')).status).toBe(403)
    expect((await sent('the-secret')).status).toBe(200)
    expect((await call(key, 'GET', '/v1/credits')).status).toBe(200)
  })

  test('stores nothing for 300 requests without a key, or with one that is not let in', async () => {
    const place = await newPlace(project)
    const { call } = await startSandbox(place, TRIAL, { SANDBOX_INVITATION: 'the-secret' })
    const ofNoKey = createHash('sha256').update('').digest('hex')
    for (let at = 0; at < 60; at++) {
      const [short, long] = [randomBytes(16).toString('hex'), randomBytes(32).toString('hex')]
      for (const name of [short, long, ofNoKey.slice(0, 32), ofNoKey])
        expect((await call(undefined, 'GET', `/w/${name}/_files/exports/${short}`)).status).toBe(404)
      expect((await call(`service_test_${short}`, 'POST', '/v1/tasks', { prompt: 'A poster' })).status).toBe(401)
    }
    expect(await filesOf(place)).toEqual([])
    for (let at = 0; at < 20; at++) expect((await call(newKey(), 'GET', '/v1/credits')).status).toBe(403)
    // The gate had to be asked.
    expect(await filesOf(place)).toEqual([expect.stringMatching(/^gate\//)])
  })

  test('bounds the new workspaces of an address, whatever address it claims', async () => {
    const { call } = await begin(TRIAL, { SANDBOX_NEW_PER_HOUR: '2' })
    const keys = [newKey(), newKey(), newKey()]
    const replies = []
    for (const [at, key] of keys.entries())
      replies.push(await call(key, 'GET', '/v1/credits', undefined, { 'cf-connecting-ip': `192.0.2.${at}` }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(replies[2]?.headers.get('retry-after')).toBe('3600')
    expect(replies[2]?.json).toMatchObject({ error: { type: 'rate_limited' } })
    expect((await call(keys[0], 'GET', '/v1/credits')).status).toBe(200)
  })

  test.each(['0', 'many'])('starts no workspace if the bound is %j', async (bound) => {
    const { call } = await begin(TRIAL, { SANDBOX_NEW_PER_HOUR: bound, SANDBOX_URL: '' })
    expect((await call(newKey(), 'GET', '/v1/credits')).status).toBe(429)
  })

  test.each([
    ['every domain of its own', 'https://sandbox.test', 200],
    ["loopback names alone on a developer's machine", '', 403],
  ])('is controlled at %s', async (_, url, status) => {
    const { origin } = await begin(TRIAL, url ? { SANDBOX_URL: url } : {})
    const authorization = `Bearer ${newKey()}`
    // `fetch` sends no other host than that of the URL.
    const statusAt = (host: string, path: string, more = {}) =>
      new Promise((done) => {
        const sent = request(origin + path, { headers: { host, authorization, ...more } }, (response) =>
          done(response.resume().statusCode),
        )
        sent.end()
      })
    expect(await statusAt('localhost', '/_mock/requests')).toBe(200)
    for (const host of ['sandbox.test', 'second.test'])
      for (const path of ['/_mock/requests', '/mcp']) {
        const expected = path === '/mcp' && status === 200 ? 405 : status
        expect(await statusAt(host, path), host + path).toBe(expected)
      }
    for (const host of ['sandbox.test', 'second.test'])
      expect(await statusAt(host, '/_mock/openapi.json', { authorization: '' })).toBe(200)
    expect(await statusAt('second.test', '/_mock/requests', { origin: 'https://app.test' })).toBe(403)
  })

  test('takes an empty variable as a missing one', async () => {
    const names = ['SANDBOX_NEW_PER_HOUR', 'SANDBOX_EXPIRE_DAYS', 'SANDBOX_KEEP']
    const { call } = await begin(TRIAL, Object.fromEntries(names.map((name) => [name, ''])))
    const key = newKey()
    const { json } = await call(key, 'POST', '/v1/tasks', { prompt: 'x' })
    await sleep(500)
    expect((await call(key, 'GET', `/v1/tasks/${json.id}`)).status).toBe(200)
  })

  test('calls public addresses only', async () => {
    let calls = 0
    const server = createServer((_, response) => void response.end(String(calls++)))
    const { port } = new URL(await listen(server))
    const sandbox = await begin([], { SANDBOX_HTTP_CALLBACKS: 'true' })
    const key = newKey()
    for (const host of ['127.0.0.1', 'localhost'])
      await startTask(sandbox, key, { callback_url: `http://${host}:${port}/` })
    const attempts = async () => (await sandbox.call(key, 'GET', '/_mock/deliveries')).json.deliveries
    const failed = expect.objectContaining({ status: null, error: expect.any(String) })
    await expect.poll(attempts, { timeout: 15_000 }).toEqual([failed, failed])
    expect(calls).toBe(0)
    server.close()
  })
})

describe('the command', () => {
  const cli = () => project.path('node_modules/canvas-design-sandbox/cli.js')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [cli(), ...args], { cwd: project.folder, encoding: 'utf8', timeout: 20_000 })

  test('explains its flags, and rejects others', () => {
    expect(run('--help')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('--ready-file <file>'),
    })
    expect(run('--prot', '1')).toMatchObject({ status: 2, stderr: expect.stringContaining("Unknown option '--prot'") })
    for (const port of ['0', 'x', '65536', '1.5'])
      expect(run('--port', port)).toMatchObject({ status: 2, stderr: '--port must be from 1 to 65535. Try --help.\n' })
    const [state, file] = [cli(), project.path('missing/ready')]
    expect(run('--state', state)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`'${state}' Try --help.`),
    })
    expect(run('--ready-file', file)).toMatchObject({ status: 2, stderr: expect.stringContaining('no such file') })
  })

  test('starts neither on a port nor with a folder that is in use', async () => {
    const place = await newPlace(project)
    const { processes } = await startSandbox(place)
    const second = await newPlace(project)
    expect(run('--port', String(place.port), '--state', second.state)).toMatchObject({
      status: 1,
      stderr: `Port ${place.port} is in use. Choose another one with --port.\n`,
    })
    expect(run('--port', String(second.port), '--state', place.state)).toMatchObject({
      status: 1,
      stderr: `Another sandbox uses the folder ${place.state}.\n`,
    })
    expect(processes.exitCode).toBeNull()
  })
})

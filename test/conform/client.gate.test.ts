/** Programs that `conform client` runs: each with one bug, which is named, and ours, which have none. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import type { ClientCheckId } from '../../src/conform/client-checks.js'
import { createMock } from '../../src/mock/index.js'
import { checkClient } from '../../src/mock/node/client-command.js'
import { goProgram, HTTPX } from '../languages/languages.js'
import { blocks } from '../packages/guides.js'
import { contract } from '../support/contract.js'
import { VERSIONS } from '../support/documents.js'
import { newFolder } from '../support/folders.js'
import { GO } from '../support/languages.js'

const judged = (command: string[]) => checkClient(command, contract, createMock)
const node = (code: string) => judged([process.execPath, '--input-type=module', '-e', code])

/** A client without a bug, as far as `call` goes. */
const CLIENT = `
  import { createServer } from 'node:http'
  import { setTimeout as sleep } from 'node:timers/promises'
  const { CANVAS_DESIGN_URL: base, CANVAS_DESIGN_KEY: key } = process.env
  const headers = { authorization: 'Bearer ' + key, 'service-version': '${VERSIONS[0]}', 'content-type': 'application/json' }
  const send = (method, path, body) => fetch(base + path, { method, headers, body: body && JSON.stringify(body) })
  async function call(method, path, body) {
    for (;;) {
      const response = await send(method, path, body)
      if (method !== 'GET' || ![429, 503].includes(response.status)) return response.json()
      await sleep(1000 * (response.headers.get('retry-after') ?? 0.1))
    }
  }
  const image = 'https://images.example/poster.png'
  const start = (more) => call('POST', '/tasks', { prompt: 'A poster', ...more })
  async function poll(path, waitMs) {
    for (;;) {
      const task = await call('GET', path)
      if (task.status === 'succeeded') return
      await sleep(waitMs ?? task.retry_after_ms)
    }
  }
  async function receive(status, waitMs) {
    const server = createServer(async (request, response) => {
      await sleep(waitMs)
      response.writeHead(status).end()
      server.close()
      server.closeIdleConnections()
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
    await start({ callback_url: 'http://127.0.0.1:' + server.address().port })
    await new Promise((closed) => server.once('close', closed))
  }
`

const CORRECT = `
  for (let cursor = ''; cursor !== null; ) cursor = (await call('GET', '/canvases?' + (cursor && 'cursor=' + cursor))).next_cursor
  const keyed = { image, idempotency_key: crypto.randomUUID() }
  await call('POST', '/media/layerize-assets', keyed)
  await call('POST', '/media/layerize-assets', keyed)
  await poll('/tasks/' + (await start()).id)
  await receive(204, 10)`

const BUGS: Record<ClientCheckId, string> = {
  'version.missing': `delete headers['service-version']; await call('GET', '/credits')`,
  'version.mixed': `await call('GET', '/credits'); headers['service-version'] = '${VERSIONS.at(-1)}'; await call('GET', '/credits')`,
  'retry.early': `
    for (const list of ['canvases', 'tasks', 'events', 'brand-kits'])
      while (!(await send('GET', '/' + list + '?limit=1')).ok) {}`,
  'retry.unsafe': `
    await fetch(base.replace('/v1', '/_mock/faults'), { method: 'POST', body: '{"operation_id":"createTask","status":500}' })
    while (!(await send('POST', '/tasks', { prompt: 'A poster' })).ok) await sleep(100)`,
  'idempotency.missing': `await call('POST', '/media/layerize-assets', { image })`,
  'idempotency.reused': `
    for (const name of ['a', 'b']) await call('POST', '/media/layerize-assets', { image: image + '?' + name, idempotency_key: 'always' })`,
  'page.unfinished': `await call('GET', '/canvases')`,
  'page.offset': `await call('GET', '/canvases?limit=100&offset=100')`,
  'poll.fast': `await call('GET', '/credits'); await poll('/tasks/' + (await start()).id, 1)`,
  'poll.after_end': `const path = '/tasks/' + (await start()).id; await poll(path); await sleep(1000); await poll(path)`,
  'request.invalid': `await start({ prompt: 7 })`,
  'request.unknown_field': `await start({ promt: 'A flyer' })`,
  'key.in_url': `await call('GET', '/credits?key=' + key)`,
  'webhook.slow': 'await receive(204, 5500)',
  'webhook.refused': 'await receive(500, 0)',
  abandoned: `if (!(await send('GET', '/canvases?limit=1')).ok) process.exit(7)`,
}

describe.concurrent('a client with one bug', { timeout: 120_000 }, () => {
  test.each(Object.entries(BUGS))('is told %s alone', async (check, code) => {
    const { findings, exit } = await node(CLIENT + code)
    expect(findings.map((finding) => finding.check)).toEqual([check])
    expect(findings[0]?.requests.length).toBeGreaterThan(0)
    expect(JSON.stringify(findings)).not.toMatch(/service_live_\w/)
    expect(exit).toBe(check === 'abandoned' ? 7 : 0)
  })

  test('but for the bug is told nothing', async () => {
    expect(await node(CLIENT + CORRECT)).toMatchObject({ exit: 0, findings: [] })
  })
})

describe.concurrent('our own client is told nothing', { timeout: 240_000 }, () => {
  const expectClean = async (command: string[]) =>
    expect(await judged(command)).toMatchObject({ exit: 0, findings: [], requests: expect.any(Number) })

  test('in TypeScript, as the quickstart has it', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(inRoot(), join(folder, 'node_modules/canvas-design-api'))
    const file = join(folder, 'poster.mts')
    const [program = ''] = blocks('docs/quickstart.md', 'ts run')
    const located = program.replace("'http://127.0.0.1:4010/v1'", 'process.env.CANVAS_DESIGN_URL')
    writeFileSync(file, located.replace("'service_live_0123abcd'", 'process.env.CANVAS_DESIGN_KEY'))
    await expectClean([process.execPath, '--import', inRoot('node_modules/tsx/dist/loader.mjs'), file])
  })

  const expectFirstProgram = async (program: string[]) => {
    const printed = join(newFolder(), 'printed.txt')
    await expectClean(['sh', '-c', '"$@" > "$0"', printed, ...program])
    const canvases = readFileSync(printed, 'utf8').trim().split('\n')
    const [, made] = /^finished: (\w{26,})$/.exec(canvases.pop() ?? '') ?? expect.unreachable()
    // More than one page.
    expect(new Set(canvases).size).toBeGreaterThan(20)
    expect(canvases.join()).not.toContain(made)
  }

  test.skipIf(!HTTPX)('in Python, as the first program of its README', async () => {
    const file = join(newFolder(), 'first.py')
    writeFileSync(file, blocks('generated/python/README.md', 'py file=first.py')[0] ?? '')
    await expectFirstProgram(['env', `PYTHONPATH=${inRoot('generated/python')}`, HTTPX ?? '', file])
  })

  test.skipIf(!GO)('in Go, as the first program of its README', async () => {
    const code = blocks('generated/go/README.md', 'go file=first/main.go')[0] ?? ''
    await expectFirstProgram([await goProgram(code)])
  })
})

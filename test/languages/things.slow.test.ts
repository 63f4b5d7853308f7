/** What a user of the Python and of the Go package meets, beside one mock: the same calls in each. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import vectors from '../../generated/webhooks/vectors.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { GO } from '../support/languages.js'
import { listen } from '../support/processes.js'
import { sharedMock } from '../support/shared-mock.js'
import { caller, GO_MODULE, goProgram, HTTPX } from './languages.js'

const mock = await sharedMock()
const { baseUrl } = await mock.listen()
const key = 'service_live_0a'
const AGENT = `canvas-design-api/${manifest.version}`
const workspace = () => mock.workspace(key)

const goCode = readFileSync(inRoot('test/languages/calls.go'), 'utf8').replace('example.com/canvasdesign', GO_MODULE)
/** A server whose responses come byte by byte, and never to an end. */
const drip = createServer((_, response) => {
  response.writeHead(200, { 'service-version': '2026-05-01', 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
})
const dripping = `${await listen(drip)}/v1`
afterAll(() => drip.close())

const LANGUAGES: Record<string, string[]> = {
  ...(HTTPX && { Python: [HTTPX, inRoot('test/languages/calls.py'), 'Client'] }),
  ...(HTTPX && { 'asynchronous Python': [HTTPX, inRoot('test/languages/calls.py'), 'AsyncClient'] }),
  ...(GO && { Go: [await goProgram(goCode)] }),
}

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  const program = caller(LANGUAGES[language] ?? [], { CANVAS_DESIGN_URL: baseUrl, CANVAS_DESIGN_KEY: key })
  const call = async (...step: Parameters<typeof program.call>) => {
    const printed = await program.call(...step)
    expect(JSON.stringify(printed)).not.toContain(key)
    return printed
  }
  const sent = (name: string) => mock.requests({ key }).filter(({ operationId }) => operationId === name)
  afterAll(program.end)

  // However the client was made: each request names the package and the version.
  afterEach(() => {
    for (const { headers } of mock.requests({ key })) {
      expect(headers['service-version']).toBe('2026-05-01')
      expect(headers['user-agent']).toMatch(new RegExp(`^${AGENT}( mine/1)?$`))
    }
  })

  test('reads all pages of a list', async () => {
    workspace().clear()
    workspace().add('canvas', { name: 'Poster' }, 45)
    workspace().add('brand_kit', {}, 45)
    const found = {
      searchCanvasesItems: { q: 'Poster', limit: 20 },
      listCanvasesItems: {},
      listBrandKitsItems: { limit: 20 },
    }
    for (const [name, options] of Object.entries(found)) {
      const { value } = await call(name, [options])
      expect(new Set((value as object[]).map((item) => JSON.stringify(item))).size, name).toBe(45)
    }
  })

  test('sends the version with every client, and refuses another', async () => {
    for (const client of ['', 'copied', 'own transport'])
      expect(await call('getCreditsWithHeaders', [], { client }), client).toHaveProperty('value')
    const refused = language === 'Go' ? ['old version', 'old middleware'] : ['old version']
    for (const client of refused)
      expect((await call('getCredits', [], { client })).text).toContain('always sends 2026-05-01')
    if (language === 'Go')
      expect((await call('getCredits', [], { client: 'zero value' })).text).toContain('no base URL')
    else {
      const headers = { 'service-version': '2026-04-12' }
      expect((await call('getCredits', [{ headers }])).text).toContain('always sends 2026-05-01')
    }
    expect(sent('getCredits')).toHaveLength(3)
    mock.setFault({ operationId: 'listCanvases', headers: { 'service-version': '2026-04-12' } })
    expect(await call('listCanvases', [{}])).toMatchObject({ kind: 'WrongVersionError' })
  })

  test('reports what is wrong, and shows no key', async () => {
    mock.setFault({ operationId: 'getCredits', status: 413, body: 'too large' })
    mock.setFault({ operationId: 'getCredits', status: 500, body: { error: 'Bad gateway' } })
    mock.setFault({ operationId: 'createTask', status: 307, body: '', headers: { location: `${baseUrl}/tasks` } })
    const request = { filename: 'a', mime_type: 'image/png', expires_in_seconds: 4000 }
    const invalid = await call('createUploadUrl', [request])
    expect(invalid).toMatchObject({
      kind: expect.stringMatching(/^api ?error$/i),
      status: 422,
      code: 'validation_failed',
    })
    expect(invalid).toMatchObject({
      fields: [['expires_in_seconds', 'maximum']],
      request_id: expect.stringMatching(/^req_/),
    })
    expect(invalid.text).toContain(invalid.request_id)
    expect(await call('getTask', ['task_01JTMZZZZZZZZZZZZZZZZZZZZZ'])).toMatchObject({ status: 404, type: 'not_found' })
    expect(await call('getCredits', [])).toMatchObject({ status: 413, request_id: expect.any(String) })
    expect(await call('getCredits', [])).toMatchObject({ status: 500 })
    expect(await call('createTask', [{ prompt: 'A poster' }])).toMatchObject({ status: 307 })
    expect(sent('createTask')).toHaveLength(1)
    for (const client of ['malformed key', 'nobody listens'])
      expect(await call('getCredits', [], { client })).toHaveProperty('text')
    expect(await call('show', [])).toHaveProperty('value')
  })

  test('waits for a task, but not beyond the limit', async () => {
    const error = { message: 'no credits left', retryable: false }
    const ids = [{ status: 'succeeded' }, { status: 'failed', error }, { status: 'running' }].map(
      (fields) => workspace().add('task', fields as object).id,
    )
    expect(await call('waitForTask', [ids[0], { timeout: 60 }])).toMatchObject({ value: { id: ids[0] } })
    expect(await call('waitForTask', [ids[1], { timeout: 60 }])).toMatchObject({
      kind: 'TaskFailedError',
      text: expect.stringContaining('no credits left'),
    })
    const begun = Date.now()
    expect(await call('waitForTask', [ids[2], { timeout: 0.5 }])).toMatchObject({ late: true })
    mock.setFault({ operationId: 'getTask', delayMs: 8000, times: 2 })
    expect(await call('waitForTask', [ids[2], { timeout: 0.5 }])).toMatchObject({ late: true })
    if (language !== 'Python')
      expect(await call('waitForTask', [ids[2], { timeout: 60 }], { limit: 0.5 })).toMatchObject({ late: true })
    expect(Date.now() - begun).toBeLessThan(7000)
  })

  test('keeps within its limits beside a server that sends without end, or suggests to wait for years', async () => {
    const { id } = workspace().add('task', { status: 'running' })
    const task = { ...workspace().add('task', { status: 'running' }), retry_after_ms: 1e13 }
    mock.setFault({ operationId: 'getTask', body: task, times: 99 })
    const begun = Date.now()
    for (const client of ['', dripping])
      expect(await call('waitForTask', [id, { timeout: 0.5 }], { client })).toMatchObject({ late: true })
    expect(Date.now() - begun).toBeLessThan(10_000)
    // Requests that an earlier test gave up are logged when they end.
    expect(sent('getTask').filter(({ path }) => path.endsWith(id))).toHaveLength(1)
  })

  test('rejects a body that is no page, and cursors that repeat', async () => {
    mock.setFault({ operationId: 'listBrandKits', body: {} })
    expect((await call('listBrandKitsItems', [{}])).text).toContain('no list of items')
    for (const next_cursor of ['a', 'b', 'a', 'b'])
      mock.setFault({
        operationId: 'listCanvases',
        body: { data: [], next_cursor, has_more: true, returned: 0, limit: 20, total: null },
      })
    expect((await call('listCanvasesItems', [{}])).text).toContain('same cursor twice')
    expect(sent('listCanvases')).toHaveLength(3)
  })

  test.each(['', '.', '..'])('sends nothing for the path parameter %j', async (id) => {
    expect((await call('deleteCanvas', [id])).text).toMatch(/path parameter/)
  })

  test('sends a GET again after the time that the service names, and a POST never', async () => {
    const cases = [
      { operationId: 'listBrandKits', status: 429, seconds: '1', times: 2, sends: 3 },
      { operationId: 'listOrganizations', status: 503, seconds: '0', times: 9, sends: 3 },
      { operationId: 'listVoices', status: 500, seconds: '0', times: 9, sends: 1 },
      { operationId: 'listMediaModels', status: 429, seconds: '3600.5', times: 9, sends: 1 },
      { operationId: 'createTask', status: 503, seconds: '0', times: 9, sends: 1 },
    ] as const
    for (const { operationId, status, seconds, times, sends } of cases) {
      mock.setFault({ operationId, status, headers: { 'retry-after': seconds }, times })
      const begun = Date.now()
      expect(await call(operationId, [{}])).toHaveProperty(times < sends ? 'value' : 'status')
      expect(sent(operationId), operationId).toHaveLength(sends)
      if (seconds === '1') expect(Date.now() - begun).toBeGreaterThan(1900)
    }
  })

  test.skipIf(language === 'Python')('ends the wait for the next attempt when it is canceled', async () => {
    mock.setFault({ operationId: 'getCredits', status: 429, headers: { 'retry-after': '20' } })
    const begun = Date.now()
    expect(await call('getCredits', [], { limit: 1 })).toMatchObject({ late: true })
    expect(Date.now() - begun).toBeLessThan(10_000)
    expect(sent('getCredits')).toHaveLength(1)
  })

  test('uploads each byte under the name of the file, and reads it while it is sent', async () => {
    const bytes = Uint8Array.of(0, 255, 128, 10, 13, 0)
    const [small, large] = ['small.bin', 'large.bin'].map((name) => join(newFolder(), name)) as [string, string]
    writeFileSync(small, bytes)
    const named = { filename: 'ä b.png', mime_type: 'image/png', size_bytes: 6 }
    expect(await call('uploadFile', ['ä b.png', small])).toMatchObject({ value: named })
    // The mock recognizes the same bytes by their hash.
    const body = new FormData()
    body.set('file', new Blob([bytes]), 'again.bin')
    const headers = { authorization: `Bearer ${key}`, 'service-version': '2026-05-01', 'user-agent': AGENT }
    const again = await mock.fetch(`${baseUrl}/uploads`, { method: 'POST', headers, body })
    expect(await again.json()).toMatchObject({ was_duplicate: true })
    writeFileSync(large, Buffer.alloc(30 * 2 ** 20))
    const peak = () => Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${program.pid}/status`, 'utf8'))?.[1]) / 1024
    const before = peak()
    const name = language === 'Go' ? 'large.bin' : ''
    expect(await call('uploadFile', [name, large])).toMatchObject({
      value: { filename: 'large.bin', size_bytes: 30 * 2 ** 20 },
    })
    expect(peak() - before).toBeLessThan(15)
  })

  test('gives each webhook its verdict', async () => {
    for (const { name, secret, body, timestamp, signature, now, verdict } of vectors) {
      // The case of a header's name does not matter.
      const headers = { 'X-Webhook-Timestamp': timestamp ?? undefined, 'x-webhook-signature': signature ?? undefined }
      const printed = await call('verifyWebhook', [body, headers, secret, now])
      expect(printed.reason ?? 'valid', name).toBe(verdict)
    }
  })

  test('tolerates what is new, and names a required field that is missing', async () => {
    const task = JSON.parse(JSON.stringify(workspace().add('task', { status: 'failed' })))
    const { attempt: _, ...withoutAttempt } = task
    const { retryable: __, ...error } = task.error
    const bodies = [
      { ...task, status: 'paused', new_field: { deep: [1] } },
      withoutAttempt,
      { ...task, error },
      '<html>',
    ]
    for (const body of bodies) mock.setFault({ operationId: 'getTask', status: 200, body })
    expect(await call('getTask', [task.id])).toMatchObject({ value: { status: 'paused' } })
    for (const text of [
      'Task.attempt',
      'TaskError.retryable',
      language === 'Go' ? 'not what the contract' : 'is not JSON',
    ])
      expect((await call('getTask', [task.id])).text).toContain(text)
  })
})

/** The kit finds the fault of a broken server under its own check, and finds no other. */

import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CHECKS } from '../../src/conform/findings.js'
import { type CheckOptions, createKit, type Kit, type Report } from '../../src/conform/index.js'
import { createKnownRecords } from '../../src/conform/known-records.js'
import { negativeCasesOf } from '../../src/conform/negative-cases.js'
import { GAP_NOTES, type Level, levelOf, NOTED, type Reach, STATED_CONSTRAINTS } from '../../src/conform/notes.js'
import { commandFor } from '../../src/conform/requests.js'
import type { JsonObject } from '../../src/contract/json.js'
import { operationsOf as modelledOperationsOf } from '../../src/contract/operations.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { contract } from '../support/contract.js'
import { type Operation, operationsOf, VERSIONS } from '../support/documents.js'
import { newKey } from '../support/requests.js'
import { isLegacy, LATER, NEWEST, OLDEST } from '../support/versions.js'
import {
  BROKEN_SERVERS,
  documented,
  type Fetch,
  instead,
  isValid,
  KEY,
  OTHER_TEAM_KEY,
  SECOND_KEY,
  withTeams,
} from './broken-servers.js'

const url = 'http://mock.test/v1'
/** Each operation, in the newest version that has it. */
const operations = [
  ...new Map(
    VERSIONS.toReversed()
      .flatMap(operationsOf)
      .map((operation) => [operation.operationId, operation]),
  ).values(),
]
let mock: Mock
let kit: Kit

beforeAll(async () => {
  // No task ends during a run: a failed one gives its credits back, and one that succeeds makes a canvas.
  mock = await createMock({ taskMs: 3_600_000 })
  kit = createKit(contract)
  mock.defineKey({ key: KEY, credits: 100_000 })
  mock.defineKey({ key: SECOND_KEY, scopes: ['tasks:read'] })
})
afterAll(() => mock.close())

async function checkMock(options: Partial<CheckOptions> = {}): Promise<Report> {
  // The tasks that the last run canceled give their credits back now, and not while the balance is compared.
  await mock.moveClock(1000)
  return kit.check({ url, key: newKey(), fetch: mock.fetch, reach: 'all', sleep: async () => {}, ...options })
}

function failuresOf({ operations }: Report) {
  return operations.flatMap(({ operationId, failed }) => failed.map((fault) => ({ operationId, ...fault })))
}

test('the mock passes if a list changes once while its pages are read', async () => {
  let changes = 0
  const fetch = async (request: Request) => {
    if (/\/tasks\?limit=\d$/.test(request.url) && changes++ === 0) {
      const body = '{"prompt":"A poster"}'
      const headers = { ...Object.fromEntries(request.headers), 'content-type': 'application/json' }
      await mock.fetch(new Request(`${url}/tasks`, { method: 'POST', headers, body }))
    }
    return mock.fetch(request)
  }
  const report = await checkMock({ fetch, versions: [NEWEST], only: ['listTasks', 'list'], reach: 'read-only' })
  expect(failuresOf(report)).toEqual([])
  expect(changes).toBeGreaterThan(1)
})

test('commandFor returns a command whose body a shell sends unchanged', () => {
  const operation = operations.find(({ operationId }) => operationId === 'createTask') ?? expect.unreachable()
  const body = { prompt: `It's "$HOME" \\ \`x\`` }
  const command = commandFor(operation, { base: url, key: KEY, body }).replace(/^curl/, 'printf "%s\\n"')
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n').at(-1)).toBe(JSON.stringify(body))
})

describe('broken servers', () => {
  test.each(BROKEN_SERVERS)(
    'a server that $what fails $finds',
    async ({ finds, follows = [], on, version, all, warns, serve }) => {
      const report = await checkMock({
        key: KEY,
        fetch: serve(withTeams(mock.fetch)),
        ...(finds === 'auth.scope' ? { secondKey: SECOND_KEY } : {}),
        ...(finds === 'auth.team' ? { otherTeamKey: OTHER_TEAM_KEY } : {}),
        versions: [version ?? NEWEST],
        only: on,
        reach: all ? 'all' : 'default',
      })
      const found = failuresOf(report)
      expect([...new Set(found.map(({ check }) => check))].sort()).toEqual([finds, ...follows].sort())
      const { severity, expected = '', got = '' } = found.find(({ check }) => check === finds) ?? {}
      expect(expected).toMatch(/./)
      expect(got).toMatch(/./)
      expect(got).not.toBe(expected)
      expect(severity).toBe(warns ? 'warning' : 'error')
      for (const key of [KEY, SECOND_KEY, OTHER_TEAM_KEY]) expect(JSON.stringify(found)).not.toContain(key)
      const counted = (severity: string) => report.findings.filter((finding) => finding.severity === severity).length
      expect(counted('error') + counted('warning')).toBe(1 + follows.length)
      expect(report).toMatchObject({ failed: counted('error'), warnings: counted('warning') })
    },
  )

  test('each check has a broken server that fails it', () => {
    const sought = new Set<string>(BROKEN_SERVERS.map(({ finds }) => finds))
    // Shapes can differ only where versions do. callbacks.test.ts has those of webhooks.
    const unseen = [
      ...(isLegacy(OLDEST) ? [] : ['version.shape']),
      ...(LATER.length > 0 ? [] : ['version.echo', 'version.default']),
    ]
    const checks = Object.keys(CHECKS).filter((id) => !/^(callback|run)\./.test(id) && !unseen.includes(id))
    expect(checks.filter((id) => !sought.has(id))).toEqual([])
  })

  test('a run with a key that the server rejects ends before its first check', async () => {
    await expect(checkMock({ key: 'nobody' })).rejects.toThrow(`${url} rejects the key (401). Pass a valid one`)
  })

  test('a run ends in time, names the operation and removes what it created', async () => {
    const fetch = async (request: Request) => {
      if (request.method === 'PATCH' && isValid(request)) await new Promise(() => {})
      return mock.fetch(request)
    }
    const only = ['uploadFile', 'updateDriveItem']
    const report = await checkMock({ fetch, only, versions: [NEWEST], reach: 'writes', runTimeoutMs: 1500 })
    expect(failuresOf(report)).toMatchObject([
      { operationId: 'updateDriveItem', check: 'run.time', got: 'the run took longer than 1.5 seconds' },
    ])
    expect(report.created).toMatchObject([{ removed: true }])
  })

  test('a pause that the run has no time for is not made', async () => {
    const pauses: number[] = []
    const fetch = instead('GET /voices', 'code=429', ({ headers }) => headers.set('retry-after', '60'))(mock.fetch)
    const sleep = async (ms: number) => pauses.push(ms)
    const report = await checkMock({ fetch, only: ['listVoices'], runTimeoutMs: 50_000, sleep })
    expect([pauses, report.unchecked]).toEqual([[], [{ why: 'only 429', operations: ['listVoices'] }]])
  })

  test.each([
    ['days', 2e9],
    ['no number', 'soon'],
  ])('a task that suggests to wait for %s holds up a run for its time only', async (_, retry_after_ms) => {
    const pauses: number[] = []
    const fetch = async (request: Request) => {
      const response = await mock.fetch(request)
      if (!/\/tasks\/task_/.test(request.url) || !response.ok) return response
      return Response.json({ ...(await response.json()), status: 'running', retry_after_ms }, response)
    }
    const receiver = { url: 'https://example.com/hook', onDelivery: () => {} }
    const sleep = async (ms: number) => pauses.push(ms)
    const options = { only: ['createTask'], versions: [NEWEST], runTimeoutMs: 9000 }
    const report = await checkMock({ fetch, receiver, sleep, ...options })
    expect(report.created.length).toBeGreaterThan(1)
    expect(pauses.filter((ms) => !(ms >= 0 && ms <= 10_000))).toEqual([])
  })

  test('a server that never responds fails a check and does not stop the run', async () => {
    const fetch = (request: Request) =>
      request.url.endsWith('/credits') ? new Promise<Response>(() => {}) : mock.fetch(request)
    const [failure] = failuresOf(await checkMock({ fetch, only: ['getCredits'], timeoutMs: 50, reach: 'read-only' }))
    expect(failure).toMatchObject({ check: 'response.received', got: 'no response within 0.05 seconds' })
  })
})

test('a server of the newest version passes if only that version is checked', { timeout: 60_000 }, async () => {
  const later = await createMock({ taskMs: 3_600_000, date: '2099-01-01' })
  onTestFinished(() => later.close())
  const report = await checkMock({ fetch: later.fetch, versions: [NEWEST] })
  expect(report.findings).toEqual([])
  const checked = report.operations.flatMap(({ passed }) => passed)
  expect(checked).toContain('version.unsupported')
  expect(checked).not.toContain('version.default')
})

describe('an operation that is not implemented', () => {
  /** Responds to everything about some operations as a router without them does. */
  const without =
    (...paths: string[]) =>
    async (request: Request) =>
      paths.some((path) => new URL(request.url).pathname === `/v1${path}`)
        ? new Response('Nothing here', { status: request.method === 'GET' ? 404 : 501 })
        : mock.fetch(request)

  test('is reported once and fails nothing', async () => {
    const report = await checkMock({ fetch: without('/voices', '/remix'), reach: 'default' })
    expect(report.findings).toEqual([])
    const missing = ['remixCanvas', 'listVoices']
    for (const version of VERSIONS) expect(report.notImplemented[version]?.sort()).toEqual(missing.toSorted())
    const reports = report.operations.filter(({ operationId }) => missing.includes(operationId))
    for (const one of reports) expect(one).toMatchObject({ implemented: false, passed: [], failed: [], skipped: [] })
  })

  test('cannot be checked alone', async () => {
    const options = { fetch: without('/voices'), only: ['listVoices', 'getCredits'], versions: [NEWEST] }
    const message = `${url} does not implement listVoices: it responds to every request with 404 or 501. Check the address.`
    await expect(checkMock(options)).rejects.toThrow(message)
    await expect(checkMock({ ...options, only: ['getCredits'] })).resolves.toMatchObject({ failed: 0 })
  })

  test.each<[what: string, finds: string, isOdd: (request: Request) => boolean, respond: Fetch]>([
    [
      'responds to one as if it existed',
      'response.status',
      ({ headers }) => !headers.has('authorization'),
      (request) => mock.fetch(request),
    ],
    ['closes the connection of one', 'response.received', isValid, () => Promise.reject(new Error('closed'))],
  ])('fails if it %s of its requests', async (_, finds, isOdd, respond) => {
    const fetch = (request: Request) =>
      new URL(request.url).pathname === '/v1/voices' && isOdd(request) ? respond(request) : without('/voices')(request)
    const report = await checkMock({ fetch, only: ['listVoices', 'response'], versions: [NEWEST] })
    expect(report.findings.map(({ check }) => check)).toContain(finds)
  })
})

// biome-ignore format: a table has one row a line.
test.each([
  ['listVoices', 'GET /voices', 'code=403', 'status 403: the key lacks permission'],
  ['createTask', 'POST /tasks', 'code=402', 'status 402: the workspace lacks credits'],
  ['searchCanvases', 'GET /canvases/search', 'code=400', 'status 400: the name of its query parameter is not documented'],
  ['listVoices', 'GET /voices', 'code=429', 'status 429: the server limits requests'],
])('%s is skipped for a reason outside the request, and the report says why', async (operationId, where, prefer, why) => {
  const report = await checkMock({ fetch: instead(where, prefer)(mock.fetch), only: [operationId], versions: [NEWEST] })
  expect(failuresOf(report)).toEqual([])
  expect(report.operations[0]?.skipped).toContainEqual({ what: 'as documented', why })
})

test.each([
  ['the pause that it asked for', '12', 12_000],
  ['an hour if it asked for that and the run may take longer', '3600', 3_600_000],
  ['a second if it asked for none', 'soon', 1000],
])('a server that limits requests gets the request again after %s', async (_, retryAfter, expected) => {
  const limiting = ({ headers }: { headers: Headers }) => headers.set('retry-after', retryAfter)
  const limited = instead('GET /voices', 'code=429', limiting)(mock.fetch)
  const pauses: number[] = []
  const fetch = (request: Request) => (pauses.length > 0 ? mock : { fetch: limited }).fetch(request)
  const sleep = async (ms: number) => pauses.push(ms)
  const report = await checkMock({ only: ['listVoices'], fetch, sleep, runTimeoutMs: 4e6 })
  expect(pauses).toEqual([expected])
  expect(report).toMatchObject({ failed: retryAfter === 'soon' ? 1 : 0, skipped: 0 })
})

describe('a run', () => {
  const key = newKey()

  test.each<[Reach, Level[], string[]]>([
    ['read-only', ['read'], []],
    ['default', ['read'], ['DELETE', 'PATCH', 'POST']],
    // It deletes what it created.
    ['writes', ['destructive', 'read', 'write'], ['DELETE', 'PATCH', 'POST']],
    ['all', ['destructive', 'metered', 'read', 'write'], ['DELETE', 'PATCH', 'POST']],
  ])(
    'with the reach %s passes the mock, and sends only the requests that it allows',
    async (reach, withKey, keyless) => {
      const key = newKey()
      const sent: { operation: Operation; hasKey: boolean; body: string }[] = []
      const fetch = async (request: Request) => {
        const hasKey = request.headers.get('authorization') === `Bearer ${key}`
        sent.push({ operation: operationOf(request), hasKey, body: await request.clone().text() })
        return mock.fetch(request)
      }
      const report = await checkMock({ key, reach, fetch })
      expect(failuresOf(report)).toEqual([])
      expect(report).toMatchObject({ unchecked: [], notImplemented: {} })
      const called = sent.filter(({ hasKey }) => hasKey).map(({ operation }) => levelOf(operation))
      expect([...new Set(called)].sort()).toEqual(withKey)
      const methods = sent.filter(({ hasKey }) => !hasKey).map(({ operation }) => operation.method)
      expect([...new Set(methods)].sort()).toEqual([...keyless, 'GET'].sort())
      expect(sent.filter(({ body }) => body.includes('"callback_url":"https:'))).toEqual([])
      const file = 'filename="brief.pdf"\r\nContent-Type: application/pdf\r\n'
      expect(sent.some(({ body }) => body.includes(file))).toBe(keyless.includes('POST'))
    },
  )

  test.each<[Level, string]>([
    ['metered', 'createTask remixCanvas generate3d getGenerate3dTask generateAudio layerizeAssets'],
    ['destructive', 'cancelTask deleteCanvas deleteDriveItem redeemPromoCode redeliverWebhook revokeDesktopSignIn'],
    ['destructive', 'unpublishWebsite'],
  ])('knows as %s: %s', (level, ids) => {
    const found = operations.filter((operation) => levelOf(operation) === level)
    expect(found.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(ids.split(' ')))
  })

  test('reads the tasks that it created', async () => {
    const ids: string[] = []
    const read: string[] = []
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url)
      if (request.method === 'GET') read.push(pathname.replace('/v1/tasks/', ''))
      if (pathname !== '/v1/tasks') return mock.fetch(request)
      if (request.method === 'GET') return documented(mock.fetch, request, 'code=403')
      const response = await mock.fetch(request)
      if (response.ok) ids.push(((await response.clone().json()) as { id: string }).id)
      return response
    }
    const report = await checkMock({ fetch, only: ['createTask', 'getTask'], versions: [NEWEST] })
    expect(report.findings).toEqual([])
    expect(ids.filter((id) => read.includes(id))).toHaveLength(1)
  })

  test('names the records of the documented request, and those of later ones only after something was deleted', async () => {
    const { data } = await read('/canvases', key)
    const [first, second] = data.map(({ id }) => id)
    const named: string[] = []
    const fetch = async (request: Request) => {
      const [, id] = /canvases\/(cvs_\w+)$/.exec(request.url) ?? []
      if (request.method === 'GET' && id) named.push(id)
      const response = await mock.fetch(request.clone())
      // Somebody else deletes the first canvas at the same time as the run deletes its own.
      if (request.method === 'DELETE' && response.ok && named.length > 0) {
        const { headers } = request
        await mock.fetch(new Request(`${url}/canvases/${named[0]}`, { method: 'DELETE', headers }))
      }
      return response
    }
    const only = ['listCanvases', 'getCanvas', 'deleteCanvas', 'deleteDriveItem']
    const report = await checkMock({ key, fetch, only, versions: [NEWEST] })
    expect(named.slice(0, 2)).toEqual([first, first])
    expect(named).toContain(second)
    expect(report.unchecked).toEqual([])
  })

  test('patches a record with the values that it has', async () => {
    const bodies: string[] = []
    const fetch = async (request: Request) => {
      if (request.method === 'PATCH') bodies.push(await request.clone().text())
      return mock.fetch(request)
    }
    const { data: canvases } = await read('/canvases', key)
    await checkMock({ key, fetch, only: ['updateDriveItem'], versions: [NEWEST] })
    expect(bodies).toContain(JSON.stringify({ name: canvases[0]?.name }))
  })

  test('removes what it created and touches no other record', async () => {
    const ids = async () => (await read('/canvases', key)).data.map(({ id }) => id)
    const before = await ids()
    const { created } = await checkMock({ key, versions: [NEWEST] })
    expect(await ids()).toEqual(before)
    expect(created.map(({ id }) => id.slice(0, id.indexOf('_')))).toEqual(
      expect.arrayContaining(['cvs', 'file', 'task']),
    )
    expect(created.filter(({ id, removed }) => removed === id.startsWith('task_'))).toEqual([])

    const rejecting = (request: Request) =>
      request.method === 'DELETE' ? Promise.resolve(new Response(null, { status: 409 })) : mock.fetch(request)
    const rejected = await checkMock({ key, fetch: rejecting, versions: [NEWEST], only: ['uploadFile'] })
    expect(rejected.created).toMatchObject([{ removed: false }])
  })

  test('removes the canvas of its own task that ended before it could be canceled', async () => {
    const fast = await createMock({ taskMs: 0 })
    onTestFinished(() => fast.close())
    const { created } = await checkMock({ fetch: fast.fetch, only: ['cancelTask'], versions: [NEWEST] })
    expect(created).toMatchObject([{ removed: false }, { id: expect.stringMatching(/^cvs_/), removed: true }])
  })

  test.each(VERSIONS)(
    'removes the canvas of its own task that ended although it was canceled in %s',
    async (version) => {
      const slow = await createMock({ taskMs: 2000 })
      onTestFinished(() => slow.close())
      const fetch = async (request: Request) => {
        const isCancel = request.url.endsWith('/cancel') && isValid(request)
        return isCancel ? documented(slow.fetch, request, 'code=202') : slow.fetch(request)
      }
      const options = { key, fetch, only: ['createTask'], versions: [version], sleep: slow.moveClock }
      const { created } = await checkMock(options)
      await slow.moveClock(60_000)
      expect(created).toContainEqual({ id: expect.stringMatching(/^cvs_/), removed: true })
      const list = await slow.fetch(new Request(`${url}/canvases`, { headers: { authorization: `Bearer ${key}` } }))
      expect(await list.text()).not.toMatch(created.find(({ id }) => /^cvs_/.test(id))?.id ?? /./)
    },
  )

  test('deletes no record of a kind that it does not create', async () => {
    const document = structuredClone(contract.view(NEWEST).document)
    const { get, ...others } = (document.paths as Record<string, JsonObject>)['/canvases/{canvas_id}'] ?? {}
    Object.assign(document.paths as object, { '/brand-kits/{canvas_id}': others })
    const all = modelledOperationsOf(document, NEWEST)
    const operation = all.find(({ method, path }) => method === 'DELETE' && path.startsWith('/brand-kits'))
    const server = { send: async () => [{ status: 200, json: { data: [{ id: 'bk_1' }] } }] }
    const { pathFor } = createKnownRecords(all, server as never, false)
    expect(await pathFor(operation ?? expect.unreachable())).toBe('the run creates no such record, and ends no other')
  })

  test('cancels no task of others', async () => {
    const own = newKey()
    const { id } = mock.workspace(own).add('task', { status: 'running' })
    const { created } = await checkMock({ key: own, only: ['cancelTask'], versions: [NEWEST] })
    expect(created).toHaveLength(1)
    expect(await read(`/tasks/${id}`, own)).toMatchObject({ status: 'running' })
  })

  test('names only stated constraints that a request can break', () => {
    const constraints = operations.flatMap((operation) =>
      negativeCasesOf(operation).flatMap(({ name }) => [name, `${operation.operationId} ${name}`]),
    )
    expect(STATED_CONSTRAINTS.filter((name) => !constraints.includes(name))).toEqual([])
  })

  test('has notes only about operations of the contract, and about gaps that they are marked with', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(NOTED.filter((id) => !ids.includes(id))).toEqual([])
    const marked = operations.flatMap(({ node, parameters }) => [node, ...parameters].flatMap((one) => one['x-gap']))
    expect(Object.keys(GAP_NOTES).filter((id) => !marked.flat().includes(id))).toEqual([])
  })

  async function read(path: string, key: string): Promise<{ data: { id: string; name: string }[] }> {
    const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST }
    return (await mock.fetch(new Request(url + path, { headers }))).json()
  }

  function operationOf({ method, url }: Request): Operation {
    const path = new URL(url).pathname.slice('/v1'.length)
    const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
    const [found] = operations
      .filter((operation) => operation.method === method && fits(operation.path))
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    return found ?? expect.unreachable(`${method} ${path}`)
  }
})

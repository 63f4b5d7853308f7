/** The kit finds the fault of a broken server under its own check, and finds no other. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHECKS } from '../../src/conform/checks.js'
import { createKit, type Kit, type Options, type Report } from '../../src/conform/index.js'
import { type Level, levelOf, NOTED, type Reach } from '../../src/conform/notes.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { contract } from '../support/contract.js'
import { type Operation, operationsOf, VERSIONS } from '../support/documents.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'
import { BROKEN_SERVERS, isValid, type Place } from './broken-servers.js'

const url = 'http://mock.test/v1'
const operations = operationsOf(NEWEST)
let mock: Mock
let kit: Kit

beforeAll(async () => {
  mock = await createMock()
  kit = createKit(contract)
})
afterAll(() => mock.close())

function checkMock(options: Partial<Options> = {}): Promise<Report> {
  return kit.check({ url, key: newKey(), fetch: mock.fetch, reach: 'all', sleep: async () => {}, ...options })
}

function failuresOf({ operations }: Report) {
  return operations.flatMap(({ operationId, failed }) => failed.map((fault) => ({ operationId, ...fault })))
}

describe('the mock', () => {
  test('passes every check in every version', async () => {
    const report = await checkMock()
    expect(failuresOf(report)).toEqual([])
    expect(report.operations.map(({ operationId }) => operationId).sort()).toEqual(
      operations.flatMap(({ operationId }) => VERSIONS.map(() => operationId)).sort(),
    )
    const unchecked = report.operations.filter(({ passed }) => passed === 0).map(({ operationId }) => operationId)
    expect(new Set(unchecked)).toEqual(new Set(['renameCanvas', 'generateAudio']))
  })

  test('is checked only in the chosen versions and operations', async () => {
    const report = await checkMock({ versions: [NEWEST], operations: ['getTask'] })
    expect(report.operations).toMatchObject([{ operationId: 'getTask', version: NEWEST, failed: [] }])
    expect(report.operations[0]?.skipped).toEqual([
      { what: 'some invalid requests', why: 'the source does not say that they are rejected' },
    ])
  })
})

describe('a broken server', () => {
  const checked = operations.filter(({ operationId }) => !['renameCanvas', 'generateAudio'].includes(operationId))
  const places: Record<Place, typeof operations> = {
    every: checked,
    known: checked.filter(({ operationId }) => operationId !== 'unpublishWebsite'),
    read: checked.filter((operation) => levelOf(operation) === 'read'),
  }

  for (const { what, check, at, follows = [], serve } of BROKEN_SERVERS)
    test(`that ${what} fails ${check}`, async () => {
      const report = await checkMock({ versions: [NEWEST], fetch: (request) => serve(request, mock.fetch) })
      const found = failuresOf(report).map((fault) => `${fault.operationId} ${fault.check}`)
      const where = Array.isArray(at) ? at : places[at].map(({ operationId }) => operationId)
      expect([...new Set(found)].sort()).toEqual(
        [...where.map((operationId) => `${operationId} ${check}`), ...follows].sort(),
      )
      expect(report.failed).toBe(found.length)
    })

  test('exists for each check', () => {
    expect(Object.keys(CHECKS).filter((id) => !BROKEN_SERVERS.some(({ check }) => check === id))).toEqual([])
  })

  test('that never responds fails a check and does not stop the run', async () => {
    const fetch = (request: Request) =>
      request.url.endsWith('/credits') ? new Promise<Response>(() => {}) : mock.fetch(request)
    const report = await checkMock({ fetch, operations: ['getCredits'], timeoutMs: 50, reach: 'read-only' })
    expect(failuresOf(report)[0]).toMatchObject({ check: 'response.received', got: 'no response within 0.05 seconds' })
  })

  test('is reported with what was expected and received', async () => {
    const { serve } = BROKEN_SERVERS.find(({ check }) => check === 'list.total') ?? expect.unreachable()
    const report = await checkMock({ fetch: (request) => serve(request, mock.fetch), operations: ['listTasks'] })
    expect(failuresOf(report)[0]).toMatchObject({
      check: 'list.total',
      expected: '/total must be integer',
      got: '/total null',
    })
  })
})

describe('a server with reasons outside the request', () => {
  const refusing = (path: string, prefer: string) => (request: Request) => {
    return mock.fetch(
      new URL(request.url).pathname === `/v1${path}` && isValid(request)
        ? new Request(request, { headers: { ...Object.fromEntries(request.headers), prefer } })
        : request,
    )
  }

  test.each([
    ['listVoices', '/voices', 'code=403', 'status 403: the key lacks permission'],
    ['createTask', '/tasks', 'code=402', 'status 402: the workspace lacks credits'],
    ['listVoices', '/voices', 'code=503', 'status 503: a third party failed'],
    ['searchCanvases', '/canvases/search', 'code=400', 'status 400: the name of its query parameter is not documented'],
    ['listVoices', '/voices', 'code=429', 'status 429: the server limits requests'],
  ])('%s is skipped, and the report says why', async (operationId, path, prefer, why) => {
    const report = await checkMock({ fetch: refusing(path, prefer), operations: [operationId], versions: [NEWEST] })
    expect(failuresOf(report)).toEqual([])
    expect(report.operations[0]?.skipped).toContainEqual({ what: 'as documented', why })
  })

  test('gets the request again after the pause that it asked for', async () => {
    const limited = refusing('/voices', 'code=429')
    const pauses: number[] = []
    const report = await checkMock({
      operations: ['listVoices'],
      fetch: (request) => (pauses.length === 0 ? limited(request) : mock.fetch(request)),
      sleep: async (ms) => pauses.push(ms),
    })
    expect(pauses).toEqual([12_000])
    expect(report).toMatchObject({ failed: 0, skipped: 0 })
  })
})

describe('a run', () => {
  const key = newKey()

  test.each<[Reach, Level[], string[]]>([
    ['read-only', ['read'], []],
    ['default', ['read'], ['DELETE', 'PATCH', 'POST']],
    ['writes', ['read', 'write'], ['DELETE', 'PATCH', 'POST']],
    ['all', ['destructive', 'metered', 'read', 'write'], ['DELETE', 'PATCH', 'POST']],
  ])('with the reach %s sends only the requests that it allows', async (reach, withKey, keyless) => {
    const sent: { operation: Operation; hasKey: boolean; body: string }[] = []
    const fetch = async (request: Request) => {
      const hasKey = request.headers.get('authorization') === `Bearer ${key}`
      sent.push({ operation: operationOf(request), hasKey, body: await request.clone().text() })
      return mock.fetch(request)
    }
    const report = await checkMock({ key, reach, fetch, versions: [NEWEST] })
    expect(failuresOf(report)).toEqual([])

    const called = sent.filter(({ hasKey }) => hasKey).map(({ operation }) => levelOf(operation))
    expect([...new Set(called)].sort()).toEqual(withKey)
    const methods = sent.filter(({ hasKey }) => !hasKey).map(({ operation }) => operation.method)
    expect([...new Set(methods)].sort()).toEqual([...keyless, 'GET'].sort())
    expect(sent.filter(({ body }) => body.includes('callback_url'))).toEqual([])
  })

  test('knows which operations are metered and which are destructive', () => {
    const at = (level: Level) => operations.filter((operation) => levelOf(operation) === level)
    expect(at('metered').map(({ operationId }) => operationId)).toEqual([
      'createTask',
      'remixCanvas',
      'generate3d',
      'getGenerate3dTask',
      'generateAudio',
      'layerizeAssets',
    ])
    expect(at('destructive').map(({ operationId }) => operationId)).toEqual([
      'deleteCanvas',
      'cancelTask',
      'redeliverWebhook',
      'deleteDriveItem',
      'revokeDesktopSignIn',
      'redeemPromoCode',
      'unpublishWebsite',
    ])
    expect(at('read').every(({ method }) => method === 'GET')).toBe(true)
  })

  test('patches a record with the values that it has', async () => {
    const bodies: unknown[] = []
    const fetch = async (request: Request) => {
      if (request.method === 'PATCH') bodies.push(await request.clone().json())
      return mock.fetch(request)
    }
    const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST }
    const listed = await mock.fetch(new Request(`${url}/canvases`, { headers }))
    const [{ name }] = ((await listed.json()) as { data: [{ name: string }] }).data
    await checkMock({ key, fetch, operations: ['updateDriveItem'], versions: [NEWEST] })
    expect(bodies).toContainEqual({ name })
  })

  test('has notes only about operations of the contract', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(NOTED.filter((id) => !ids.includes(id))).toEqual([])
  })

  function operationOf({ method, url }: Request): Operation {
    const path = new URL(url).pathname.slice('/v1'.length)
    const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
    const [found] = operations
      .filter((operation) => operation.method === method && fits(operation.path))
      .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
    return found ?? expect.unreachable(`${method} ${path}`)
  }
})

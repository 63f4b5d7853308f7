/** What a program in Python and in Go meets, beside one mock. `programs.py` and `programs.go` do the same things. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import vectors from '../../generated/webhooks/vectors.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { inRoot } from '../../scripts/support/paths.js'
import type { Mock } from '../../src/mock/index.js'
import { newFolder } from '../support/folders.js'
import { GO } from '../support/languages.js'
import { sharedMock } from '../support/shared-mock.js'
import { goProgram, HTTPX, output } from './languages.js'

const mock = await sharedMock()
const { baseUrl } = await mock.listen()
const key = 'service_live_0a'
const AGENT = `canvas-design-api/${manifest.version}`
const large = join(newFolder(), 'large.bin')
writeFileSync(large, Buffer.alloc(30 * 2 ** 20))

const program = GO
  ? await goProgram(readFileSync(inRoot('test/languages/programs.go'), 'utf8'), {
      'example.com/canvasdesign': inRoot('generated/go'),
    })
  : ''
const LANGUAGES = {
  Python: [HTTPX ?? '', inRoot('test/languages/programs.py')],
  Go: [program],
}

// The case of a header's name does not matter.
const deliveries = vectors.map(({ timestamp, signature, ...kept }) => ({
  ...kept,
  headers: { 'X-Webhook-Timestamp': timestamp ?? undefined, 'x-webhook-signature': signature ?? undefined },
}))

/** What is set before a program does a thing, what it prints then, and how many requests it has sent to an operation. */
type Thing = {
  set?: (workspace: ReturnType<Mock['workspace']>) => Record<string, string>
  faults?: Parameters<Mock['setFault']>[0][]
  prints: object
  sends?: Record<string, number>
  after?: () => Promise<void>
}

const task = JSON.parse(JSON.stringify(mock.workspace(key).add('task', { status: 'failed' })))
const { attempt: _, ...withoutAttempt } = task
const { retryable: __, ...withoutRetryable } = task.error
const limited = (seconds: string) => ({ status: 429, headers: { 'retry-after': seconds } })

const THINGS: Record<string, Thing> = {
  lists: {
    set: (workspace) => {
      workspace.clear()
      workspace.add('canvas', { name: 'Poster' }, 45)
      workspace.add('layerize_task', {}, 2)
      workspace.add('brand_kit', {}, 45)
      return {}
    },
    prints: { canvases: 45, found: 45, kits: 45 },
  },
  version: {
    faults: [{ operationId: 'listCanvases', headers: { 'service-version': '2026-04-12' } }],
    prints: { refused: true, refusedForACall: true, wrong: true },
    sends: { getCredits: 4, listCanvases: 1 },
  },
  errors: {
    faults: [
      { operationId: 'getCredits', status: 413, body: 'too large' },
      { operationId: 'getCredits', status: 500, body: { error: 'Bad gateway' } },
      { operationId: 'createTask', status: 307, body: '', headers: { location: `${baseUrl}/tasks` } },
    ],
    prints: {
      status: 422,
      code: 'validation_failed',
      fields: [['expires_in_seconds', 'maximum']],
      requestId: true,
      gone: [404, 'not_found'],
      bare: [413, true],
      gateway: 500,
      moved: 307,
      showsTheKey: false,
    },
    sends: { createTask: 1 },
  },
  wait: {
    set: (workspace) => ({
      FAILED: workspace.add('task', { status: 'failed', error: { message: 'no credits left', retryable: false } }).id,
      RUNNING: workspace.add('task', { status: 'running' }).id,
    }),
    prints: { failed: true, late: [true, true], inTime: true },
  },
  retry: {
    faults: [
      { operationId: 'listBrandKits', ...limited('1'), times: 2 },
      { operationId: 'listOrganizations', status: 503, headers: { 'retry-after': '0' }, times: 9 },
      { operationId: 'createTask', status: 503, headers: { 'retry-after': '0' }, times: 9 },
      { operationId: 'listVoices', status: 500, times: 9 },
      { operationId: 'getCredits', ...limited('30'), times: 9 },
      { operationId: 'listMediaModels', ...limited('3600.5'), times: 9 },
      { operationId: 'getTask', delayMs: 4000, times: 9 },
    ],
    prints: { waited: true, failed: [true, true, true, true], cancelled: true, hanging: true },
    sends: { listBrandKits: 3, listOrganizations: 3, createTask: 1, listVoices: 1, listMediaModels: 1, getCredits: 1 },
  },
  upload: {
    set: () => ({ LARGE: large }),
    prints: { name: 'ä b.png', type: 'image/png', size: 6, large: ['large.bin', statSync(large).size], held: false },
    // The mock recognizes the same bytes by their hash.
    async after() {
      const body = new FormData()
      body.set('file', new Blob([Uint8Array.of(0, 255, 128, 10, 13, 0)]), 'again.bin')
      const headers = { authorization: `Bearer ${key}`, 'service-version': '2026-05-01', 'user-agent': AGENT }
      const response = await mock.fetch(`${baseUrl}/uploads`, { method: 'POST', headers, body })
      expect(await response.json()).toMatchObject({ was_duplicate: true })
    },
  },
  webhooks: {
    set: () => ({ DELIVERIES: JSON.stringify(deliveries) }),
    prints: Object.fromEntries(vectors.map(({ name, verdict }) => [name, verdict])),
  },
  tolerance: {
    faults: [
      { operationId: 'getTask', body: { ...task, status: 'paused', new_field: { deep: [1] } } },
      { operationId: 'getTask', body: withoutAttempt },
      { operationId: 'getTask', body: { ...task, error: withoutRetryable } },
      { operationId: 'getTask', body: '<html>', status: 200 },
    ],
    prints: { status: 'paused', missing: true, inside: true, noJson: true },
  },
}

describe.each(Object.entries(LANGUAGES))('%s', (_, [command = '', ...args]) => {
  test.skipIf(!command).each(Object.entries(THINGS))(
    'does %s',
    async (name, { set, faults = [], prints, sends = {}, after }) => {
      const env = { CANVAS_DESIGN_URL: baseUrl, CANVAS_DESIGN_KEY: key, ...set?.(mock.workspace(key)) }
      for (const fault of faults) mock.setFault({ ...fault, key })
      expect(JSON.parse(await output(command, [...args, name], env))).toEqual(prints)
      await after?.()
      const requests = mock.requests({ key })
      const countOf = (operation: string) => requests.filter(({ operationId }) => operationId === operation).length
      expect(Object.fromEntries(Object.keys(sends).map((name) => [name, countOf(name)]))).toEqual(sends)
      // However the client was made: each request names the package and the version.
      for (const { headers } of requests) {
        expect(headers['service-version']).toBe('2026-05-01')
        expect(headers['user-agent']).toMatch(new RegExp(`^${AGENT}( mine/1)?$`))
      }
    },
  )
})

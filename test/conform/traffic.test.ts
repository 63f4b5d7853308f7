/** What `conform traffic` says of recorded exchanges: verdicts, places, masks and exit statuses. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inDocument } from '../../src/conform/evidence.js'
import { judgeTraffic, type TrafficOptions } from '../../src/conform/traffic.js'
import { contract, exampleIn } from '../support/contract.js'
import { newFolder } from '../support/folders.js'
import { LATER, NEWEST, OLDEST } from '../support/versions.js'
import { conformHere } from './conform-here.js'
import { toHar } from './recorded.js'

const KEY = 'service_live_0123abcdsecret'
const API = 'https://api.canvas-design.example/v1'

const PAGE = { data: [], next_cursor: null, has_more: false, returned: 0, limit: 20, total: 0 }
const LAYERS = /layerize/
const QUEUED = exampleIn(NEWEST, 'getTask', 200, 'queued')

type Change = {
  url?: string | undefined
  method?: string
  status?: number
  version?: string | undefined
  sent?: unknown
  received?: unknown
  headers?: Record<string, string>
  content?: unknown
}

/** Returns an exchange of a HAR file: an empty list of tasks, with changes. */
function exchange({ url = `${API}/tasks`, method = 'GET', status = 200, version = NEWEST, ...more }: Change = {}) {
  const { sent, received = PAGE, headers = {}, content } = more
  const listed = (record: Record<string, string>) => Object.entries(record).map(([name, value]) => ({ name, value }))
  return {
    request: {
      method,
      url,
      headers: listed({ ':authority': 'api', authorization: `Bearer ${KEY}`, 'service-version': version }),
      ...(sent ? { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } } : {}),
    },
    response: {
      status,
      headers: listed({
        'service-version': version,
        'x-request-id': 'req_1',
        date: 'today',
        via: '1.1 proxy',
        ...headers,
      }),
      content: content ?? { mimeType: 'application/json', text: JSON.stringify(received) },
    },
  }
}

const judge = (entries: unknown[], options?: TrafficOptions) => judgeTraffic(contract, toHar(entries), options)
const task = (prompt: unknown, status: number) =>
  exchange({ method: 'POST', status, sent: { prompt }, received: status < 300 ? QUEUED : { error: {} } })

describe('judged traffic', () => {
  test('takes the version from the response', () => {
    const read = { url: `${API}/credits`, received: { credits_remaining: 480 } }
    const { response } = exchange({ ...read, version: OLDEST })
    const mixed = { ...exchange(read), response }
    expect(judge([mixed], { version: OLDEST })).toMatchObject({ exchanges: 1, findings: [] })
  })

  // biome-ignore format: a table has one row a line.
  test.each<[what: string, change: Change, found: object[]]>([
    ['a field', { received: { ...PAGE, bonus: 2 } }, [{ pointer: '/response/body/bonus', expected: 'no such field', got: '2' }]],
    ['a header', { headers: { 'x-plan': 'pro' } }, [{ pointer: '/response/headers/x-plan', expected: 'no such header' }]],
    ['a parameter', { url: `${API}/tasks?plan=pro` }, [{ pointer: '/request/query/plan', expected: 'no such parameter' }]],
    ['a status', { status: 206 }, [{ pointer: '/response/status', expected: '200', got: '206' }]],
    ['a missing field', { received: { ...PAGE, total: undefined } }, [{ pointer: '/response/body/total', expected: 'is required', got: 'nothing' }]],
    ['no recorded body', { content: { size: 900 } }, []],
    ['an empty body', { content: { size: 0, text: '' } }, [{ pointer: '/response/body', expected: 'must be JSON', got: 'nothing' }]],
    ['a cut body', { content: { size: 900, text: '{"data":[{' } }, []],
    ['a body in base64', { content: { encoding: 'base64', text: btoa(JSON.stringify({ ...PAGE, total: 'many' })) } }, [{ pointer: '/response/body/total', got: '"many"' }]],
    ['headers of standards', { headers: { 'access-control-allow-origin': '*', 'strict-transport-security': 'max-age=1', 'cache-control': 'no-store' } }, []],
  ])('finds of %s what is not documented, and nothing else', (_, change, found) => {
    const { findings } = judge([exchange(change)])
    expect(findings).toMatchObject(found.map((one) => ({ operation: 'listTasks', version: NEWEST, ...one })))
    expect(findings).toHaveLength(found.length)
  })

  test('names a cause once, however many exchanges show it', () => {
    const wrong = exchange({ received: { ...PAGE, total: 'many' } })
    const { findings } = judge([wrong, wrong, exchange({ headers: { 'x-a': '1' } })])
    expect(findings.map(({ count }) => count)).toEqual([2, 1])
  })

  test('leads to the place in the document', () => {
    const [finding] = judge([exchange({ received: { ...PAGE, total: 'many' } })]).findings
    expect(finding?.place).toBe(inDocument(NEWEST, '#/components/schemas/TaskPage/allOf/1/properties/total'))
  })

  test('a request that was refused contradicts nothing, and one that was accepted does', () => {
    expect(JSON.stringify(judge([task(7, 422)]))).not.toContain('/request/body')
    expect(JSON.stringify(judge([task(7, 202)]))).toContain('/request/body/prompt')
  })

  test('branches that do not match count for nothing', () => {
    const gapsOf = (received: unknown) => {
      const { agrees, contradicted } = judge([exchange({ url: `${API}/tasks/task_1`, received })]).gaps
      return [...agrees, ...contradicted].map(({ id }) => id)
    }
    expect(gapsOf(exampleIn(NEWEST, 'getTask', 200, 'layerize_partial'))).toContainEqual(expect.stringMatching(LAYERS))
    expect(gapsOf({ ...exampleIn<object>(NEWEST, 'getTask', 200, 'succeeded'), id: 7 })).not.toContainEqual(
      expect.stringMatching(LAYERS),
    )
  })

  test('another success status contradicts only that it was assumed', () => {
    const { findings, gaps } = judge([task('A flyer', 200)])
    expect(findings).toEqual([])
    expect(gaps.contradicted).toMatchObject([
      { id: 'tasks.create.success_status', exchanges: [{ method: 'POST', status: 200, expected: '202', got: '200' }] },
    ])
  })

  test.each<[why: RegExp, entry: unknown, options?: TrafficOptions]>([
    [/no \/v1/, exchange({ url: 'https://fonts.example/a.woff?token=abc' })],
    [/--server/, exchange(), { server: 'https://staging.example/v1' }],
    [/no response/, exchange({ status: 0 })],
    [/no version 2020-01-01/, exchange({ version: '2020-01-01' })],
    [new RegExp(`version ${LATER[0]}`), exchange({ version: LATER[0] }), { version: OLDEST }],
    [/no operation/, exchange({ url: `${API}/nothing` })],
    [/not an entry/, { request: {} }],
  ])('skips and says %s', (why, entry, options) => {
    const right = exchange({
      ...(options?.version && { version: options.version }),
      ...(options?.server && { url: `${options.server}/tasks` }),
    })
    const { exchanges, skipped } = judge([entry, right], options)
    expect(exchanges).toBe(1)
    expect(skipped).toMatchObject([{ why: expect.stringMatching(why) }])
    expect(skipped[0]?.url).not.toContain('?')
  })
})

describe('conform traffic', () => {
  const folder = newFolder()
  const file = (text: string) => {
    const path = join(folder, `${Math.random()}.har`)
    writeFileSync(path, text)
    return path
  }

  test.each<[status: number, what: string, text: string]>([
    [0, 'what fits', toHar([exchange()])],
    [1, 'a finding', toHar([task('A flyer', 200), exchange({ received: { ...PAGE, total: undefined } })])],
    [3, 'contradicted gaps alone', toHar([task('A flyer', 200)])],
  ])('exits with %i for %s', async (status, _, text) => {
    const result = await conformHere('traffic', file(text))
    expect(result).toMatchObject({ status, errors: '' })
    expect(result.printed).toMatch(/\ngaps: \d+ agree, \d contradicted, \d+ unseen$/)
  })

  test.each<[message: RegExp, text: string, ...args: string[]]>([
    [/not HAR/, '{'],
    [/not HAR/, '{"log":{}}'],
    [
      /Hosts in the file: fonts\.example, www\.example\./,
      toHar(['www', 'fonts'].map((host) => exchange({ url: `https://${host}.example/` }))),
    ],
    [/There is no version 2020-01-01\./, toHar([exchange()]), '--version', '2020-01-01'],
    [/Use text or json/, toHar([exchange()]), '--report', 'junit'],
  ])('exits with 2 and says %s', async (message, text, ...args) => {
    const { status, errors, printed } = await conformHere('traffic', file(text), ...args)
    expect([status, printed]).toEqual([2, ''])
    expect(errors).toMatch(message)
  })

  test('says of a contradicted gap what was assumed, what else could be true, and what to edit', async () => {
    const { printed } = await conformHere('traffic', file(toHar([task('A flyer', 200)])))
    expect(printed).toContain('assumed     202, as for other operations that queue work.')
    expect(printed).toContain('otherwise   200 or 201.')
    expect(printed).toContain(`edit        openapi/${NEWEST}.json#/paths/~1tasks/post`)
  })

  test.each(['text', 'json'])('masks keys, secrets and signed URLs in %s', async (format) => {
    const secrets = [KEY, 'hush-hush-1', 'AAAA', 'user:pass', 'tok_en', 'opaque-token-1']
    const link = 'https://user:pass@files.example/a?X-Amz-Signature=AAAA'
    const again = ['hush-hush-1', { password: 'tok_en' }]
    const received = { credits_remaining: KEY, link, client_secret: 'hush-hush-1', again }
    const headers = { 'x-echo': `Bearer opaque-token-1` }
    const opaque = exchange({ url: `${API}/tasks?key=${KEY}`, received, headers })
    const skipped = exchange({ url: `https://user:pass@other.example/${KEY}?sig=AAAA` })
    const { printed } = await conformHere('traffic', file(toHar([opaque, skipped])), '--report', format)
    expect(printed).toContain('/response/body/link')
    for (const secret of secrets) expect(printed).not.toContain(secret)
  })
})

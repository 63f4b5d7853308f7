/** The page of errors says what the contract says, about every type and code that a client can meet. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { type JsonObject, listOf } from '../../src/contract/json.js'
import { find } from '../../src/contract/references.js'
import { TYPE_OF_STATUS } from '../../src/mock/http/errors.js'
import { ADVICE } from '../../src/site/errors/advice.js'
import { BARE, type ErrorEntry, errorsOf, UNNAMED } from '../../src/site/errors/entries.js'
import { errorsPage } from '../../src/site/errors/page.js'
import { RETRY, statusRows } from '../../src/site/errors/texts.js'
import { documents, operationsOf, statusOf, VERSIONS } from '../support/documents.js'
import { gaps } from './site.js'

const errors = errorsOf({ documents, gaps })
const entries = [...errors.types, ...errors.codes, ...errors.undocumented]
const page = errorsPage({ documents, gaps })
const body = page.body.text
const entryOf = (name: string) => entries.find((entry) => entry.name === name) as ErrorEntry
const statuses = (name: string) => [...new Set(entryOf(name).cases.flatMap((one) => one.statuses))].sort()

/** The source's table of statuses and types. */
const STATUSES: [string, string[]][] = [
  ['invalid_request', ['400']],
  ['authentication', ['401']],
  ['permission', ['403']],
  ['not_found', ['404']],
  ['conflict', ['409']],
  ['rate_limited', ['429']],
  ['idempotency_conflict', ['409']],
  ['unprocessable', ['422']],
  ['upstream_error', ['502', '503', '504']],
  ['internal_error', ['500']],
]

test('every documented type has an entry with its statuses', () => {
  expect(errors.types.map(({ name }) => [name, statuses(name)])).toEqual(STATUSES)
})

test('every documented code has an entry with its types and statuses, one with the type of the same name', () => {
  const code = find(documents[VERSIONS[0]], '#/components/schemas/ErrorCode') as JsonObject
  expect([...errors.codes, entryOf('idempotency_conflict')].map(({ name }) => name).sort()).toEqual(
    listOf(code['x-extensible-enum']).toSorted(),
  )
  expect(entryOf('validation_failed').types).toEqual(['unprocessable'])
  expect([entryOf('source_url_unreachable').types, statuses('source_url_unreachable')]).toEqual([[], ['default']])
  expect(entryOf('idempotency_conflict').kinds).toEqual(['type', 'code'])
})

test('placeholders and bare responses are separate from what is documented', () => {
  expect(errors.undocumented.map(({ name, kinds }) => [name, kinds, statuses(name)])).toEqual(
    expect.arrayContaining([
      ['insufficient_credits', [], ['402']],
      [UNNAMED, [], ['413', '415']],
      [BARE, [], ['413']],
    ]),
  )
})

test('the types of x-retry and their codes are retryable after a wait', () => {
  for (const name of ['rate_limited', 'upstream_error', 'rate_limit_exceeded'])
    expect(entryOf(name).retry, name).toBe('wait')
  expect(entryOf('validation_failed').retry).toBe('depends')
  expect(entryOf(BARE).retry).toBeUndefined()
  expect(RETRY.wait).toContain('unless `retryable` is false')
  expect(RETRY.depends).toMatch(/^Only if `retryable` is true\. If it is missing/)
})

test('limits are listed at the errors that they cause', () => {
  expect(entryOf('rate_limit_exceeded').limits).toContain('Each API key has 120 requests per minute.')
  expect(entryOf('concurrency_limit_exceeded').limits[0]).toMatch(/^Each organization can run 3 design tasks on `free`/)
  expect(entryOf('rate_limited').limits).toEqual([])
})

describe.each(VERSIONS)('version %s', (version) => {
  const operations = operationsOf(version)

  test('every documented error example has entries for its type and its code, with its operation', () => {
    let count = 0
    for (const operation of operations)
      for (const { status, name, value } of operation.responses) {
        if (statusOf(operation, status) < 400) continue
        count++
        const { type = BARE, code = BARE } = ((value as JsonObject | null)?.error ?? {}) as {
          type?: string
          code?: string
        }
        // A code without a documented type is found by the code alone.
        const found = [entryOf(code), ...(type === UNNAMED ? [] : [entryOf(type)])]
        for (const entry of found) {
          const { cases } = entry
          const own = cases.filter((one) => one.statuses.includes(status))
          const ids = own.flatMap((one) => one.operations.map(({ operationId }) => operationId))
          expect(ids, `${operation.operationId} ${status} ${name}`).toContain(operation.operationId)
        }
      }
    expect(count).toBeGreaterThan(300)
  })
})

test('every code that the mock can send has an entry', () => {
  const sources = readdirSync(inRoot('src/mock'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(inRoot('src/mock'), file), 'utf8'))
    .join('\n')
  const codes = [...sources.matchAll(/\bcode: '(\w+)'/g)].map(([, code]) => code)
  expect(codes.length).toBeGreaterThan(4)
  for (const name of [...Object.values(TYPE_OF_STATUS), ...codes])
    expect(entries.map((entry) => entry.name)).toContain(name)
})

test('advice is about errors that exist, and is labelled as ours', () => {
  for (const name of Object.keys(ADVICE)) expect(entries.map((entry) => entry.name)).toContain(name)
  expect(body.match(/<span class="badge advice">Advice<\/span>/g)).toHaveLength(Object.keys(ADVICE).length)
  expect(body).toContain('that is our recommendation')
  for (const [name, text] of Object.entries(ADVICE)) expect(text, name).toMatch(/\]\(guides\//)
})

test('what is not documented leads to its gap', () => {
  expect(entryOf('insufficient_credits').gaps).toContain('errors.status.402.type')
  expect(entryOf(UNNAMED).gaps).toEqual(
    expect.arrayContaining(['errors.status.415.type', 'errors.status.413.register_envelope']),
  )
  expect(entryOf('file_not_found').gaps).toEqual(['errors.code.file_not_found.status'])
  expect(entryOf('source_url_unreachable').gaps).toEqual(['errors.code.source_url_unreachable.status'])
  expect(entryOf('rate_limited').gaps).toContain('errors.code.429_conflict')
  const fields = Object.fromEntries(errors.fields.map(({ name, gaps: ids }) => [name, ids]))
  expect(fields.retryable).toContain('errors.retry_tension')
  expect(fields.code).toContain('errors.code.registry')
})

test('each status has one row, with all that its responses carry', () => {
  const rows = statusRows(errors)
  expect(rows.map(({ status }) => status).join(' ')).toBe(
    '400 401 402 403 404 409 413 415 422 429 500 502, 503, 504 any',
  )
  expect(rows.find(({ status }) => status === '409')).toEqual({
    status: '409',
    statuses: ['409'],
    meanings: [
      'The name is already taken.',
      'The idempotency key was already used with a different body, or an earlier request with it is still in flight.',
    ],
    names: ['conflict', 'idempotency_conflict'],
  })
})

test('an error that names fields leads from each operation to the fields of its body', () => {
  const sectionOf = (name: string) =>
    body.split(`class="error fold-phone" id="${name}"`)[1]?.split('class="error fold-phone"')[0]
  const section = sectionOf('validation_failed')
  for (const field of ['canvas_id', 'prompt', 'callback_url'])
    expect(section).toContain(`href="reference/${VERSIONS[0]}/remixCanvas.html#body.${field}"`)
  expect(section).not.toContain('getTask.html')
  expect(sectionOf('file_not_found')).not.toContain('#body.')
})

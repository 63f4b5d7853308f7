/** The search as a reader uses it: what is typed, and the first thing that is found. */
import { beforeAll, expect, test } from 'vitest'
import { createSearch, type Hit, type Search, searchData } from '../../src/site/search/engine.js'
import { searchRecords } from '../../src/site/search/records.js'
import { readSiteSource } from '../../src/site/source.js'
import { VERSIONS } from '../support/documents.js'

const [NEWEST, OLDEST] = [VERSIONS[0], VERSIONS[VERSIONS.length - 1] ?? '']

let search: Search

beforeAll(async () => {
  const data = searchData([...VERSIONS], searchRecords(await readSiteSource()))
  // As the page receives it.
  search = createSearch(JSON.parse(JSON.stringify(data)))
})

const first = (query: string, version?: string): Hit | undefined =>
  search(query, version ? { version } : {})[0]?.hits[0]
const operation = (id: string, version: string = NEWEST) => `reference/${version}/${id}.html`

test.each([
  ['createTask', operation('createTask')],
  ['callback_url', `${operation('createTask')}#body.callback_url`],
  ['idempotency', 'guides/idempotency.html'],
  ['webhook signature', 'guides/webhooks.html#verifying-the-signature'],
  ['validation_failed', 'errors.html#validation_failed'],
  ['POST /tasks', operation('createTask')],
  ['/uploads/url', operation('createUploadUrl')],
  ['cancel a task', operation('cancelTask')],
  ['export', 'guides/exports.html'],
  ['next_cursor', `${operation('listCanvases')}#response.200.next_cursor`],
  ['pagination', 'guides/pagination.html'],
  ['rate limit', 'guides/limits.html#rate-limits-and-concurrency'],
  ['429', 'errors.html#rate_limited'],
  ['scopes', 'guides/authentication.html#scopes'],
  ['security', 'guides/security.html'],
  ['a secret leaks', 'guides/security.html#when-a-secret-leaks'],
  ['sunset', 'changes.html'],
  ['deprecation', 'changes.html'],
  ['deprecated', 'changes.html'],
  ['large file', 'guides/uploads.html#upload-a-large-file'],
  ['breaking change', 'changes.html'],
  ['openapi', `reference/${NEWEST}/index.html`],
  ['php', `${operation('createTask')}#in-php`],
  ['golang', `${operation('createTask')}#in-go`],
  ['Go samples', `${operation('createTask')}#in-go`],
  ['price', 'index.html#about'],
  ['pricing', 'index.html#about'],
  ['license', 'index.html#about'],
  ['official', 'index.html#about'],
  ['hosted mock', 'guides/hosting.html'],
  ['what happens if I send no header', 'guides/versions.html#versions'],
  ['start', 'guides/quickstart.html#1-start-the-mock'],
  ['MCP', 'guides/mcp.html'],
  ['mcp server', 'guides/mcp.html'],
  ['only new records', 'guides/pagination.html#read-only-what-is-new'],
  ['api key', 'guides/authentication.html#create-an-api-key'],
  ['errors.retry_tension', 'gaps/errors.html#errors.retry_tension'],
  ['task.succeeded', operation('taskSucceeded')],
  ['unsupported_version', 'errors.html#unsupported_version'],
  ['how do I upload a large file', 'guides/uploads.html#upload-a-large-file'],
  ['move the clock', 'guides/mock.html#time'],
  ['a poster from a prompt as PDF in Python', 'workflows/design-to-file.html'],
  ['what changed between versions', 'changes.html'],
  ['next page of a list', 'guides/pagination.html'],
  ['What happens on 2026-05-12 if I send no header?', 'guides/versions.html#versions'],
  ['422 on remix', 'errors.html#unprocessable'],
  ['export pdf', 'guides/exports.html'],
  ['the life of a task', 'guides/tasks.html'],
  ['incremental', 'guides/pagination.html#read-only-what-is-new'],
  ['getting started', 'guides/quickstart.html'],
  ['rotate a key', 'guides/security.html#when-a-secret-leaks'],
  ['error codes', 'errors.html'],
  ['apikey', 'guides/authentication.html#create-an-api-key'],
  ['llms.txt', 'llms.txt'],
  ['verify a webhook in Python', 'guides/webhooks.html#python-and-go'],
  ['get an API key', 'guides/authentication.html#create-an-api-key'],
  ['since last sync', 'guides/pagination.html#read-only-what-is-new'],
])('a search for "%s" leads to %s', (query, address) => expect(first(query)?.address).toBe(address))

/**
 * Queries that a stranger types, each with every page that is a right first result. They were not used to tune the
 * search, except "unauthorized" and "text to speech", which were mended after they had been found wrong.
 */
const APART: [query: string, pages: string[]][] = [
  ['how to cancel', [operation('cancelTask')]],
  ['python', ['workflows/design-to-file.html']],
  ['unauthorized', ['errors.html#authentication']],
  ['401', ['errors.html#authentication']],
  ['changelog', ['changes.html']],
  ['too many requests', ['errors.html#rate_limited', 'errors.html#rate_limit_exceeded']],
  ['stop a task', [operation('cancelTask')]],
  ['download pdf', ['guides/exports.html', 'workflows/design-to-file.html', operation('exportCanvas')]],
  ['gaps', ['gaps.html']],
  ['try it', ['try.html']],
  ['what changed', ['changes.html']],
  ['idempotency-key', ['guides/idempotency.html', `${operation('createTask')}#body.idempotency_key`]],
  ['upload file', [operation('uploadFile'), 'guides/uploads.html']],
  ['verify signature', ['guides/webhooks.html#verifying-the-signature']],
  ['forbidden', ['errors.html#permission']],
  ['not found', ['errors.html#not_found']],
  ['list canvases', [operation('listCanvases')]],
  ['sunset', ['guides/versions.html']],
  ['text to speech', [operation('generateAudio')]],
  ['credits', [operation('getCredits')]],
  ['rename a canvas', [operation('renameCanvas')]],
  ['retry-after', ['guides/limits.html', 'guides/idempotency.html']],
  ['redeliver webhook', [operation('redeliverWebhook')]],
  ['migrate to the new version', ['guides/versions.html', 'workflows/move-to-the-new-version.html']],
  ['brand kits', [operation('listBrandKits')]],
]

test('the first result is right for 22 of 25 queries that the search was not tuned for', () => {
  const wrong = APART.flatMap(([query, pages]) => {
    const address = first(query)?.address ?? 'nothing'
    return pages.some((page) => address.startsWith(page)) ? [] : [`${query}: ${address}`]
  })
  expect(APART).toHaveLength(25)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3)
})

test.each(['release', 'openapi', 'retiring a version', 'a change that adds', 'sunset'])(
  'a search for "%s" shows what maintainers read last',
  (query) => {
    const kinds = search(query).map(({ kind }) => kind)
    expect(kinds).toContain('repository')
    expect(kinds.length).toBeGreaterThan(1)
    expect(kinds.at(-1)).toBe('repository')
  },
)

test('a search for a gap about something leads to a gap', () =>
  expect(first('gap about credits')?.address).toMatch(/^gaps\/.*#.*credit/))

test('a search finds pages that have only some of its words', () => {
  expect(first('cancel xyzzyqwert')?.address).toContain('cancelTask')
})

test.each([
  ['craete task', 'createTask'],
  ['idempotncy', 'idempotency'],
  ['webhok signature', 'webhooks'],
  ['createt', 'createTask'],
  ['api kye', 'guides/authentication.html#create-an-api-key'],
  ['sunet', 'changes.html'],
])('a search for "%s" tolerates the misspelling', (query, part) => expect(first(query)?.address).toContain(part))

test('a known word finds itself, and no word that is like it', () => {
  const words = search('start').flatMap(({ hits }) => hits.flatMap(({ excerpt }) => excerpt.filter((_, at) => at % 2)))
  expect(words.length).toBeGreaterThan(0)
  expect(words.filter((word) => !/start/i.test(word))).toEqual([])
})

test('an operation is one result, in the newest version, with links to the other versions', () => {
  const hits = search('createTask').flatMap((group) => group.hits)
  const same = hits.filter(({ title, kind }) => kind === 'operation' && title === hits[0]?.title)
  expect(same).toHaveLength(1)
  expect(same[0]).toMatchObject({
    version: NEWEST,
    others: [{ version: OLDEST, address: operation('createTask', OLDEST) }],
  })
})

test('the version filter keeps the pages of that version and pages without a version', () => {
  expect(first('createTask', OLDEST)?.address).toBe(operation('createTask', OLDEST))
  expect(first('job_id', OLDEST)?.address).toContain(`reference/${OLDEST}/`)
  const kept = search('job_id', { version: NEWEST }).flatMap((group) => group.hits)
  expect(kept.filter(({ version }) => version === OLDEST)).toEqual([])
  expect(first('idempotency', OLDEST)?.address).toBe('guides/idempotency.html')
})

test('an excerpt marks the words that were found, and has no Markdown', () => {
  const { excerpt = [] } = search('signature')[0]?.hits[0] ?? {}
  expect(excerpt.filter((_, at) => at % 2 === 1).map((word) => word.toLowerCase())).toContain('signature')
  expect(excerpt.join('')).not.toMatch(/[`*|]|\]\(/)
})

test('a search for an unknown word, or for no word, finds nothing', () => {
  expect(search('xyzzyqwert')).toEqual([])
  expect(search('   ')).toEqual([])
})

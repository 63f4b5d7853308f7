/** What the command `conform` prints. test/rim has its flags, exit statuses and errors, from outside. */
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { NOT_CHECKED, type Report } from '../../src/conform/index.js'
import { FORMATS } from '../../src/conform/reports.js'
import { newFolder } from '../support/folders.js'
import { listen } from '../support/processes.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST } from '../support/versions.js'
import { BROKEN_SERVERS, documented } from './broken-servers.js'
import { conformHere } from './conform-here.js'

const KEY = 'service_live_0123abcd'
const mock = await sharedMock()
const { baseUrl: conforming } = await mock.listen()

const at = (url: string) => ['--url', url, '--key', KEY]

/** Serves a broken server, or any other handler, until the end of the test. Resolves to its origin. */
async function listening(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  onTestFinished(() => void server.close())
  return listen(server)
}

/** Serves the broken server that does this. */
function broken(mistake: string): Promise<string> {
  const { serve } = BROKEN_SERVERS.find(({ what }) => what === mistake) ?? expect.unreachable()
  return listening(getRequestListener(serve(mock.fetch), { overrideGlobalObjects: false }))
}

test('conform exits with 1 for a server that fails and prints what was expected and received for each operation', async () => {
  const url = `${await broken('returns null for a documented total')}/v1/`
  const { status, printed } = await conformHere(...at(url), '--only', 'listTasks', '--read-only')
  expect(printed).toContain(
    [
      'error list.total: total is the number of all items or null, as documented for the list',
      '  expected    /total must be integer',
      '  got         /total null',
      '  request     without Service-Version, as documented, as a list',
      ...VERSIONS.map((version) => `  ${version}  listTasks`),
      `  repeat      curl -i -X GET '${url.slice(0, -1)}/tasks' -H "authorization: Bearer $CANVAS_DESIGN_KEY"`,
      `  documented  openapi/${NEWEST}.json#/paths/~1tasks/get`,
    ].join('\n'),
  )
  expect(printed).toMatch(
    / passed, 1 failed, 0 warnings, \d+ skipped\ngaps: [1-9]\d* agree, \d+ contradicted, \d+ unseen$/,
  )
  expect(status).toBe(1)
})

const UNKNOWN =
  /^There is no operation or check getNothing\.\nOperations: .*, such as listCanvases\.\nChecks: response, .*, such as list\.total\.\n$/
const ADDRESS =
  /^error: option '--url <address>' argument .* is invalid\. Use a URL that starts with http:\/\/ or https:\/\/\.\n/
const READ_ONLY = /^error: option '--read-only' cannot be used with option '--(?:all|writes)'\nTry --help\.\n$/

// biome-ignore format: a table has one row a line.
test.each([
  ['--version 2025-01-01', `There is no version 2025-01-01. Available: ${VERSIONS.join(', ')}.\n`],
  ['--only getCredits,getNothing', UNKNOWN],
  ['--skip getNothing', UNKNOWN],
  ['--only getTask345', /^There is no operation or check getTask345\. Did you mean getTask\?\n/],
  ['--only getTask3456', /^There is no operation or check getTask3456\.\n/],
  ['--report pdf', /^error: .* Use text, json, junit or markdown, and a file after =, as in json=conform\.json\.\nTry --help\.\n$/],
  ['--report json=no/such.json', /^error: .* There is no folder no\.\nTry --help\.\n$/],
  ['--report json=.', /^error: .* \. is a directory, not a file\.\nTry --help\.\n$/],
  ['--url example', ADDRESS],
  ['--timeout 0', /^error: .* Use a number of seconds, at most 86400\.\nTry --help\.\n$/],
  ['--url ftp://example', ADDRESS],
  ['--receive example', /Use a URL that starts with http/],
  ['--read-only --all', READ_ONLY],
  ['--read-only --writes', READ_ONLY],
  ['--second-key service_live_0', 'A second key and the key of another team need --url.\n'],
  ['--other-team-key service_live_0', 'A second key and the key of another team need --url.\n'],
  ['--url http://a.test/v1', 'A key is needed. Pass one with --key, or set CANVAS_DESIGN_KEY.\n'],
  ['--url http://a.test/v1 --key \u00e9', 'A key contains only visible ASCII characters.\n'],
  ['--url http://a.test/v1 --key a --second-key \u00e9', 'A key contains only visible ASCII characters.\n'],
  ['--url http://a.test/v1 --key a --other-team-key \u00e9', 'A key contains only visible ASCII characters.\n'],
  ['check', /^error: too many arguments.*\nTry --help\.\n$/],
  ['receiver --url example --secret s', ADDRESS],
  ['receiver --secret s', /^error: required option '--url <address>' not specified\nTry --help\.\n$/],
  ['receiver --url http://a.test', /^error: required option '--secret <secret>' not specified\nTry --help\.\n$/],
  ['receiver --url http://a.test --secret s --nope', /^error: unknown option '--nope'\nTry --help\.\n$/],
])('conform %s exits with 2 and a message', async (line, message) => {
  const { status, errors, printed } = await conformHere(...line.split(' '))
  expect(errors).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  expect([status, printed]).toEqual([2, ''])
})

test.each([
  ['http://localhost:1/v1', false],
  ['http://[::1]:1/v1', false],
  ['http://10.0.0.1:1/v1', true],
])('conform --writes at %s needs --yes where nobody can be asked: %s', async (url, needed) => {
  const { isTTY } = process.stdin
  process.stdin.isTTY = false
  onTestFinished(() => {
    process.stdin.isTTY = isTTY
  })
  const asked = (what: string) => `This run ${what} at ${url}. Pass --yes to go on without a question.\n`
  if (needed) {
    expect((await conformHere(...at(url), '--writes')).errors).toBe(asked('creates and changes records'))
    expect((await conformHere(...at(url), '--all')).errors).toBe(asked('creates and deletes records and uses credits'))
  } else expect((await conformHere(...at(url), '--all')).errors).toMatch(/cannot be reached/)
})

test('conform says how long it pauses for a server that limits requests', async () => {
  let reads = 0
  const url = await listening(({ url }, response) => {
    const status = url?.endsWith('/credits') && reads++ === 0 ? 429 : 501
    response.writeHead(status, { 'retry-after': '0.01' }).end()
  })
  const { errors } = await conformHere(...at(`${url}/v1`), '--only', 'getCredits', '--read-only')
  expect(errors).toMatch(/^The server limits requests: continuing in 1 s\.\n/)
})

test('a finding names three of its requests and every operation', async () => {
  const url = `${await broken('drops X-Request-ID')}/v1`
  const { printed } = await conformHere(...at(url), '--only', 'getCredits,listTasks', '--version', NEWEST)
  const requests = 'without a key, with a malformed key, with a key that is not hexadecimal'
  expect(printed).toMatch(new RegExp(`  request     ${requests} and \\d+ more\n  ${NEWEST}  listTasks, getCredits\n`))
  expect(printed.match(/^error /gm)).toHaveLength(1)
})

test('the guide lists exactly what no run checks', async () => {
  const guide = await readFile(inRoot('docs/conform.md'), 'utf8')
  const [, rest = ''] = guide.split('### What it does not check\n')
  const [section = ''] = rest.split('\n#')
  expect(section.match(/(?<=^- ).*$/gm)).toEqual(NOT_CHECKED)
})

const report = async (...args: string[]) => {
  const url = `${await broken('sends JSON as text/html')}/v1`
  const only = ['--only', 'getCredits,header', '--skip', 'header.request_id', '--version', NEWEST, '--read-only']
  return conformHere(...at(url), ...only, ...args)
}

test.each(['text', 'json', 'junit', 'markdown'])(
  'a report as %s names the check, the request and the place in the contract',
  async (format) => {
    const { status, printed } = await report('--report', format)
    for (const part of ['header.content_type', '/credits', `openapi/${NEWEST}.json#/paths/~1credits/get`])
      expect(printed).toContain(part)
    expect(printed).not.toContain(KEY)
    expect(printed).not.toMatch(/\b(?:list\.(?!filter)|response\.status|header\.request_id\b)/)
    expect(status).toBe(1)
  },
)

test('a report in a file leaves the text on the standard output', async () => {
  const file = join(newFolder(), 'conform.xml')
  const { printed } = await report('--report', `junit=${file}`)
  const xml = await readFile(file, 'utf8')
  expect(printed).toMatch(/^Checked /)
  const texts = xml.replaceAll(/<[?/]?[a-z]+( [a-z]+="[^"<>]*")*[?/]?>/g, '')
  expect(texts).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#10;)/)
  const ids = ['header.service_version', 'header.request_id_unique', 'header.content_type']
  expect(xml.match(/<testcase .*?(?=>)/g)).toEqual(ids.map((id) => `<testcase classname="conform" name="${id}"`))
  expect(xml).toMatch(/<testsuite name="conform http:.*" tests="3" failures="1" skipped="0">/)
  expect(xml).toContain('<failure type="error" message="expected application/json, got text/html">error header.cont')
})

test('a JUnit report escapes what XML reserves', () => {
  const report = { url: 'http://a/?b&<c>"', operations: [], findings: [], skips: [], unchecked: [] }
  expect(FORMATS.junit(report as unknown as Report)).toContain(
    '<testsuite name="conform http://a/?b&amp;&lt;c&gt;&quot;" tests="0"',
  )
})

/** Serves a mock whose successes at a path, or everywhere, become an error: a documented one, or one with this body. */
const responding = (to: number, path: string, bare?: string) =>
  listening(
    getRequestListener(
      async (received) => {
        const request = received.clone()
        const response = await mock.fetch(request.clone())
        if (!response.ok || !request.url.endsWith(path) || request.url.endsWith('/uploads/limits')) return response
        // Few operations document a 402, but all of them allow one.
        const error = await documented(mock.fetch, request, `code=${to === 402 ? 403 : to}`)
        if (to === 429) error.headers.set('retry-after', '0')
        const body = bare ?? (await error.text())
        const { headers } = error
        return new Response(to === 402 ? body.replaceAll('"permission"', '"credits"') : body, { headers, status: to })
      },
      { overrideGlobalObjects: false },
    ),
  )

const NONE = 'No operation was checked, because no valid request succeeded'

// biome-ignore format: a table has one row a line.
test.each<[to: number, path: string, status: number, says: string, bare?: string]>([
  [402, '', 2, `${NONE} (no canvas_id is known: no response of the server contained one; only 402): add credits to its workspace`],
  [403, '', 2, `${NONE} (no canvas_id is known: no response of the server contained one; only 403): pass a key with the scopes`],
  [429, '', 2, `${NONE} (no canvas_id is known: no response of the server contained one; only 429): wait until its limits`],
  [503, '', 1, 'error response.status: A valid request gets the documented success status'],
  [402, '', 2, `${NONE} (no canvas_id is known: no response of the server contained one; only 402): add credits`, '{}'],
  [402, '/voices', 3, 'Not checked\n  only 402: listVoices\n'],
  [403, '/voices', 3, 'Not checked\n  only 403: listVoices\n'],
  [429, '/voices', 3, 'Not checked\n  only 429: listVoices\n'],
  [503, '/voices', 1, '  got         503 '],
])('conform of a server whose every success becomes %i at %j exits as documented', async (to, path, expected, says, bare) => {
  const only = ['--only', 'listVoices,getCredits,getCanvas', '--version', NEWEST]
  const { status, errors, printed } = await conformHere(...at(`${await responding(to, path, bare)}/v1`), ...only)
  expect(errors + printed).toContain(says)
  expect(status).toBe(expected)
})

test('conform of a server that redirects to one that conforms exits with 1', async () => {
  const url = await listening(({ url, headers }, response) => {
    const hasKey = /service_live_0123/.test(headers.authorization ?? '')
    const status = url === '/v1/uploads/limits' ? 204 : hasKey ? 307 : 401
    response.writeHead(status, { location: `${new URL(conforming).origin}${url}` }).end()
  })
  const { status, printed } = await conformHere(...at(`${url}/v1`), '--only', 'getCredits,response.status')
  expect([status, printed]).toEqual([1, expect.stringMatching(/^ {2}got {9}307$/m)])
})

// biome-ignore format: a table has one row a line.
test.each([
  ['--only getCanvas', 2, 'no canvas_id is known'],
  ['--only getCanvas,listCanvases', 3, 'Not checked\n  no canvas_id is known: no response of the server contained one: getCanvas\n'],
  ['--only createTask,listTasks --all', 1, 'error list.created: '],
  ['--only listBrandKits --writes', 3, 'warning list.items: '],
])('conform %s of a server whose lists are all empty exits with %i', async (flags, expected, says) => {
  const url = `${await broken('leaves every list empty')}/v1`
  const { status, errors, printed } = await conformHere(...at(url), ...flags.split(' '), '--version', NEWEST)
  expect(errors + printed).toContain(says)
  expect(status).toBe(expected)
})

test.each([
  [['--only', 'getCredits'], 'getCredits', 1],
  [['--only', 'auth', '--read-only'], 'any operation', 2],
])('conform %j of a server that implements nothing names %s and exits with %i', async (flags, what, expected) => {
  const url = `${await listening((_, response) => void response.writeHead(501).end())}/v1`
  const { status, errors } = await conformHere(...at(url), ...flags)
  const message = `${url} does not implement ${what}: it responds to every request with 404 or 501. Check the address.`
  expect(errors).toContain(`getCredits              not implemented\n`)
  expect(errors.endsWith(`\n${message}\n`)).toBe(true)
  expect(status).toBe(expected)
})

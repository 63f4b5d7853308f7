/** The guides as promises: their requests get the responses shown; their tables are the contract's and the code's. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { defaultOf, type Versions } from '../../src/contract/versions.js'
import { createMock } from '../../src/mock/index.js'
import { readContract } from '../../src/mock/node/contract.js'
import { readGuides } from '../../src/site/guides/read.js'
import { VERSIONS } from '../support/documents.js'
import { GENERATED } from '../support/generated.js'
import { mock } from '../support/mock.js'
import { rpc } from '../support/rpc.js'
import { blocks, section, toolServers } from './guide-texts.js'

const contract = readContract(GENERATED)

/** The version of a request without a header. */
const DEFAULT = defaultOf((JSON.parse(readFileSync(inRoot('generated/versions.json'), 'utf8')) as Versions).versions)

/** Blocks of requests that need nothing but themselves. What else a shell does is run by guide-stories.slow.test.ts. */
const requests = blocks('sh')
  .map((block) => ({
    ...block,
    lines: block.code
      .replaceAll(/\\?\n +/g, ' ')
      .trim()
      .split('\n'),
  }))
  .filter(({ info }) => !/\bversion=/.test(info) || VERSIONS.some((version) => info.includes(version)))
  .filter(({ lines }) =>
    lines.every((line) => /^curl .*127\.0\.0\.1:4010\//.test(line) && !/ -F |\$|callback_url/.test(line)),
  )

test('some blocks of the guides are requests', () => expect(requests.length).toBeGreaterThan(20))

test.each(requests)('$name gets the response that the guide shows: $code', async ({ lines, info }) => {
  const mock = await createMock({ contract: await contract })
  const [, announced] = /\bstatus=(\d+)/.exec(info) ?? []
  for (const [at, line] of lines.entries()) {
    const [, path = ''] = /http:\/\/127\.0\.0\.1:4010([^\s']*)/.exec(line) ?? []
    const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ])
    const [, body] = /-d '([^']*)'/.exec(line) ?? []
    const [, method = body ? 'POST' : 'GET'] = /-X (\w+)/.exec(line) ?? []
    const response = await mock.fetch(
      new Request(`http://mock.test${path}`, { method, headers, ...(body ? { body } : {}) }),
    )
    const [, preferred] = /Prefer: code=(\d+)/.exec(line) ?? []
    const status = preferred ?? (at === lines.length - 1 ? announced : undefined)
    expect([response.ok, response.status]).toEqual(status ? [false, Number(status)] : [true, response.status])
    const [, version] = /Service-Version: (\S+)'/.exec(line) ?? []
    if (path.startsWith('/v1')) expect(response.headers.get('service-version')).toBe(version ?? DEFAULT)
  }
  await mock.close()
})

test('the guides show clients of both kinds: of a running mock, and of one that the client starts', () => {
  expect(new Set(toolServers.map(({ server }) => server.url !== undefined)).size).toBe(2)
})

const remote = toolServers.filter(({ server }) => server.url)

test.each(remote)('the configuration of a client in $name works as it stands', async ({ server }) => {
  const { result } = await rpc(server.url ?? '', 'tools/list', {}, { headers: server.headers ?? {}, send: mock.fetch })
  expect(result?.tools).toHaveLength(4)
})

test('the guide to the versions has the tables of openapi/versions.yaml, in the repository and on the site', async () => {
  const versions = JSON.parse(readFileSync(inRoot('generated/versions.json'), 'utf8')) as Versions
  const guide = (await readGuides()).find(({ name }) => name === 'versions')
  for (const text of [guide?.markdown, readFileSync(inRoot('docs/versions.md'), 'utf8')]) {
    for (const { date, sunset } of versions.versions)
      expect(text).toMatch(new RegExp(`\\| ${date} \\|.*${sunset ?? 'none'}`))
    for (const { old } of versions.migration.flatMap((step) => step.task)) expect(text).toContain(`\`${old}\``)
    expect(text).not.toContain('gaps.html')
  }
  expect(guide?.markdown).not.toContain('<!--')
})

// Only 2026-04-12
describe('what the guide to the versions says about silent breaks', () => {
  type Items = { id: string }[]
  type Body = { data: Items; canvases: Items; organizations: Items; total: number | null; error?: object }
  const headers = { authorization: 'Bearer service_live_0123abcd' }
  const read = async (version: string, path: string, options = {}) => {
    const mock = await createMock(options)
    const init = { headers: { ...headers, 'service-version': version } }
    const response = await mock.fetch(`http://mock.test/v1${path}`, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  const [newest, oldest] = [VERSIONS[0], VERSIONS.at(-1) ?? '']

  test('a count of pages is 0, and the first canvas and organization are others', async () => {
    const [now, before] = [(await read(newest, '/canvases')).body, (await read(oldest, '/canvases')).body]
    expect([now, before].map(({ total }) => Math.ceil((total ?? 0) / 20))).toEqual([0, 1])
    expect(now.data[0]?.id).not.toBe(before.canvases[0]?.id)
    const organizations = (await read(newest, '/organizations')).body.data
    expect(organizations[0]?.id).not.toBe((await read(oldest, '/organizations')).body.organizations[0]?.id)
  })

  test('an offset is ignored, and strict: true finds it', async () => {
    const path = '/canvases?offset=1'
    expect((await read(newest, path)).body).toEqual((await read(newest, '/canvases')).body)
    const { status, body } = await read(newest, path, { strict: true })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ message: expect.stringContaining('`offset`') })
  })

  test('names every event that has another name', () => {
    const { migration } = JSON.parse(readFileSync(inRoot('generated/versions.json'), 'utf8')) as Versions
    const gone = migration.flatMap(({ events }) => events).filter((row) => !row.new)
    const text = section('docs/versions.md', 'What the compiler does not see')
    expect(gone.length).toBeGreaterThan(0)
    for (const { old } of gone) expect(text).toContain(`\`${old}\``)
  })
})

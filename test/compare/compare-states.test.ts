/** Comparing two states of the contract: versions, tools, closed gaps, and exceptions. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import type { ReportedChange } from '../../scripts/compare/changes.js'
import { compareStates, type Diff, passes } from '../../scripts/compare/compare-states.js'
import { applyExceptions, readExceptions } from '../../scripts/compare/exceptions.js'
import { textReport } from '../../scripts/compare/report.js'
import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'
import { newFolder } from '../support/folders.js'

// Each comparison is a process of Redocly's, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const TODAY = '2030-03-03'
const [A, AB] = [{ a: { type: 'string' } }, { a: { type: 'string' }, b: { type: 'string' } }]
const rowsOf = ({ changes }: Diff) => changes.map(({ verdict, subject, says }) => `${verdict} ${subject}: ${says}`)

/** The versions 2030-02-01, if `two`, and 2030-01-01. */
const versions = (two = false, sunset: string | null = null): State['versions'] => [
  ...(two ? [{ date: '2030-02-01', role: 'canonical', sunset: null }] : []),
  { date: '2030-01-01', role: 'default', sunset },
]

/** A state of a small contract whose operation responds with these fields. By default it has one version. */
function stateOf(properties: JsonObject, more: Partial<State> = {}): State {
  const content = { 'application/json': { schema: { type: 'object', properties } } }
  const get = { operationId: 'listThings', responses: { 200: { description: 'A.', content } } }
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/things': { get } } }
  const dates = (more.versions ?? versions()).map(({ date }) => date)
  return {
    name: 'a state',
    versions: versions(),
    gaps: new Set(),
    tools: {},
    documents: Object.fromEntries(dates.map((date) => [date, document])),
    ...more,
  }
}

const two = { versions: versions(true) }

test('a breaking change fails, as one row for all versions', async () => {
  const diff = await compareStates(stateOf(AB, two), stateOf(A, two), TODAY)
  expect(rowsOf(diff)).toEqual(['breaking listThings.responses.200.b: Property b was removed'])
  expect(diff.changes[0]?.versions).toEqual(['2030-02-01', '2030-01-01'])
  expect(passes(diff)).toBe(false)
})

test('a new version can have any shape', async () => {
  const now = stateOf(A, { ...two, documents: { ...stateOf(AB).documents, '2030-02-01': {} } })
  const added = await compareStates(stateOf(AB), now, TODAY)
  expect(rowsOf(added)).toEqual(['additive versions.2030-02-01: added'])
  expect(passes(added)).toBe(true)
})

const { versions: versionRows, gaps } = parse(readFileSync(new URL('states.yaml', import.meta.url), 'utf8')) as {
  versions: [name: string, old: string[], now: string[], found: string[]][]
  gaps: { before: JsonObject; after: JsonObject; found: string[] }
}

test.each(versionRows)('%s has its verdict', async (_, ...states) => {
  const [old, now] = states.slice(0, 2).map((rows) => {
    const versions = rows
      .map((row) => row.split(' '))
      .map(([date = '', role = '', sunset = null]) => ({ date, role, sunset }))
    return stateOf(A, { versions })
  }) as [State, State]
  expect(rowsOf(await compareStates(old, now, TODAY))).toEqual(states[2])
})

test('a closed gap is named at each change inside the node that it marked, and at no other', async () => {
  const open = Object.keys(gaps.before).map((field) => `a.${field}`)
  const old = stateOf(gaps.before, { gaps: new Set([...open, 'a.other', 'a.removed']) })
  const now = stateOf(gaps.after, { gaps: new Set(['a.other', 'a.removed']) })
  const { changes } = await compareStates(old, now, TODAY)
  expect(changes.map(({ verdict, says, closes }) => [verdict, says, ...closes].join(' '))).toEqual(gaps.found)
})

/** Writes a hand-written file to a folder of its own. */
function folderWith(file: string, text: string): { folder: string } {
  const folder = newFolder()
  writeFileSync(join(folder, file), text)
  return { folder }
}

test('a tool and an argument of a tool are reported with their places', async () => {
  const tools = (text: string, tools: State['tools']) => stateOf(A, { tools, ...folderWith('tool-server.yaml', text) })
  const old = tools('tools:\n- name: one\n- name: two\n', { one: ['a'], two: ['b', 'c'] })
  const now = tools('tools:\n- name: two\n- name: three\n', { two: ['b', 'd'], three: ['e'] })
  const { changes } = await compareStates(old, now, TODAY)
  expect(changes.map(({ verdict, subject, says, place }) => `${verdict} ${subject}: ${says}, ${place}`)).toEqual([
    'breaking tools.one: removed, openapi/tool-server.yaml:2 (before)',
    'breaking tools.two.c: removed, openapi/tool-server.yaml:3 (before)',
    'additive tools.two.d: added, openapi/tool-server.yaml:2',
    'additive tools.three: added, openapi/tool-server.yaml:3',
  ])
})

test('another name of a schema is breaking, because its type and its validator have that name', async () => {
  const named = (name: string) => {
    const document = stateOf({ a: { $ref: `#/components/schemas/${name}` } }).documents['2030-01-01']
    const components = { schemas: { [name]: { type: 'string' } } }
    return stateOf(A, { documents: { '2030-01-01': { ...document, components } } })
  }
  const diff = await compareStates(named('Thing'), named('Item'), TODAY)
  expect(rowsOf(diff)).toEqual([
    'breaking Thing: Schema removed or renamed, and with it a type and a validator of the package',
    'neutral Item: added',
  ])
})

test('a change of the pagination is breaking, and other dates in the version header change nothing', async () => {
  const paged = (kind: string, date: string) => {
    const schema = { type: 'string', enum: [date] }
    const parameters = { ServiceVersion: { name: 'Service-Version', in: 'header', schema } }
    const own = {
      parameters: [{ $ref: '#/components/parameters/ServiceVersion' }],
      'x-pagination': kind,
      responses: {},
    }
    const paths = { '/things': { get: { operationId: 'listThings', ...own } } }
    const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components: { parameters } }
    return stateOf(A, { documents: { canvas: document, '2030-01-01': document } })
  }
  const diff = await compareStates(paged('cursor', '2030-01-01'), paged('offset', '2030-02-01'), TODAY)
  expect(rowsOf(diff)).toEqual(['breaking listThings: Pagination changed from cursor to offset'])
})

describe('exceptions', () => {
  const entry = (change: string) =>
    `# A comment.\n\n- at: listThings.b\n  change: ${change}\n  reason: It was never returned.\n  expires: 2030-03-03\n`
  const good = entry('Property b was removed')
  const removed: ReportedChange = {
    ...{ verdict: 'breaking', subject: 'listThings.b', says: 'Property b was removed', closes: [] },
    versions: ['2030-02-01', '2030-01-01'],
    at: { side: 'old', pointer: [] },
  }
  const allow = (text: string, today = TODAY): Diff => {
    const exceptions = applyExceptions([removed], readExceptions(text), today)
    return { old: 'a', new: 'b', versions: removed.versions, changes: [removed], exceptions }
  }
  const place = 'openapi/exceptions.yaml:3:3  listThings.b: '

  test('an exception allows its change, and can be pasted from the report', () => {
    expect(passes(allow(good))).toBe(true)
    const report = textReport(allow(''))
    const snippet = report
      .slice(report.indexOf('    - at'))
      .replace(/<why[^>]*>/, 'y')
      .replace(/<the[^>]*>/, TODAY)
    expect(passes(allow(snippet))).toBe(true)
  })

  test.each([
    ['has expired', good, '2030-03-04', `${place}Property b was removed: expired on 2030-03-03.`],
    ['is for another change', entry('Renamed'), TODAY, `${place}Renamed: no breaking change needs it.`],
  ])('an exception that %s allows nothing, and fails', (_, exceptions, today, fault) => {
    const diff = allow(exceptions, today)
    expect(passes(diff)).toBe(false)
    expect(diff.exceptions).toMatchObject({ open: [removed], problems: [expect.stringContaining(fault)] })
  })

  test('an exception in a file that is not valid is rejected with file and line', async () => {
    const same = stateOf(A, folderWith('exceptions.yaml', good.replace(/ {2}reason.*\n/, '')))
    await expect(compareStates(stateOf(A), same, TODAY)).rejects.toThrow(
      'openapi/exceptions.yaml:3:3  The key `reason` is missing.',
    )
  })
})

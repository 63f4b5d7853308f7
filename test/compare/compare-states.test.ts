/** Comparing two states of the contract: versions, tools, closed gaps, and exceptions. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareStates, type Diff, passes } from '../../scripts/compare/compare-states.js'
import { applyExceptions, readExceptions } from '../../scripts/compare/exceptions.js'
import { textReport } from '../../scripts/compare/report.js'
import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'
import { stateOf, versions } from './states.js'

const TODAY = '2030-03-03'
const [A, AB] = [{ a: { type: 'string' } }, { a: { type: 'string' }, b: { type: 'string' } }]
const rowsOf = ({ changes }: Diff) => changes.map(({ verdict, subject, says }) => `${verdict} ${subject}: ${says}`)
const placedIn = ({ changes }: Diff) => changes.map(({ subject, says, place }) => `${subject}: ${says}, ${place}`)

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
  gaps: [name: string, old: JsonObject, now: JsonObject, rows: string[]][]
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

test.each(gaps)('a closed gap %s', async (_, old, now, rows) => {
  const [open, closed] = [{ gaps: new Set(['a.form', 'a.other']) }, { gaps: new Set(['a.other']) }]
  const diff = await compareStates(stateOf(old, open), stateOf(now, closed), TODAY)
  expect(diff.changes.map(({ verdict, says, closes }) => [verdict, says, ...closes].join(' '))).toEqual(rows)
})

/** A state with one hand-written file. */
const withFile = (file: string, text: string, more: Partial<State> = {}) =>
  stateOf(A, { files: () => [file], read: (asked) => (asked === file ? text : undefined), ...more })

test('a tool and an argument of a tool are reported with their places', async () => {
  const old = withFile('tool-server.yaml', 'tools:\n- name: one\n- name: two\n', {
    tools: { one: ['a'], two: ['b', 'c'] },
  })
  const now = withFile('tool-server.yaml', 'tools:\n- name: two\n- name: three\n', {
    tools: { two: ['b', 'd'], three: ['e'] },
  })
  const diff = await compareStates(old, now, TODAY)
  expect(placedIn(diff)).toEqual([
    'tools.one: removed, openapi/tool-server.yaml:2 (before)',
    'tools.two.c: removed, openapi/tool-server.yaml:3 (before)',
    'tools.three: added, openapi/tool-server.yaml:3',
    'tools.two.d: added, openapi/tool-server.yaml:2',
  ])
  expect(diff.changes.map(({ verdict }) => verdict)).toEqual(['breaking', 'breaking', 'additive', 'additive'])
})

test('a schema of the same shape under another name is breaking', async () => {
  const named = (name: string) => {
    const { documents } = stateOf({ a: { $ref: `#/components/schemas/${name}` } })
    const components = { schemas: { [name]: { type: 'string' } } }
    return withFile(`resources/a/schemas/${name}.yaml`, 'type: string\n', {
      documents: Object.fromEntries(Object.entries(documents).map(([date, one]) => [date, { ...one, components }])),
    })
  }
  const diff = await compareStates(named('Thing'), named('Item'), TODAY)
  expect(placedIn(diff)[0]).toBe(
    'Thing: Schema was removed or renamed, and with it a type and a validator of the package, openapi/resources/a/schemas/Thing.yaml:1 (before)',
  )
  expect(diff.changes[0]).toMatchObject({ verdict: 'breaking', versions: ['2030-01-01'] })
})

test('a change of the pagination is breaking, and other dates in the version header change nothing', async () => {
  const paged = (kind: string, date: string) => {
    const parameter = { name: 'Service-Version', in: 'header', schema: { type: 'string', enum: [date] } }
    const parameters = [{ $ref: '#/components/parameters/ServiceVersion' }]
    const get = { operationId: 'listThings', parameters, 'x-pagination': kind, responses: {} }
    const document = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: { '/things': { get } },
      components: { parameters: { ServiceVersion: parameter } },
    }
    return stateOf(A, { documents: { canvas: document, '2030-01-01': { ...document, paths: {} } } })
  }
  const diff = await compareStates(paged('cursor', '2030-01-01'), paged('offset', '2030-02-01'), TODAY)
  expect(rowsOf(diff)).toEqual(['breaking listThings: Pagination changed from cursor to offset'])
})

describe('exceptions', () => {
  const entry = (change: string) =>
    `# A comment.\n\n- at: listThings.responses.200.b\n  change: ${change}\n  reason: It was never returned.\n  expires: 2030-03-03\n`
  const good = entry('Property b was removed')
  const compared = compareStates(stateOf(AB), stateOf(A), TODAY)
  const allow = async (text: string, today = TODAY): Promise<Diff> => {
    const diff = await compared
    return { ...diff, exceptions: applyExceptions(diff.changes, readExceptions(text), today) }
  }
  const place = 'openapi/exceptions.yaml:3:3  listThings.responses.200.b: '

  test('an exception allows its change, and can be pasted from the report', async () => {
    expect(passes(await allow(good))).toBe(true)
    const report = textReport(await allow(''))
    const snippet = report
      .slice(report.indexOf('  - at'))
      .replace(/<why[^>]*>/, 'y')
      .replace(/<the[^>]*>/, TODAY)
    expect(passes(await allow(snippet))).toBe(true)
  })

  test.each([
    ['has expired', good, '2030-03-04', `${place}Property b was removed: expired on 2030-03-03.`],
    ['is for another change', entry('Renamed'), TODAY, `${place}Renamed: no breaking change needs it.`],
  ])('an exception that %s allows nothing, and fails', async (_, exceptions, today, fault) => {
    const diff = await allow(exceptions, today)
    expect(passes(diff)).toBe(false)
    expect(diff.exceptions.open).toHaveLength(1)
    expect(diff.exceptions.problems).toEqual([expect.stringContaining(fault)])
  })

  test('an exception for one version does not allow the change in another, and one whose change has landed fails', async () => {
    const two = { versions: versions(true) }
    const only = stateOf(A, { ...two, exceptions: `${good}  version: "2030-02-01"\n` })
    const diff = await compareStates(stateOf(AB, two), only, TODAY)
    expect(diff.exceptions.open.map(({ versions }) => versions)).toEqual([['2030-01-01']])
    const landed = await compareStates(stateOf(A), stateOf(A, { exceptions: good }), TODAY)
    expect(landed.exceptions.problems).toEqual([expect.stringContaining('Remove the entry if its change has landed')])
  })

  test('an exception in a file that is not valid is rejected with file and line', async () => {
    const same = stateOf(A, { exceptions: good.replace(/ {2}reason.*\n/, '') })
    await expect(compareStates(stateOf(A), same, TODAY)).rejects.toThrow(
      'openapi/exceptions.yaml:3:3  The key `reason` is missing.',
    )
  })
})

/** Comparing two states of the contract: versions, closed gaps, changes that no client notices, and exceptions. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareStates, type Diff, passes } from '../../scripts/compare/compare-states.js'
import { compareDocuments } from '../../scripts/compare/documents.js'
import { textReport } from '../../scripts/compare/report.js'
import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documentOf } from './pairs.js'
import { returning, rowsOf, stateOf, versions } from './states.js'

const TODAY = '2030-03-03'
const diffOf = (old: State, now: State, today = TODAY): Diff => compareStates(old, now, today)

const AB = returning({ a: { type: 'string' }, b: { type: 'string' } })
const A = returning({ a: { type: 'string' } })

test('a breaking change of a released version fails', () => {
  const diff = diffOf(stateOf(AB), stateOf(A))
  expect(rowsOf(diff)).toEqual(['breaking field.removed'])
  expect(passes(diff)).toBe(false)
  expect(passes(diffOf(stateOf(A), stateOf(AB)))).toBe(true)
  expect(rowsOf(diffOf(stateOf(AB), stateOf(AB)))).toEqual([])
})

test('a version that only the newer state has can have any shape', () => {
  const now = stateOf(A, { versions: versions(true) })
  now.documents['2030-01-01'] = documentOf(AB)
  const diff = diffOf(stateOf(AB), now)
  expect(rowsOf(diff)).toEqual(['additive version.added'])
  expect(passes(diff)).toBe(true)
})

test('the same change in several versions is one row', () => {
  const [row, ...others] = diffOf(
    stateOf(AB, { versions: versions(true) }),
    stateOf(A, { versions: versions(true) }),
  ).changes
  expect(row?.versions).toEqual(['2030-02-01', '2030-01-01'])
  expect(others).toEqual([])
})

test('removing a tool for agents is breaking, and adding one is additive', () => {
  const diff = diffOf(stateOf(A, { tools: ['a'] }), stateOf(A, { tools: ['b'] }))
  expect(rowsOf(diff)).toEqual(['breaking tool.removed', 'additive tool.added'])
})

test('the dates in the headers that choose and show the version are no change, but everything else of a header is', () => {
  const document = (date: string, required: boolean) => ({
    ...documentOf({
      parameters: [{ $ref: '#/components/parameters/ServiceVersion' }],
      responses: { 200: { headers: { 'Service-Version': { $ref: '#/components/headers/ServiceVersionOrDefault' } } } },
    }),
    components: {
      parameters: { ServiceVersion: { name: 'Service-Version', in: 'header', schema: { enum: [date] } } },
      headers: { ServiceVersionOrDefault: { required, schema: { enum: [date] } } },
    },
  })
  const [old, now] = [document('2030-01-01', true), document('2030-02-01', true)]
  expect(compareDocuments(old, now)).toEqual([])
  const findings = compareDocuments(old, document('2030-01-01', false))
  expect(findings.map(({ rule }) => rule)).toEqual(['required.lifted'])
})

const { versions: versionRows, gaps } = parse(readFileSync(new URL('states.yaml', import.meta.url), 'utf8')) as {
  versions: [name: string, old: string[], now: string[], found: string[]][]
  gaps: [name: string, old: JsonObject, now: JsonObject, rows: string[], words: string][]
}

test.each(versionRows)('%s has its verdict', (_, ...states) => {
  const [old, now] = states.slice(0, 2).map((rows) => {
    const versions = rows
      .map((row) => row.split(' '))
      .map(([date = '', role = '', sunset = null]) => ({ date, role, sunset }))
    return stateOf(A, { versions })
  }) as [State, State]
  const found = diffOf(old, now).changes.map(({ verdict, rule, says }) => `${verdict} ${rule}: ${says}`)
  expect(found).toEqual(states[2])
})

const [open, closed] = [{ gaps: new Set(['a.form', 'a.other']) }, { gaps: new Set(['a.other']) }]

test.each(gaps)('a closed gap %s', (_, old, now, rows, words) => {
  const diff = diffOf(stateOf(returning(old), open), stateOf(returning(now), closed))
  expect(rowsOf(diff)).toEqual(rows)
  expect(textReport(diff).replace(/ +$/gm, '')).toContain(words)
})

test('a gap is named at a changed success status, and one that stays open is not', () => {
  const marked = (status: number) => ({ responses: { [status]: { 'x-gap': 'a.form' } } })
  const closesOf = (old: State, now: State) =>
    diffOf(old, now).changes.map(({ rule, closes }) => [rule, ...closes].join(' '))
  const added = 'response.success.added'
  expect(closesOf(stateOf(marked(202), open), stateOf({ responses: { 200: {} } }, closed))).toEqual([
    'response.success.removed a.form',
    added,
  ])
  expect(closesOf(stateOf(marked(202), open), stateOf(marked(200), open))).toEqual(['response.success.removed', added])
})

/** A state with one hand-written file. */
const withFile = (file: string, text: string, operation: JsonObject = A, more: Partial<State> = {}) =>
  stateOf(operation, { files: () => [file], read: (asked) => (asked === file ? text : undefined), ...more })
const placedIn = ({ changes }: Diff) => changes.map(({ rule, says, place }) => `${rule}: ${says}, ${place}`)

test('a fact that was added or removed is reported, and none where a state has no files', () => {
  const old = withFile('facts/a.yaml', 'a.one:\n  fact: One.\na.two:\n  fact: Two.\n')
  const now = withFile('facts/a.yaml', 'a.two:\n  fact: 2.\na.three: {}\n')
  const ids = diffOf(old, now).changes.map(({ rule, at, place }) => `${rule}: ${at.pointer.at(-1)}, ${place}`)
  expect(ids).toEqual([
    'fact.removed: a.one, openapi/facts/a.yaml:1 (before)',
    'fact.added: a.three, openapi/facts/a.yaml:3',
  ])
  expect(diffOf(stateOf(A), now).changes).toEqual([])
})

test('an argument of a tool that is no field of a request is reported, unless the whole tool came or went', () => {
  const withTools = (tools: string[], text: string) => withFile('mcp/tools.yaml', text, A, { tools })
  const old = withTools(['one', 'two'], '- name: one\n- name: two\n  flattened: { format: [width, height] }\n')
  const now = withTools(
    ['two', 'three'],
    '- name: two\n  flattened: { format: [width, depth] }\n- { name: three, flattened: { a: [b] } }\n',
  )
  expect(placedIn(diffOf(old, now))).toEqual([
    'tool.removed: tool `one` removed, openapi/mcp/tools.yaml:1 (before)',
    'tool.argument.removed: tool argument `two.height` removed, openapi/mcp/tools.yaml:2 (before)',
    'tool.added: tool `three` added, openapi/mcp/tools.yaml:3',
    'tool.argument.added: tool argument `two.depth` added, openapi/mcp/tools.yaml:1',
  ])
})

test('a text that the bundle makes from another file is left out, unless nothing else says what changed', () => {
  const described = (limit: number, written: string, made: string) =>
    withFile('things.yaml', `get:\n  description: ${written}\n  x-rate-limit: [{ name: a, limit: ${limit} }]\n`, {
      ...{ description: written + made, 'x-rate-limit': [{ name: 'a', limit }] },
    })
  const old = described(1, 'A.', ' At most 1.')
  const raised = 'rate.raised: limit of a raised from 1 to 2, openapi/things.yaml:3'
  expect(placedIn(diffOf(old, described(2, 'A.', ' At most 2.')))).toEqual([raised])
  expect(placedIn(diffOf(old, described(2, 'B.', ' At most 2.')))).toEqual([
    raised,
    'text.changed: text changed, openapi/things.yaml:2',
  ])
  expect(placedIn(diffOf(old, described(1, 'A.', ' At most one.')))).toEqual([
    'text.changed: text changed, made from other files, undefined',
  ])
})

test('a change that no client notices is reported at its component or operation, once', () => {
  const made = (operation: JsonObject, value: number) => {
    const state = stateOf(operation)
    const Same = value === 1 ? { enum: ['a'] } : { const: 'a' }
    const components = { examples: { Shown: { value } }, schemas: { Same } }
    Object.assign(state.documents['2030-01-01'] ?? {}, { components })
    return state
  }
  const wordsOf = (old: State, now: State) =>
    diffOf(old, now).changes.map(({ verdict, subject, says, at }) =>
      [verdict, subject, says, at.pointer.at(-1)].join(' '),
    )
  const old = made({ summary: 'A.', tags: ['a'] }, 1)
  expect(wordsOf(old, made({ summary: 'A.', tags: ['b'] }, 2))).toEqual([
    'neutral Same written differently, with the same meaning const',
    'neutral Shown changed Shown',
    'neutral listThings text changed tags',
  ])
  expect(wordsOf(old, made({ tags: ['b'], parameters: [{ name: 'q', in: 'query', example: 'x' }] }, 2))).toEqual([
    'additive listThings: query parameter q added 0',
    'neutral Same written differently const',
    'neutral Shown changed Shown',
    'neutral listThings text changed tags',
  ])
})

describe('an exception', () => {
  const entry = (more: string) => `# A comment.\n\n- change: field.removed\n${more}`
  const allow = (exceptions: string, today = TODAY) => diffOf(stateOf(AB), stateOf(A, { exceptions }), today)
  const good = entry('  at: "listThings: response 200 b"\n  reason: It was never returned.\n  expires: 2030-03-03\n')
  const place = 'openapi/exceptions.yaml:3:3  field.removed at listThings: response 200'

  test('allows its change, and the report says so', () => {
    const diff = allow(good)
    expect(passes(diff)).toBe(true)
    expect(textReport(diff)).toContain(
      'Allowed until 2030-03-03: field.removed at listThings: response 200 b. It was never returned.',
    )
    expect(textReport(diff)).toContain('1 breaking; 1 allowed by openapi/exceptions.yaml.')
  })

  test.each([
    ['has expired', good, '2030-03-04', `${place} b: expired on 2030-03-03.`],
    ['is for another place', good.replace('200 b', '200 c'), TODAY, `${place} c: no breaking change needs it.`],
    [
      'is for another kind',
      good.replace('removed', 'renamed'),
      TODAY,
      `${place.replace('removed', 'renamed')} b: no breaking`,
    ],
  ])('that %s allows nothing, and fails', (_, exceptions, today, fault) => {
    const diff = allow(exceptions, today)
    expect(passes(diff)).toBe(false)
    expect(diff.exceptions.open).toHaveLength(1)
    expect(diff.exceptions.faults).toEqual([expect.stringContaining(fault)])
  })

  test('whose change has landed fails', () => {
    const diff = diffOf(stateOf(A), stateOf(A, { exceptions: good }))
    expect(passes(diff)).toBe(false)
    expect(textReport(diff)).toContain('Remove the entry if its change has landed')
  })

  test('for one version does not allow the change in another', () => {
    const exceptions = `${good}  version: "2030-02-01"\n`
    const both = `${exceptions}${good.slice(good.indexOf('-'))}  version: "2030-01-01"\n`
    const [one, two] = [exceptions, both].map((exceptions) =>
      diffOf(stateOf(AB, { versions: versions(true) }), stateOf(A, { versions: versions(true), exceptions })),
    ) as [Diff, Diff]
    expect(one.exceptions.open.map(({ versions }) => versions)).toEqual([['2030-01-01']])
    expect(passes(two)).toBe(true)
  })

  test.each([
    ['a map instead of a list', 'a: 1', '1:1  Write a list of entries.'],
    ['a missing reason', good.replace(/ {2}reason.*\n/, ''), '3:3  The key `reason` is missing.'],
    ['an invalid day', good.replace('2030-03-03', '2030-13-03'), '6:3  Write a day, such as 2030-05-05.'],
    [
      'an unknown kind',
      good.replace('field.removed', 'field.gone'),
      '3:3  Write a rule of scripts/compare/change-rules.ts',
    ],
    ['an unknown key', `${good}  until: never\n`, '7:3  There is no key `until` here.'],
    ['invalid YAML', '- change: [', '1:'],
  ])('in a file with %s is rejected with file and line', (_, exceptions, message) => {
    expect(() => allow(exceptions)).toThrow(`openapi/exceptions.yaml:${message}`)
  })

  test('can be pasted from the report', () => {
    const report = textReport(allow(''))
    const snippet = report
      .slice(report.indexOf('  - change'))
      .replace(/<why[^>]*>/, 'y')
      .replace(/<the[^>]*>/, '2030-05-05')
    expect(passes(allow(snippet))).toBe(true)
  })
})

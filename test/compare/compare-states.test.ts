/** Comparing two states of the contract: versions, closed gaps, changes that no client notices, and exceptions. */
import { describe, expect, test } from 'vitest'
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

describe('a version', () => {
  const [newest, default_] = versions(true) as [State['versions'][number], State['versions'][number]]
  const rows = (old: State['versions'], now: State['versions']) =>
    diffOf(stateOf(A, { versions: old }), stateOf(A, { versions: now })).changes.map(
      ({ verdict, rule, says }) => `${verdict} ${rule}: ${says}`,
    )
  const advanced = 'requests without the header get 2030-02-01, no longer 2030-01-01'
  const changed = `breaking version.default.changed: ${advanced}`
  const removed = 'breaking version.removed: version 2030-01-01 removed'

  test.each<[string, string | null, string[]]>([
    [
      'after its sunset is retired',
      '2030-03-02',
      [
        'neutral version.retired: version 2030-01-01 retired, after its sunset on 2030-03-02',
        `neutral version.default.advanced: ${advanced}`,
      ],
    ],
    ['on the day of its sunset breaks', TODAY, [`${removed} before the day after its sunset, 2030-03-03`, changed]],
    ['before its sunset breaks', '2030-03-04', [`${removed} before the day after its sunset, 2030-03-04`, changed]],
    ['without a sunset breaks', null, [`${removed}, which has no sunset`, changed]],
  ])('that is removed %s', (_, sunset, expected) => {
    expect(rows(versions(true, sunset), [newest])).toEqual(expected)
  })

  test.each<[string | null, string | null, string]>([
    [null, '2030-04-01', 'neutral version.sunset.announced: sunset of 2030-01-01 set to 2030-04-01'],
    [
      '2030-04-01',
      '2030-05-01',
      'additive version.sunset.later: sunset of 2030-01-01 moved from 2030-04-01 to 2030-05-01',
    ],
    ['2030-04-01', null, 'additive version.sunset.later: sunset of 2030-01-01 removed'],
    [
      '2030-05-01',
      '2030-04-01',
      'breaking version.sunset.earlier: sunset of 2030-01-01 moved from 2030-05-01 to 2030-04-01',
    ],
  ])('whose sunset was %s and is %s has its verdict', (before, after, expected) => {
    expect(rows(versions(true, before), versions(true, after))).toEqual([expected])
  })

  test('is breaking as the new default, and additive as a new version', () => {
    const supported = { ...default_, role: 'supported' }
    expect(rows(versions(true), [{ ...newest, role: 'default' }, supported])).toEqual([changed])
    expect(rows(versions(), versions(true))).toEqual(['additive version.added: version 2030-02-01 added'])
    const oldest = { date: '2029-01-01', role: 'default', sunset: null }
    expect(rows([newest, supported], [newest, supported, oldest])).toEqual([
      'breaking version.default.changed: requests without the header get 2029-01-01, no longer 2030-01-01',
      'additive version.added: version 2029-01-01 added',
    ])
  })
})

describe('a closed gap', () => {
  const [open, closed] = [{ gaps: new Set(['a.form', 'a.other']) }, { gaps: new Set(['a.other']) }]
  const assumed = (schema: JsonObject) => stateOf(returning({ a: { ...schema, 'x-gap': 'a.form' } }), open)
  const known = (schema: JsonObject) => stateOf(returning({ a: schema }), closed)

  test.each<[string, State, State, string[], string | undefined]>([
    [
      'is neutral if the assumption was right',
      assumed({}),
      known({}),
      ['neutral gap.closed'],
      'a.form closed, as assumed',
    ],
    [
      'makes another statement than the assumed one breaking, even if its rule alone is additive',
      assumed({ maxLength: 9 }),
      known({ maxLength: 5 }),
      ['breaking limit.lowered'],
      'closes a.form with a fact other than the assumed one',
    ],
    [
      'is named at a fact that is added where nothing was assumed',
      assumed({ type: 'string' }),
      known({ type: 'string', maxLength: 5 }),
      ['additive limit.set'],
      'closes a.form\n',
    ],
    [
      'is named at a change inside the node that it marked',
      assumed({ properties: { b: { type: 'string' } } }),
      known({ properties: { b: { type: 'integer' } } }),
      ['breaking type.changed'],
      'closes a.form with a fact',
    ],
    [
      'is not named at a change elsewhere',
      stateOf(returning({ a: { 'x-gap': 'a.form' }, b: {} }), open),
      known({}),
      ['breaking field.removed', 'neutral gap.closed'],
      'a.form closed, as assumed',
    ],
    [
      'is named at a changed success status',
      stateOf({ responses: { 202: { 'x-gap': 'a.form' } } }, open),
      stateOf({ responses: { 200: {} } }, closed),
      ['breaking response.success.removed', 'breaking response.success.added'],
      'response 202 removed; closes a.form',
    ],
    [
      'that stays open changes no verdict',
      assumed({ maxLength: 9 }),
      assumed({ maxLength: 5 }),
      ['additive limit.lowered'],
      undefined,
    ],
  ])('%s', (_, old, now, rows, words) => {
    const diff = diffOf(old, now)
    expect(rowsOf(diff)).toEqual(rows)
    const report = textReport(diff).replace(/ +$/gm, '')
    if (words === undefined) expect(report).not.toContain('a.form')
    else expect(report).toContain(words)
  })
})

describe('a change that no client notices', () => {
  const made = (operation: JsonObject, more: JsonObject = {}) => {
    const state = stateOf(operation)
    Object.assign(state.documents['2030-01-01'] ?? {}, more)
    return state
  }
  const shown = (value: JsonObject) => made(A, { components: { examples: { Shown: { value } } } })
  const q = (more: JsonObject) =>
    made({ parameters: [{ name: 'q', in: 'query', schema: { type: 'string' }, ...more }] })
  const next = (more: JsonObject) => made({ responses: { 200: { headers: { 'X-Next': { schema: {}, ...more } } } } })
  const rewritten = {
    responses: {
      200: { description: 'A.', json: { allOf: [{ type: 'object' }, { properties: { a: { type: 'string' } } }] } },
    },
  }
  const info = (title: string) => made({}, { info: { title, version: '1' } })

  test.each<[string, State, State, string[]]>([
    [
      'a text',
      made(A),
      made(returning({ a: { type: 'string', description: 'B.' } })),
      ['text.changed: listThings text changed description'],
    ],
    [
      'an example',
      made(A),
      made(returning({ a: { type: 'string', examples: ['x'] } })),
      ['example.changed: listThings examples changed examples'],
    ],
    ['a shared example', shown({ a: 1 }), shown({ a: 2 }), ['example.changed: Shown changed Shown']],
    ['an example of a parameter', q({}), q({ example: 'x' }), ['example.changed: listThings examples changed example']],
    ['a removed example', q({ example: 'x' }), q({}), ['example.changed: listThings examples changed example']],
    [
      'an example of a header',
      next({}),
      next({ example: 'x' }),
      ['example.changed: listThings examples changed example'],
    ],
    ['a removed summary', made({ summary: 'A.' }), made({}), ['text.changed: listThings text changed summary']],
    [
      'a tag and a deprecation',
      made({ tags: ['a'] }),
      made({ tags: ['b'], deprecated: true }),
      ['text.changed: listThings text changed tags'],
    ],
    ['the title', info('A'), info('B'), ['text.changed: info.title text changed title']],
    ['the list of tags', made({}, { tags: [{ name: 'a' }] }), made({}, { tags: [{ name: 'b' }] }), []],
    ['an unknown extension', made({ 'x-a': 1 }), made({ 'x-a': 2 }), ['text.changed: listThings text changed x-a']],
    ['a gap', made({ 'x-gap': 'a.one' }), made({}), []],
    [
      'another way to write a schema',
      made(A),
      made(rewritten),
      ['form.rewritten: listThings written differently, with the same meaning type'],
    ],
  ])('is neutral: %s', (_, old, now, expected) => {
    const { changes } = diffOf(old, now)
    expect(changes.map(({ rule, subject, says, at }) => `${rule}: ${subject} ${says} ${at.pointer.at(-1)}`)).toEqual(
      expected,
    )
    expect(changes.every(({ verdict }) => verdict === 'neutral')).toBe(true)
  })

  test('is not reported beside a change that a client notices in the same place', () => {
    const old = returning({ a: { type: 'string' }, b: { allOf: [{ type: 'string' }] } })
    const now = returning({ a: { type: 'integer' }, b: { type: 'string' } })
    expect(rowsOf(diffOf(stateOf(old), stateOf(now)))).toEqual(['breaking type.changed'])
  })

  test('is not that of a field which has the name of a text keyword', () => {
    const diff = diffOf(stateOf(returning({ description: { type: 'string' } })), stateOf(returning({})))
    expect(rowsOf(diff)).toEqual(['breaking field.removed'])
  })
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

/** Comparing two states of the contract: versions, closed gaps, exceptions and the report. */
import { describe, expect, test } from 'vitest'
import { passes } from '../../scripts/compare/compare-states.js'
import { textReport } from '../../scripts/compare/report.js'
import { withoutVersions } from '../../scripts/compare/without-versions.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documentOf } from './pairs.js'
import { diffOf, returning, rowsOf, stateOf, TODAY } from './states.js'

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
  const both = [
    { date: '2030-02-01', role: 'canonical', sunset: null },
    { date: '2030-01-01', role: 'default', sunset: null },
  ]
  const now = stateOf(A, { versions: both })
  now.documents['2030-01-01'] = stateOf(AB).documents['2030-01-01'] ?? {}
  const diff = diffOf(stateOf(AB), now)
  expect(rowsOf(diff)).toEqual(['additive version.added'])
  expect(passes(diff)).toBe(true)
})

test('the same change in several versions is one row', () => {
  const versions = [
    { date: '2030-02-01', role: 'canonical', sunset: null },
    { date: '2030-01-01', role: 'default', sunset: null },
  ]
  const [row, ...others] = diffOf(stateOf(AB, { versions }), stateOf(A, { versions })).changes
  expect(row?.versions).toEqual(['2030-02-01', '2030-01-01'])
  expect(others).toEqual([])
})

describe('a version', () => {
  const one = (date: string, role: string, sunset: string | null) => ({ date, role, sunset })
  const newest = one('2030-02-01', 'canonical', null)
  const older = (sunset: string | null, role = 'default') => one('2030-01-01', role, sunset)
  const rows = (old: ReturnType<typeof one>[], now: ReturnType<typeof one>[]) =>
    diffOf(stateOf(A, { versions: old }), stateOf(A, { versions: now })).changes.map(
      ({ verdict, rule, says }) => `${verdict} ${rule}: ${says}`,
    )
  const advanced = 'requests without the header get 2030-02-01, no longer 2030-01-01'
  const changed = `breaking version.default.changed: ${advanced}`

  test.each<[string, string | null, string[]]>([
    [
      'after its sunset',
      '2030-03-02',
      [
        'neutral version.retired: version 2030-01-01 retired, after its sunset on 2030-03-02',
        `neutral version.default.advanced: ${advanced}`,
      ],
    ],
    [
      'on the day of its sunset',
      TODAY,
      ['breaking version.removed: version 2030-01-01 removed before the day after its sunset, 2030-03-03', changed],
    ],
    [
      'before its sunset',
      '2030-03-04',
      ['breaking version.removed: version 2030-01-01 removed before the day after its sunset, 2030-03-04', changed],
    ],
    ['without a sunset', null, ['breaking version.removed: version 2030-01-01 removed, which has no sunset', changed]],
  ])('that is removed %s has its verdict', (_, sunset, expected) => {
    expect(rows([newest, older(sunset)], [newest])).toEqual(expected)
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
  ])('a sunset that was %s and is %s has its verdict', (before, after, expected) => {
    expect(rows([newest, older(before)], [newest, older(after)])).toEqual([expected])
  })

  test('is breaking as the new default, and additive as a new version', () => {
    const had = [newest, older('2030-06-01')]
    expect(rows(had, [one('2030-02-01', 'default', null), older('2030-06-01', 'supported')])).toEqual([changed])
    expect(rows([older(null, 'canonical')], [newest, older(null)])).toEqual([
      'additive version.added: version 2030-02-01 added',
    ])
    const supported = older(null, 'supported')
    expect(rows([newest, supported], [newest, supported, one('2029-01-01', 'default', null)])).toEqual([
      'breaking version.default.changed: requests without the header get 2029-01-01, no longer 2030-01-01',
      'additive version.added: version 2029-01-01 added',
    ])
  })
})

describe('a closed gap', () => {
  const marked = (schema: object, gap?: string) =>
    returning({ a: { ...schema, ...(gap && { 'x-gap': gap }) }, b: { type: 'string' } })
  const open = { gaps: new Set(['a.form', 'a.other']) }
  const closed = { gaps: new Set(['a.other']) }

  test('is neutral if the assumption was right', () => {
    const diff = diffOf(
      stateOf(marked({ type: 'string' }, 'a.form'), open),
      stateOf(marked({ type: 'string' }), closed),
    )
    expect(rowsOf(diff)).toEqual(['neutral gap.closed'])
    expect(textReport(diff)).toMatch(/gap a[.]form closed, as assumed/)
  })

  test('makes a change of what was assumed breaking, even if its rule alone is additive', () => {
    const old = stateOf(marked({ type: 'string', maxLength: 9 }, 'a.form'), open)
    const tighter = diffOf(old, stateOf(marked({ type: 'string', maxLength: 5 }), closed))
    expect(rowsOf(tighter)).toEqual(['breaking limit.lowered'])
    expect(textReport(tighter)).toContain('closes a.form with a fact other than the assumed one')
    const unmarked = diffOf(
      stateOf(marked({ type: 'string', maxLength: 9 }), open),
      stateOf(marked({ type: 'string', maxLength: 5 }), open),
    )
    expect(rowsOf(unmarked)).toEqual(['additive limit.lowered'])
  })

  test('is named at a fact that is added where nothing was assumed', () => {
    const diff = diffOf(
      stateOf(marked({ type: 'string' }, 'a.form'), open),
      stateOf(marked({ type: 'string', maxLength: 5 }), closed),
    )
    expect(rowsOf(diff)).toEqual(['additive limit.set'])
    expect(textReport(diff)).toContain('closes a.form')
    expect(textReport(diff)).not.toContain('assumed')
  })

  test('is not named at a change elsewhere', () => {
    const old = stateOf(marked({ type: 'string' }, 'a.form'), open)
    expect(rowsOf(diffOf(old, stateOf(returning({ a: { type: 'string' } }), closed)))).toEqual([
      'breaking field.removed',
      'neutral gap.closed',
    ])
  })

  test('is named at a change inside the node that it marked, unless the mark stays', () => {
    const inside = (type: string, gap?: string) =>
      returning({ a: { type: 'object', properties: { b: { type } }, ...(gap && { 'x-gap': gap }) } })
    const [around] = diffOf(stateOf(inside('string', 'a.form'), open), stateOf(inside('integer'), closed)).changes
    expect(around).toMatchObject({ verdict: 'breaking', rule: 'type.changed', closes: ['a.form'] })
    const [kept] = diffOf(stateOf(inside('string', 'a.form'), open), stateOf(inside('integer', 'a.form'), open)).changes
    expect(kept).toMatchObject({ verdict: 'breaking', closes: [] })
  })

  test('is named at a changed success status', () => {
    const old = { responses: { 202: { description: 'A.', 'x-gap': 'a.form' } } }
    const diff = diffOf(stateOf(old, open), stateOf({ responses: { 200: { description: 'A.' } } }, closed))
    expect(diff.changes.find(({ rule }) => rule === 'response.success.removed')?.closes).toEqual(['a.form'])
  })
})

describe('a change that no client notices', () => {
  test('is neutral: a text, an example, another way to write the same schema', () => {
    const [text, example, form] = [
      returning({ a: { type: 'string', description: 'Another.' } }),
      returning({ a: { type: 'string', examples: ['x'] } }),
      {
        responses: {
          200: {
            description: 'A.',
            content: {
              'application/json': {
                schema: { allOf: [{ type: 'object' }, { properties: { a: { type: 'string' } } }] },
              },
            },
          },
        },
      },
    ]
    expect(rowsOf(diffOf(stateOf(A), stateOf(text)))).toEqual(['neutral text.changed'])
    expect(rowsOf(diffOf(stateOf(A), stateOf(example)))).toEqual(['neutral example.changed'])
    expect(rowsOf(diffOf(stateOf(A), stateOf(form)))).toEqual(['neutral form.rewritten'])
  })

  test('is reported with its component, operation or example, and what changed', () => {
    const Shown = (value: JsonObject) => ({ components: { examples: { Shown: { value } } } })
    const state = (operation: JsonObject, more: JsonObject = {}) => {
      const made = stateOf(operation)
      Object.assign(made.documents['2030-01-01'] ?? {}, more)
      return made
    }
    const summaries = (old: ReturnType<typeof state>, now: ReturnType<typeof state>) =>
      diffOf(old, now).changes.map(({ rule, subject, says, at }) => `${rule}: ${subject} ${says} ${at.pointer.at(-1)}`)
    const q = (more: JsonObject) => ({ parameters: [{ name: 'q', in: 'query', schema: { type: 'string' }, ...more }] })
    const next = (more: JsonObject) => ({ responses: { 200: { headers: { 'X-Next': { schema: {}, ...more } } } } })
    expect(summaries(state(A, Shown({ a: 1 })), state(A, Shown({ a: 2 })))).toEqual([
      'example.changed: Shown changed Shown',
    ])
    expect(summaries(state(q({})), state(q({ example: 'x' })))).toEqual([
      'example.changed: listThings examples changed example',
    ])
    expect(summaries(state(q({ example: 'x' })), state(q({})))).toEqual([
      'example.changed: listThings examples changed example',
    ])
    expect(summaries(state(next({})), state(next({ example: 'x' })))).toEqual([
      'example.changed: listThings examples changed example',
    ])
    expect(summaries(state({ summary: 'A.' }), state({}))).toEqual(['text.changed: listThings text changed summary'])
    expect(summaries(state({ tags: ['a'] }), state({ tags: ['b'], deprecated: true }))).toEqual([
      'text.changed: listThings text changed tags',
    ])
    expect(
      summaries(state({}, { info: { title: 'A', version: '1' } }), state({}, { info: { title: 'B', version: '1' } })),
    ).toEqual(['text.changed: info.title text changed title'])
    expect(summaries(state({}, { tags: [{ name: 'a' }] }), state({}, { tags: [{ name: 'b' }] }))).toEqual([])
  })

  test('is not reported beside a change that a client notices in the same place', () => {
    const old = returning({ a: { type: 'string' }, b: { allOf: [{ type: 'string' }] } })
    const now = returning({ a: { type: 'integer' }, b: { type: 'string' } })
    expect(rowsOf(diffOf(stateOf(old), stateOf(now)))).toEqual(['breaking type.changed'])
  })

  test('is that of an extension which no rule knows', () => {
    expect(rowsOf(diffOf(stateOf({ 'x-a': 1, ...A }), stateOf({ ...A, 'x-a': 2 })))).toEqual(['neutral text.changed'])
    expect(rowsOf(diffOf(stateOf({ 'x-gap': 'a.one', ...A }), stateOf(A)))).toEqual([])
  })

  test('is not that of a field which has the name of a text keyword', () => {
    const diff = diffOf(stateOf(returning({ description: { type: 'string' } })), stateOf(returning({})))
    expect(rowsOf(diff)).toEqual(['breaking field.removed'])
  })
})

test('withoutVersions removes the version from the headers that choose and show it', () => {
  const document = (date: string, more: JsonObject = {}) => ({
    ...documentOf({}),
    components: {
      parameters: {
        ServiceVersion: { name: 'Service-Version', in: 'header', schema: { enum: [date] } },
        Other: { name: 'X-Other', in: 'header', schema: { enum: [date] } },
        ...more,
      },
      headers: { ServiceVersion: { schema: { enum: [date] } }, 'ServiceVersion.400': { schema: { const: date } } },
    },
  })
  const plain = { schema: { type: 'string' } }
  expect(withoutVersions(document('2030-01-01')).components).toEqual({
    parameters: {
      ServiceVersion: { name: 'Service-Version', in: 'header', ...plain },
      Other: { name: 'X-Other', in: 'header', schema: { enum: ['2030-01-01'] } },
    },
    headers: { ServiceVersion: plain, 'ServiceVersion.400': plain },
  })
  expect(withoutVersions({ openapi: '3.1.0' })).toEqual({
    openapi: '3.1.0',
    components: { parameters: {}, headers: {} },
  })
})

test('removing a tool for agents is breaking, and adding one is additive', () => {
  expect(rowsOf(diffOf(stateOf(A, { tools: ['a'] }), stateOf(A, { tools: ['b'] })))).toEqual([
    'breaking tool.removed',
    'additive tool.added',
  ])
})

describe('an exception', () => {
  const entry = (more: string) => `# A comment.\n\n- change: field.removed\n${more}`
  const allow = (exceptions: string, today = TODAY) => diffOf(stateOf(AB), stateOf(A, { exceptions }), today)
  const good = entry('  at: "listThings: response 200 b"\n  reason: It was never returned.\n  expires: 2030-03-03\n')

  test('allows its change, and the report says so', () => {
    const diff = allow(good)
    expect(passes(diff)).toBe(true)
    expect(textReport(diff)).toContain(
      'Allowed until 2030-03-03: field.removed at listThings: response 200 b. It was never returned.',
    )
    expect(textReport(diff)).toContain('1 breaking; 1 allowed by openapi/exceptions.yaml.')
  })

  test('that has expired fails', () => {
    const diff = allow(good, '2030-03-04')
    expect(passes(diff)).toBe(false)
    expect(diff.exceptions.open).toHaveLength(1)
    expect(diff.exceptions.faults).toEqual([
      expect.stringMatching(
        /^openapi\/exceptions\.yaml:3 {2}field\.removed at listThings: response 200 b: expired on 2030-03-03\./,
      ),
    ])
  })

  test.each([
    ['at another place', good.replace('200 b', '200 c')],
    ['of another kind', good.replace('field.removed', 'field.renamed')],
  ])('for a change %s allows nothing, and fails', (_, exceptions) => {
    const diff = allow(exceptions)
    expect(passes(diff)).toBe(false)
    expect(diff.exceptions.open).toHaveLength(1)
    expect(diff.exceptions.faults).toEqual([expect.stringContaining('no breaking change needs it')])
  })

  test('whose change has landed fails', () => {
    const diff = diffOf(stateOf(A), stateOf(A, { exceptions: good }))
    expect(passes(diff)).toBe(false)
    expect(textReport(diff)).toContain('Remove the entry if its change has landed')
  })

  test('for one version does not allow the change in another', () => {
    const versions = [
      { date: '2030-02-01', role: 'canonical', sunset: null },
      { date: '2030-01-01', role: 'default', sunset: null },
    ]
    const exceptions = `${good}  version: "2030-02-01"\n`
    const diff = diffOf(stateOf(AB, { versions }), stateOf(A, { versions, exceptions }))
    expect(diff.exceptions.open.map(({ versions }) => versions)).toEqual([['2030-01-01']])
    const both = `${exceptions}${good.slice(good.indexOf('-'))}  version: "2030-01-01"\n`
    expect(passes(diffOf(stateOf(AB, { versions }), stateOf(A, { versions, exceptions: both })))).toBe(true)
  })

  test.each([
    ['a map instead of a list', 'a: 1', 'openapi/exceptions.yaml:1  The file must be array.'],
    [
      'a missing reason',
      entry('  at: x\n  expires: 2030-05-05\n'),
      "openapi/exceptions.yaml:3  The entry must have required property 'reason'.",
    ],
    [
      'an invalid date',
      entry('  at: x\n  reason: y\n  expires: soon\n'),
      'openapi/exceptions.yaml:3  `expires` must match format "date".',
    ],
    [
      'an unknown kind',
      entry('  at: x\n  reason: y\n  expires: 2030-05-05\n').replace('field.removed', 'field.gone'),
      'openapi/exceptions.yaml:3  `change` must be equal to one of the allowed values: see the rules in scripts/compare/change-rules.ts.',
    ],
    [
      'an unknown key',
      entry('  at: x\n  reason: y\n  expires: 2030-05-05\n  until: never\n'),
      'openapi/exceptions.yaml:3  The entry must NOT have additional properties: until.',
    ],
    ['invalid YAML', '- change: [', 'openapi/exceptions.yaml:1  '],
  ])('in a file with %s is rejected with file and line', (_, exceptions, message) => {
    expect(() => allow(exceptions)).toThrow(message)
  })

  test('can be pasted from the report', () => {
    const snippet = textReport(allow(''))
      .split('\n')
      .filter((line) => /^ {2}(?:- change| {2}\w+):/.test(line))
      .map((line) => line.slice(2))
      .join('\n')
      .replace(/<why[^>]*>/, 'y')
      .replace(/<the[^>]*>/, '2030-05-05')
    expect(passes(allow(snippet))).toBe(true)
  })
})

describe('the report', () => {
  test('says what to do about a single change', () => {
    const text = textReport(diffOf(stateOf(AB), stateOf(A)))
    expect(text).toContain('Either make the change in a new version (npm run version:add -- <date>),\n  undo it, or')
    expect(text).toContain('- change: field.removed\n    at: "listThings: response 200 b"\n    version: "2030-01-01"\n')
  })

  test('shows texts that changed in many places as one row', () => {
    const described = (text: string) => ({
      components: {
        schemas: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`S${n}`, { type: 'string', description: text }])),
      },
    })
    const [old, now] = ['A.', 'B.'].map((text) => {
      const state = stateOf(A)
      Object.assign(state.documents['2030-01-01'] ?? {}, described(text))
      return state
    })
    if (!old || !now) throw new Error('A state is missing.')
    expect(textReport(diffOf(old, now))).toMatch(
      /\n {2}neutral {2}2030-01-01 {2}text of S1, S2, S3 and 2 more changed\n\n/,
    )
  })
})

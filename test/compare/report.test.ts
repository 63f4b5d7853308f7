/** The whole report, as people read it: after an intended change `npx vitest run test/compare/report.test.ts -u`, and read what changed. */
import { expect, test } from 'vitest'
import { compareStates } from '../../scripts/compare/compare-states.js'
import { markdownReport, textReport } from '../../scripts/compare/report.js'
import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'
import { returning, stateOf, versions } from './states.js'

const FILES: Record<string, string> = {
  'openapi.yaml': 'openapi: 3.1.0\nservers:\n  - url: https://a.example/v1\n  - url: https://b.example/v1\n',
  'resources/things/things.yaml': `get:
  operationId: listThings
  responses:
    "200":
      content:
        application/json:
          schema:
            properties:
              a: { type: string }
              b: { enum: [x, "y|z"] }
              c: { description: A. }
`,
  'shared/schemas/Shared.yaml': 'type: object\nproperties:\n  # Kept.\n  a: {}\n  b: {}\n',
  'shared/schemas/Five.yaml': '',
  'versions.yaml': '# The versions.\nversions:\n  - date: "2030-02-01"\n  - date: "2030-01-01"\n',
  'gaps/a.yaml': 'a.other:\n  says: x\na.form:\n  says: y\n',
  'mcp/tools.yaml': '# The tools.\n- name: one\n- name: two\n- name: three\n',
  'exceptions.yaml': `- change: version.sunset.earlier
  at: versions.2030-01-01
  reason: Nobody uses it.
  expires: 2030-03-03
- change: field.removed
  at: Gone.a
  reason: It has landed.
  expires: 2030-03-03
`,
}

/** Operations that return a shared schema, by path. */
const using = (schema: string, ...ids: string[]) =>
  Object.fromEntries(
    ids.map((operationId) => {
      const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } }
      return [`/${operationId}`, { get: { operationId, responses: { 200: { content } } } }]
    }),
  )

function stateWith(things: JsonObject, schemas: JsonObject, sunset: string, more: Partial<State>): State {
  const files = { files: () => Object.keys(FILES), read: (file: string) => FILES[file] }
  const state = stateOf(things, { ...files, versions: versions(true, sunset), ...more })
  for (const document of Object.values(state.documents)) {
    Object.assign(document, { components: { schemas }, servers: [{ url: 'https://a.example/v1' }] })
    Object.assign(document.paths ?? {}, using('Shared', ...'abcdef'), using('Five', ...'ghijk'))
    const [webhook] = Object.values(using('Five', 'ended')).map(({ get }) => ({
      post: { ...get, requestBody: get.responses[200] },
    }))
    Object.assign(document, { webhooks: { ended: webhook } })
  }
  return state
}

const q = { name: 'q', in: 'query', schema: { type: 'string' } }
const old = stateWith(
  {
    parameters: [q],
    ...returning({ a: { type: 'string', 'x-gap': 'a.form' }, b: { enum: ['x', 'y|z'] }, c: { description: 'A.' } }),
  },
  { Shared: { type: 'object', properties: { a: {}, b: {} } }, Five: { type: 'array', items: { type: 'integer' } } },
  '2030-06-01',
  { name: 'main (1a2b3c4)', gaps: new Set(['a.form', 'a.other']), tools: ['one', 'two'] },
)
const now = stateWith(
  {
    parameters: [q, { ...q, name: 'r' }],
    ...returning({ a: { type: 'string', maxLength: 3 }, b: { enum: ['x'] }, c: { description: 'B.' }, d: {} }),
  },
  { Shared: { type: 'object', properties: { a: {} } }, Five: { type: 'array', items: { type: 'string' } } },
  '2030-05-01',
  {
    ...{ name: 'the working tree', gaps: new Set(['a.new']), tools: ['two', 'three'] },
    read: (file) => FILES[file]?.replace('description: A.', 'description: B.'),
  },
)
now.documents['2030-01-01'] = { ...now.documents['2030-01-01'], servers: [{ url: 'https://b.example/v1' }] }
const diff = compareStates(old, now, '2030-03-03')

test('textReport shows each change, its place and what to do', async () => {
  await expect(textReport(diff)).toMatchFileSnapshot('report.txt')
})

test('markdownReport shows the same rows in a table, with the neutral ones folded', () => {
  const [text, markdown] = [textReport(diff), markdownReport(diff)]
  const rows = markdown.split('\n').filter((line) => /^\| (?:\*\*breaking|additive|neutral)/.test(line))
  for (const row of rows) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/[*`]|\\(?=\|)/g, ''))
    for (const cell of cells) expect(text).toContain(cell)
  }
  expect(rows).toHaveLength(diff.changes.length)
  expect(markdown).toContain('| `listThings: response 200 b`: value `y\\|z` removed | response of listThings |')
  expect(markdown.split('<details>')[1]?.match(/^\| neutral/gm)).toHaveLength(3)
  expect(markdown).toContain('\n```text\nAllowed until 2030-03-03: version.sunset.earlier')
  expect(markdownReport(compareStates(old, { ...old, read: () => undefined }, '2030-03-03'))).toBe(
    '## Changes of the contract\n\nmain (1a2b3c4) → main (1a2b3c4): nothing changed.\n',
  )
})

test('a report with one breaking change speaks of one, and a report without any does not say what to do', () => {
  const [open] = diff.exceptions.open
  const one = textReport({ ...diff, exceptions: { allowed: [], faults: [], open: open ? [open] : [] } })
  expect(one).toContain('Either make the change in a new version (npm run version:add -- <date>),\n  undo it, or, if')
  const changes = diff.changes.filter(({ verdict }) => verdict === 'additive')
  expect(textReport({ ...diff, changes, exceptions: { open: [], allowed: [], faults: [] } })).toMatch(
    /\n\n {2}\d additive\.$/,
  )
})

test('a report without changes is one line', () => {
  const same = compareStates(old, { ...old, read: () => undefined }, '2030-03-03')
  expect(textReport(same)).toBe('main (1a2b3c4) → main (1a2b3c4)\n\n  nothing changed.')
})

test('texts that changed in many places are one row', () => {
  const described = (description: string) => {
    const schemas = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`S${n}`, { description }]))
    const state = stateOf({})
    Object.assign(state.documents['2030-01-01'] ?? {}, { components: { schemas } })
    return state
  }
  expect(textReport(compareStates(described('A.'), described('B.'), '2030-03-03'))).toMatch(
    /\n {2}neutral {3}all {2}text of S1, S2, S3 and 2 more changed\n\n/,
  )
})

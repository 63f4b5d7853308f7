/** The whole report, as people read it: after an intended change `npx vitest run test/compare/report.test.ts -u`, and read what changed. */
import { expect, test } from 'vitest'
import { compareStates, type Diff } from '../../scripts/compare/compare-states.js'
import { markdownReport, textReport } from '../../scripts/compare/report.js'
import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'
import { returning, stateOf } from './states.js'

const FILES: Record<string, string> = {
  'openapi.yaml': `openapi: 3.1.0
info:
  title: A
servers:
  - url: https://a.example/v1
  - url: https://b.example/v1
`,
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
`,
  'shared/schemas/Shared.yaml': 'type: object\nproperties:\n  # Kept.\n  a: {}\n  b: {}\n',
  'shared/schemas/Five.yaml': '',
  'versions.yaml': '# The versions.\nversions:\n  - date: "2030-02-01"\n',
  'gaps/a.yaml': 'a.other:\n  says: x\na.form:\n  says: y\n',
  'mcp/tools.yaml': 'tools: []\n',
}

const EXCEPTIONS = `- change: version.sunset.earlier
  at: versions.2030-01-01
  reason: Nobody uses it.
  expires: 2030-03-03
- change: field.removed
  at: Gone.a
  reason: It has landed.
  expires: 2030-03-03
`

/** Operations that return a shared schema. */
const using = (name: string, operations: string[]) =>
  Object.fromEntries(
    operations.map((id) => [
      `/${name.toLowerCase()}/${id}`,
      { get: { operationId: id, ...returningOne({ $ref: `#/components/schemas/${name}` }) } },
    ]),
  )
const returningOne = (schema: JsonObject) => ({ responses: { 200: { content: { 'application/json': { schema } } } } })

function stateWith(things: JsonObject, schemas: JsonObject, more: Partial<State> & { sunset: string }): State {
  const versions = [
    { date: '2030-02-01', role: 'canonical', sunset: null },
    { date: '2030-01-01', role: 'default', sunset: more.sunset },
  ]
  const state = stateOf(things, { files: () => Object.keys(FILES), read: (file) => FILES[file], versions, ...more })
  for (const document of Object.values(state.documents)) {
    Object.assign(document, { components: { schemas }, servers: [{ url: 'https://a.example/v1' }] })
    Object.assign(
      document.paths ?? {},
      using('Shared', ['a', 'b', 'c', 'd', 'e', 'f']),
      using('Five', ['g', 'h', 'i', 'j', 'k']),
    )
  }
  return state
}

const q = { name: 'q', in: 'query', schema: { type: 'string' } }

const old = stateWith(
  {
    parameters: [q],
    ...returning({
      a: { type: 'string', 'x-gap': 'a.form' },
      b: { enum: ['x', 'y|z'] },
      c: { type: 'string', description: 'A.' },
    }),
  },
  { Shared: { type: 'object', properties: { a: {}, b: {} } }, Five: { type: 'integer' } },
  { name: 'main (1a2b3c4)', sunset: '2030-06-01', gaps: new Set(['a.form', 'a.other']), tools: ['one', 'two'] },
)
const now = stateWith(
  {
    parameters: [q, { ...q, name: 'r' }],
    ...returning({
      a: { type: 'string', maxLength: 3 },
      b: { enum: ['x'] },
      c: { type: 'string', description: 'B.' },
      d: {},
    }),
  },
  { Shared: { type: 'object', properties: { a: {} } }, Five: { type: 'string' } },
  {
    name: 'the working tree',
    sunset: '2030-05-01',
    gaps: new Set(['a.new']),
    tools: ['two', 'three'],
    read: (file) => (file === 'exceptions.yaml' ? EXCEPTIONS : FILES[file]),
  },
)
now.documents['2030-01-01'] = { ...now.documents['2030-01-01'], servers: [{ url: 'https://b.example/v1' }] }

const compared = () => compareStates(old, now, '2030-03-03')

/** The comparison with its additive changes alone. */
function additiveOnly(): Diff {
  const { changes, ...diff } = compared()
  return {
    ...diff,
    changes: changes.filter(({ verdict }) => verdict === 'additive'),
    exceptions: { open: [], allowed: [], faults: [] },
  }
}

test('textReport shows each change, its place and what to do', async () => {
  await expect(textReport(compared())).toMatchFileSnapshot('report.txt')
})

test('markdownReport shows the same rows in a table, with the neutral ones folded', () => {
  const [text, markdown] = [textReport(compared()), markdownReport(compared())]
  const rows = markdown.split('\n').filter((line) => /^\| (?:\*\*breaking|additive|neutral)/.test(line))
  for (const row of rows) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/[*`]|\\(?=\|)/g, ''))
    for (const cell of cells) expect(text).toContain(cell)
  }
  expect(rows).toHaveLength(compared().changes.length)
  expect(markdown).toContain('| `listThings: response 200 b` value `y\\|z` removed | response of listThings |')
  expect(markdown.split('<details>')[1]?.match(/^\| neutral/gm)).toHaveLength(3)
  expect(markdown).toContain('\n```text\nAllowed until 2030-03-03: version.sunset.earlier')
})

test('a report without breaking changes does not say what to do', () => {
  expect(textReport(additiveOnly())).toMatch(/\n\n {2}\d additive\.$/)
  expect(markdownReport(additiveOnly())).toMatch(/\| additive \| [^\n]*\n$/)
  expect(markdownReport(additiveOnly())).not.toContain('**breaking**')
})

test('a report without changes is one line', () => {
  const same = compareStates(old, old, '2030-03-03')
  expect(textReport(same)).toBe('main (1a2b3c4) → main (1a2b3c4)\n\n  nothing changed.')
  expect(markdownReport(same)).toBe('## Changes of the contract\n\nmain (1a2b3c4) → main (1a2b3c4): nothing changed.\n')
})

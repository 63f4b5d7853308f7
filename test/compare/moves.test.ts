/** What a step of the migration table explains between two versions: fields that moved, and what became of their values. */
import { expect, test } from 'vitest'
import { compareDocuments } from '../../scripts/compare/documents.js'
import { aliasesOf } from '../../scripts/compare/moves.js'
import type { Finding } from '../../scripts/compare/walk.js'
import type { JsonObject } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { documentOf, readRows } from './pairs.js'

type Row = [name: string, step: Partial<Step>, old: JsonObject, now: JsonObject, found: string[]]

const STEP: Step = {
  ...{ from: '2030-01-01', to: '2030-02-01', task: [], fields: [], lists: [] },
  ...{ parameters: [], pagination: [], removed: [], export: [], events: [] },
}

/** Returns the findings between two states of the component A, explained by the step. */
function found(step: Partial<Step>, old: JsonObject, now: JsonObject, more: JsonObject = {}): Finding[] {
  const document = (properties: JsonObject) => ({
    ...documentOf({ responses: { 200: { json: { $ref: '#/components/schemas/A' } } } }),
    components: {
      schemas: { A: { type: 'object', properties, ...more }, Deep: { type: 'object', properties: { a: {}, b: {} } } },
    },
  })
  return compareDocuments(document(old), document(now), aliasesOf({ ...STEP, ...step }))
}

test.each(readRows<Row>('moves.yaml'))('the migration table explains %s', (_, step, old, now, expected) => {
  const words = found(step, old, now).map(({ rule, path, says, at }) =>
    [rule, path.join('.'), says, at.pointer.slice(2).join('.')].join(' '),
  )
  expect(words).toEqual(expected)
})

test('a row that is assumed gives its gap to what it explains, and to nothing else', () => {
  const fields = [{ schema: 'A', old: 'a', new: 'b', 'x-gap': 'a.gap' }]
  const task = [{ old: 'done', derived: { status: ['succeeded'] }, 'x-gap': 'task.done' }]
  const gapsOf = (findings: Finding[]) => findings.map(({ alias }) => alias?.gap)
  expect(gapsOf(found({ fields }, { a: { type: 'string' } }, { b: { type: 'integer' } }))).toEqual(['a.gap', undefined])
  expect(gapsOf(found({ task }, { done: {} }, {}))).toEqual(['task.done'])
})

test('a field is not reported as added if the older object was open', () => {
  expect(found({}, { a: {} }, { a: {}, c: {} }, { additionalProperties: true })).toEqual([])
})

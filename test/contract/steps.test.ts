/** What a step of versions.yaml changes in records, in either direction, wherever their schema is used. */
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/contract/json.js'
import {
  type FieldRow,
  type Fields,
  flatTask,
  listAfter,
  newerRecord,
  olderRecord,
  recordsIn,
  type Step,
  stepsTo,
} from '../../src/contract/migration.js'

const OLD = '2030-01-01'
const MIDDLE = '2030-02-01'
const NEW = '2030-03-01'

const EMPTY = { task: [], fields: [], parameters: [], lists: [], pagination: [], removed: [], export: [], events: [] }
const step = (from: string, to: string, parts: Partial<Step> = {}): Step => ({ from, to, ...EMPTY, ...parts })

describe('the steps to a version', () => {
  const steps = [step(MIDDLE, NEW), step(OLD, MIDDLE)]

  test('lead from the newest version down to it', () => {
    expect(stepsTo(steps, OLD)).toEqual(steps)
    expect(stepsTo(steps, MIDDLE)).toEqual([steps[0]])
    expect(stepsTo(steps, NEW)).toEqual([])
  })

  test('give a list the key of the oldest step', () => {
    const row = (old: string) => ({ path: '/tasks', old, new: 'data', sort: { new: 'id' } })
    const both = [step(MIDDLE, NEW, { lists: [row('items')] }), step(OLD, MIDDLE, { lists: [row('jobs')] })]
    expect(listAfter(both, '/tasks')?.old).toBe('jobs')
    expect(listAfter(both.slice(0, 1), '/tasks')?.old).toBe('items')
    expect(listAfter([], '/tasks')).toBeUndefined()
  })
})

describe('a record', () => {
  const row = (parts: Partial<FieldRow>): FieldRow => ({ schema: 'Task', new: 'now', ...parts })

  test.each<[string, FieldRow, Fields, Fields]>([
    ['another name, at the same place', row({ old: 'before' }), { a: 1, before: 2, b: 3 }, { a: 1, now: 2, b: 3 }],
    ['another value', row({ old: 'now', values: { done: 'succeeded' } }), { now: 'done' }, { now: 'succeeded' }],
    ['another name and value', row({ old: 'before', values: { a: 'b' } }), { before: 'a' }, { now: 'b' }],
    ['a value that has no other name', row({ old: 'before', values: { a: 'b' } }), { before: 'c' }, { now: 'c' }],
    ['another unit', row({ old: 'before', divisor: 1000 }), { before: 1.5 }, { now: 1500 }],
    ['nothing there', row({ old: 'before' }), { other: null }, { other: null }],
    ['null', row({ old: 'before', values: { a: 'b' }, divisor: 2 }), { before: null }, { now: null }],
  ])('gets %s', (_, only, older, newer) => {
    expect(olderRecord([only], newer)).toEqual(older)
    expect(Object.keys(olderRecord([only], newer))).toEqual(Object.keys(older))
    expect(newerRecord([only], older)).toEqual(newer)
  })

  test.each(['Z', '+02:00', '-11:30'])('loses the offset %s of a timestamp', (offset) => {
    const only = row({ old: 'before', without: 'offset' })
    expect(olderRecord([only], { now: `2030-01-01T12:30:00${offset}` })).toEqual({ before: '2030-01-01T12:30:00' })
    expect(olderRecord([only], { now: `x${offset}y` })).toEqual({ before: `x${offset}y` })
  })

  test('shows another value where the older version lacks one, and keeps it in a request', () => {
    const only = row({ old: 'now', instead: { paused: 'running' } })
    expect(olderRecord([only], { now: 'paused' })).toEqual({ now: 'running' })
    expect(newerRecord([only], { now: 'running' })).toEqual({ now: 'running' })
  })

  test('keeps a text that is no timestamp', () => {
    const only = row({ old: 'now', without: 'offset' })
    expect(olderRecord([only], { now: '2030-01-01T00:00:00Z' })).toEqual({ now: '2030-01-01T00:00:00' })
    expect(olderRecord([only], { now: 'later' })).toEqual({ now: 'later' })
  })

  test('loses a field that the older version lacks, for good', () => {
    expect(olderRecord([row({})], { a: 1, now: 2 })).toEqual({ a: 1 })
    expect(newerRecord([row({})], { a: 1 })).toEqual({ a: 1 })
  })

  test('exchanges two names', () => {
    const rows = [row({ old: 'a', new: 'b' }), row({ old: 'b', new: 'a' })]
    expect(olderRecord(rows, { a: 1, b: 2 })).toEqual({ b: 1, a: 2 })
    expect(newerRecord(rows, { b: 1, a: 2 })).toEqual({ a: 1, b: 2 })
  })

  test('derives a flag of a flat task from its status', () => {
    const rows = [
      { old: 'job_id', new: 'id' },
      { old: 'percent', new: 'progress.percent' },
      { old: 'ended', derived: { status: ['done'], present: 'result.url' } },
    ]
    const task = { id: 1, status: 'done', result: { url: '/a' } }
    expect(flatTask(rows, task)).toEqual({ job_id: 1, percent: null, ended: true })
    expect(flatTask(rows, { ...task, result: null })).toMatchObject({ ended: false })
    expect(flatTask(rows, { ...task, status: 'open' })).toMatchObject({ ended: false })
  })
})

describe('recordsIn', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const document: JsonObject = {
    components: {
      schemas: {
        Task: { type: 'object', properties: { a: {}, next: ref('Task'), owner: ref('User') } },
        User: { type: 'object', properties: { a: {} } },
        Alias: ref('Task'),
      },
    },
  }
  const found = (schema: JsonObject, value: unknown, names = ['Task']): unknown =>
    recordsIn(document, names)(schema)?.(value, (record, name) => ({ ...record, seen: name }))

  test.each<[string, JsonObject, unknown, unknown]>([
    ['as the value', ref('Task'), { a: 1 }, { a: 1, seen: 'Task' }],
    ['behind another reference', ref('Alias'), { a: 1 }, { a: 1, seen: 'Task' }],
    ['in a list', { type: 'array', items: ref('Task') }, [{}, {}], [{ seen: 'Task' }, { seen: 'Task' }]],
    ['in a property', { properties: { task: ref('Task') } }, { task: {}, b: 1 }, { task: { seen: 'Task' }, b: 1 }],
    ['in a property that is not there', { properties: { task: ref('Task') } }, { b: 1 }, { b: 1 }],
    ['in any property', { additionalProperties: ref('Task') }, { x: {} }, { x: { seen: 'Task' } }],
    ['in an allOf', { allOf: [ref('Task')] }, {}, { seen: 'Task' }],
    ['in a oneOf with null', { oneOf: [ref('Task'), { type: 'null' }] }, {}, { seen: 'Task' }],
    ['where it is null', { oneOf: [ref('Task'), { type: 'null' }] }, null, null],
    [
      'inside itself',
      ref('Task'),
      { next: { next: {} } },
      { next: { next: { seen: 'Task' }, seen: 'Task' }, seen: 'Task' },
    ],
  ])('finds a record %s', (_, schema, value, expected) => {
    const before = structuredClone(value)
    expect(found(schema, value)).toEqual(expected)
    expect(value).toEqual(before)
  })

  test('finds a record once where two alternatives lead to it', () => {
    const schema = { anyOf: [ref('Task'), { allOf: [ref('Task')] }, ref('Alias')] }
    let calls = 0
    recordsIn(document, ['Task'])(schema)?.({}, (record) => {
      calls++
      return record
    })
    expect(calls).toBe(1)
  })

  test('finds the inner of two records first', () => {
    expect(found(ref('Task'), { owner: {} }, ['Task', 'User'])).toEqual({ owner: { seen: 'User' }, seen: 'Task' })
  })

  test('returns undefined for a schema without such records', () => {
    expect(recordsIn(document, ['Task'])(ref('User'))).toBeUndefined()
    expect(recordsIn(document, ['Nobody'])(ref('Task'))).toBeUndefined()
    expect(recordsIn(document, [])(ref('Task'))).toBeUndefined()
    expect(recordsIn(document, ['Task'])(undefined)).toBeUndefined()
  })
})

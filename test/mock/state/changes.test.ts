/** A host that applies the changes of a collection has its records, in its order, whenever it asks. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, Changes, RecordList, RecordMap } from '../../../src/mock/state/changes.js'
import { Store } from '../../../src/mock/state/store.js'

const KEY = fc.constantFrom('a', 'b', 'c/d', '%2F', '')
const STEPS = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('set' as const), key: KEY }),
    fc.record({ does: fc.constant('delete' as const), key: KEY }),
    fc.record({ does: fc.constant('ask' as const), key: KEY }),
  ),
  { maxLength: 40 },
)

function apply(records: Map<string, unknown>, changes: Change[]): void {
  for (const [path, value] of changes) {
    if (value === undefined) records.delete(path)
    else records.set(path, value)
  }
}

test('records that are added, changed, deleted and added again come in the order of the collection', () => {
  const property = fc.property(STEPS, (steps) => {
    const [map, changes, records] = [new RecordMap<number>(), new Changes(), new Map<string, unknown>()]
    changes.add('map', map)
    for (const [value, { does, key }] of steps.entries()) {
      if (does === 'set') map.set(key, value)
      else if (does === 'delete') map.delete(key)
      else apply(records, changes.take())
    }
    apply(records, changes.take())
    expect([...records.values()]).toEqual([...map])
    expect(records.size).toBe(map.size)
  })
  fc.assert(property, { seed: 41, numRuns: 500 })
})

test('records that are read in pieces, followed by what changed meanwhile, come in the order of the collection', () => {
  const property = fc.property(STEPS, STEPS, (before, meanwhile) => {
    const [map, changes] = [new RecordMap<number>(), new Changes()]
    for (const [value, { key }] of before.entries()) map.set(key, value)
    changes.track('map', map)
    const since: Change[] = []
    const records = new Map<string, unknown>()
    const keys = map.keys()
    for (const [value, { does, key }] of meanwhile.entries()) {
      if (does === 'set') map.set(key, 1000 + value)
      else if (does === 'delete') map.delete(key)
      const next = keys.next().value
      if (next !== undefined) records.set(`map/${next.replaceAll(/[%/]/g, encodeURIComponent)}`, map.recordOf(next))
      if (value % 3 === 0) since.push(...changes.take())
    }
    for (const next of keys) records.set(`map/${next.replaceAll(/[%/]/g, encodeURIComponent)}`, map.recordOf(next))
    apply(records, [...since, ...changes.take()])
    expect([...records.values()]).toEqual([...map])
  })
  fc.assert(property, { seed: 41, numRuns: 500 })
})

test('a member of a list keeps its key in a restored list, and a new one gets another', () => {
  const list = new RecordList(['a', 'b'])
  list.delete('0')
  list.add('c')
  const restored = new RecordList(new Map(list))
  expect(restored.add('d')).toBe('3')
  expect([...restored]).toEqual([
    ['1', 'b'],
    ['2', 'c'],
    ['3', 'd'],
  ])
})

test('a restored store has what the original had, and forgets the oldest once a record is added', () => {
  const records = Array.from({ length: 15 }, (_, index) => ({ id: String(index) }))
  const store = new Store(records, { keep: 10, isDone: () => true })
  expect([...store.values()]).toEqual(records)
  store.add({ id: 'new' })
  expect([...store.values()].map(({ id }) => id)).toEqual([...records.slice(6).map(({ id }) => id), 'new'])
})

/** Records in an order, and the store that keeps its views true. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Store } from '../../../src/mock/state/store.js'

type Item = { id: string; rank: number; seen: boolean }

const byRank = (a: Item, b: Item) => a.rank - b.rank || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const STEPS = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('add' as const), rank: fc.nat(5), seen: fc.boolean() }),
    fc.record({ act: fc.constant('change' as const), which: fc.nat(20), rank: fc.nat(5), seen: fc.boolean() }),
    fc.record({ act: fc.constant('delete' as const), which: fc.nat(20) }),
  ),
  { maxLength: 40 },
)

describe('a store', () => {
  test('a view always equals the filtered and sorted records', () => {
    fc.assert(
      fc.property(STEPS, fc.nat(40), (steps, viewedAt) => {
        const store = new Store<Item>()
        const view = () => store.view('seen by rank', { order: byRank, includes: ({ seen }) => seen })
        let ids = 0
        for (const [index, step] of steps.entries()) {
          if (index === viewedAt) view()
          const all = [...store.values()]
          if (step.act === 'add') store.add({ id: `item_${ids++}`, rank: step.rank, seen: step.seen })
          else {
            const item = all[step.which % Math.max(all.length, 1)]
            if (item && step.act === 'change') store.change(item, { rank: step.rank, seen: step.seen })
            if (item && step.act === 'delete') expect(store.delete(item.id)).toBe(true)
          }
        }
        const expected = [...store.values()].filter(({ seen }) => seen).sort(byRank)
        expect(view().slice(0, view().size + 1)).toEqual(expected)
        for (const [place, item] of expected.entries())
          expect(view().firstWhere((other) => byRank(item, other) <= 0)).toBe(place)
      }),
    )
  })

  test('a record is found by its UUID until it is deleted, whenever it was added', () => {
    const store = new Store<{ id: string }>()
    const add = (last: number) => store.add({ id: `task_0000000000000000000000000${last}` })
    const find = (last: number) => store.find('task', `00000000-0000-0000-0000-00000000000${last}`)
    const first = add(1)
    expect([find(1), find(2)]).toEqual([first, undefined])
    const second = add(2)
    expect(find(2)).toBe(second)
    store.delete(first.id)
    expect(find(1)).toBeUndefined()
  })

  test('a new view replaces the one read longest ago', () => {
    const store = new Store<Item>()
    const viewNamed = (name: number) => store.view(`${name}`, { order: byRank })
    const views = Array.from({ length: 50 }, (_, name) => viewNamed(name))
    expect(viewNamed(0)).toBe(views[0])
    viewNamed(50)
    expect([viewNamed(0) === views[0], viewNamed(2) === views[2], viewNamed(1) === views[1]]).toEqual([
      true,
      true,
      false,
    ])
  })
})

/** What a store counts, and which records it forgets once it is full. */
import { expect, test } from 'vitest'
import { Store } from '../../../src/mock/state/store.js'

/** Returns a store to which `count` records were added, named by their numbers. */
function grow({ count, keep, isDone }: { count: number; keep: number; isDone: (number: number) => boolean }) {
  const store = new Store<{ id: string }>([], { keep, isDone: ({ id }) => isDone(Number(id)) })
  for (let number = 0; number < count; number++) store.add({ id: String(number) })
  return store
}

function numbersOf(store: Store<{ id: string }>): number[] {
  return [...store.values()].map(({ id }) => Number(id))
}

test('a store keeps records that are not done, and forgets newer ones that are', () => {
  const store = grow({ count: 1000, keep: 100, isDone: (number) => number >= 50 })
  expect(numbersOf(store).slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, number) => number))
  expect(store.size).toBeLessThanOrEqual(110)
})

test('a store forgets records that were not done when they were added and are now, in the order in which they were done', () => {
  const store = grow({ count: 1000, keep: 600, isDone: () => false })
  expect(store.size).toBe(1000)
  for (let number = 999; number >= 200; number--) store.done(String(number))
  for (let number = 1000; number < 1061; number++) store.add({ id: String(number) })
  expect(store.size).toBeLessThanOrEqual(660)
  expect(numbersOf(store).slice(0, 200)).toEqual(Array.from({ length: 200 }, (_, number) => number))
  expect(store.has('200')).toBe(true)
  expect(store.has('999')).toBe(false)
})

test('a record that was deleted is not counted among those that can be forgotten', () => {
  const store = grow({ count: 105, keep: 100, isDone: () => true })
  for (let number = 0; number < 5; number++) store.delete(String(number))
  store.done('0')
  for (let number = 105; number < 111; number++) store.add({ id: String(number) })
  expect(store.size).toBeLessThanOrEqual(110)
  for (let number = 111; number < 200; number++) store.add({ id: String(number) })
  expect(store.size).toBeLessThanOrEqual(110)
})

test('adding a record does not look at those that are not done', () => {
  let looks = 0
  const isDone = () => {
    looks++
    return false
  }
  const store = grow({ count: 5000, keep: 1000, isDone })
  expect(store.size).toBe(5000)
  expect(looks).toBe(5000)
})

type Item = { id: string; text: string }
const text = 'x'.repeat(10_000)

test('counts what clients sent of its records until they are deleted', () => {
  const store = new Store<Item>([], { keep: 10, sent: (item) => item.text })
  expect(store.bytes).toBe(0)
  store.add({ id: 'a', text: '' })
  const usual = store.bytes
  expect(usual).toBeGreaterThan(100)
  expect(usual).toBeLessThan(2000)
  store.add({ id: 'b', text })
  store.add({ id: 'b', text })
  expect(store.bytes).toBeGreaterThan(10_000)
  expect(store.bytes).toBeLessThan(12_000)
  store.delete('b')
  store.delete('b')
  expect(store.bytes).toBe(usual)
  store.delete('a')
  expect(store.bytes).toBe(0)
})

test('forgets the oldest records that are done, and none without bounds', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, text }))
  const store = new Store<Item>(items, { keep: 10, isDone: ({ id }) => id !== 'a', sent: (item) => item.text })
  expect(store.forget(15_000)).toBeGreaterThan(20_000)
  expect([...store.keys()]).toEqual(['a', 'd'])
  expect(store.forget(1)).toBeGreaterThan(10_000)
  expect([...store.keys()]).toEqual(['a'])
  expect(store.forget(1)).toBe(0)
  expect(new Store<Item>(items).forget(1)).toBe(0)
})

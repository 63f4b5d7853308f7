import { expect, test } from 'vitest'
import { forgetOldest } from '../../../src/mock/state/forget-oldest.js'

/** Adds `count` entries one after another, as a store does, and returns the map and how often an entry was looked at. */
function grow({ count, keep, isDone }: { count: number; keep: number; isDone: (entry: number) => boolean }) {
  const map = new Map<number, number>()
  let looks = 0
  for (let entry = 0; entry < count; entry++) {
    map.set(entry, entry)
    forgetOldest(map, keep, (value) => {
      looks++
      return isDone(value)
    })
  }
  return { map, looks }
}

test('a map keeps its newest entries and at most a tenth more', () => {
  const { map } = grow({ count: 1000, keep: 100, isDone: () => true })
  expect(map.size).toBeLessThanOrEqual(110)
  expect([...map.keys()].at(-1)).toBe(999)
  expect([...map.keys()][0]).toBeGreaterThanOrEqual(890)
})

test('a map keeps entries that are not done, and forgets newer ones that are', () => {
  const { map } = grow({ count: 1000, keep: 100, isDone: (entry) => entry >= 50 })
  expect([...map.keys()].slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, entry) => entry))
  expect(map.size).toBeLessThanOrEqual(110)
})

test('a map of entries that are not done is not searched at each addition', () => {
  const { map, looks } = grow({ count: 5000, keep: 1000, isDone: () => false })
  expect(map.size).toBe(5000)
  expect(looks / 5000).toBeLessThan(25)
})

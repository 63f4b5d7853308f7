/** The random values that a mock generates. */
import { expect, test } from 'vitest'
import { createRandom } from '../../../src/mock/state/random.js'

test('random values are the same only for the same seed', () => {
  const some = (seed?: number) => {
    const random = createRandom(seed)
    return [random.id('a'), random.uuid(), random.hex(8), random.id('a')]
  }
  expect(some(7)).toEqual(some(7))
  expect(some(7)).not.toEqual(some(8))
  expect(some()).not.toEqual(some())
  expect(new Set(some(7)).size).toBe(4)
})

test('ids and UUIDs increase, and go on where a restored mock was', () => {
  const random = createRandom(7)
  const some = () => [random.id('a'), random.uuid()]
  const all = Array.from({ length: 100 }, some)
  const restored = createRandom(random.position())
  all.push([restored.id('a'), restored.uuid()])
  for (const kind of [0, 1]) {
    const texts = all.map((both) => both[kind])
    expect(texts).toEqual(texts.toSorted())
    expect(new Set(texts).size).toBe(101)
  }
})

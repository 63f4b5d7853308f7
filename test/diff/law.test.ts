/** The law: small changes, each with the verdict that the API's own rules give it. */
import { expect, test } from 'vitest'
import { changesIn, pairs, verdictsOf } from './pairs.js'

const all = pairs()

test.each(all.map((pair) => [pair.name, pair] as const))('%s', (_, pair) => {
  const changes = changesIn(pair)
  expect(verdictsOf(changes), changes.map(({ says }) => says).join()).toEqual([...pair.expect].sort())
  if (pair.where !== undefined) expect(changes[0]?.subject).toBe(pair.where)
})

test('There are enough pairs, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(80)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

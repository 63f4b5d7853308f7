/** The size of the client in a bundle, and its work for the compiler. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type ClientCost, clientCost, clientGoals } from '../../bench/client.js'

describe('the goals', () => {
  let cost: ClientCost
  beforeAll(async () => {
    cost = await clientCost()
  }, 60_000)

  test('are met for bundle size and type instantiations', () => {
    const goals = clientGoals(cost)
    expect(goals).toHaveLength(4)
    expect(goals.filter(({ met }) => !met)).toEqual([])
  })
})

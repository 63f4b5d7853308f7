/** The size of the client in a bundle, and its work for the compiler. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type ClientCost, clientCost, clientGoals, clientTables } from '../../bench/client.js'

describe('the goals', () => {
  let cost: ClientCost
  beforeAll(async () => {
    cost = await clientCost(1)
  }, 60_000)

  test('are met for bundle size and type instantiations', () => {
    const goals = clientGoals(cost)
    expect(goals).toHaveLength(4)
    expect(goals.filter(({ met }) => !met)).toEqual([])
  })

  test('have a line in the printed tables', () => {
    const tables = clientTables(cost)
    for (const name of [...Object.keys(cost.bytes), ...Object.keys(cost.types)])
      expect(tables).toContain(`\n  ${name} `)
  })
})

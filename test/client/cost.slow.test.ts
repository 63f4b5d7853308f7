/** What the client costs whoever bundles it or compiles against it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type ClientCost, clientCost, clientGoals, clientTables } from '../../bench/client.js'

describe('the goals', () => {
  let cost: ClientCost
  beforeAll(async () => {
    cost = await clientCost(1)
  }, 60_000)

  test('are met: bytes of the client and of everything, and the work of the compiler', () => {
    const goals = clientGoals(cost)
    expect(goals).toHaveLength(4)
    expect(goals.filter(({ met }) => !met)).toEqual([])
  })

  test('the tables have a line for each', () => {
    const tables = clientTables(cost)
    for (const name of [...Object.keys(cost.bytes), ...Object.keys(cost.types)])
      expect(tables).toContain(`\n  ${name} `)
  })
})

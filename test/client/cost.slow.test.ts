/** What the client costs whoever bundles it or compiles against it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type ClientCost, clientCost, clientTables } from '../../bench/client.js'

describe('the goals', () => {
  let cost: ClientCost
  beforeAll(async () => {
    cost = await clientCost(1)
  }, 60_000)

  test('the client is at most 3.2 KB gzipped, and everything at most 7 KB', () => {
    expect(cost.bytes.client).toBeLessThanOrEqual(3200)
    expect(cost.bytes['all of both entries']).toBeLessThanOrEqual(7000)
  })

  test('the compiler has at most 1.1 times the work that plain openapi-fetch gives it', () => {
    const most = 1.1 * (cost.types['openapi-fetch']?.instantiations ?? Number.NaN)
    expect(cost.types.client?.instantiations).toBeLessThanOrEqual(most)
    expect(cost.types['client and helpers']?.instantiations).toBeLessThanOrEqual(most)
  })

  test('the tables have a line for each', () => {
    const tables = clientTables(cost)
    for (const name of [...Object.keys(cost.bytes), ...Object.keys(cost.types)])
      expect(tables).toContain(`\n  ${name} `)
  })
})

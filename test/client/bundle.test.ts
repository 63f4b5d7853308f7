/** What the client costs whoever bundles it or compiles against it. */
import { build } from 'esbuild'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ClientCost, clientCost, clientTables } from '../../bench/client.js'
import { inRoot } from '../../scripts/paths.js'

/** A text that only this export brings along. */
const MARKS = {
  paginate: 'next_cursor',
  waitForTask: '/tasks/{id}',
  uploadFile: '/uploads/register',
  waitForExport: '/export-status',
  retry: 'idempotency_key',
  toCanonicalTask: 'progress_percent',
  isId: 'cvs_',
  createClient: 'Bearer ',
}

async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: inRoot() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  })
  return outputFiles[0]?.text ?? ''
}

test.each(Object.keys(MARKS))('a bundle that imports %s alone holds nothing of the others', async (name) => {
  const code = await bundle(`import { ${name} } from 'canvas-design-api'; console.log(${name})`)
  expect(Object.entries(MARKS).flatMap(([other, mark]) => (code.includes(mark) ? [other] : []))).toEqual([name])
})

test('the entry for webhooks brings no client along', async () => {
  const code = await bundle(`import { verifyWebhook } from 'canvas-design-api/webhooks'; console.log(verifyWebhook)`)
  expect(code).toContain('HMAC')
  expect(Object.values(MARKS).filter((mark) => code.includes(mark))).toEqual([])
})

describe('the goals', () => {
  let cost: ClientCost
  beforeAll(async () => {
    cost = await clientCost(1)
  }, 60_000)

  test('the client is at most 3.2 KB gzipped, and everything at most 7 KB', () => {
    expect(cost.bytes.client).toBeLessThanOrEqual(3.2 * 1024)
    expect(cost.bytes['client + all']).toBeLessThanOrEqual(7000)
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

/** A bundle holds of the client what it imports, and nothing else. */
import { build } from 'esbuild'
import { expect, test } from 'vitest'
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

test.each(Object.keys(MARKS))('a bundle that imports only %s has no code of the others', async (name) => {
  const code = await bundle(`import { ${name} } from 'canvas-design-api'; console.log(${name})`)
  expect(Object.entries(MARKS).flatMap(([other, mark]) => (code.includes(mark) ? [other] : []))).toEqual([name])
})

test('the entry point for webhooks does not include the client', async () => {
  const code = await bundle(`import { verifyWebhook } from 'canvas-design-api/webhooks'; console.log(verifyWebhook)`)
  expect(code).toContain('HMAC')
  expect(Object.values(MARKS).filter((mark) => code.includes(mark))).toEqual([])
})

/** A bundle contains only the helpers that it imports, and is small. */
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'

/** A string that only the code of this export contains. */
const MARKS = {
  paginate: 'next_cursor',
  waitForTask: '/tasks/{id}',
  uploadFile: '/uploads/register',
  waitForExport: '/export-status',
  retry: 'idempotency_key',
  // Only 2026-04-12
  toCanonicalTask: 'progress_percent',
  isId: 'cvs_',
  createClient: 'Bearer ',
}

async function bundle(
  code: string,
  options: Pick<BuildOptions, 'minify' | 'platform' | 'target'> = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: inRoot() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Without the comments, which name other helpers.
    minifyWhitespace: true,
    ...options,
  })
  return outputFiles[0]?.text ?? ''
}

test.each(Object.keys(MARKS))('a bundle that imports only %s contains no other helper', async (name) => {
  const code = await bundle(`import { ${name} } from 'canvas-design-api'; console.log(${name})`)
  expect(Object.entries(MARKS).flatMap(([other, mark]) => (code.includes(mark) ? [other] : []))).toEqual([name])
})

test('the entry point for webhooks does not contain the client', async () => {
  const code = await bundle(`import { verifyWebhook } from 'canvas-design-api/webhooks'; console.log(verifyWebhook)`)
  expect(code).toContain('HMAC')
  expect(Object.values(MARKS).filter((mark) => code.includes(mark))).toEqual([])
})

test.each([
  [3.8 * 1024, `export { createClient } from 'canvas-design-api'`],
  [7.5 * 1024, `export * from 'canvas-design-api'`],
])('at most %d bytes, minified and gzipped, are in a bundle of: %s', async (most, code) => {
  const text = await bundle(code, { minify: true, platform: 'browser', target: 'es2022' })
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(most)
  expect(text.length).toBeGreaterThan(1024)
})

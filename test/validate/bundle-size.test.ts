/** What a validator adds to a bundle: its own code, and nothing of the others. */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { NEWEST } from '../support/versions.js'

async function bundled(name: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from 'canvas-design-api/validate/${NEWEST}'`,
      resolveDir: inRoot(),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

describe('a bundle', () => {
  test.each([
    ['CanvasListItem', 3500],
    ['CanonicalTask', 7000],
    ['OpenObject', 2000],
  ])('a bundle with the validator %s has at most %d bytes, gzipped', async (name, most) => {
    expect(gzipSync(await bundled(name), { level: 9 }).length).toBeLessThanOrEqual(most)
  })

  test('a bundle contains only the validators that it imports, and neither `eval` nor a package', async () => {
    const code = new TextDecoder().decode(await bundled('CanvasListItem'))
    expect(code).toContain('cvs_')
    expect(code).toContain('visibility')
    for (const other of ['file_', 'has_more', 'idempotency_key', 'layerize']) expect(code).not.toContain(other)
    for (const other of ['eval(', 'new Function', 'require(', 'import']) expect(code).not.toContain(other)
  })
})

/** Which folder may import which. The model of the contract imports none of its neighbors. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '../../scripts/support/cache.js'
import { inRoot } from '../../scripts/support/paths.js'

/** A folder, what its files must not import, and why. */
const BORDERS: [folder: string, forbidden: RegExp, why: string][] = [
  ['src/contract', /^\.\.\/(?!\.\.\/generated\/versions\.js)/, 'it is the one model, which everything else uses'],
  ['src/client', /\/(mock|conform|scripts)\//, 'who wants the client must not install a server'],
  ['src/conform', /\/(mock|client|scripts)\//, 'the kit judges any server, also one that is not ours'],
  ['src/mock', /\/(client|scripts)\//, 'the mock runs without the pipeline'],
  [
    'scripts',
    /src\/mock\/(?!package\.json)/,
    'the pipeline bundles and starts the mock by its path, and is no part of it',
  ],
  [
    'docs/site',
    /src\/mock\/(?!app\.js|request-log\.js)/,
    'a page has the mock in it or reads its log, and knows nothing else of it',
  ],
]

test.each(BORDERS)('%s imports nothing beyond its border (%s): %s', (folder, forbidden) => {
  const imports = filesOf(folder)
    .filter((file) => /\.(ts|js|mjs)$/.test(file) && !/\/(node_modules|dist)\//.test(file))
    .flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(/(?:from |import\(|import )'([^']+)'/g)].map(([, path = '']) => ({
        file,
        path,
      })),
    )
  expect(imports.length).toBeGreaterThan(10)
  expect(imports.filter(({ path }) => forbidden.test(path))).toEqual([])
})

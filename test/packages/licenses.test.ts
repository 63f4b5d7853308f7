/** What goes into the packages: the licenses of the included libraries, and files that everyone may read. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licensesOf, writeWhole } from '../../scripts/pack/mock.js'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'

test.each(['hono', 'leven'])('licensesOf returns the text of the license of %s', async (name) => {
  const file = readdirSync(inRoot('node_modules', name)).find((one) => /^license/i.test(one)) ?? expect.unreachable()
  const text = readFileSync(inRoot('node_modules', name, file), 'utf8').trim()
  expect(text).toContain('Copyright')
  expect(await licensesOf([name])).toContain(`# ${name}\n\n${text}\n`)
})

test.each([
  [[], 0o644],
  [[0o755], 0o755],
])('writeWhole with the mode %j makes the folders of a path, and a file of the mode %i', async (mode, expected) => {
  const file = join(newFolder(), 'a/b/file.js')
  await writeWhole(file, 'text', ...mode)
  expect([statSync(file).mode & 0o7777, readFileSync(file, 'utf8')]).toEqual([expected, 'text'])
})

/** What goes into the packages: the licenses of the included libraries, and files that everyone may read. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licensesOf } from '../../scripts/pack/mock.js'
import { inRoot } from '../../scripts/support/paths.js'

test.each(['hono', 'leven'])('licensesOf returns the text of the license of %s', async (name) => {
  const file = readdirSync(inRoot('node_modules', name)).find((one) => /^license/i.test(one)) ?? expect.unreachable()
  const text = readFileSync(inRoot('node_modules', name, file), 'utf8').trim()
  expect(text).toContain('Copyright')
  expect(await licensesOf([name])).toContain(`# ${name}\n\n${text}\n`)
})

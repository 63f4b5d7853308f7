/** The picture of the reference that the README shows. */
import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURE } from '../../scripts/picture/picture.js'
import { inRoot } from '../../scripts/support/paths.js'

test('the picture is in the repository and in the README, and small', () => {
  expect(statSync(inRoot(PICTURE)).size).toBeLessThan(100 * 1024)
  expect(readFileSync(inRoot(PICTURE)).subarray(8, 12).toString()).toBe('WEBP')
  expect(readFileSync(inRoot('README.md'), 'utf8')).toContain(`](${PICTURE})`)
})

/** Work that only one test file may do at a time. */
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { withLock } from './with-lock.js'

const NAME = `with-lock-${process.pid}`
const LOCK = inRoot(`node_modules/.cache/${NAME}.lock`)
/** No system has a process of this number. */
const NOBODY = 2 ** 30

test('withLock runs one work at a time, after a killed run and after a failure as well', async () => {
  writeFileSync(LOCK, String(NOBODY))
  const seen: string[] = []
  const visit = (name: string) =>
    withLock(NAME, async () => {
      seen.push(`${name} comes`)
      await sleep(5)
      seen.push(`${name} goes`)
      if (name === 'b') throw new Error('b failed')
    })
  const visits = await Promise.allSettled(['a', 'b', 'c'].map(visit))
  for (const [at, line] of seen.entries()) if (at % 2 === 1) expect(line.at(0)).toBe(seen[at - 1]?.at(0))
  expect(seen.toSorted()).toEqual(['a comes', 'a goes', 'b comes', 'b goes', 'c comes', 'c goes'])
  expect(visits.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(existsSync(LOCK)).toBe(false)
})

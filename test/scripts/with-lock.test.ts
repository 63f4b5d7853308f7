/** Work that only one process at a time may do. */
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { withLock } from '../../scripts/support/with-lock.js'

const NAME = `with-lock-${process.pid}`
const LOCK = inRoot(`node_modules/.cache/${NAME}.lock`)
/** No system has a process with this number. */
const KILLED = 2 ** 30

test('work under one lock never overlaps, even after a killed run left its lock and after work that failed', async () => {
  writeFileSync(LOCK, String(KILLED))
  const seen: string[] = []
  const run = (name: string) =>
    withLock(NAME, async () => {
      seen.push(`${name} starts`)
      await sleep(5)
      seen.push(`${name} ends`)
      if (name === 'b') throw new Error('b failed')
    })
  const runs = await Promise.allSettled(['a', 'b', 'c'].map(run))
  for (const [at, line] of seen.entries()) if (at % 2 === 1) expect(line.at(0)).toBe(seen[at - 1]?.at(0))
  expect(seen.toSorted()).toEqual(['a ends', 'a starts', 'b ends', 'b starts', 'c ends', 'c starts'])
  expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(existsSync(LOCK)).toBe(false)
})

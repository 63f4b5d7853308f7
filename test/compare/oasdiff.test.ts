/** The change rules beside oasdiff's catalogue: each of its checks has a pair of ours with the same verdict, or a reason. */
import { expect, test } from 'vitest'
import { pairs, read } from './pairs.js'

type Check = { level: 'error' | 'warn' | 'info'; pair?: string; because?: string; none?: string }

const { reasons, checks } = read<{ reasons: Record<string, string>; checks: Record<string, Check> }>('oasdiff.yaml')
const expected = new Map(pairs().map(({ name, expect }) => [name, expect]))

test('The whole catalogue is there', () => {
  expect(Object.keys(checks)).toHaveLength(509)
})

test.each(Object.entries(checks))('%s', (_, { level, pair, because, none }) => {
  for (const reason of [because, none]) if (reason !== undefined) expect(reasons).toHaveProperty([reason])
  if (pair === undefined) {
    expect(none).toBeDefined()
    return
  }
  const verdicts = expected.get(pair)
  expect(verdicts, `there is no pair ${pair}`).toBeDefined()
  const breaks = verdicts?.some((verdict) => verdict.startsWith('breaking'))
  if (because === undefined) expect(breaks, 'the verdict differs, so a reason is due').toBe(level !== 'info')
  else expect(breaks, 'the verdict is the same, so no reason is due').toBe(level === 'info')
})

test('Every reason is needed', () => {
  const used = new Set(Object.values(checks).flatMap(({ because, none }) => [because, none]))
  expect(Object.keys(reasons).filter((reason) => !used.has(reason))).toEqual([])
})

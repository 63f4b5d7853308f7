/** The change rules: small changes, each with the verdict that the API's own rules give it, and with the words that the table has for it. */
import { expect, test } from 'vitest'
import { visit } from '../../src/contract/nodes.js'
import { changesIn, type Pair, pairs, verdictsOf } from './pairs.js'

const all = pairs()

test.each(all.map((pair) => [pair.name, pair] as const))('%s', (_, pair) => {
  const changes = changesIn(pair)
  expect(verdictsOf(changes), changes.map(({ says }) => says).join()).toEqual([...pair.expect].sort())
  if (pair.where !== undefined) expect(changes[0]?.subject).toBe(pair.where)
})

test('There are enough pairs, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(80)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

/** After an intended change of the words: `npx vitest run test/compare/change-rules.test.ts -u`, and read what changed. */
test('Each change is told in its words, at its place, with the gaps that it closes', async () => {
  const shown = all.filter(({ name, expect }) => expect.length > 0 && !name.endsWith(', parameter'))
  const text = shown.map((pair) => `${[pair.name, ...rowsOf(pair)].join('\n')}\n`)
  await expect(text.join('\n')).toMatchFileSnapshot('rows.txt')
})

/** The rows of a pair whose older document is assumed throughout: each object is marked with its kind as the gap. */
function rowsOf({ old, now }: Pair): string[] {
  const assumed = structuredClone(old)
  const kinds = new Set<string>()
  visit(assumed, (node, kind, pointer) => {
    const gap = kind === 'schema' && pointer.at(-2) === 'properties' ? 'field' : kind
    if (!UNMARKED.includes(kind)) node['x-gap'] = gap
    kinds.add(gap)
  })
  const plain = changesIn({ old, now })
  const closing = changesIn({ old: assumed, now }, [...kinds])
  expect(closing.map(({ rule, subject, says }) => [rule, subject, says])).toEqual(
    plain.map(({ rule, subject, says }) => [rule, subject, says]),
  )
  return plain.map(({ verdict, rule, subject, says, directions, operations, at: { side, pointer } }, index) => {
    const { verdict: judged, closes = [] } = closing[index] ?? {}
    const gaps = closes.length > 0 ? [`closes ${closes.join(', ')}: ${judged}`] : []
    const where = [directions.join(' and '), operations.join(' and ')].filter(Boolean).join(' of ')
    return `  ${[`${verdict} ${rule}`, `${subject} ${says}`, where || 'all', `${side} ${pointer.join(' ').replace('paths /things get', '…')}`, ...gaps].join(' | ')}`
  })
}

/** They hold no gap: on the way to those that do. */
const UNMARKED = ['document', 'components', 'pathItem', 'callback']

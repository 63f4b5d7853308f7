/** The change rules: small changes, each with its verdict, its rule, the place that the report names, and its words. */
import { describe, expect, test } from 'vitest'
import { RULES, type Rule, replacesStatement } from '../../scripts/compare/change-rules.js'
import type { Change } from '../../scripts/compare/changes.js'
import { visit } from '../../src/contract/nodes.js'
import { allChangesIn, changesIn, pairs } from './pairs.js'

const all = pairs()
const changed = all.filter((pair) => changesIn(pair).length > 0)

const worst = (changes: Change[]) =>
  (['breaking', 'additive', 'neutral'] as const).find((one) => changes.some(({ verdict }) => verdict === one)) ?? 'none'

test.each(all.map((pair) => [pair.name, pair.verdict, pair] as const))('%s is %s', (_, verdict, pair) => {
  const changes = allChangesIn(pair)
  const words = changes.map(({ rule, subject, says }) =>
    UNNOTICED.test(rule) ? `${rule} ${subject}` : `${rule} ${subject}: ${says}`.replace(/: :|::/, ':'),
  )
  expect(words).toEqual(pair.found)
  expect(worst(changes)).toBe(verdict)
  for (const { at, subject } of changes) {
    const document: unknown = at.side === 'old' ? pair.old : pair.now
    const node = at.pointer.reduce((here, key) => (here as Record<string, unknown> | undefined)?.[key], document)
    expect(node, `${subject} at ${at.pointer.join(' ')}`).toBeDefined()
  }
})

/** The rules whose words are always the same. */
const UNNOTICED = /^(?:text\.changed|example\.changed|form\.rewritten)$/

describe('the table of pairs', () => {
  test('has a pair for each rule that a document can break', () => {
    const found = new Set(all.flatMap((pair) => allChangesIn(pair).map(({ rule }) => rule)))
    expect(RULES.filter((rule) => !found.has(rule as Rule) && !ELSEWHERE.test(rule))).toEqual([])
  })

  test('has no two pairs of the same name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })
})

/** Rules about states are tested in compare-states.test.ts, and rules about two versions in moves.test.ts. */
const ELSEWHERE = /^(?:version|tool|gap|fact)\.|^field\.(?:moved|derived)$|^time\.offset$/

/** Where every part of the older document was assumed, a change closes a gap, and breaks what was built on the assumption. */
test.each(changed.map((pair) => [pair.name, pair] as const))(
  '%s: each change closes the gap that is marked there',
  (_, { old, now }) => {
    const assumed = structuredClone(old)
    const gaps = new Set<string>()
    visit(assumed, (node, kind) => {
      if (!UNMARKED.includes(kind)) node['x-gap'] = `a.${kind}`
      gaps.add(`a.${kind}`)
    })
    const plain = changesIn({ old, now })
    const closing = changesIn({ old: assumed, now }, [...gaps])
    const wordsOf = (changes: Change[]) => changes.map(({ rule, subject, says }) => [rule, subject, says])
    expect(wordsOf(closing)).toEqual(wordsOf(plain))
    for (const [index, { rule, verdict, closes }] of closing.entries()) {
      const before = plain[index]?.verdict
      if (!isFilled(rule)) expect(closes, rule).not.toEqual([])
      const isReplaced = before === 'additive' && closes.length > 0 && replacesStatement(rule)
      expect(verdict, rule).toBe(isReplaced ? 'breaking' : before)
    }
  },
)

/** A new node has no place in the older document. It fills the gap that is marked around it, if there is one. */
const isFilled = (rule: Rule) => !replacesStatement(rule) || rule.endsWith('.renamed')

/** Nodes that cannot have a gap. They only contain nodes that can. */
const UNMARKED = ['document', 'components', 'pathItem', 'callback']

test('a rule replaces a statement if something was stated before', () => {
  const filled = 'field.added field.added.required limit.set values.listed value.allowed replay.promised schema.refused'
  const replaced =
    'limit.lowered limit.lifted type.widened value.refused null.allowed required.lifted security.loosened'
  for (const rule of filled.split(' ')) expect(replacesStatement(rule as Rule), rule).toBe(false)
  for (const rule of replaced.split(' ')) expect(replacesStatement(rule as Rule), rule).toBe(true)
})

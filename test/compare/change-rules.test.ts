/** The change rules: small changes, each with its verdict, its rule, the place that the report names, and its words. */
import { describe, expect, test } from 'vitest'
import { CHANGE_RULES, type Rule, replacesStatement } from '../../scripts/compare/change-rules.js'
import type { Change } from '../../scripts/compare/changes.js'
import { visit } from '../../src/contract/nodes.js'
import { changesIn, pairs } from './pairs.js'

const all = pairs()
const changed = all.filter(({ found }) => found.length > 0)

const ORDER = ['breaking', 'additive', 'neutral', 'none']
const worst = (changes: Change[]) =>
  changes.map(({ verdict }) => verdict).sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))[0] ?? 'none'

test.each(all.map((pair) => [pair.name, pair.verdict, pair] as const))('%s is %s', (_, verdict, pair) => {
  const changes = changesIn(pair)
  expect(changes.map(({ rule, subject, says }) => `${rule} ${subject}: ${says}`.replace(/: :|::/, ':'))).toEqual(
    pair.found,
  )
  expect(worst(changes)).toBe(verdict)
})

describe('the table of pairs', () => {
  test('has a pair for each rule that a document can break', () => {
    const found = new Set(changed.flatMap((pair) => changesIn(pair).map(({ rule }) => rule)))
    expect(Object.keys(CHANGE_RULES).filter((rule) => !found.has(rule as Rule) && !ELSEWHERE.test(rule))).toEqual([])
  })

  test('has no two pairs of the same name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })
})

/** Rules about states are tested in compare-states.test.ts, and rules about two versions in aliases.test.ts. */
const ELSEWHERE = /^(?:version|tool|gap|text|example)\.|^form\.rewritten$|^field\.(?:moved|derived)$|^time\.offset$/

test.each(changed.map((pair) => [pair.name, pair] as const))(
  '%s: each change has its place in a document',
  (_, pair) => {
    for (const { at, subject } of changesIn(pair)) {
      const document = at.side === 'old' ? pair.old : pair.now
      const node = at.pointer.reduce<unknown>(
        (here, key) => (here as Record<string, unknown> | undefined)?.[key],
        document,
      )
      expect(node, `${subject} at ${at.pointer.join(' ')}`).toBeDefined()
    }
  },
)

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
    expect(closing.map(({ rule, subject, says }) => [rule, subject, says])).toEqual(
      plain.map(({ rule, subject, says }) => [rule, subject, says]),
    )
    for (const [index, { rule, verdict, closes }] of closing.entries()) {
      const before = plain[index]?.verdict
      if (!isFilled(rule)) expect(closes, rule).not.toEqual([])
      expect(verdict, rule).toBe(
        before === 'additive' && closes.length > 0 && replacesStatement(rule) ? 'breaking' : before,
      )
    }
  },
)

/** A new node has no place in the older document. It fills the gap that is marked around it, if there is one. */
const isFilled = (rule: Rule) => !replacesStatement(rule) || rule.endsWith('.renamed')

/** Nodes that cannot have a gap. They only contain nodes that can. */
const UNMARKED = ['document', 'components', 'pathItem', 'callback']

describe('replacesStatement', () => {
  test.each<[Rule, boolean]>([
    ['field.added', false],
    ['field.added.required', false],
    ['limit.set', false],
    ['values.listed', false],
    ['value.allowed', false],
    ['replay.promised', false],
    ['schema.refused', false],
    ['limit.lowered', true],
    ['limit.lifted', true],
    ['type.widened', true],
    ['value.refused', true],
    ['null.allowed', true],
    ['required.lifted', true],
    ['security.loosened', true],
  ])('of %s is %s', (rule, expected) => expect(replacesStatement(rule)).toBe(expected))
})

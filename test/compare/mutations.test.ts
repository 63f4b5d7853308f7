/** Random changes of our own contract: the verdict follows from how each was made. CI tries 30, other runs six; `DIFF_MUTATIONS=all` tries every one. */
import { expect, test } from 'vitest'
import { changesOf } from '../../scripts/compare/changes.js'
import { compareDocuments } from '../../scripts/compare/documents.js'
import { neutralFindings } from '../../scripts/compare/neutral.js'
import { sample } from '../../scripts/mutate/sample.js'
import { documents, VERSIONS } from '../support/documents.js'
import { mutationsOf } from './mutations.js'

const SEED = Number(process.env.DIFF_SEED ?? 1)
const COUNT =
  process.env.DIFF_MUTATIONS === 'all'
    ? Number.POSITIVE_INFINITY
    : Number(process.env.DIFF_MUTATIONS ?? (process.env.CI ? 30 : 6))

const all = VERSIONS.flatMap((version) =>
  mutationsOf(documents[version]).map((mutation) => ({ ...mutation, name: `${version}: ${mutation.name}`, version })),
)
const chosen = sample(all, COUNT, SEED)

test.each(chosen.map((mutation) => [mutation.name, mutation] as const))('%s', (_, { version, verdict, apply }) => {
  const now = structuredClone(documents[version])
  apply(now)
  const findings = compareDocuments(documents[version], now)
  const changes = changesOf([...findings, ...neutralFindings(documents[version], now, findings)], version, new Set())
  const verdicts = changes.map((change) => change.verdict)
  const found = (['breaking', 'additive', 'neutral'] as const).find((one) => verdicts.includes(one))
  expect(found, changes.map(({ subject, says }) => `${subject} ${says}`).join('; ')).toBe(verdict)
})

test('the mutations of the contract include breaking, additive and neutral ones', () => {
  expect(all.length).toBeGreaterThan(500)
  expect(new Set(all.map(({ verdict }) => verdict))).toEqual(new Set(['breaking', 'additive', 'neutral']))
})

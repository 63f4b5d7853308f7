/** The whole report, as people read it: after an intended change `npx vitest run test/compare/report.test.ts -u`, and read what changed. */
import { expect, test } from 'vitest'
import type { ReportedChange, Verdict } from '../../scripts/compare/changes.js'
import { TEXT } from '../../scripts/compare/changes.js'
import type { Diff, LocatedChange } from '../../scripts/compare/compare-states.js'
import { markdownReport, textReport } from '../../scripts/compare/report.js'

const all = ['2030-02-01', '2030-01-01']
const change = (verdict: Verdict, subject: string, says: string, more: Partial<LocatedChange> = {}): LocatedChange => ({
  verdict,
  subject,
  says,
  versions: all,
  closes: [],
  at: { side: 'new', pointer: [] },
  ...more,
})
const removed: ReportedChange = change('breaking', 'Shared.b', 'Property b was removed')
const sunset = change('breaking', 'versions.2030-01-01', 'sunset changed from 2030-06-01 to 2030-05-01', {
  versions: [],
  place: 'openapi/versions.yaml:4',
})
const entry = { place: '', at: '', change: '', reason: 'Nobody uses it.', expires: '2030-03-03' }
const diff: Diff = {
  old: 'main (1a2b3c4)',
  new: 'the working tree',
  versions: all,
  changes: [
    { ...removed, place: 'openapi/shared/schemas/Shared.yaml:5 (before)' },
    sunset,
    change('additive', 'listThings.b', 'enum changed from ["x","y|z"] to ["x"]', {
      versions: ['2030-01-01'],
      closes: ['a.form'],
    }),
    ...['a', 'b', 'c', 'd', 'e'].map((name) => change('neutral', name, TEXT, { place: `openapi/${name}.yaml:1` })),
  ],
  exceptions: {
    allowed: [{ change: sunset, exception: entry }],
    open: [{ ...removed, versions: ['2030-01-01'] }],
    problems: ['openapi/exceptions.yaml:5:3  Gone.a: Property removed: no breaking change needs it.'],
  },
}

test('textReport shows each change, its place and what to do', async () => {
  await expect(textReport(diff)).toMatchFileSnapshot('report.txt')
})

test('markdownReport shows the same rows in a table, with the neutral ones folded', () => {
  const [text, markdown] = [textReport(diff), markdownReport(diff)]
  const rows = markdown.split('\n').filter((line) => /^\| (?:\*\*breaking|additive|neutral)/.test(line))
  for (const row of rows) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/[*`]|\\(?=\|)/g, ''))
    for (const cell of cells) expect(text).toContain(cell)
  }
  expect(rows).toHaveLength(4)
  expect(markdown.split('<details>')[1]?.match(/^\| neutral/gm)).toHaveLength(1)
  expect(markdown).toContain('\n```text\nAllowed until 2030-03-03: versions.2030-01-01: sunset changed')
})

test('a report without changes is one line', () => {
  const same: Diff = { ...diff, changes: [], exceptions: { allowed: [], open: [], problems: [] } }
  expect(textReport(same)).toBe('main (1a2b3c4) → the working tree\n\n  nothing changed.')
  expect(markdownReport(same)).toBe(
    '## Changes of the contract\n\nmain (1a2b3c4) → the working tree: nothing changed.\n',
  )
})

/** The whole report, as people read it. */
import { expect, test } from 'vitest'
import { type ChangeVerdict, type ReportedChange, TEXT } from '../../scripts/compare/changes.js'
import type { Diff } from '../../scripts/compare/compare-states.js'
import { textReport } from '../../scripts/compare/report.js'

const change = (verdict: ChangeVerdict, subject: string, says: string, versions: string[] = []): ReportedChange => ({
  ...{ verdict, subject, says, versions, closes: [] },
  at: { side: 'new', pointer: [] },
})
const removed = change('breaking', 'Shared.b', 'Property b was removed', ['2030-02-01', '2030-01-01'])
const sunset = change('breaking', 'versions.2030-01-01', 'sunset changed from 2030-06-01 to 2030-05-01')
const exception = { place: '', at: '', change: '', reason: 'Nobody uses it.', expires: '2030-03-03' }
const diff: Diff = {
  old: 'main (1a2b3c4)',
  new: 'the working tree',
  versions: ['2030-02-01', '2030-01-01'],
  changes: [
    { ...removed, place: 'openapi/shared/schemas/Shared.yaml:5 (before)' },
    sunset,
    { ...change('additive', 'listThings.b', 'added', ['2030-01-01']), closes: ['a.form'] },
    change('neutral', 'Shared', TEXT),
  ],
  exceptions: {
    allowed: [{ change: sunset, exception }],
    open: [removed],
    problems: ['Gone.a: no'],
  },
}

test('textReport shows each change but those of texts, its place and what to do', () => {
  expect(textReport(diff)).toBe(`main (1a2b3c4) → the working tree

    breaking  all         Shared.b: Property b was removed
                          openapi/shared/schemas/Shared.yaml:5 (before)
    breaking  all         versions.2030-01-01: sunset changed from 2030-06-01 to 2030-05-01
    additive  2030-01-01  listThings.b: added; closes a.form

    2 breaking, 1 additive, 1 neutral; 1 allowed by openapi/exceptions.yaml.
    Allowed until 2030-03-03: versions.2030-01-01: sunset changed from 2030-06-01 to 2030-05-01. Nobody uses it.

    Gone.a: no

    A released version must not break. Either undo the change, make it in a new version (docs/changing.md), or, if the
    contract was wrong about the service, add to openapi/exceptions.yaml:

    - at: "Shared.b"
      change: "Property b was removed"
      reason: <why no client breaks>
      expires: <the last day that it is needed, such as 2030-05-05>`)
})

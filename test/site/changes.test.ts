// Only 2026-04-12
/** The page of changes: each step with its tables, and links to the newer reference. */
import { expect, test } from 'vitest'
import { changesPage } from '../../docs/site/changes/page.js'
import { html } from '../../docs/site/html.js'
import { apiChanges, type StepChanges } from '../../scripts/compare/api-changes.js'
import type { Versions } from '../../src/contract/versions.js'
import { documents } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import { OLDEST } from '../support/versions.js'

const versions = readGenerated<Versions>('versions.json')
const newest = apiChanges({ versions, documents }).find(({ from }) => from === OLDEST) ?? expect.unreachable()
/** A step before all others, so that there are two at least. */
const older: StepChanges = { from: '2020-01-01', to: '2020-02-02', everywhere: [], operations: newest.operations }
const page = () => changesPage({ versions, changes: [newest, older] }).body.text
const sectionOf = ({ to }: StepChanges) =>
  page()
    .split('<section id="')
    .find((part) => part.startsWith(to)) ?? ''
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

test('each table of changes has the older version on the left', () => {
  for (const step of [newest, older]) {
    const heads = all(sectionOf(step), /<th>(.*?)<\/th>/g)
    expect(heads.slice(0, 2)).toEqual([step.from, step.to])
    expect(new Set(heads.filter((_, index) => index % 2 === 0))).toEqual(new Set([step.from]))
  }
  expect(sectionOf(newest)).toContain('<td><code>canvases</code></td>\n<td><code>data</code>, sorted by')
})

test('a step says how many operations changed and which version is before it', () => {
  const { date, sunset } = versions.versions.find((version) => version.date === newest.from) ?? expect.unreachable()
  expect(sectionOf(newest)).toContain(
    `Compared with ${date}, whose sunset is ${sunset}. ${newest.operations.length} operations changed.`,
  )
  const [one] = older.operations
  const countOf = (operations: StepChanges['operations']) =>
    changesPage({ versions, changes: [{ ...older, operations }] }).body.text
  expect(countOf(one ? [one] : [])).toContain('Compared with 2020-01-01. One operation changed.')
  expect(countOf([])).toContain('No operation changed.')
  expect(countOf([])).not.toContain('<nav')
})

test('html escapes every character that ends a text or an attribute', () => {
  expect(html`<a title="${`<'"&>`}">${['<', html`<b>`, 1]}</a>`.text).toBe(
    '<a title="&lt;&#39;&quot;&amp;&gt;">&lt;<b>1</a>',
  )
})

// Only 2026-04-12
/** The page of changes: each step with its tables, and links to the newer reference. */
import { expect, test } from 'vitest'
import { apiChanges, type StepChanges } from '../../scripts/documents/api-changes.js'
import type { Version, Versions } from '../../src/contract/versions.js'
import { sunsetNotice, timelinePage } from '../../src/site/changes/page.js'
import { daysUntil, mockWords, sunsetWords } from '../../src/site/changes/sunset.js'
import { html } from '../../src/site/html.js'
import { documents } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import { NEXT_DEFAULT, OLDEST } from '../support/versions.js'

const versions = readGenerated<Versions>('versions.json')
const further = ['2020-02-02', '2020-01-01'].map(
  (date) => ({ date: date as Version, role: 'supported', sunset: null }) as const,
)
const withOlder = { ...versions, versions: [...versions.versions, ...further] }
const newest = apiChanges({ versions, documents }).find(({ from }) => from === OLDEST) ?? expect.unreachable()
/** A step before all others, so that there are two at least. */
const older: StepChanges = { from: '2020-01-01', to: '2020-02-02', everywhere: [], operations: newest.operations }
const page = () => timelinePage({ versions: withOlder, changes: [newest, older] }).body.text
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
  expect(sectionOf(newest)).toContain(
    `<td data-label="${newest.from}"><code>canvases</code></td>\n<td data-label="${newest.to}"><code>data</code>, sorted by`,
  )
})

test('a version says how many operations changed since the version before it', () => {
  expect(sectionOf(newest)).toContain(`${newest.operations.length} operations changed since ${newest.from}.`)
  const [one] = older.operations
  const countOf = (operations: StepChanges['operations']) =>
    timelinePage({ versions, changes: [{ ...newest, operations }] }).body.text
  expect(countOf(one ? [one] : [])).toContain(`One operation changed since ${newest.from}.`)
  expect(countOf([])).toContain('No operation changed')
  expect(countOf([])).not.toContain('aria-label="Operations')
})

test('the timeline has each version and each sunset once, the latest first, and a link to its section', () => {
  const timeline = page().split('<ol class="timeline">')[1]?.split('</ol>')[0] ?? ''
  const days = withOlder.versions.flatMap(({ date, sunset }) => [date, ...(sunset ? [sunset] : [])])
  expect(all(timeline, /<a href="#[^"]+">(.*?)<\/a>/g)).toEqual(days.sort().reverse())
  for (const id of all(timeline, /href="#([^"]+)"/g)) expect(page()).toContain(`<section id="${id}">`)
})

test('one sentence says what a request without the header gets around a sunset, and names the gap', () => {
  const { sunset } = versions.versions.find(({ role }) => role === 'default') ?? expect.unreachable()
  const sentence = new RegExp(
    `without the header gets ${OLDEST} before ${sunset} and ${NEXT_DEFAULT} after it; .*<a href="gaps/versioning.html#versioning.rule.4.boundary">not documented</a>`,
  )
  expect(timelinePage({ versions, changes: [newest] }).body.text).toMatch(sentence)
  expect(sunsetNotice(versions.versions.map((version) => ({ ...version, sunset: null })))).toEqual([])
})

test.each([
  ['2030-05-11T23:59:59Z', 1, ' Today: 2029-01-01. The sunset is tomorrow.', ''],
  ['2030-05-12T00:00:00Z', 0, ' The sunset is today.', ''],
  ['2030-05-12T23:59:59Z', 0, ' The sunset is today.', ''],
  ['2030-05-13T00:00:00Z', -1, ' Today: 2030-01-01. The sunset was yesterday.', 'Retired on 2030-05-12'],
  ['2030-05-22T12:00:00Z', -10, ' Today: 2030-01-01. The sunset was 10 days ago.', 'Retired on 2030-05-12'],
])('a reader at %s learns what is true of a sunset on that day', (now, days, words, ofVersion) => {
  const [sunset, before, after] = ['2030-05-12', '2029-01-01', '2030-01-01']
  expect(daysUntil(sunset, Date.parse(now))).toBe(days)
  expect(sunsetWords({ sunset, before, after }, Date.parse(now))).toBe(words)
  expect(sunsetWords({ sunset, before }, Date.parse(now)).slice(1, 22)).toBe(ofVersion)
  const mock = days < 0 ? ' The day of a mock is 2030-05-05: it still serves 2029-01-01. ' : ''
  expect(mockWords({ sunset, before, mockDay: '2030-05-05' }, Date.parse(now))).toBe(mock)
})

test('html escapes every character that ends a text or an attribute', () => {
  expect(html`<a title="${`<'"&>`}">${['<', html`<b>`, 1]}</a>`.text).toBe(
    '<a title="&lt;&#39;&quot;&amp;&gt;">&lt;<b>1</a>',
  )
})

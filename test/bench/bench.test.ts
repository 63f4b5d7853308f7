/** The parts of the benchmark that need no server: medians, requests and goals. */
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../bench/fixture.js'
import { goalLine, goalsOf, type Outcome } from '../../bench/goals.js'
import type { Figures } from '../../bench/measure.js'
import { table } from '../../bench/report.js'
import { scenariosOf } from '../../bench/scenarios.js'
import { siteGoals } from '../../bench/site.js'
import { median, percentile } from '../../bench/stats.js'
import { strictChecker } from '../../scripts/lint/examples.js'
import type { JsonObject } from '../../src/contract/json.js'
import { find } from '../../src/contract/references.js'
import { NEWEST } from '../support/versions.js'

const VERSION = NEWEST
const document = await readDocument(VERSION)

test('each scenario sends the request that its name says', () => {
  const check = strictChecker(document)
  const schema = find(document, '#/components/schemas/TaskCreate') as JsonObject
  const [list, post, rejected] = scenariosOf(document, VERSION)
  expect(list).toMatchObject({ method: 'GET', status: 200 })
  expect(list).not.toHaveProperty('body')
  expect(check(schema, JSON.parse(post?.body ?? ''))).toEqual([])
  expect(check(schema, JSON.parse(rejected?.body ?? ''))).toEqual(['/prompt must be string'])
  // Prism would call it for each request.
  expect(post?.body).not.toContain('callback_url')
})

test.each([
  [[3], 3],
  [[30, 1, 2], 2],
  [[4, 1, 2, 30], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test.each([
  [0.5, 5],
  [0.9, 9],
  [0.99, 10],
  [0, 1],
])('a share of %d of 1 … 10 is at most %d', (share, expected) => {
  expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], share)).toBe(expected)
})

test('an empty list has no median and no percentile', () => {
  expect(() => median([])).toThrow('is empty')
  expect(() => percentile([], 0.5)).toThrow('is empty')
})

describe('what is printed', () => {
  const figures = (startMs: number, memory: number, perSecond: number, p99: number): Figures => ({
    startMs,
    memory,
    scenarios: { list: { perSecond, p99 } },
  })
  const ours = figures(40, 75, 5000, 2)
  const outcome: Outcome = {
    figures: {
      'our mock': ours,
      'prism mock': figures(400, 400, 400, 15),
      'prism mock -v silent': figures(390, 150, 500, 3),
      '@scalar/mock-server': figures(300, 300, 800, 12),
      'openapi-backend': figures(40, 120, 1000, 2),
      'bare node:http': figures(20, 50, 10_000, 1),
    },
    edits: { document: 150, response: 150 },
    rebuild: 2000,
  }
  const missed = (changed: Partial<Outcome>) =>
    goalsOf({ ...outcome, ...changed }).flatMap(({ text, met }) => (met ? [] : [text]))

  test('a figure at its limit meets the goal', () => {
    expect(missed({})).toEqual([])
  })

  test('each goal is missed by its own figure alone', () => {
    const withOurs = (changed: Figures) => missed({ figures: { ...outcome.figures, 'our mock': changed } })
    const { edits } = outcome
    expect(withOurs(figures(41, 75, 5000, 2))).toEqual([
      expect.stringContaining('start a tenth of prism'),
      expect.stringContaining('start no more than openapi-backend'),
    ])
    expect(withOurs(figures(40, 76, 5000, 2))).toEqual([expect.stringContaining('memory')])
    expect(withOurs(figures(40, 75, 4999, 2))).toEqual([
      expect.stringMatching(/10 times silent Prism's, list$/),
      expect.stringMatching(/5 times openapi-backend's, list$/),
      expect.stringMatching(/half of a bare server's, list$/),
    ])
    expect(withOurs(figures(40, 75, 5000, 2.1))).toEqual([expect.stringMatching(/p99 .*, list$/)])
    expect(missed({ edits: { ...edits, document: 151 } })).toEqual([expect.stringContaining('edit of a description')])
    expect(missed({ edits: { ...edits, response: 151 } })).toEqual([expect.stringContaining('edit of an example')])
    expect(missed({ rebuild: 2001 })).toEqual([expect.stringContaining('rebuild after an edit')])
  })

  test('a goal is a line with its ratio or its figure', () => {
    const lines = goalsOf({ ...outcome, rebuild: 3210 }).map(goalLine)
    expect(lines).toContainEqual(expect.stringMatching(/^✓ throughput .*, list +10\.00x {2}\(5000 against 500 \/s\)$/))
    expect(lines).toContainEqual(expect.stringMatching(/^✗ rebuild .* 3210 ms$/))
  })

  test('the table has one line for each server', () => {
    const lines = table(outcome.figures).split('\n')
    expect(lines.slice(2).map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['our mock', '40', '75', '5000', '2.0'],
      ['prism mock', '400', '400', '400', '15.0'],
      ['prism mock -v silent', '390', '150', '500', '3.0'],
      ['@scalar/mock-server', '300', '300', '800', '12.0'],
      ['openapi-backend', '40', '120', '1000', '2.0'],
      ['bare node:http', '20', '50', '10000', '1.0'],
    ])
    expect(new Set(lines.slice(1).map((line) => line.length)).size).toBe(1)
  })
})

test('the goals of the site are met or missed by their own figures, and say nothing of pages without a browser', () => {
  const page = { visible: 300, throttled: 3000, bytes: 60_000 }
  const lines = siteGoals({ build: 2900, page }).map(goalLine)
  expect(lines.map((line) => line[0]).join('')).toBe('✗✓✗✗')
  expect(lines[0]).toContain('2900 ms')
  expect(lines.at(-1)).toContain('60 KB')
  expect(siteGoals({ build: 2900, page: undefined })).toHaveLength(1)
})

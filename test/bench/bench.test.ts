/** The parts of the benchmark that need no server: larger documents, medians, requests and goals. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { enlarge } from '../../bench/enlarge.js'
import { readDocuments } from '../../bench/fixture.js'
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
const { [VERSION]: document = {} } = await readDocuments([VERSION])

describe('a larger document', () => {
  const larger = enlarge(document, 3)

  test('has so many times the paths, and those of the contract first', () => {
    const paths = Object.entries(document.paths as JsonObject)
    expect(Object.keys(larger.paths as JsonObject)).toHaveLength(3 * paths.length)
    expect(Object.entries(larger.paths as JsonObject).slice(0, paths.length)).toEqual(paths)
  })

  test('is valid', async () => {
    expect(await problemsOf(larger)).toEqual([])
    const twice = { ...larger, paths: { ...(larger.paths as JsonObject), '/again': find(larger, '#/paths/~1tasks') } }
    expect(await problemsOf(twice)).toContain('operation-operationId-unique')
  })

  test('leaves the document as it is', async () => {
    expect({ [VERSION]: document }).toEqual(await readDocuments([VERSION]))
  })

  test('renames the operations of callbacks too', () => {
    const callbacks = { done: { '{$request.body#/url}': { post: { operationId: 'done' } } } }
    const small = { paths: { '/a/{id}': { get: { operationId: 'getA', callbacks } } } }
    expect(enlarge(small, 2).paths).toEqual({
      ...small.paths,
      '/a-2/{id}': {
        get: {
          operationId: 'getA2',
          callbacks: { done: { '{$request.body#/url}': { post: { operationId: 'done2' } } } },
        },
      },
    })
  })

  async function problemsOf(larger: JsonObject): Promise<string[]> {
    const rules = ['struct', 'no-unresolved-refs', 'operation-operationId-unique', 'no-identical-paths']
    const config = await createConfig({ rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) })
    const problems = await lintFromString({ source: JSON.stringify(larger), absoluteRef: 'larger.json', config })
    return problems.map(({ ruleId }) => ruleId)
  }
})

test('each scenario sends the request that its name says', () => {
  const judge = strictChecker(document)
  const schema = find(document, '#/components/schemas/TaskCreate') as JsonObject
  const [list, post, refused] = scenariosOf(document, VERSION)
  expect(list).toMatchObject({ method: 'GET', status: 200 })
  expect(list).not.toHaveProperty('body')
  expect(judge(schema, JSON.parse(post?.body ?? ''))).toEqual([])
  expect(judge(schema, JSON.parse(refused?.body ?? ''))).toEqual(['/prompt must be string'])
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
])('of 1 … 10 a share of %d keeps within %d', (share, expected) => {
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
    scenarios: { list: load(perSecond, p99) },
  })
  const load = (perSecond: number, p99 = 1) => ({ requests: 100, perSecond, p50: 1, p99, cpu: 30 })
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
    large: figures(60, 75, 5000, 2),
    tasks: { list: { few: load(5000), many: load(4500) } },
    edits: { document: 150, answer: 150 },
    rebuild: { cold: 3000, edited: 2000, unchanged: 1500 },
  }
  const missed = (changed: Partial<Outcome>) =>
    goalsOf({ ...outcome, ...changed }).flatMap(({ text, met }) => (met ? [] : [text]))

  test('a figure at its limit meets the goal', () => {
    expect(missed({})).toEqual([])
  })

  test('each goal is missed by its own figure alone', () => {
    const withOurs = (changed: Figures) => missed({ figures: { ...outcome.figures, 'our mock': changed } })
    const { edits, rebuild } = outcome
    const { large } = outcome
    expect(missed({ large: { ...large, startMs: 61 } })).toEqual([expect.stringContaining('start with 20 times')])
    const slower = { list: { ...load(5000), cpu: 34 } }
    expect(missed({ large: { ...large, scenarios: slower } })).toEqual([
      expect.stringContaining('processor time with 20'),
    ])
    const few = { list: { few: load(5000), many: load(4499) } }
    expect(missed({ tasks: few })).toEqual([expect.stringMatching(/10,000 tasks .*, list$/)])
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
    expect(missed({ edits: { ...edits, answer: 151 } })).toEqual([expect.stringContaining('edit of an example')])
    expect(missed({ rebuild: { ...rebuild, cold: 3001 } })).toEqual([expect.stringContaining('cold')])
    expect(missed({ rebuild: { ...rebuild, edited: 2001 } })).toEqual([expect.stringContaining('after an edit')])
    expect(missed({ rebuild: { ...rebuild, unchanged: 1501 } })).toEqual([expect.stringContaining('without changes')])
  })

  test('a goal is a line with its ratio or its figure', () => {
    const lines = goalsOf({ ...outcome, rebuild: { ...outcome.rebuild, cold: 3210 } }).map(goalLine)
    expect(lines).toContainEqual(expect.stringMatching(/^✓ throughput .*, list +10\.00x {2}\(5000 against 500 \/s\)$/))
    expect(lines).toContainEqual(expect.stringMatching(/^✗ full rebuild .* 3210 ms$/))
  })

  test('the table has one line for each server', () => {
    const lines = table(outcome.figures).split('\n')
    expect(lines.slice(2).map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['our mock', '40', '75', '5000', '1.0', '2.0', '30'],
      ['prism mock', '400', '400', '400', '1.0', '15.0', '30'],
      ['prism mock -v silent', '390', '150', '500', '1.0', '3.0', '30'],
      ['@scalar/mock-server', '300', '300', '800', '1.0', '12.0', '30'],
      ['openapi-backend', '40', '120', '1000', '1.0', '2.0', '30'],
      ['bare node:http', '20', '50', '10000', '1.0', '1.0', '30'],
    ])
    expect(new Set(lines.slice(1).map((line) => line.length)).size).toBe(1)
  })
})

test('the goals of the site are met or missed by their own figures, and say nothing of pages without a browser', () => {
  const build = { cold: 15_001, edited: 2900 }
  const figures = { visible: 300, throttled: 3000, bytes: 60_000 }
  const pages = { 'page of an operation': figures }
  const lines = siteGoals({ build, pages }).map(goalLine)
  expect(lines.map((line) => line[0]).join('')).toBe('✗✗✓✗✗')
  expect(lines[0]).toContain('15001 ms')
  expect(lines.at(-1)).toContain('60 KB')
  expect(siteGoals({ build, pages: undefined })).toHaveLength(2)
})

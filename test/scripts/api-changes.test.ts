/** What changed from version to version, as users of the API read it. CHANGELOG.md has all rows of the contract. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiChanges, type StepChanges } from '../../scripts/documents/api-changes.js'
import { contractNow } from '../../scripts/documents/contract.js'
import { withApiChanges } from '../../scripts/generate/changelog.js'
import { inRoot } from '../../scripts/support/paths.js'
import { reachesOf } from '../../src/contract/gaps-by-operation.js'
import type { JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { ownerOf } from '../../src/contract/owners.js'
import { NEWEST } from '../support/versions.js'

const source = await contractNow()
const steps = apiChanges(source)

const rowsOf = (step: StepChanges | undefined, id: string) =>
  step?.operations
    .find(({ operationId }) => operationId === id)
    ?.rows.map(({ older, newer }) => `${older} → ${newer}`) ?? []

/** Both say the same in two ways: a mark that reaches an operation makes a row, and no row comes from elsewhere. */
test.each(steps.map((changes) => [changes.to, changes] as const))(
  'the marks of %s are those of the operations that changed',
  (to, { operations }) => {
    const marked = new Set<string>()
    const canvas = source.documents.canvas ?? {}
    visit(canvas, (node, _, pointer) => {
      if (pointer[1] !== 'examples' && (node['x-since'] === to || node['x-until'] === to)) marked.add(ownerOf(pointer))
    })
    const reached = reachesOf(canvas).filter(({ reaches }) => [...reaches].some((owner) => marked.has(owner)))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      reached.map(({ operationId }) => operationId).sort(),
    )
  },
)

test('withApiChanges renews what is between its marks, and nothing else of the changelog', async () => {
  const changelog = await readFile(inRoot('CHANGELOG.md'), 'utf8')
  expect(withApiChanges(changelog, steps)).toBe(changelog)
  const renewed = withApiChanges('# Log\n\n<!-- api changes -->\nold\n<!-- /api changes -->\n\nEnd\n', steps)
  expect(renewed).toMatch(/^# Log\n\n<!-- api changes -->\n\n(?:### .*)?\n<!-- \/api changes -->\n\nEnd\n$/s)
  expect(renewed).not.toContain('\nold\n')
  for (const log of ['# Log\n\n<!-- api changes -->\n', '# Log\n'])
    expect(() => withApiChanges(log, steps)).toThrow(/CHANGELOG\.md {2}Put <!-- api changes.*lines of their own/)
})

test('a further version has a step of its own, with the fields that only one has', () => {
  const next = structuredClone(source.documents[NEWEST]) as JsonObject
  const { schemas } = next.components as Record<string, Record<string, JsonObject>>
  const properties = schemas?.CanvasListItem?.properties as Record<string, JsonObject>
  properties.ref = properties.id as JsonObject
  delete properties.id
  properties.name = { type: 'integer' }
  const empty = { task: [], messages: [], lists: [], pagination: [], removed: [], export: [], events: [] }
  const [first, ...others] = apiChanges({
    versions: { migration: [{ from: NEWEST, to: '2030-01-01', ...empty }, ...source.versions.migration] },
    documents: { ...source.documents, '2030-01-01': next },
  })
  expect([first?.from, first?.to]).toEqual([NEWEST, '2030-01-01'])
  expect(others).toEqual(steps)
  expect(rowsOf(first, 'searchCanvases')).toEqual([
    '`canvases[].name` → `canvases[].name`, type changed from string to integer',
    '`canvases[].id` → removed',
    ' → new: `canvases[].ref`',
  ])
})

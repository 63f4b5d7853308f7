/** What changed from one version to the next, as users of the API read it. CHANGELOG.md has all rows of the contract. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiChanges, groupsOf, type StepChanges } from '../../scripts/documents/api-changes.js'
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

/** The step from the flat task to the nested one, as long as the contract has a version with the flat task. */
const index = source.versions.migration.findIndex(({ task }) => task.length > 0)

test.runIf(index >= 0)(
  'a task has one row for each row of the migration table, and the fields that no row names',
  () => {
    const rows = rowsOf(steps[index], 'getTask')
    const added = rows.flatMap((row) => row.split(' → new: ')[1] ?? [])
    for (const { old, new: target = '' } of source.versions.migration[index]?.task ?? []) {
      expect(rows.filter((row) => row.startsWith(`\`${old}\``)).join(), old).toContain(target && `→ \`${target}\``)
      expect(added).not.toContain(`\`${target}\``)
    }
    expect(rows).toHaveLength(17 + added.length)
    expect(rows).toContain('`message` → removed')
    expect(added).toEqual(expect.arrayContaining(['`kind`', '`links`']))
    expect(added).not.toContain('`links.self`')
    expect(rowsOf(steps[index], 'createTask')).toEqual(rows)
    expect(rowsOf(steps[index], 'listTasks')).toContain('`jobs[].job_id` → `data[].id`')
    expect(rowsOf(steps[index], 'layerizeAssets')).toEqual([])
    expect(groupsOf(steps[index] as StepChanges).map(({ operations }) => operations)).toContainEqual([
      'createTask',
      'getTask',
    ])
  },
)

test.runIf(index >= 0)('a list says that a field stays, with its type if that is another', () => {
  const stays = (id: string) => rowsOf(steps[index], id).filter((row) => row.startsWith('`total` → `total` stays'))
  expect(stays('listCanvases').join()).toMatch(/stays, now always null; page with `next_cursor`/)
  expect(stays('listTasks').join()).toMatch(/stays; page with `next_cursor`/)
  expect(stays('searchCanvases')).toEqual([])
  const nulls = steps[index]?.operations.flatMap(({ operationId }) =>
    /null/.test(`${stays(operationId)}`) ? operationId : [],
  )
  // The row of the guide names them.
  const { kept } = source.versions.migration[index]?.pagination.find(({ old }) => old === 'total') ?? {}
  expect([nulls, kept]).toEqual([
    ['listCanvases', 'listWebhookDeliveries', 'listEvents'],
    'null for canvases, events and webhook deliveries',
  ])
})

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

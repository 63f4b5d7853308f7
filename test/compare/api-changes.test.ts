/** What changed from one version to the next, as users of the API read it. CHANGELOG.md has all rows of the contract. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { apiChanges, changesOf, groupsOf, type StepChanges } from '../../scripts/compare/api-changes.js'
import { contractNow } from '../../scripts/documents/contract.js'
import { withApiChanges } from '../../scripts/generate/changelog.js'
import { inRoot } from '../../scripts/support/paths.js'
import { reachesOf } from '../../src/contract/gaps-by-operation.js'
import type { JsonObject } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { visit } from '../../src/contract/nodes.js'
import { ownerOf } from '../../src/contract/owners.js'
import { NEWEST } from '../support/versions.js'

const EMPTY = { task: [], messages: [], lists: [], pagination: [], removed: [], export: [], events: [] }

const source = await contractNow()
const steps = apiChanges(source)

/** The step from the flat task to the nested one, as long as the contract has a version with the flat task. */
const index = source.versions.migration.findIndex(({ task }) => task.length > 0)
const [flat, step] = [steps[index] as StepChanges, source.versions.migration[index] as Step]

const pairs = ({ rows }: ReturnType<typeof changesOf>[number]) => rows.map(({ older, newer }) => `${older} → ${newer}`)

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

describe.runIf(flat)('the step from the flat task to the nested one', () => {
  test('has one row for each row of the migration table, whose fields are not also removed or new', () => {
    const rows = changesOf([flat], flat.to, 'getTask').flatMap(pairs)
    const [added = ''] = rows.filter((row) => row.startsWith(' → new:'))
    for (const { old, new: target } of step.task) {
      const about = rows.filter((row) => row.startsWith(`\`${old}\``))
      expect(about, old).toHaveLength(old === 'credits' ? 0 : 1)
      if (target && old !== target) expect(about[0], old).toContain(`→ \`${target}\``)
      if (target) expect(added).not.toContain(`\`${target}\``)
    }
    expect(added).toContain('`kind`')
    expect(rows).toContain('`message` → removed')
    expect(changesOf([flat], flat.from, 'getTask').flatMap(pairs)).toEqual(rows)
    expect(changesOf([flat], flat.to, 'layerizeAssets')).toEqual([])
  })

  test('groups operations with the same changes, and a list of the same records refers to the group', () => {
    const groups = groupsOf(flat)
    const groupOf = (id: string) => groups.find(({ operations }) => operations.includes(id))
    expect(groupOf('getTask')?.operations).toEqual(['createTask', 'getTask'])
    expect(groupOf('listTasks')?.items).toEqual({ key: 'data', as: ['createTask', 'getTask'] })
    const all = flat.operations.map(({ operationId }) => operationId)
    expect(groups.flatMap(({ operations }) => operations).sort()).toEqual(all.sort())
  })
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
  const further = apiChanges({
    versions: { migration: [{ from: NEWEST, to: '2030-01-01', ...EMPTY }, ...source.versions.migration] },
    documents: { ...source.documents, '2030-01-01': next },
  })
  const [first, ...others] = further
  expect([first?.from, first?.to]).toEqual([NEWEST, '2030-01-01'])
  expect(others).toEqual(steps)
  expect(changesOf(further, '2030-01-01', 'searchCanvases').map(pairs)).toEqual([
    [
      '`canvases[].name` → `canvases[].name`: type changed from string to integer',
      '`canvases[].id` → removed',
      ' → new: `canvases[].ref`',
    ],
  ])
  const older = (all: StepChanges[]) => changesOf(all, NEWEST, 'listCanvases').map((table) => table.older)
  expect(older(further)).toEqual([NEWEST, ...older(steps)])
})

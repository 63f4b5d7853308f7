/** What changed from one version to the next, as users of the API read it. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import {
  apiChanges,
  type ChangeTable,
  changesOf,
  groupsOf,
  type StepChanges,
} from '../../scripts/compare/api-changes/api-changes.js'
import { contractNow } from '../../scripts/documents/contract.js'
import { withApiChanges } from '../../scripts/generate/changelog.js'
import { inRoot } from '../../scripts/support/paths.js'
import { reachesOf } from '../../src/contract/gaps-by-operation.js'
import type { JsonObject } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { visit } from '../../src/contract/nodes.js'
import { ownerOf } from '../../src/contract/owners.js'
import { NEWEST } from '../support/versions.js'

const EMPTY = { task: [], fields: [], parameters: [], lists: [], pagination: [], removed: [], export: [], events: [] }

const source = await contractNow()
const steps = apiChanges(source)

/** The step from the flat task to the nested one, as long as the contract has a version with the flat task. */
const index = source.versions.migration.findIndex(({ task }) => task.length > 0)
const [flat, step] = [steps[index] as StepChanges, source.versions.migration[index] as Step]

function tableOf(operationId: string): ChangeTable {
  const [table] = changesOf([flat], flat.to, operationId)
  if (!table) throw new Error(`${operationId} has no changes in ${flat.to}.`)
  return table
}

const pairs = ({ rows }: ChangeTable) => rows.map(({ older, newer }) => `${older} → ${newer}`)

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
    const rows = pairs(tableOf('getTask'))
    for (const { old, new: target } of step.task) {
      const about = rows.filter((row) => row.startsWith(`\`${old}\``))
      if (old === 'credits') expect(about).toEqual([])
      else expect(about, old).toHaveLength(1)
      if (target && old !== target) expect(about[0], old).toContain(`→ \`${target}\``)
    }
    expect(rows).toContain('`job_id` → `id`')
    expect(rows).toContain('`status` `completed` → `status` `succeeded`')
    expect(rows).toContain('`message` → removed')
    const [added = ''] = rows.filter((row) => row.startsWith(' → new:'))
    for (const name of ['id', 'result', 'input', 'progress', 'retry_after_ms'])
      expect(added).not.toMatch(new RegExp(`\`${name}\``))
    expect(added).toContain('`kind`')
    expect(added).toContain('`result.theme_canvas_id`')
  })

  test('shows the paging, sorting and key of a list, and its items by their paths', () => {
    const rows = pairs(tableOf('listTasks'))
    expect(rows).toContain('`?offset=` → `?cursor=`')
    expect(rows).toContain('`offset` → `next_cursor`')
    expect(rows).toContain('`jobs` → `data`')
    expect(rows).toContain('`jobs[].job_id` → `data[].id`')
    expect(pairs(tableOf('listCanvases'))).toContain(
      'sorted by updated_at descending → sorted by created_at, then id, descending',
    )
    expect(pairs(tableOf('listBrandKits'))).toContain('`brand_kits[].team_id` → removed')
  })

  test('does not show a field as new if the older version has an open object there', () => {
    expect(pairs(tableOf('listEvents')).filter((row) => row.startsWith(' →'))).toEqual([])
    expect(pairs(tableOf('getTask')).join()).not.toContain('credits')
  })

  test('has one table for both versions, and none for an unchanged operation', () => {
    expect(changesOf([flat], flat.from, 'getTask')).toEqual(changesOf([flat], flat.to, 'getTask'))
    expect(changesOf([flat], flat.to, 'getCredits')).toEqual([])
    expect(changesOf([flat], flat.to, 'layerizeAssets')).toEqual([])
  })

  test('lists events once, for the whole API', () => {
    expect(flat.everywhere.map(({ old }) => old?.says)).toContain('event `job.cancelled`')
  })

  test('groups operations with the same changes, and a list of the same records refers to the group', () => {
    const groups = groupsOf(flat)
    expect(groups.find(({ operations }) => operations.includes('getTask'))?.operations).toEqual([
      'createTask',
      'getTask',
    ])
    expect(groups.find(({ operations }) => operations.includes('listTasks'))?.items).toEqual({
      key: 'data',
      as: ['createTask', 'getTask'],
    })
    expect(groups.flatMap(({ operations }) => operations).sort()).toEqual(
      flat.operations.map(({ operationId }) => operationId).sort(),
    )
  })
})

describe('withApiChanges', async () => {
  const changelog = await readFile(inRoot('CHANGELOG.md'), 'utf8')

  test('writes the changes between its marks, and nothing else of the changelog changes', () => {
    const renewed = withApiChanges('# Log\n\n<!-- api changes -->\nold\n<!-- /api changes -->\n\nEnd\n', steps)
    expect(renewed).toMatch(/^# Log\n\n<!-- api changes -->\n\n(?:### .*)?\n<!-- \/api changes -->\n\nEnd\n$/s)
    expect(renewed.match(/^### /gm) ?? []).toHaveLength(steps.length)
    for (const { operationId } of steps.flatMap(({ operations }) => operations))
      expect(renewed).toContain(`\`${operationId}\``)
    if (flat) expect(renewed).toContain('Each item of `data` changed as in `createTask` and `getTask`.')
    expect(renewed).not.toContain('\nold\n')
    expect(withApiChanges(changelog, steps)).toBe(changelog)
  })

  test('throws an error for a missing mark that says where to put it', () => {
    expect(() => withApiChanges('# Log\n\n<!-- api changes -->\n', steps)).toThrow(
      /CHANGELOG\.md {2}Put <!-- api changes/,
    )
    expect(() => withApiChanges('# Log\n', steps)).toThrow(/lines of their own/)
  })
})

describe('apiChanges of a further version', () => {
  const next = structuredClone(source.documents[NEWEST]) as JsonObject
  const schemas = (next.components as { schemas: Record<string, { properties: Record<string, unknown> }> }).schemas
  const canvas = schemas.Canvas as { properties: Record<string, unknown>; required?: string[] }
  canvas.properties.ref = canvas.properties.id
  delete canvas.properties.id
  const limit = (next.components as { parameters: { Limit: { schema: { default: number } } } }).parameters.Limit
  limit.schema.default = 50

  const further = apiChanges({
    versions: {
      ...source.versions,
      versions: [{ date: '2030-01-01', role: 'canonical', sunset: null }, ...source.versions.versions],
      migration: [
        { from: NEWEST, to: '2030-01-01', ...EMPTY, fields: [{ schema: 'Canvas', old: 'id', new: 'ref' }] },
        ...source.versions.migration,
      ],
    } as never,
    documents: { ...source.documents, '2030-01-01': next } as never,
  })

  test('returns a step of its own, with its own migration table', () => {
    expect(further.map(({ from, to }) => [from, to])).toEqual([
      [NEWEST, '2030-01-01'],
      ...steps.map(({ from, to }) => [from, to]),
    ])
    expect(changesOf(further, '2030-01-01', 'getCanvas').map(pairs)).toEqual([['`id` → `ref`']])
    expect(changesOf(further, '2030-01-01', 'listCanvases').map(pairs)).toEqual([
      ['query parameter `limit` → query parameter `limit`: default changed from 20 to 50'],
    ])
  })

  test('returns both tables for the version in the middle', () => {
    const before = changesOf(steps, NEWEST, 'listCanvases').map(({ older }) => older)
    expect(changesOf(further, NEWEST, 'listCanvases').map(({ older }) => older)).toEqual([NEWEST, ...before])
    expect(further.slice(1)).toEqual(steps)
  })
})

/** The migration table is true: each legacy task example follows from its canonical counterpart by the table alone. */
import { describe, expect, test } from 'vitest'
import { readYaml } from '../../scripts/lib/contract.js'
import { inRoot } from '../../scripts/lib/paths.js'
import { isObject, type Json, type JsonObject } from '../../scripts/lib/shape.js'
import type { TaskRow, Versions } from '../../scripts/lib/versions.js'
import { operationsOf } from '../support/documents.js'

const { migration, versions } = await readYaml<Versions>(inRoot('openapi/versions.yaml'))

const [canonical, legacy] = versions.map(({ date }) =>
  operationsOf(date as '2026-05-01').flatMap(({ operationId, success, responses }) =>
    responses
      .filter(({ status }) => Number(status) === success)
      .map(({ name, value }) => ({ key: `${operationId} ${name}`, value })),
  ),
)
const pairs = (canonical ?? []).flatMap(({ key, value }) => {
  const old = legacy?.find((entry) => entry.key === key)?.value
  return isObject(value) && isObject(old) && 'job_id' in old ? [{ key, value, old }] : []
})

test('there are pairs for each way to get a task', () => {
  expect(new Set(pairs.map(({ key }) => key.split(' ')[0]))).toEqual(new Set(['createTask', 'getTask']))
})

describe.each(pairs)('$key', ({ value, old }) => {
  test.each(migration.task.map((row) => [row.old, row] as const))('%s', (_, row) => {
    expect(old[row.old]).toEqual(legacyValue(row, value))
  })

  test('nothing else but the message, which has no counterpart', () => {
    expect(Object.keys(old).sort()).toEqual([...migration.task.map((row) => row.old), 'message'].sort())
  })
})

function legacyValue({ new: path, values = {}, divisor, without, derived }: TaskRow, task: JsonObject): Json {
  if (derived) {
    const present = derived.present === undefined || at(task, derived.present) !== null
    return derived.status.includes(String(task.status)) && present
  }
  const value = at(task, path ?? '')
  const renamed = Object.entries(values).find(([, now]) => now === value)?.[0]
  if (renamed) return renamed
  if (typeof value === 'number' && divisor) return value / divisor
  return typeof value === 'string' && without ? value.replace(/(Z|[+-]\d\d:\d\d)$/, '') : value
}

function at(record: Json, path: string): Json {
  return path.split('.').reduce<Json>((here, key) => (isObject(here) ? (here[key] ?? null) : null), record)
}

test.each(migration.lists.map((row) => [row.path, row] as const))('the lists of %s carry their keys', (path, row) => {
  for (const [version, key] of [
    ['2026-05-01', row.new],
    ['2026-04-12', row.old],
  ] as const) {
    const list = operationsOf(version).find((operation) => operation.path === path && operation.method === 'GET')
    const pages = list?.responses.filter(({ status }) => status === '200').map(({ value }) => value as JsonObject) ?? []
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) expect(Array.isArray(page[key])).toBe(true)
  }
})

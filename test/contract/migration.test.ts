/** The migration table is true: each legacy task example follows from its canonical counterpart by the table alone. */

import { describe, expect, test } from 'vitest'
import type { Versions } from '../../scripts/bundle/versions.js'
import { isObject, type JsonObject } from '../../scripts/document/shape.js'
import { legacyTask } from '../../src/mock/resources/tasks/legacy-task.js'
import { contract } from '../support/contract.js'
import { operationsOf } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import '../support/sources.js'

const { migration, versions } = readGenerated<Versions>('versions.json')

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
    expect(legacyTask(contract, value)[row.old]).toEqual(old[row.old])
  })

  test('nothing else but the message, which has no counterpart', () => {
    expect(Object.keys(old).sort()).toEqual([...migration.task.map((row) => row.old), 'message'].sort())
  })
})

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

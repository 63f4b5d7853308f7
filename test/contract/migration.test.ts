/** The migration tables are true: each example of an older version follows from that of the next by the tables alone. */

import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject } from '../../src/contract/json.js'
import type { Versions } from '../../src/contract/versions.js'
import { flatTaskOf } from '../../src/mock/request/flat-task.js'
import { operationsOf, type Version } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import { type Fact, facts } from './facts/catalog.js'
import '../support/sources.js'

const { versions, migration } = readGenerated<Versions>('versions.json')

test('there is a step between each pair of neighboring versions', () => {
  const dates = versions.map(({ date }) => date)
  expect(migration.map(({ from, to }) => [to, from])).toEqual(dates.slice(1).map((date, index) => [dates[index], date]))
})

const successesOf = (version: string) =>
  operationsOf(version as Version).flatMap(({ operationId, success, responses }) =>
    responses
      .filter(({ status }) => Number(status) === success)
      .map(({ name, value }) => ({ key: `${operationId} ${name}`, value })),
  )

describe.each(migration.filter(({ task }) => task.length > 0))('the flat task of $from', ({ from, to, task: rows }) => {
  const older = successesOf(from)
  const pairs = successesOf(to).flatMap(({ key, value }) => {
    const old = older.find((entry) => entry.key === key)?.value
    return isObject(value) && isObject(old) && rows[0] && rows[0].old in old ? [{ key, value, old }] : []
  })

  test('there are pairs for each way to get a task', () => {
    expect(new Set(pairs.map(({ key }) => key.split(' ')[0]))).toEqual(new Set(['createTask', 'getTask']))
  })

  describe.each(pairs)('$key', ({ value, old }) => {
    test.each(rows.map((row) => [row.old, row] as const))('%s', (_, row) => {
      expect(flatTaskOf(rows, value)[row.old]).toEqual(old[row.old])
    })

    test('nothing else but the message, which has no counterpart', () => {
      expect(Object.keys(old).sort()).toEqual([...rows.map((row) => row.old), 'message'].sort())
    })
  })
})

const events = migration.flatMap((step) => step.events)

test.each(events.map((row) => [row.old, row] as const))('%s is an event that the source names', (old, row) => {
  const told = Object.entries(facts).filter(
    ([id, { fact }]) => /^events\.legacy\./.test(id) && fact.includes(`\`${old}\``),
  )
  expect(told).toHaveLength(1)
  const [[, { fact }]] = told as [[string, Fact]]
  const named = [...fact.matchAll(/`(\w+\.\w+)`/g)].flatMap(([, name]) => (name?.startsWith('task.') ? [name] : []))
  expect(named).toEqual(row.new === null ? [] : [row.new])
})

const lists = migration.flatMap(({ from, to, lists: rows }) => rows.map((row) => ({ from, to, row, path: row.path })))

test.each(lists)('the lists of $path carry their keys in $from and $to', ({ from, to, path, row }) => {
  for (const [version, key] of [
    [to, row.new],
    [from, row.old],
  ] as const) {
    const operations = operationsOf(version as Version)
    const list = operations.find((operation) => operation.path === path && operation.method === 'GET')
    const pages = list?.responses.filter(({ status }) => status === '200').map(({ value }) => value as JsonObject) ?? []
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) expect(Array.isArray(page[key])).toBe(true)
  }
})

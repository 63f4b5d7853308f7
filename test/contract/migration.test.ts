/** The migration tables are true: the source names their events, and the documents have the keys of their lists. */

import { expect, test } from 'vitest'
import type { JsonObject } from '../../src/contract/json.js'
import type { Versions } from '../../src/contract/versions.js'
import { operationsOf, type Version } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import { type Fact, facts } from './facts/catalog.js'
import '../support/sources.js'

const { versions, migration } = readGenerated<Versions>('versions.json')

test('there is a step between each pair of neighboring versions', () => {
  const dates = versions.map(({ date }) => date)
  expect(migration.map(({ from, to }) => [to, from])).toEqual(dates.slice(1).map((date, index) => [dates[index], date]))
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

/** The source names the events of the migration tables. The reader of versions.yaml holds the other rows to the documents. */
import { expect, test } from 'vitest'
import type { Versions } from '../../src/contract/versions.js'
import { readGenerated } from '../support/generated.js'
import { type Fact, facts } from './facts/catalog.js'
import '../support/sources.js'

const events = readGenerated<Versions>('versions.json').migration.flatMap((step) => step.events)

test.each(events.map((row) => [row.old, row] as const))('%s is an event that the source names', (old, row) => {
  const told = Object.entries(facts).filter(
    ([id, { data }]) => id.startsWith('events.legacy.') && [data?.old].flat().includes(old),
  )
  expect(told).toHaveLength(1)
  const [[, { data }]] = told as [[string, Fact]]
  expect(data?.new ?? null).toBe(row.new)
})

import type { JsonObject } from '../../../src/contract/json.js'
import type { Step } from '../../../src/contract/migration.js'
import { operationsOf } from '../../../src/contract/operations.js'
import type { Versions } from '../../../src/contract/versions.js'
import { cached, hashOf } from '../../support/cache.js'
import { compareDocuments } from '../documents.js'
import { aliasesOf } from '../moves.js'
import { type ChangeRow, cellsOf, everywhereRows, operationRows } from './rows.js'

export type OperationChanges = { operationId: string; rows: ChangeRow[] }

/** What changed from one version to the next. */
export type StepChanges = {
  from: string
  to: string
  /** What concerns no single operation: events, exports. */
  everywhere: ChangeRow[]
  /** Only operations that changed. */
  operations: OperationChanges[]
}

/** What differs in an operation between two versions. Each cell is a line of Markdown. */
export type ChangeTable = { older: string; newer: string; rows: { older: string; newer: string }[] }

/** Operations that changed in the same way. */
export type ChangeGroup = {
  operations: string[]
  rows: ChangeRow[]
  /** Set if each item of the list under `key` changed as the body of these operations did. */
  items?: { key: string; as: string[] }
}

/** The versions, and the view of each. */
export type Known = { versions: Versions; documents: Record<string, JsonObject> }

/** Returns what changed between each version and the one before it, newest first. */
export function apiChanges({ versions, documents }: Known): StepChanges[] {
  return versions.migration.map((step) => changesBetween(step, documents[step.from] ?? {}, documents[step.to] ?? {}))
}

/** Returns the same from the cache, unless something other than a text differs. */
export function cachedApiChanges(known: Known): Promise<StepChanges[]> {
  const views = known.versions.versions.map(({ date }) => known.documents[date])
  const inputs = JSON.stringify([known.versions, views], (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  )
  return cached('api-changes', hashOf(inputs), () => apiChanges(known))
}

/** Returns what changed at an operation of a version: since the version before it, and in the version after it. */
export function changesOf(steps: StepChanges[], version: string, operationId: string): ChangeTable[] {
  return steps.flatMap(({ from, to, operations }) => {
    const rows = operations.find((one) => one.operationId === operationId)?.rows
    if (!rows || (version !== from && version !== to)) return []
    return [{ older: from, newer: to, rows: rows.map((row) => cellsOf(row)) }]
  })
}

/** Returns the changes of a step, each once: operations with the same changes are one group. */
export function groupsOf({ operations }: Pick<StepChanges, 'operations'>): ChangeGroup[] {
  const groups: (ChangeGroup & { text: string })[] = []
  for (const { operationId, rows } of operations) {
    const text = JSON.stringify(rows)
    const known = groups.find((group) => group.text === text)
    if (known) known.operations.push(operationId)
    else groups.push({ operations: [operationId], rows, text })
  }
  return groups.map(({ operations, rows }) => {
    const items = rows.filter(({ list }) => list !== undefined)
    const text = JSON.stringify(items.map(({ list: _, ...row }) => row))
    const same = items.length > 1 ? groups.find((group) => group.text === text) : undefined
    const key = items[0]?.list?.new
    if (!same || key === undefined) return { operations, rows }
    return { operations, rows: rows.filter(({ list }) => !list), items: { key, as: same.operations } }
  })
}

function changesBetween(step: Step, old: JsonObject, now: JsonObject): StepChanges {
  const findings = compareDocuments(old, now, aliasesOf(step))
  const lists = operationsOf(now).filter(({ method }) => method === 'GET')
  const ids = [...new Set(findings.flatMap(({ operation }) => operation ?? []))]
  const operations = ids.map((operationId) => {
    const own = findings.filter(({ operation }) => operation === operationId)
    return { operationId, rows: operationRows(own, step, lists.find((one) => one.operationId === operationId)?.path) }
  })
  const { from, to } = step
  return { from, to, everywhere: everywhereRows(step), operations: operations.filter(({ rows }) => rows.length > 0) }
}

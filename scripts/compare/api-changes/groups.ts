import type { StepChanges } from './api-changes.js'
import type { ChangeRow } from './rows.js'

/** Operations that changed in the same way. */
export type ChangeGroup = {
  operations: string[]
  rows: ChangeRow[]
  /** Set if each item of the list under `key` changed as the body of these operations did. */
  items?: { key: string; as: string[] }
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

import type { FieldRow, Step } from '../../src/contract/migration.js'
import type { Alias, Comparison } from './finding.js'

/** Returns a function that finds, at an object of the older version, the fields that the migration table explains. */
export function aliasesOf(step: Step): NonNullable<Comparison['aliases']> {
  const task = step.task.flatMap(taskAlias)
  const names = new Set(step.task.map((row) => row.old))
  return (old, now) => {
    const isTask = [...names].filter((name) => old.properties.has(name)).length * 2 > names.size
    const rows = step.fields.filter(({ schema }) => old.names.has(schema) || now.names.has(schema))
    return [
      ...(isTask ? task : []),
      ...rows.flatMap(fieldAlias),
      ...step.lists
        .filter((row) => row.old !== row.new && old.properties.has(row.old) && now.properties.has(row.new))
        .map((row): Alias => ({ old: row.old, new: row.new })),
    ]
  }
}

function taskAlias(row: Step['task'][number]): Alias[] {
  const gap = row['x-gap']
  if (row.derived) return [{ old: row.old, note: derivedWords(row.derived), ...(gap !== undefined && { gap }) }]
  return row.new === undefined ? [] : fieldAlias({ ...row, new: row.new })
}

function fieldAlias({ old, new: target, values, divisor, without, 'x-gap': gap }: Omit<FieldRow, 'schema'>): Alias[] {
  if (old === undefined) return []
  const note = divisor ? `the value multiplied by ${divisor}` : without ? 'with a time zone offset' : undefined
  // A row that says nothing but the same name explains nothing.
  if (old === target && !values && !note) return []
  return [{ old, new: target, ...(values && { values }), ...(note && { note }), ...(gap && { gap }) }]
}

function derivedWords({ status, present }: NonNullable<Step['task'][number]['derived']>): string {
  const words = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(status.map((one) => `\`${one}\``))
  return `true if \`status\` is ${words}${present ? ` and \`${present}\` is present` : ''}`
}

/** What a step of the migration table explains between the documents of two versions. */
import type { FieldRow, Step } from '../../src/contract/migration.js'
import { type Fields, gapsOf } from './fields.js'
import { type Node, type ResolvedSchema, resolveSchema } from './resolve-schema.js'
import { compareInside, type Pair, tell } from './schemas.js'

/** A field whose counterpart in the other document has another name, place or form. */
export type Alias = {
  /** The name in the older document. */
  old: string
  /** The path from the same object in the newer document. Undefined if there is no counterpart. */
  new?: string
  /** Older value to newer value. */
  values?: Record<string, string>
  /** How the value follows from the older one, or what can be read instead. */
  note?: string
  gap?: string
}

/** Returns the fields of an object of the older version that a step explains. */
export type Aliases = (old: ResolvedSchema, now: ResolvedSchema) => Alias[]

/** Returns a function that finds, at an object of the older version, the fields that the migration table explains. */
export function aliasesOf(step: Step): Aliases {
  const task = step.task.flatMap((row): Alias[] => {
    if (row.derived) return [{ old: row.old, note: derivedWords(row.derived), ...gapOf(row) }]
    return row.new === undefined ? [] : fieldAlias({ ...row, new: row.new })
  })
  const names = new Set(step.task.map((row) => row.old))
  return (old, now) => {
    const isTask = [...names].filter((name) => old.properties.has(name)).length * 2 > names.size
    const rows = step.fields.filter(({ schema }) => old.names.has(schema) || now.names.has(schema))
    const lists = step.lists.filter(
      (row) => row.old !== row.new && old.properties.has(row.old) && now.properties.has(row.new),
    )
    return [
      ...(isTask ? task : []),
      ...rows.flatMap(fieldAlias),
      ...lists.map((row): Alias => ({ old: row.old, new: row.new })),
    ]
  }
}

function fieldAlias(row: Omit<FieldRow, 'schema'>): Alias[] {
  const { old, new: target, values, divisor, without } = row
  const note = divisor ? `the value multiplied by ${divisor}` : without ? 'with a time zone offset' : undefined
  // A row that says nothing but the same name explains nothing.
  if (old === undefined || (old === target && !values && !note)) return []
  return [{ old, new: target, ...(values && { values }), ...(note && { note }), ...gapOf(row) }]
}

function gapOf({ 'x-gap': gap }: { 'x-gap'?: string }): { gap?: string } {
  return gap === undefined ? {} : { gap }
}

function derivedWords({ status, present }: NonNullable<Step['task'][number]['derived']>): string {
  const words = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(status.map((one) => `\`${one}\``))
  return `true if \`status\` is ${words}${present ? ` and \`${present}\` is present` : ''}`
}

/** Reports the fields that were renamed, moved or can be derived, and takes them from the fields that are left to compare. */
export function compareMoves(pair: Pair, had: Fields, has: Fields): void {
  const aliases = pair.scope.aliases?.(pair.old, pair.now) ?? []
  const containers = new Map<string, Node[]>()
  const names = new Set<string>()
  for (const alias of aliases) {
    const nodes = had.get(alias.old)
    const [first = '', ...deeper] = alias.new?.split('.') ?? []
    const target = descend(pair, has.get(first), deeper)
    if (!nodes || (alias.new !== undefined && !target)) continue
    explain(pair, alias, nodes, target)
    had.delete(alias.old)
    names.add(first)
    if (deeper.length > 0) containers.set(first, has.get(first) ?? [])
  }
  // The other fields of the objects that fields moved into are new.
  for (const [container, nodes] of containers)
    for (const [name, [node]] of fieldsOf(pair, nodes)) {
      const isTarget = aliases.some((alias) => `${alias.new}.`.startsWith(`${container}.${name}.`))
      if (!isTarget) tell(pair, 'field.added', 'added', { path: [container, name], gaps: [], at: node?.at })
    }
  for (const name of names) has.delete(name)
}

/** Reports one alias. `target` are the schemas of its new field, if it has one. */
function explain(pair: Pair, alias: Alias, nodes: Node[], target: Node[] | undefined): void {
  const { old, new: name, values, note } = alias
  const details = { path: [old], gaps: gapsOf(nodes, pair.old), alias, at: target?.[0]?.at }
  const more = note ? `, ${note}` : ''
  if (!name || !target) tell(pair, 'field.derived', note ? `removed; derive it: ${note}` : 'removed', details)
  else if (name.includes('.')) tell(pair, 'field.moved', `moved to \`${name}\`${more}`, details)
  else if (name !== old) tell(pair, 'field.renamed', `renamed to \`${name}\`${more}`, details)
  else if (!values) tell(pair, 'time.offset', note ?? 'changed', details)
  for (const [before, after] of name === old ? Object.entries(values ?? {}) : [])
    tell(pair, 'status.changed', `value \`${before}\` renamed to \`${after}\``, details)
  // A field that moved into another object, or has another form, is not compared any further.
  if (name && target && !name.includes('.') && (name !== old || values))
    compareInside(pair, name, nodes, target, values)
}

function descend(pair: Pair, nodes: Node[] | undefined, [name, ...deeper]: string[]): Node[] | undefined {
  if (!nodes || name === undefined) return nodes
  return descend(pair, fieldsOf(pair, nodes).get(name), deeper)
}

/** The fields of an object; of each alternative, if there are several. */
function fieldsOf({ scope }: Pair, nodes: Node[]): Fields {
  const resolved = resolveSchema(nodes, scope)
  const branches = resolved.branches?.of.map((branch) => resolveSchema(branch, scope)) ?? [resolved]
  return new Map(branches.flatMap(({ properties }) => [...properties]))
}

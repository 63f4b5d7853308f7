import type { Versions } from '../../bundle/versions.js'
import { aliasesOf, type Step } from '../../diff/aliases.js'
import { compareDocuments } from '../../diff/documents.js'
import type { PlacedFinding } from '../../diff/finding.js'
import { isObject, type Json, type JsonObject } from '../../document/shape.js'
import type { Source } from '../source.js'

/** One difference between two versions, for people who use the API. Both texts are Markdown. */
export type ChangeRow = {
  /** What the older version has. Empty for what is new. */
  old: string
  /** What the newer version has instead. */
  new: string
  /** The list whose items the row is about, in the newer version: `data`. Undefined for the body itself. */
  list?: { old: string; new: string }
  /** The gap that says what is assumed here. */
  gap?: string
}

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

/** Returns what changed between each version and the one before it, newest first. */
export function apiChanges({ versions, documents }: Pick<Source, 'versions' | 'documents'>): StepChanges[] {
  const dates = versions.versions.map(({ date }) => date)
  return dates.slice(0, -1).map((to, index) => {
    const from = dates[index + 1] ?? to
    return changesBetween(stepOf(versions, from, to), documents[from as never], documents[to as never])
  })
}

/** What changed at one operation, as seen from one version: since the older one, or in the newer one. */
export type OperationNews = {
  /** `Changed since 2026-04-12`, or `Changes in 2026-05-01`. */
  title: string
  from: string
  to: string
  rows: ChangeRow[]
}

/** Returns what changed at an operation of a version: since the version before it, and in the version after it. */
export function changesOf(steps: StepChanges[], version: string, operationId: string): OperationNews[] {
  return steps.flatMap(({ from, to, operations }) => {
    const rows = operations.find((one) => one.operationId === operationId)?.rows
    if (!rows || (version !== from && version !== to)) return []
    return [{ title: version === to ? `Changed since ${from}` : `Changes in ${to}`, from, to, rows }]
  })
}

/** Returns the migration table between two neighboring versions, or an empty one. */
function stepOf({ migration }: Versions, from: string, to: string): Step {
  const steps = [migration as unknown].flat() as Step[]
  const known = steps.find((step) => step.from === undefined || (step.from === from && step.to === to))
  return { task: [], lists: [], pagination: [], removed: [], export: [], events: [], ...known, from, to }
}

function changesBetween(step: Step, old: JsonObject, now: JsonObject): StepChanges {
  const findings = compareDocuments(withoutVersions(old), withoutVersions(now), aliasesOf(step))
  const paths = pathsOf(now)
  const ids = [...new Set(findings.flatMap(({ operation }) => operation ?? []))]
  const operations = ids.map((operationId) => ({
    operationId,
    rows: operationRows(
      findings.filter(({ operation }) => operation === operationId),
      step,
      paths.get(operationId),
    ),
  }))
  return {
    from: step.from,
    to: step.to,
    everywhere: everywhere(step),
    operations: operations.filter(({ rows }) => rows.length > 0),
  }
}

/** The headers that choose and show the version differ in each version, which is no news. */
const VERSION_HEADERS = new Set(['Service-Version'])

function withoutVersions(document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const plain = (section: string) =>
    Object.fromEntries(
      Object.entries(isObject(components[section]) ? components[section] : {}).map(([name, node]): [string, Json] => [
        name,
        isObject(node) && (VERSION_HEADERS.has(String(node.name)) || name.startsWith('ServiceVersion'))
          ? { ...(node.name ? { name: node.name, in: node.in ?? null } : {}), schema: { type: 'string' } }
          : node,
      ]),
    )
  return { ...document, components: { ...components, parameters: plain('parameters'), headers: plain('headers') } }
}

function pathsOf({ paths }: JsonObject): Map<string, string> {
  return new Map(
    Object.entries(isObject(paths) ? paths : {}).flatMap(([path, item]) =>
      isObject(item) && isObject(item.get) ? [[String(item.get.operationId), path] as [string, string]] : [],
    ),
  )
}

function everywhere(step: Step): ChangeRow[] {
  return [
    ...step.export.map((row) => ({ old: row.old, new: row.new, ...marked(row['x-gap']) })),
    ...step.events.map((row) => ({
      old: `event \`${row.old}\``,
      new: row.new ? `event \`${row.new}\`${row.where ? `, where ${row.where}` : ''}` : 'removed',
    })),
  ]
}

function marked(gap: string | undefined): { gap?: string } {
  return gap === undefined ? {} : { gap }
}

/** Renames first, then what is gone, then what is new. */
function operationRows(findings: PlacedFinding[], step: Step, path: string | undefined): ChangeRow[] {
  const list = step.lists.find((row) => row.path === path)
  const paged = pagination(findings, step)
  const rows = findings
    .filter((finding) => !paged.explains(finding))
    .map((finding) => ({ finding, row: rowOf(finding, list), rank: rankOf(finding) }))
  const sorted = [0, 1, 2].flatMap((rank) => rows.filter((one) => one.rank === rank).map(({ row }) => row))
  return gathered(folded([...paged.rows, ...sorting(list), ...sorted]))
}

function rankOf({ rule }: PlacedFinding): number {
  if (rule.endsWith('.removed') || rule === 'field.derived') return 1
  return rule.includes('.added') ? 2 : 0
}

/** Paging by another parameter is one row, with the fields of the page that it replaces. */
function pagination(
  findings: PlacedFinding[],
  { pagination: rows }: Step,
): { rows: ChangeRow[]; explains: (finding: PlacedFinding) => boolean } {
  const fields = rows.filter(({ old }) => !old.startsWith('?'))
  const query = rows.filter(({ old }) => old.startsWith('?'))
  const names = new Set(query.flatMap(({ old, new: now }) => [old, now].map((one) => one.replace(/\W/g, ''))))
  const asks = (finding: PlacedFinding) =>
    finding.rule.startsWith('parameter.') && [...names].some((name) => finding.part === `query parameter \`${name}\``)
  if (!findings.some(asks)) return { rows: [], explains: () => false }
  const gone = new Set(fields.map(({ old }) => old))
  const fresh = new Set(fields.map((row) => row.new))
  const explains = (finding: PlacedFinding) => {
    const [name = '', deeper] = finding.path
    if (asks(finding)) return true
    if (deeper !== undefined) return false
    return finding.rule === 'field.removed' ? gone.has(name) : finding.rule.startsWith('field.added') && fresh.has(name)
  }
  const replaced = findings.flatMap((finding) =>
    explains(finding) && finding.rule === 'field.removed' ? finding.path : [],
  )
  return {
    rows: [
      ...query.map((row) => ({ old: `paging: \`${row.old}\``, new: `\`${row.new}\``, ...marked(row['x-gap']) })),
      ...fields
        .filter(({ old }) => replaced.includes(old))
        .map((row) => ({ old: `\`${row.old}\``, new: `\`${row.new}\``, ...marked(row['x-gap']) })),
    ],
    explains,
  }
}

function sorting(list: Step['lists'][number] | undefined): ChangeRow[] {
  if (!list?.sort) return []
  const { old, new: now } = list.sort
  return [
    { old: old ? `sorted by ${old}` : 'order: not documented', new: `sorted by ${now}`, ...marked(list['x-gap']) },
  ]
}

function rowOf(finding: PlacedFinding, list: Step['lists'][number] | undefined): ChangeRow {
  const { rule, says, alias } = finding
  const items = list && finding.path[0] === list.new && finding.path[1] === '[]'
  const path = items ? finding.path.slice(2) : finding.path
  const name = pathText(path) || finding.part
  const around = path.slice(0, -1)
  const gap = marked(alias?.gap)
  const more = { ...gap, ...(items && { list: { old: list.old, new: list.new } }) }
  if (alias?.values && rule === 'status.changed') {
    const [old = '', now = ''] = /`(.*)` renamed to `(.*)`/.exec(says)?.slice(1) ?? []
    return { old: `${name} \`${old}\``, new: `${name} \`${now}\``, ...more }
  }
  if (alias) {
    const note = alias.note ? `: ${alias.note}` : ''
    if (!alias.new) return { old: name, new: alias.note ? `removed; derive it: ${alias.note}` : 'removed', ...more }
    return { old: name, new: `${pathText([...around, alias.new])}${note}`, ...more }
  }
  if (rule === 'field.removed' || rule === 'parameter.removed') return { old: name, new: 'removed', ...more }
  if (rule.startsWith('field.added') || rule.startsWith('parameter.added')) return { old: '', new: name, ...more }
  if (rule === 'endpoint.added' || rule === 'webhook.added') return { old: '', new: 'new operation', ...more }
  if (rule === 'endpoint.removed' || rule === 'webhook.removed') return { old: 'operation', new: 'removed', ...more }
  return { old: name, new: `${name}: ${says}`, ...more }
}

function pathText(path: string[]): string {
  return path.length === 0 ? '' : `\`${path.join('.').replaceAll('.[]', '[]')}\``
}

/** What else changed about a renamed field belongs to its row. */
function folded(rows: ChangeRow[]): ChangeRow[] {
  const kept: ChangeRow[] = []
  for (const row of rows) {
    const [name = '', says] = row.new.split(/: (.*)/s)
    const before =
      says && row.old === name ? kept.find((one) => one.new.split(': ')[0] === name && one.old !== name) : undefined
    if (before) before.new += `${before.new.includes(': ') ? ', ' : ': '}${says}`
    else kept.push({ ...row })
  }
  return kept
}

/** New fields of one object are one row. */
function gathered(rows: ChangeRow[]): ChangeRow[] {
  const kept: ChangeRow[] = []
  for (const row of rows) {
    const before = row.old === '' ? kept.find((one) => one.old === '' && one.list?.new === row.list?.new) : undefined
    if (before) before.new += `, ${row.new}`
    else kept.push({ ...row })
  }
  return kept
}

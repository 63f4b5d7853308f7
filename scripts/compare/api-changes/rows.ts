import type { Step } from '../../../src/contract/migration.js'
import type { PlacedFinding } from '../finding.js'

/** One difference between two versions, for people who use the API. */
export type ChangeRow = {
  /** What the older version has. Undefined for what is new. */
  old?: Cell
  /** What the newer version has instead. Undefined for what is gone. */
  new?: Cell
  /** Set if the fields are those of the items of a list: its key in both versions. */
  list?: { old: string; new: string }
  /** The gap that says what is assumed here. */
  gap?: string
}

/** Fields by their paths, and what is to be said of them in Markdown. One of the two can be missing. */
export type Cell = { fields: string[]; says?: string }

/** Returns the rows of one operation: renames first, then what is gone, then what is new. `path` is that of a read operation. */
export function operationRows(findings: PlacedFinding[], step: Step, path: string | undefined): ChangeRow[] {
  const list = step.lists.find((row) => row.path === path)
  const paged = pagination(findings, step)
  const rows = findings
    .filter((finding) => !paged.explains(finding) && !isOwnShape(finding))
    .map((finding) => rowOf(finding, list))
  const ranked = [0, 1, 2].flatMap((rank) => rows.filter((row) => rankOf(row) === rank))
  return gathered(folded([...paged.rows, ...sorting(list), ...ranked]))
}

/** Returns the rows that concern no single operation. */
export function everywhereRows(step: Step): ChangeRow[] {
  return [
    ...step.export.map((row) => ({ old: said(row.old), new: said(row.new), ...marked(row['x-gap']) })),
    ...step.events.map((row) => ({
      old: said(`event \`${row.old}\``),
      ...(row.new && { new: said(`event \`${row.new}\`${row.where ? `, where ${row.where}` : ''}`) }),
    })),
  ]
}

/** The newer version may list as alternatives what the older one has in one shape. Their fields have rows of their own. */
function isOwnShape({ rule, path }: PlacedFinding): boolean {
  return rule === 'branch.added' && [undefined, '[]'].includes(path.at(-1))
}

function rankOf(row: ChangeRow): number {
  return row.old === undefined ? 2 : row.new === undefined || row.new.fields.length === 0 ? 1 : 0
}

/** Paging by another parameter is one row, with the fields of the page that it replaces. */
function pagination(
  findings: PlacedFinding[],
  { pagination: rows }: Step,
): { rows: ChangeRow[]; explains: (finding: PlacedFinding) => boolean } {
  const fields = rows.filter(({ old }) => !old.startsWith('?'))
  const query = rows.filter(({ old }) => old.startsWith('?'))
  const names = query.flatMap(({ old, new: now }) => [old, now].map((one) => one.replace(/\W/g, '')))
  const parts = new Set(names.map((name) => `query parameter \`${name}\``))
  const asks = ({ rule, part }: PlacedFinding) => rule.startsWith('parameter.') && parts.has(part)
  if (!findings.some(asks)) return { rows: [], explains: () => false }
  const gone = (finding: PlacedFinding) =>
    finding.rule === 'field.removed' && fields.find(({ old }) => old === finding.path.join('.'))
  const come = (finding: PlacedFinding) =>
    finding.rule.startsWith('field.added') && fields.some((row) => row.new === finding.path.join('.'))
  return {
    rows: [
      ...query.map((row) => ({ old: said(`\`${row.old}\``), new: said(`\`${row.new}\``), ...marked(row['x-gap']) })),
      ...findings
        .flatMap((finding) => gone(finding) || [])
        .map((row) => ({ old: { fields: [row.old] }, new: { fields: [row.new] }, ...marked(row['x-gap']) })),
    ],
    explains: (finding) =>
      finding.rule.startsWith('pagination.') ||
      asks(finding) ||
      (gone(finding) !== false && gone(finding) !== undefined) ||
      come(finding),
  }
}

function sorting(list: Step['lists'][number] | undefined): ChangeRow[] {
  if (!list?.sort) return []
  const { old, new: now } = list.sort
  const before = old ? `sorted by ${old}` : 'order not documented'
  return [{ old: said(before), new: { fields: [], says: `sorted by ${now}` }, ...marked(list['x-gap']) }]
}

function rowOf(finding: PlacedFinding, list: Step['lists'][number] | undefined): ChangeRow {
  const { rule, says, alias } = finding
  const ofItems = list !== undefined && finding.path[0] === list.new && finding.path[1] === '[]'
  const path = ofItems ? finding.path.slice(2) : finding.path
  const more = { ...marked(alias?.gap), ...(ofItems && { list: { old: list.old, new: list.new } }) }
  const here: Cell = path.length > 0 ? { fields: [pathText(path)] } : said(finding.part)
  if (alias?.values && rule === 'status.changed') {
    const [old, now] = /`(.*)` renamed to `(.*)`/.exec(says)?.slice(1) ?? []
    return { old: { ...here, says: `\`${old}\`` }, new: { ...here, says: `\`${now}\`` }, ...more }
  }
  if (alias) {
    const { note } = alias
    if (alias.new === undefined) return { old: here, ...(note && { new: said(`derive it: ${note}`) }), ...more }
    const target = pathText([...path.slice(0, -1), alias.new])
    return { old: here, new: { fields: [target], ...(note && { says: note }) }, ...more }
  }
  if (rule.startsWith('endpoint.') || rule.startsWith('webhook.'))
    return rule.endsWith('.added') ? { new: said('new operation') } : { old: said('operation'), new: said(says) }
  if (rule.endsWith('.removed')) return { old: here, ...more }
  if (rule.includes('.added') && !rule.startsWith('response.')) return { new: here, ...more }
  return { old: here, new: { ...here, says: [here.says, says].filter(Boolean).join(': ') }, ...more }
}

function pathText(path: string[]): string {
  return path.join('.').replaceAll('.[]', '[]')
}

/** What else changed about a renamed field belongs to its row. */
function folded(rows: ChangeRow[]): ChangeRow[] {
  const kept: ChangeRow[] = []
  for (const row of rows) {
    const [name] = row.new?.fields ?? []
    const isDetail = name !== undefined && row.old?.fields[0] === name && row.new?.says !== undefined
    const before = isDetail ? kept.find((one) => one.new?.fields[0] === name && one.old?.fields[0] !== name) : undefined
    if (before?.new) before.new.says = [before.new.says, row.new?.says].filter(Boolean).join(', ')
    else kept.push(structuredClone(row))
  }
  return kept
}

/** New fields of one object are one row. */
function gathered(rows: ChangeRow[]): ChangeRow[] {
  const kept: ChangeRow[] = []
  for (const row of rows) {
    const isField = row.old === undefined && row.new?.fields.length === 1
    const before = isField
      ? kept.find((one) => one.old === undefined && one.new?.fields.length && one.list?.new === row.list?.new)
      : undefined
    if (before?.new) before.new.fields.push(...(row.new?.fields ?? []))
    else kept.push(structuredClone(row))
  }
  return kept
}

function said(says: string): Cell {
  return { fields: [], says }
}

function marked(gap: string | undefined): { gap?: string } {
  return gap === undefined ? {} : { gap }
}

import type { Step } from '../../../src/contract/migration.js'
import { table } from '../../support/table.js'
import type { Finding } from '../walk.js'

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

type List = Step['lists'][number]

/** Returns the rows of one operation: renames first, then what is gone, then what is new. `path` is that of a read operation. */
export function operationRows(findings: Finding[], step: Step, path: string | undefined): ChangeRow[] {
  const list = step.lists.find((row) => row.path === path)
  const { rows, left } = pagination(findings, step)
  const others = left.filter((finding) => !isOwnShape(finding)).map((finding) => rowOf(finding, list))
  const ranked = [0, 1, 2].flatMap((rank) => others.filter((row) => rankOf(row) === rank))
  return gathered([...rows, ...sorting(list), ...ranked])
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

/** Returns rows as a table in Markdown. `linkOf` gives the URL of a gap. */
export function changesTable(from: string, to: string, rows: ChangeRow[], linkOf: (gap: string) => string): string {
  return table(
    [from, to],
    rows.map((row) => Object.values(cellsOf(row, linkOf))),
  )
}

/** Returns both cells of a row in Markdown. Without `linkOf`, what is assumed has no link. */
export function cellsOf(
  { old, new: now, list, gap }: ChangeRow,
  linkOf?: (gap: string) => string,
): { older: string; newer: string } {
  const assumed = gap === undefined ? '' : linkOf ? ` ([assumed](${linkOf(gap)}))` : ' (assumed)'
  return {
    older: old ? cellText(old, list?.old) : '',
    newer: `${old ? '' : 'new: '}${now ? cellText(now, list?.new) : 'removed'}${assumed}`,
  }
}

/** The fields of a list's items start with its key: `data[].id`. */
function cellText({ fields, says }: Cell, list?: string): string {
  const names = fields.map((field) => `\`${list === undefined ? '' : `${list}[].`}${field}\``).join(', ')
  if (says === undefined) return names
  if (names === '') return says
  return says.startsWith('`') ? `${names} ${says}` : `${names}: ${says}`
}

/** The newer version may list as alternatives what the older one has in one shape. Their fields have rows of their own. */
function isOwnShape({ rule, path }: Finding): boolean {
  return rule === 'branch.added' && [undefined, '[]'].includes(path.at(-1))
}

function rankOf(row: ChangeRow): number {
  return row.old === undefined ? 2 : row.new === undefined || row.new.fields.length === 0 ? 1 : 0
}

/** Paging by another parameter is one row, with the fields of the page that it replaces. `left` are the other findings. */
function pagination(findings: Finding[], step: Step): { rows: ChangeRow[]; left: Finding[] } {
  const query = step.pagination.filter(({ old }) => old.startsWith('?'))
  const fields = step.pagination.filter((row) => !query.includes(row))
  const names = query.flatMap(({ old, new: now }) => [old, now].map((one) => one.replace(/\W/g, '')))
  const isQuery = ({ rule, part }: Finding) =>
    rule.startsWith('parameter.') && names.some((name) => part === `query parameter \`${name}\``)
  if (!findings.some(isQuery)) return { rows: [], left: findings }
  const replaced = ({ rule, path }: Finding) =>
    rule === 'field.removed' ? fields.find(({ old }) => old === path.join('.')) : undefined
  const isNew = ({ rule, path }: Finding) =>
    rule.startsWith('field.added') && fields.some((row) => row.new === path.join('.'))
  return {
    rows: [
      ...query.map((row) => ({ old: said(`\`${row.old}\``), new: said(`\`${row.new}\``), ...marked(row['x-gap']) })),
      ...findings
        .flatMap((finding) => replaced(finding) ?? [])
        .map((row) => ({ old: { fields: [row.old] }, new: { fields: [row.new] }, ...marked(row['x-gap']) })),
    ],
    left: findings.filter(
      (one) => !(one.rule.startsWith('pagination.') || isQuery(one) || replaced(one) || isNew(one)),
    ),
  }
}

function sorting(list: List | undefined): ChangeRow[] {
  if (!list?.sort) return []
  const { old, new: now } = list.sort
  const before = old ? `sorted by ${old}` : 'order not documented'
  return [{ old: said(before), new: said(`sorted by ${now}`), ...marked(list['x-gap']) }]
}

function rowOf({ rule, says, alias, path, part }: Finding, list: List | undefined): ChangeRow {
  const ofItems = list !== undefined && path[0] === list.new && path[1] === '[]'
  const inner = ofItems ? path.slice(2) : path
  const more = { ...marked(alias?.gap), ...(ofItems && { list: { old: list.old, new: list.new } }) }
  const here: Cell = inner.length > 0 ? { fields: [pathText(inner)] } : said(part)
  if (rule.startsWith('endpoint.') || rule.startsWith('webhook.'))
    return rule.endsWith('.added') ? { new: said('new operation') } : { old: said('operation'), new: said(says) }
  if (alias?.values && rule === 'status.changed') {
    const [old, now] = /(`.*`) renamed to (`.*`)/.exec(says)?.slice(1) ?? []
    return { old: { ...here, says: `${old}` }, new: { ...here, says: `${now}` }, ...more }
  }
  if (alias?.new !== undefined) {
    const fields = [pathText([...inner.slice(0, -1), alias.new])]
    return { old: here, new: { fields, ...(alias.note && { says: alias.note }) }, ...more }
  }
  if (alias?.note) return { old: here, new: said(`derive it: ${alias.note}`), ...more }
  if (rule.endsWith('.removed')) return { old: here, ...more }
  if (rule.includes('.added') && !rule.startsWith('response.')) return { new: here, ...more }
  return { old: here, new: { ...here, says: [here.says, says].filter(Boolean).join(': ') }, ...more }
}

function pathText(path: string[]): string {
  return path.join('.').replaceAll('.[]', '[]')
}

/** What else changed about a renamed field belongs to its row, and new fields of one object are one row. */
function gathered(rows: ChangeRow[]): ChangeRow[] {
  const kept: ChangeRow[] = []
  for (const row of rows) {
    const [name] = row.new?.fields ?? []
    const isDetail = name !== undefined && row.old?.fields[0] === name && row.new?.says !== undefined
    const renamed = kept.find((one) => isDetail && one.new?.fields[0] === name && one.old && one.old.fields[0] !== name)
    const added = kept.find(
      (one) => name !== undefined && !row.old && !one.old && one.new?.fields.length && one.list?.new === row.list?.new,
    )
    if (renamed?.new) renamed.new.says = [renamed.new.says, row.new?.says].filter(Boolean).join(', ')
    else if (added?.new && name !== undefined) added.new.fields.push(name)
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

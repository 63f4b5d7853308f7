import { table } from '../../support/table.js'
import type { Cell, ChangeRow } from './rows.js'

/** Returns rows as a table in Markdown. `linkOf` gives the URL of a gap. */
export function changesTable(from: string, to: string, rows: ChangeRow[], linkOf: (gap: string) => string): string {
  return table(
    [from, to],
    rows.map((row) => {
      const { older, newer } = cellsOf(row, linkOf)
      return [older, newer]
    }),
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

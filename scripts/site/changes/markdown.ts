import { table } from '../../bundle/table.js'
import type { ChangeRow } from './changes.js'

/** Returns rows as a table in Markdown. `linkOf` gives the URL of a gap. */
export function changesTable(from: string, to: string, rows: ChangeRow[], linkOf: (gap: string) => string): string {
  return table(
    [from, to],
    rows.map(({ old, new: now, list, gap }) => [
      old === '' ? 'not there' : `${list ? `in \`${list.old}[]\`: ` : ''}${old}`,
      `${list ? `in \`${list.new}[]\`: ` : ''}${old === '' ? 'new: ' : ''}${now}${gap ? ` ([assumed](${linkOf(gap)}))` : ''}`,
    ]),
  )
}

import { gapIds, gapUrl, noteAt } from '../../src/contract/gaps.js'
import type { Gaps } from '../read/gaps.js'

/** Returns the notes for a node of this kind and mark: a line for each gap with one there, unless shown elsewhere. */
export function gapNotes(
  mark: unknown,
  kind: string,
  gaps: Gaps,
  elsewhere: ReadonlySet<string> = new Set(),
): string[] {
  return gapIds(mark).flatMap((id) => {
    const note = noteAt(gaps[id]?.note, kind)
    return note && !elsewhere.has(id) ? [`> [Assumed](${gapUrl(id)}): ${note}.`] : []
  })
}

/** Returns the API-wide gaps as a list for the introduction. */
export function gapList(mark: unknown, gaps: Gaps): string {
  return gapIds(mark)
    .flatMap((id) => {
      const note = noteAt(gaps[id]?.note, 'info')
      return note ? [`- [${gaps[id]?.title}](${gapUrl(id)}): ${note}.`] : []
    })
    .join('\n')
}

import { gapIds, gapUrl, noteAt } from '../../src/contract/gaps.js'

/** A question that the source leaves open, as described in `openapi/gaps/`. */
export type Gap = {
  kind: 'unknown' | 'contradiction' | 'silence'
  /** The consequence of a wrong assumption: it breaks a client, changes the shape of a body, or affects a detail. */
  stake: 'breaking' | 'shape' | 'detail'
  title: string
  /** What the source says. */
  source: string
  /** What the contract does. */
  assumed: string
  /** What else it could be. */
  otherwise?: string
  /** The short note shown at the nodes, or one for each kind of node. Without it, only the link of the operation leads to the gap. */
  note?: string | Partial<Record<'operation' | 'response' | 'parameter' | 'property', string>>
  /** True if the gap concerns no node of the contract. */
  nowhere?: boolean
}

export type Gaps = Record<string, Gap>

/** Returns the notes for a node of this kind and mark: a line for each gap that has one there, except those shown elsewhere. */
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

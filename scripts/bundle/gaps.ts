import { gapAddress, gapIds } from '../document/gaps.js'

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
  /** The short note shown at the node. Without it, only the link of the operation leads to the gap. */
  note?: string
  /** True if the gap concerns no node of the contract. */
  nowhere?: boolean
}

export type Gaps = Record<string, Gap>

/** Returns the notes for a node with this mark: one line for each gap that has a note, except those shown elsewhere. */
export function gapNotes(mark: unknown, gaps: Gaps, elsewhere: ReadonlySet<string> = new Set()): string[] {
  return gapIds(mark).flatMap((id) => {
    const gap = gaps[id]
    return gap?.note && !elsewhere.has(id) ? [`> [Assumed](${gapAddress(id)}): ${gap.note}.`] : []
  })
}

/** Returns the API-wide gaps as a list for the introduction. */
export function gapList(mark: unknown, gaps: Gaps): string {
  return gapIds(mark)
    .flatMap((id) => {
      const gap = gaps[id]
      return gap?.note ? [`- [${gap.title}](${gapAddress(id)}): ${gap.note}.`] : []
    })
    .join('\n')
}

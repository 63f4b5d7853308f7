import { gapAddress, gapIds } from '../document/gaps.js'

/** A question that the source leaves open, as `openapi/gaps/` tells it. */
export type Gap = {
  kind: 'unknown' | 'contradiction' | 'silence'
  /** What another answer would change: it breaks a client, gives a body another shape, or touches a detail. */
  stake: 'breaking' | 'shape' | 'detail'
  title: string
  /** What the source says. */
  source: string
  /** What the contract does. */
  assumed: string
  /** What else it could be. */
  otherwise?: string
  /** The few words that stand at the node. Without them the gap is reached by the link of its operation alone. */
  note?: string
  /** True where no node of the contract is concerned. */
  nowhere?: boolean
}

export type Gaps = Record<string, Gap>

/** The notes that stand at a node with this mark: one line for each gap that has a note, those told elsewhere left out. */
export function gapNotes(mark: unknown, gaps: Gaps, elsewhere: ReadonlySet<string> = new Set()): string[] {
  return gapIds(mark).flatMap((id) => {
    const gap = gaps[id]
    return gap?.note && !elsewhere.has(id) ? [`> [Assumed](${gapAddress(id)}): ${gap.note}.`] : []
  })
}

/** The gaps that hold for the whole API as a list for the introduction. */
export function gapList(mark: unknown, gaps: Gaps): string {
  return gapIds(mark)
    .flatMap((id) => {
      const gap = gaps[id]
      return gap?.note ? [`- [${gap.title}](${gapAddress(id)}): ${gap.note}.`] : []
    })
    .join('\n')
}

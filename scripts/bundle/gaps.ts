/** A question that the source leaves open, as `openapi/gaps.yaml` tells it. */
export type Gap = {
  kind: 'unknown' | 'contradiction' | 'silence'
  title: string
  /** What the source says. */
  source: string
  /** What the contract does. */
  assumed: string
  /** What else it could be. */
  otherwise?: string
  /** True where no node of the contract is concerned. */
  nowhere?: boolean
}

export type Gaps = Record<string, Gap>

/** The ids that a node's `x-gap` names: one id or a list of them. */
export function gapIds(mark: unknown): string[] {
  return (Array.isArray(mark) ? mark : [mark]).filter((id): id is string => typeof id === 'string')
}

/** The paragraphs that stand at a node with this mark, as far as the gaps are known. */
export function gapTexts(mark: unknown, gaps: Gaps): string[] {
  return gapIds(mark).flatMap((id) => (gaps[id] ? [gapText(id, gaps[id])] : []))
}

function gapText(id: string, gap: Gap): string {
  const otherwise = gap.otherwise ? ` It could also be: ${gap.otherwise}` : ''
  return `> **Gap** \`${id}\`: ${gap.source} Assumed: ${gap.assumed}${otherwise}`.replace(/\s+/g, ' ')
}

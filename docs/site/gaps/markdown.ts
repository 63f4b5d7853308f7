import type { Gap, Gaps } from '../../../scripts/read/gaps.js'
import { anchor } from '../urls.js'

/** Returns all gaps as Markdown, by area. The anchor of each is its id, as on the page. */
export function gapsMarkdown(
  gaps: Gaps,
  areas: Map<string, [string, Gap][]>,
  titleOf: (area: string) => string,
): string {
  const sections = [...areas].map(([area, entries]) =>
    [`## ${titleOf(area)}`, ...entries.map(([id, gap]) => gapText(id, gap))].join('\n\n'),
  )
  return `${[
    '# Gaps',
    `This contract is written from a single description of the service. These are the ${Object.keys(gaps).length} questions that the description leaves open, and what the contract assumes.`,
    ...sections,
  ].join('\n\n')}\n`
}

function gapText(id: string, { title, stake, kind, source, assumed, otherwise }: Gap): string {
  return [
    `### ${anchor(id)}${title}\n`,
    `- Id: \`${id}\` (${stake}, ${kind})`,
    `- Documented: ${source}`,
    `- Assumed: ${assumed}`,
    ...(otherwise ? [`- Could also be: ${otherwise}`] : []),
  ].join('\n')
}

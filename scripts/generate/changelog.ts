import { groupsOf, type StepChanges } from '../documents/api-changes.js'
import { type ChangeRow, changesTable } from '../documents/versions-text.js'
import { ContractError } from '../support/contract-error.js'

const [START, END] = ['<!-- api changes -->', '<!-- /api changes -->']

/**
 * Returns the text of CHANGELOG.md with its section about the API renewed: what changed from each version to the next.
 * Throws a ContractError if the marks of the section are missing.
 */
export function withApiChanges(changelog: string, steps: StepChanges[]): string {
  const [before, rest] = changelog.split(`${START}\n`)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new ContractError(
      `CHANGELOG.md  Put ${START} and ${END} on lines of their own, around the section about the API.`,
    )
  return `${before}${START}\n\n${steps.map(stepMarkdown).join('\n')}\n${END}${after}`
}

function stepMarkdown(step: StepChanges): string {
  const section = (title: string, rows: ChangeRow[]) =>
    rows.length > 0 ? [`#### ${title}`, withFiles(changesTable(step, rows))] : []
  const sections = [
    ...groupsOf(step).flatMap(({ operations, rows }) => section(operations.map((id) => `\`${id}\``).join(', '), rows)),
    ...section('Events and files', step.everywhere),
  ]
  const all = sections.length > 0 ? sections : ['Nothing changed.']
  return [`### ${step.to}`, `Compared with ${step.from}.`, ...all, ''].join('\n\n')
}

/** The changelog is read outside the site, where a gap is its file. */
function withFiles(markdown: string): string {
  return markdown.replaceAll(/\.\.\/(gaps\/\w+)\.html#[\w.]+/g, 'openapi/$1.yaml')
}

import { changesTable, groupsOf, type StepChanges } from '../compare/api-changes.js'
import { ContractError } from '../support/contract-error.js'

const [START, END] = ['<!-- api changes -->', '<!-- /api changes -->']

/**
 * Returns the text of CHANGELOG.md with its section about the API renewed: what changed from each version to the next. Throws a
 * ContractError if the marks of the section are missing.
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
  const table = (rows: Parameters<typeof changesTable>[2]) => changesTable(step.from, step.to, rows, linkOf)
  const groups = groupsOf(step).map(({ operations, rows, items }) =>
    [
      `#### ${operations.map((id) => `\`${id}\``).join(', ')}`,
      ...(items
        ? [`Each item of \`${items.key}\` changed as in ${items.as.map((id) => `\`${id}\``).join(' and ')}.`]
        : []),
      ...(rows.length > 0 ? [table(rows)] : []),
    ].join('\n\n'),
  )
  const everywhere = step.everywhere.length > 0 ? [`#### Events and files\n\n${table(step.everywhere)}`] : []
  const all = [...groups, ...everywhere]
  return [`### ${step.to}`, `Compared with ${step.from}.`, ...(all.length > 0 ? all : ['Nothing changed.']), ''].join(
    '\n\n',
  )
}

/** The changelog is read outside the site, where a gap is its file. */
function linkOf(gap: string): string {
  return `openapi/statements/${gap.split('.')[0]}.yaml`
}

import type { Step, Workflow, WorkflowFile } from '../../../scripts/read/workflows.js'
import { operationPage, relative, workflowPage } from '../urls.js'
import { codes, factsOf, placeholders, requestText, runCommand, words } from './expressions.js'

/** Renders a workflow file as Markdown, with the content of its page. */
export function workflowMarkdown(file: WorkflowFile): string {
  const { name, title, summary, description, versions, workflows } = file
  const parts = [
    `# ${title}`,
    summary,
    `${versions.length > 1 ? 'Versions' : 'Version'}: ${versions.join(', ')}.`,
    description.trim(),
    ...workflows.flatMap((workflow) => workflowParts(workflow, workflowPage(name))),
    '## Run it',
    `In a clone of the repository, start the mock with \`npm start\` and run [${name}.arazzo.yaml](${name}.arazzo.yaml):`,
    fence('sh', runCommand(file)),
  ]
  return `${parts.join('\n\n')}\n`
}

function workflowParts({ summary, inputs, steps, outputs = {} }: Workflow, page: string): string[] {
  const results = Object.entries(outputs).map(([name, value]) => `${name} = ${placeholders(value)}`)
  return [
    `## ${summary.replace(/\.$/, '')}`,
    Object.entries(inputs?.properties ?? {})
      .map(([name, { description, default: value }]) => {
        const fallback = value === undefined ? '' : ` Default: \`${String(value).trimEnd().replaceAll('\n', '\\n')}\``
        return `- \`${name}\`: ${description}${fallback}`
      })
      .join('\n'),
    'Names in braces are inputs, or what an earlier step keeps.',
    ...steps.flatMap((step, at) => stepParts(step, at + 1, page)),
    ...(results.length > 0 ? [`Result: ${codes(results)}`] : []),
  ]
}

function stepParts(step: Step, number: number, page: string): string[] {
  const { id, description, does } = step
  const request = requestText(step)
  const facts = factsOf(step).map(([label, text]) => `- ${label}: ${text}`)
  return [
    `### ${number}. ${words(id)}`,
    description.trim(),
    ...(does.kind === 'operation'
      ? [`Operation: [${does.operationId}](${relative(page, operationPage(does.version, does.operationId))})`]
      : []),
    ...(request === undefined ? [] : [fence('http', request)]),
    facts.join('\n'),
  ]
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``
}

import type { Workflow, WorkflowStep } from '../../../scripts/read/workflows.js'
import { gapIds } from '../../contract/gaps.js'
import type { JsonObject } from '../../contract/json.js'
import { operationsOf, responseOf } from '../../contract/operations.js'
import { condition, placeholders, words } from './expressions.js'

/**
 * Returns a workflow as a Mermaid sequence: each request, what is kept of its response, what is repeated, and where it
 * may end. The responses of which something is assumed are dashed; `gaps` has the ids. `documents` are by version.
 */
export function sequenceOf(
  { summary, steps }: Workflow,
  documents: Record<string, JsonObject>,
): { source: string; gaps: string[] } {
  const gaps = steps.map((step) => gapsOfResponse(step, documents))
  const isElsewhere = steps.some(({ does }) => does.kind === 'request')
  const lines = [
    'sequenceDiagram',
    `  accTitle: ${summary.replace(/\.$/, '')}: the requests in their order`,
    `  accDescr: ${steps.map(sentence).join(' ')}`,
    '  participant Program as Your program',
    '  participant API as The API',
    ...(isElsewhere ? ['  participant URL as A returned URL'] : []),
    ...steps.flatMap((step, at) => stepLines(step, gaps[at]?.length !== 0).map((line) => `  ${line}`)),
  ]
  return { source: `${lines.join('\n')}\n`, gaps: [...new Set(gaps.flat())] }
}

function stepLines(step: WorkflowStep, isAssumed: boolean): string[] {
  const { does, onSuccess, onFailure } = step
  const to = { operation: 'API', request: 'URL', workflow: 'Program' }[does.kind]
  const lines = [
    `Program->>${to}: ${request(step)}`,
    ...(to === 'Program' ? [] : [`${to}${isAssumed ? '-' : ''}->>Program: ${kept(step) || 'success'}`]),
  ]
  const waits = onFailure.filter(({ type }) => type === 'retry').map(({ retryAfter }) => retryAfter)
  const ends = onSuccess.filter(({ type }) => type === 'end')
  return [
    ...(waits.length > 0
      ? block(`loop again after ${waits.join(', ').replace(/, (\d+)$/, ' or $1')} s`, lines)
      : lines),
    ...ends.flatMap(({ criteria = [] }) =>
      block(`break ${criteria.map((one) => condition(one.condition)).join(' and ')}`, ['Program->>Program: end']),
    ),
  ]
}

function block(head: string, lines: string[]): string[] {
  return [head, ...lines.map((line) => `  ${line}`), 'end']
}

function request({ does }: WorkflowStep): string {
  if (does.kind === 'workflow') return words(does.workflowId)
  return `${does.method} ${does.kind === 'operation' ? does.path : placeholders(does.url).replace(/\{\w+\./, '{')}`
}

function kept({ outputs = {} }: WorkflowStep): string {
  return Object.keys(outputs).join(', ')
}

/** The step in words, for those who cannot see the picture. */
function sentence(step: WorkflowStep, at: number): string {
  const again = step.onFailure.some(({ type }) => type === 'retry') ? ', repeated until it succeeds' : ''
  return `${at + 1}. ${words(step.id)}: ${request(step)}${again}${kept(step) && `, which returns ${kept(step)}`}.`
}

function gapsOfResponse({ does }: WorkflowStep, documents: Record<string, JsonObject>): string[] {
  if (does.kind !== 'operation') return []
  const operations = operationsOf(documents[does.version] ?? {})
  const operation = operations.find(({ operationId }) => operationId === does.operationId)
  return operation ? gapIds(responseOf(operation, operation.success)['x-gap']) : []
}

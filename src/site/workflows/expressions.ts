import type { Action } from '../../../scripts/read/workflows.js'
import { type WorkflowFile, type WorkflowStep, workflowPath } from '../../../scripts/read/workflows.js'
import { API_BASE } from '../urls.js'

/**
 * Returns a runtime expression, or a text that contains some, as a reader meets it: `{prompt}` for an input,
 * `{startTask.task_id}` for the output of a step.
 */
export function placeholders(text: string): string {
  return text
    .replace(/\{(\$[^{}]+)\}/g, '$1')
    .replace(/\$inputs\.(\w+)/g, '{$1}')
    .replace(/\$steps\.(\w+)\.outputs\.(\w+)/g, '{$1.$2}')
}

/** Returns a condition in the words of its response: `result.canvas_id != null`, `HTTP status == 200`. */
export function condition(text: string): string {
  return placeholders(text)
    .replaceAll('$statusCode', 'HTTP status')
    .replace(/\$response\.header\.([\w-]+)/g, '$1')
    .replace(/\$response\.body#\/([\w/]+)/g, (_, pointer: string) => fieldOf(pointer))
}

/** Returns what an action does, as a sentence without a full stop. The conditions are code in Markdown. */
export function actionText({ type, criteria = [], retryAfter = 0, retryLimit = 1, ...target }: Action): string {
  const reason = criteria.map((one) => `\`${condition(one.condition)}\``).join(' and ')
  const what = {
    end: 'End the workflow here',
    goto: `Continue with ${target.stepId ?? target.workflowId}`,
    retry: `Wait ${retryAfter} seconds and retry, at most ${retryLimit} times`,
  }[type]
  return reason ? `${what}, if ${reason}` : what
}

/** Returns the request of a step as plain HTTP, with placeholders. Undefined for a step that runs another workflow. */
export function requestText({ does, parameters, requestBody }: WorkflowStep): string | undefined {
  if (does.kind === 'workflow') return undefined
  const values = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const path = values('path').reduce(
    (text, { name, value }) => text.replace(`{${name}}`, placeholders(String(value))),
    does.kind === 'operation' ? does.path : placeholders(does.url),
  )
  const query = values('query').map(({ name, value }) => `${name}=${placeholders(String(value))}`)
  const headers = values('header').map(({ name, value }) => `${name}: ${placeholders(String(value))}`)
  const type = requestBody?.contentType ? [`Content-Type: ${requestBody.contentType}`] : []
  const body = requestBody ? ['', bodyText(requestBody.payload)] : []
  return [`${does.method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, ...headers, ...type, ...body].join(
    '\n',
  )
}

type Fact = [label: string, text: string]

/** Returns what is said about a step besides its request: a label and Markdown, in the order to read. */
export function factsOf({ does, parameters, success, onSuccess, onFailure, outputs = {} }: WorkflowStep): Fact[] {
  const kept = Object.entries(outputs).map(([name, value]) => `${name} = ${condition(value)}`)
  const passed = parameters.map(({ name, value }) => `${name} = ${placeholders(String(value))}`)
  const facts: (Fact | false)[] = [
    does.kind === 'workflow' && ['Runs', `${words(does.workflowId)} with ${codes(passed)}`],
    success.length > 0 && ['Success', codes(success.map(condition))],
    ...onSuccess.map((action): Fact => ['Then', `${actionText(action)}.`]),
    ...onFailure.map((action): Fact => ['Otherwise', `${actionText(action)}.`]),
    kept.length > 0 && ['Keeps', codes(kept)],
  ]
  return facts.filter((one) => one !== false)
}

/** Returns the command that runs a workflow file against the mock, without a workflow that only others run. */
export function runCommand({ name, sources, workflows }: WorkflowFile): string {
  const calls = workflows.flatMap(({ steps }) => steps).map(({ does }) => does.kind === 'workflow' && does.workflowId)
  const parts = workflows.filter(({ workflowId }) => calls.includes(workflowId))
  return [
    `npx redocly respect ${workflowPath(name)}`,
    ...parts.map(({ workflowId }) => `  --skip ${workflowId}`),
    ...sources.map((source) => `  --server ${source}=${API_BASE}`),
    '  --input api_key=service_live_0123abcd',
  ].join(' \\\n')
}

/** Returns texts as code in Markdown, one after the other. */
export function codes(texts: string[]): string {
  return texts.map((text) => `\`${text}\``).join(', ')
}

/** `getUploadUrl` becomes `Get upload URL`. */
export function words(id: string): string {
  const text = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ url$/, ' URL')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A placeholder in JSON has no quotes, because its value may be a number. */
function bodyText(payload: unknown): string {
  if (typeof payload === 'string') return placeholders(payload)
  return JSON.stringify(payload, null, 2).replace(/"(\$(?:inputs|steps)\.[\w.]+)"/g, (_, expression: string) =>
    placeholders(expression),
  )
}

/** Turns a JSON Pointer into a path: `canvases/0/id` becomes `canvases[0].id`. */
function fieldOf(pointer: string): string {
  return pointer.replaceAll('/', '.').replace(/\.(\d+)(?=\.|$)/g, '[$1]')
}

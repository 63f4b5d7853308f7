import type { Action, Workflow, WorkflowFile, WorkflowStep } from '../../../scripts/read/workflows.js'
import type { Json } from '../../contract/json.js'
import type { Notation } from '../samples/literal.js'

/** What a runtime expression of a workflow names. `step` has the response, and is empty for the step itself. */
export type Operand =
  | { kind: 'literal'; value: Json }
  | { kind: 'input'; name: string }
  | { kind: 'status' }
  | { kind: 'header'; name: string }
  | { kind: 'body'; step: string; path: string[] }

/** A condition is true if one of its comparisons is. */
export type Condition = { left: Operand; operator: string; right: Operand }[]

/** A step of a workflow, ready to be written in a language. */
export type ProgramStep =
  | { kind: 'run'; id: string; note: string; function: string; inputs: [string, Operand][] }
  | {
      kind: 'send'
      id: string
      note: string
      method: string
      /** A path below the base URL, with braces around the names of `path`; or an operand that is a whole URL. */
      url: string | Operand
      path: Record<string, Operand>
      query: [string, Operand][]
      headers: [string, Operand][]
      /** Undefined for a request that does not go to the API, and must not carry the key. */
      version: string | undefined
      /** A JSON body in which some texts are expressions, or one operand that is the whole body. */
      json: Json | undefined
      /** What the expressions of `json` name. */
      operands: Record<string, Operand>
      body: Operand | undefined
      success: Condition[]
      retries: { when: Condition[]; seconds: number; limit: number }[]
      /** The conditions after which the workflow has nothing more to do. */
      ends: Condition[][]
      /** True for a file that is downloaded. */
      saves: boolean
    }

/** A workflow as a function, with its results by name. */
export type Procedure = { name: string; inputs: [string, Json][]; steps: ProgramStep[]; results: [string, Operand][] }

/** Returns the functions of a workflow file. The first one is the program; the others are called by it. */
export function proceduresOf({ workflows }: WorkflowFile): Procedure[] {
  return workflows.map((workflow) => {
    const read = (text: unknown) => operandOf(text, workflow)
    return {
      name: workflow.workflowId,
      inputs: Object.entries(workflow.inputs?.properties ?? {})
        .filter(([name]) => name !== KEY)
        .map(([name, input]) => [name, (input.default ?? null) as Json]),
      steps: workflow.steps.map((step) => stepOf(step, workflow)),
      results: Object.entries(workflow.outputs ?? {}).map(([name, text]) => [name, read(text)]),
    }
  })
}

/** The input that every program takes from its environment. */
const KEY = 'api_key'

function stepOf(step: WorkflowStep, workflow: Workflow): ProgramStep {
  const { id, description, does, parameters } = step
  const note = description.trim().replace(/\s+/g, ' ')
  const own = { ...workflow, current: '' }
  if (does.kind !== 'workflow') return { kind: 'send', id, note, ...requestOf(step, does, own) }
  const inputs = parameters
    .filter(({ name }) => name !== KEY)
    .map(({ name, value }): [string, Operand] => [name, operandOf(value, own)])
  return { kind: 'run', id, note, function: does.workflowId, inputs }
}

type Request = Omit<Extract<ProgramStep, { kind: 'send' }>, 'kind' | 'id' | 'note'>

function requestOf(
  { parameters, requestBody, success, onSuccess, onFailure }: WorkflowStep,
  does: Exclude<WorkflowStep['does'], { kind: 'workflow' }>,
  own: WorkflowScope,
): Request {
  const method = does.method.toUpperCase()
  const valuesIn = (place: string): [string, Operand][] =>
    parameters.filter((one) => one.in === place).map(({ name, value }) => [name, operandOf(value, own)])
  const conditions = ({ criteria = [] }: Pick<Action, 'criteria'>) =>
    criteria.map(({ condition }) => conditionOf(condition, own))
  const json = requestBody?.contentType === 'application/json' ? (requestBody.payload as Json) : undefined
  return {
    method,
    url: does.kind === 'operation' ? does.path : operandOf(does.url, own),
    path: Object.fromEntries(valuesIn('path')),
    query: valuesIn('query'),
    headers: valuesIn('header').filter(([name]) => name !== 'Authorization' && name !== 'Service-Version'),
    version: does.kind === 'operation' ? does.version : undefined,
    json,
    operands: operandsIn(json, own),
    body: requestBody && json === undefined ? operandOf(requestBody.payload, own) : undefined,
    success: success.map((text) => conditionOf(text, own)),
    retries: onFailure
      .filter(({ type }) => type === 'retry')
      .map((action) => ({ when: conditions(action), seconds: action.retryAfter ?? 1, limit: action.retryLimit ?? 1 })),
    ends: onSuccess.filter(({ type }) => type === 'end').map(conditions),
    saves: does.kind === 'request' && method === 'GET',
  }
}

/** Returns what the expressions in a JSON body name. */
function operandsIn(json: Json | undefined, scope: WorkflowScope): Record<string, Operand> {
  const expressions = JSON.stringify(json ?? '').matchAll(/"(\$(?:inputs|steps)\.[\w.]+)"/g)
  return Object.fromEntries([...expressions].map(([, text = '']) => [text, operandOf(text, scope)]))
}

type WorkflowScope = Workflow & { current?: string }

/** Returns what an expression names, with the outputs of other steps followed to the response that they come from. */
function operandOf(text: unknown, scope: WorkflowScope): Operand {
  if (typeof text !== 'string' || !text.startsWith('$')) return { kind: 'literal', value: text as Json }
  const [, input] = /^\$inputs\.(\w+)$/.exec(text) ?? []
  if (input) return { kind: 'input', name: input }
  const [, step, output] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(text) ?? []
  if (step && output) {
    const source = scope.steps.find(({ id }) => id === step)?.outputs?.[output]
    return operandOf(source, { ...scope, current: step })
  }
  if (text === '$statusCode') return { kind: 'status' }
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(text) ?? []
  if (header) return { kind: 'header', name: header }
  const [, pointer] = /^\$response\.body#\/(.+)$/.exec(text) ?? []
  if (pointer) return { kind: 'body', step: scope.current ?? '', path: pointer.split('/') }
  throw new Error(`The programs have no words for the expression ${text}.`)
}

function conditionOf(text: string, scope: WorkflowScope): Condition {
  return text.split(' || ').map((comparison) => {
    const [, left = '', operator = '', right = ''] = /^(\S+) (==|!=|>=|<=|>|<) (.+)$/.exec(comparison) ?? []
    const literal = /^'(.*)'$/.exec(right)?.[1]
    const value = literal ?? (right.startsWith('$') ? right : (JSON.parse(right) as unknown))
    return {
      left: operandOf(left, scope),
      operator,
      right: literal === undefined ? operandOf(value, scope) : { kind: 'literal', value: literal },
    }
  })
}

/** Returns how a language writes a body in which some texts are expressions. */
export function notationWith(
  notation: Notation,
  operands: Record<string, Operand>,
  code: (operand: Operand) => string,
) {
  const string = (text: string) => {
    const operand = operands[text]
    return operand ? code(operand) : notation.string(text)
  }
  return { ...notation, string }
}

/** `startTask` as Python and shells write it: `start_task`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

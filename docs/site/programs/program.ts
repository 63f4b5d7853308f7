import type { Action } from '../../../scripts/read/arazzo.js'
import type { Workflow, WorkflowFile, WorkflowStep } from '../../../scripts/read/workflows.js'
import type { Json } from '../../../src/contract/json.js'
import type { Notation } from '../samples/literal.js'

/** What a runtime expression of a workflow names. `of` is the step whose response it is, empty for the step itself. */
export type Operand =
  | { kind: 'literal'; value: Json }
  | { kind: 'input'; name: string }
  | { kind: 'status' }
  | { kind: 'header'; name: string }
  | { kind: 'body'; of: string; path: string[] }

/** A condition is true if one of its comparisons is. */
export type Condition = { left: Operand; operator: string; right: Operand }[]

/** A step of a workflow, ready to be written in a language. */
export type Move =
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
      done: Condition[]
      retries: { when: Condition[]; seconds: number; limit: number }[]
      /** The conditions after which the workflow has nothing more to do. */
      ends: Condition[][]
      /** True for a file that is downloaded. */
      saves: boolean
    }

/** A workflow as a function, with its results by name. */
export type Procedure = { name: string; inputs: [string, Json][]; moves: Move[]; results: [string, Operand][] }

/** Returns the functions of a workflow file. The first one is the program; the others are called by it. */
export function proceduresOf({ workflows }: WorkflowFile): Procedure[] {
  return workflows.map((workflow) => {
    const read = (text: unknown) => operandOf(text, workflow)
    return {
      name: workflow.workflowId,
      inputs: Object.entries(workflow.inputs?.properties ?? {})
        .filter(([name]) => name !== KEY)
        .map(([name, input]) => [name, (input.default ?? null) as Json]),
      moves: workflow.steps.map((step) => moveOf(step, workflow)),
      results: Object.entries(workflow.outputs ?? {}).map(([name, text]) => [name, read(text)]),
    }
  })
}

/** The input that every program takes from its environment. */
const KEY = 'api_key'

function moveOf(step: WorkflowStep, workflow: Workflow): Move {
  const { id, description, does, parameters, requestBody } = step
  const own = { ...workflow, current: '' }
  const valuesIn = (place: string): [string, Operand][] =>
    parameters.filter((one) => one.in === place).map(({ name, value }) => [name, operandOf(value, own)])
  const note = description.trim().replace(/\s+/g, ' ')
  if (does.kind === 'workflow') {
    const inputs = parameters.filter(({ name }) => name !== KEY)
    return {
      kind: 'run',
      id,
      note,
      function: does.workflowId,
      inputs: inputs.map(({ name, value }) => [name, operandOf(value, own)]),
    }
  }
  const conditions = ({ criteria = [] }: Pick<Action, 'criteria'>) =>
    criteria.map(({ condition }) => conditionOf(condition, own))
  const isJson = requestBody?.contentType === 'application/json'
  return {
    kind: 'send',
    id,
    note,
    method: does.method.toUpperCase(),
    url: does.kind === 'operation' ? does.path : operandOf(does.url, own),
    path: Object.fromEntries(valuesIn('path')),
    query: valuesIn('query'),
    headers: valuesIn('header').filter(([name]) => name !== 'Authorization' && name !== 'Service-Version'),
    version: does.kind === 'operation' ? does.version : undefined,
    json: isJson ? (requestBody.payload as Json) : undefined,
    operands: Object.fromEntries(
      [...JSON.stringify(isJson ? requestBody.payload : '').matchAll(/"(\$(?:inputs|steps)\.[\w.]+)"/g)].map(
        ([, text = '']) => [text, operandOf(text, own)],
      ),
    ),
    body: requestBody && !isJson ? operandOf(requestBody.payload, own) : undefined,
    done: step.success.map((text) => conditionOf(text, own)),
    retries: step.onFailure
      .filter(({ type }) => type === 'retry')
      .map((action) => ({ when: conditions(action), seconds: action.retryAfter ?? 1, limit: action.retryLimit ?? 1 })),
    ends: step.onSuccess.filter(({ type }) => type === 'end').map(conditions),
    saves: does.kind === 'request' && does.method.toUpperCase() === 'GET',
  }
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
  if (pointer) return { kind: 'body', of: scope.current ?? '', path: pointer.split('/') }
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

import type { WorkflowFile } from '../../../scripts/read/workflows.js'
import { literal, PYTHON_LITERALS } from '../samples/literal.js'
import { SAMPLE_KEY } from '../samples/request.js'
import { API_BASE } from '../urls.js'
import {
  type Condition,
  notationWith,
  type Operand,
  type Procedure,
  type ProgramStep,
  proceduresOf,
  snake,
} from './program.js'

/** Writes a workflow as a program for Python that uses Requests. */
export function pythonProgram(file: WorkflowFile): string {
  const [main, ...others] = proceduresOf(file) as [Procedure, ...Procedure[]]
  return [
    `# ${file.summary}`,
    `# Run it with the key in the environment: CANVAS_API_KEY=${SAMPLE_KEY} python3 ${snake(file.name.replaceAll('-', '_'))}.py`,
    'import os',
    'import time',
    '',
    'import requests',
    '',
    `BASE = os.environ.get("CANVAS_BASE_URL", "${API_BASE}")`,
    'KEY = os.environ["CANVAS_API_KEY"]',
    ...HELPERS,
    ...[...others, main].flatMap((procedure) => ['', '', ...procedureLines(procedure)]),
    '',
    '',
    `print(${snake(main.name)}(${literal(Object.fromEntries(main.inputs), PYTHON_LITERALS, 0, main.name.length + 10)}))`,
  ].join('\n')
}

const HELPERS = `

class Reply:
    def __init__(self, response):
        is_json = response.headers.get("Content-Type", "").startswith("application/json")
        self.status = response.status_code
        self.headers = response.headers
        self.body = response.json() if is_json else None
        self.content = response.content


def dig(value, *path):
    """Returns what is at a path, or None where something on the way is missing."""
    for part in path:
        if value is None or (isinstance(part, int) and part >= len(value)):
            return None
        value = value[part] if isinstance(part, int) else value.get(part)
    return value


def call(method, url, version=None, headers=None, params=None, json=None, data=None, is_success=None, retries=()):
    """Sends a request. Repeats it while a retry applies, after the wait that the response asks for."""
    sent = dict(headers or {})
    if version:
        sent.update({"Authorization": f"Bearer {KEY}", "Service-Version": version})
    if method == "GET":  # A read is safe to repeat after a limit or a failure of the service.
        retries = [*retries, (lambda reply: reply.status in (429, 502, 503, 504), 1, 3)]
    tries = [0] * len(retries)
    while True:
        response = requests.request(
            method, BASE + url if version else url, headers=sent, params=params, json=json, data=data, timeout=60
        )
        reply = Reply(response)
        if is_success is None or is_success(reply):
            return reply
        at = next((at for at, (when, _, _) in enumerate(retries) if when(reply)), None)
        if at is None or tries[at] == retries[at][2]:
            response.raise_for_status()
            raise RuntimeError(f"{method} {url}: {response.text}")
        tries[at] += 1
        asked = dig(reply.body, "retry_after_ms")
        time.sleep(asked / 1000 if asked else int(response.headers.get("Retry-After", retries[at][1])))`.split('\n')

function procedureLines({ name, steps, results }: Procedure): string[] {
  const lines = steps.flatMap((step) => stepLines(step))
  return [
    `def ${snake(name)}(inputs):`,
    ...lines.map((line) => (line === '' ? '' : `    ${line}`)),
    ...(results.length > 0
      ? ['    return {', ...results.map(([key, value]) => `        "${key}": ${code(value)},`), '    }']
      : ['    return "done"']),
  ]
}

function stepLines(step: ProgramStep): string[] {
  const lines = [`# ${step.note}`]
  if (step.kind === 'run') {
    const inputs = step.inputs.map(([name, value]) => `"${name}": ${code(value)}`).join(', ')
    return [...lines, `return ${snake(step.function)}({${inputs}})`]
  }
  const { id, method, version, query, headers, json, operands, body, success, retries, ends, saves } = step
  const notation = notationWith(PYTHON_LITERALS, operands, code)
  const entries = (pairs: [string, Operand][]) =>
    `{${pairs.map(([name, value]) => `"${name}": ${code(value)}`).join(', ')}}`
  const variable = snake(id)
  const options = [
    ...(version ? [`version="${version}"`] : []),
    ...(headers.length > 0 ? [`headers=${entries(headers)}`] : []),
    ...(query.length > 0 ? [`params=${entries(query)}`] : []),
    ...(json === undefined ? [] : [`json=${literal(json, notation, 0, 10)}`]),
    ...(body ? [`data=${code(body)}.encode()`] : []),
    `is_success=lambda reply: ${all(success)}`,
    ...(retries.length > 0
      ? [
          [
            'retries=[',
            ...retries.map(({ when, seconds, limit }) => `    (lambda reply: ${all(when)}, ${seconds}, ${limit}),`),
            ']',
          ].join('\n'),
        ]
      : []),
  ]
  return [
    ...lines,
    `${variable} = call(`,
    `    "${method}",`,
    `    ${address(step)},`,
    ...options.flatMap((option) => `${option},`.split('\n').map((line) => `    ${line}`)),
    ')',
    `print("${variable}", ${variable}.status)`,
    ...(saves ? [`with open("${variable}.bin", "wb") as file:`, `    file.write(${variable}.content)`] : []),
    ...ends.flatMap((end) => [`if ${all(end).replaceAll('reply.', `${variable}.`)}:`, '    return "done"']),
    '',
  ]
}

function address({ url, path }: Extract<ProgramStep, { kind: 'send' }>): string {
  if (typeof url !== 'string') return code(url)
  if (!url.includes('{')) return PYTHON_LITERALS.string(url)
  return `f"${url.replace(/\{(\w+)\}/g, (_, name: string) => `{${code(path[name] ?? { kind: 'literal', value: name }).replaceAll('"', "'")}}`)}"`
}

function all(conditions: Condition[]): string {
  const some = (comparisons: Condition) => {
    const text = comparisons.map(({ left, operator, right }) => {
      const isNull = right.kind === 'literal' && right.value === null
      const isTruth = right.kind === 'literal' && typeof right.value === 'boolean'
      const word = isNull || isTruth ? (operator === '==' ? 'is' : 'is not') : operator
      return `${code(left)} ${word} ${code(right)}`
    })
    return text.length > 1 && conditions.length > 1 ? `(${text.join(' or ')})` : text.join(' or ')
  }
  return conditions.map(some).join(' and ')
}

function code(operand: Operand): string {
  switch (operand.kind) {
    case 'literal':
      return literal(operand.value, PYTHON_LITERALS)
    case 'input':
      return `inputs["${operand.name}"]`
    case 'status':
      return 'reply.status'
    case 'header':
      return `reply.headers.get("${operand.name}")`
    case 'body': {
      const path = operand.path.map((part) => (/^\d+$/.test(part) ? part : `"${part}"`)).join(', ')
      return `dig(${operand.step ? snake(operand.step) : 'reply'}.body, ${path})`
    }
  }
}

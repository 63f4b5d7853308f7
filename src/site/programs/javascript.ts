import type { WorkflowFile } from '../../../scripts/read/workflows.js'
import { literal, SCRIPT } from '../samples/literal.js'
import { SAMPLE_KEY } from '../samples/request.js'
import { API_BASE } from '../urls.js'
import {
  type Condition,
  notationWith,
  type Operand,
  type Procedure,
  type ProgramStep,
  proceduresOf,
} from './program.js'

/** Writes a workflow as a program for Node, without any package. */
export function javascriptProgram(file: WorkflowFile): string {
  return program(file, { isTyped: false })
}

/** Writes a workflow as a TypeScript program for Node, without any package. */
export function typescriptProgram(file: WorkflowFile): string {
  return program(file, { isTyped: true })
}

type Style = { isTyped: boolean }

function program(file: WorkflowFile, style: Style): string {
  const [main, ...others] = proceduresOf(file) as [Procedure, ...Procedure[]]
  const saves = [main, ...others].some(({ steps }) => steps.some((step) => step.kind === 'send' && step.saves))
  const inputs = literal(Object.fromEntries(main.inputs), SCRIPT, 0, main.name.length + 30)
  return [
    `// ${file.summary}`,
    `// Run it with the key in the environment: CANVAS_API_KEY=${SAMPLE_KEY} ${style.isTyped ? 'npx tsx' : 'node'} ${file.name}.${style.isTyped ? 'mts' : 'mjs'}`,
    ...(saves ? ["import { writeFile } from 'node:fs/promises'"] : []),
    "import { setTimeout as sleep } from 'node:timers/promises'",
    '',
    `const BASE = process.env.CANVAS_BASE_URL ?? '${API_BASE}'`,
    'const KEY = process.env.CANVAS_API_KEY',
    "if (!KEY) throw new Error('Set CANVAS_API_KEY.')",
    '',
    ...(style.isTyped ? TYPE_DECLARATIONS : []),
    ...helper(style),
    '',
    ...[main, ...others].flatMap((procedure) => [...procedureLines(procedure, style), '']),
    `console.log(await ${main.name}(${inputs}))`,
  ].join('\n')
}

const TYPE_DECLARATIONS = [
  '// biome-ignore lint/suspicious/noExplicitAny: the fields are checked where they are used',
  'type Reply = { status: number; headers: Headers; body: any; bytes: Uint8Array }',
  'type Condition = (reply: Reply) => boolean',
  'type Options = {',
  '  version?: string',
  '  headers?: Record<string, string>',
  '  query?: Record<string, string>',
  '  json?: unknown',
  '  body?: string',
  '  isSuccess?: Condition',
  '  retries?: { when: Condition; seconds: number; limit: number }[]',
  '}',
  '',
]

/** Sends a request, checks the response, and repeats it while a retry applies, when the response asks for it. */
function helper({ isTyped }: Style): string[] {
  const typed = (text: string) => (isTyped ? text : '')
  return [
    '// Sends a request. Repeats it while a retry applies, after the wait that the response asks for.',
    `async function call(method${typed(': string')}, url${typed(': string')}, options${typed(': Options')} = {})${typed(': Promise<Reply>')} {`,
    '  const { version, headers = {}, query = {}, json, body, isSuccess = ({ status }) => status < 300, retries = [] } = options',
    '  const target = new URL(version ? BASE + url : url)',
    '  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)',
    `  const sent${typed(': Record<string, string>')} = { ...headers }`,
    "  if (version) Object.assign(sent, { Authorization: `Bearer ${KEY}`, 'Service-Version': version })",
    "  if (json !== undefined) sent['Content-Type'] = 'application/json'",
    `  const tries${typed(': number[]')} = []`,
    '  for (;;) {',
    '    const response = await fetch(target, {',
    '      method,',
    '      headers: sent,',
    `      body: json === undefined ? body${typed(' ?? null')} : JSON.stringify(json),`,
    '      signal: AbortSignal.timeout(60_000),',
    '    })',
    '    const bytes = new Uint8Array(await response.arrayBuffer())',
    "    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')",
    '    const text = new TextDecoder().decode(bytes)',
    '    const reply = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null, bytes }',
    '    if (isSuccess(reply)) return reply',
    '    const at = retries.findIndex(({ when }) => when(reply))',
    '    // A read is safe to repeat after a limit or a failure of the service.',
    "    const isBusy = method === 'GET' && [429, 502, 503, 504].includes(reply.status)",
    '    const retry = retries[at] ?? (isBusy ? { seconds: 1, limit: 3 } : undefined)',
    '    tries[at] = (tries[at] ?? 0) + 1',
    '    if (!retry || tries[at] > retry.limit) throw new Error(`${method} ${url}: ${response.status} ${text}`)',
    "    const asked = reply.body?.retry_after_ms ?? 1000 * Number(response.headers.get('Retry-After'))",
    '    await sleep(asked || 1000 * retry.seconds)',
    '  }',
    '}',
  ]
}

function procedureLines({ name, inputs, steps, results }: Procedure, { isTyped }: Style): string[] {
  const usesInputs = JSON.stringify(steps).includes('"kind":"input"') || JSON.stringify(steps).includes('$inputs.')
  const parameter = usesInputs || results.length > 0 ? 'inputs' : '_inputs'
  const members = inputs.map(([input, value]) => `${input}: ${typeof value === 'number' ? 'number' : 'string'}`)
  return [
    `async function ${name}(${isTyped ? `${parameter}: { ${members.join('; ')} }): Promise<unknown>` : `${parameter})`} {`,
    ...steps.flatMap((step) => stepLines(step)).map((line) => (line === '' ? '' : `  ${line}`)),
    ...(results.length > 0
      ? ['  return {', ...results.map(([key, value]) => `    ${key}: ${code(value)},`), '  }']
      : ["  return 'done'"]),
    '}',
  ]
}

function stepLines(step: ProgramStep): string[] {
  const lines = [`// ${step.note}`]
  if (step.kind === 'run') {
    const inputs = step.inputs.map(([name, value]) => `${name}: ${code(value)}`).join(', ')
    return [...lines, `return ${step.function}({ ${inputs} })`]
  }
  const { id, method, version, query, headers, json, operands, body, success, retries, ends, saves } = step
  const notation = notationWith(SCRIPT, operands, code)
  const entries = (pairs: [string, Operand][]) =>
    `{ ${pairs.map(([name, value]) => `${SCRIPT.key(name)}: ${value.kind === 'literal' ? SCRIPT.string(String(value.value)) : `String(${code(value)})`}`).join(', ')} }`
  const options = [
    ...(version ? [`version: '${version}'`] : []),
    ...(headers.length > 0 ? [`headers: ${entries(headers)}`] : []),
    ...(query.length > 0 ? [`query: ${entries(query)}`] : []),
    ...(json === undefined ? [] : [`json: ${literal(json, notation, 0, 10)}`]),
    ...(body ? [`body: String(${code(body)})`] : []),
    `isSuccess: (reply) => ${all(success)}`,
    ...(retries.length > 0
      ? [
          [
            'retries: [',
            ...retries.map(
              ({ when, seconds, limit }) =>
                `  { when: (reply) => ${all(when)}, seconds: ${seconds}, limit: ${limit} },`,
            ),
            ']',
          ].join('\n'),
        ]
      : []),
  ]
  return [
    ...lines,
    `const ${id} = await call('${method}', ${address(step)}, {`,
    ...options.flatMap((option) => `${option},`.split('\n').map((line) => `  ${line}`)),
    '})',
    `console.log('${id}', ${id}.status)`,
    ...(saves ? [`await writeFile('${id}.bin', ${id}.bytes)`] : []),
    ...ends.map((end) => `if (${all(end).replaceAll('reply.', `${id}.`)}) return 'done'`),
    '',
  ]
}

function address({ url, path }: Extract<ProgramStep, { kind: 'send' }>): string {
  if (typeof url !== 'string') return code(url)
  if (!url.includes('{')) return SCRIPT.string(url)
  return `\`${url.replace(/\{(\w+)\}/g, (_, name: string) => `\${${code(path[name] ?? { kind: 'literal', value: name })}}`)}\``
}

function all(conditions: Condition[]): string {
  const some = (comparisons: Condition) => {
    const text = comparisons.map(
      ({ left, operator, right }) => `${code(left)} ${EXACT[operator] ?? operator} ${code(right)}`,
    )
    return text.length > 1 && conditions.length > 1 ? `(${text.join(' || ')})` : text.join(' || ')
  }
  return conditions.map(some).join(' && ')
}

const EXACT: Record<string, string> = { '==': '===', '!=': '!==' }

/** Inside a condition the response of the step itself is `reply`; every other one has the name of its step. */
function code(operand: Operand): string {
  switch (operand.kind) {
    case 'literal':
      return literal(operand.value, SCRIPT)
    case 'input':
      return `inputs.${operand.name}`
    case 'status':
      return 'reply.status'
    case 'header':
      return `reply.headers.get('${operand.name}')`
    case 'body': {
      const [first = '', ...rest] = operand.path
      const access = (part: string, at: number) =>
        /^\d+$/.test(part) ? `?.[${part}]` : at === 0 ? `.${part}` : `?.${part}`
      return `${operand.step || 'reply'}.body${[first, ...rest].map(access).join('')}`
    }
  }
}

import type { WorkflowFile } from '../../../scripts/read/workflows.js'
import { quoted } from '../samples/curl.js'
import { JSON_TEXT, literal } from '../samples/literal.js'
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

/** Writes a workflow for a POSIX shell with curl and jq. What a step keeps is in the environment, for jq. */
export function shellProgram(file: WorkflowFile): string {
  const procedures = proceduresOf(file) as [Procedure, ...Procedure[]]
  const [main] = procedures
  const body = procedures.flatMap((procedure) => ['', ...procedureLines(procedure)])
  return [
    '#!/bin/sh',
    `# ${file.summary}`,
    `# Run it with the key in the environment: CANVAS_API_KEY=${SAMPLE_KEY} sh ${file.name}.sh`,
    'set -eu',
    `DEFAULT='${API_BASE}'`,
    'BASE=${CANVAS_BASE_URL:-$DEFAULT}',
    'KEY=${CANVAS_API_KEY:?Set CANVAS_API_KEY.}',
    'REPLY_FILE=$(mktemp)',
    'trap \'rm -f "$REPLY_FILE"\' EXIT',
    ...main.inputs.map(([name, value]) => `export ${name}=${quoted(String(value))}`),
    ...HELPERS,
    ...body,
    '',
    main.name,
  ].join('\n')
}

const HELPERS = `
# Sends a request with curl's arguments after the first three: when it succeeds, when it is retried, and after how many seconds.
# Repeats it while a retry applies, after the wait that the response asks for.
call() {
  success_if=$1 retry_if=$2 seconds=$3 tries=0
  shift 3
  while :; do
    meta=$(curl -sS --max-time 60 -o "$REPLY_FILE" -w '{"status":%{http_code},"headers":%{header_json}}' "$@")
    REPLY=$(jq -c --argjson meta "$meta" '$meta + {body: .}' "$REPLY_FILE" 2>/dev/null || echo "$meta" | jq -c '. + {body: null}')
    if printf '%s' "$REPLY" | jq -e "$success_if" >/dev/null; then return; fi
    tries=$((tries + 1))
    if [ "$tries" -gt 200 ] || ! printf '%s' "$REPLY" | jq -e "$retry_if" >/dev/null; then
      printf '%s\\n' "$REPLY" >&2
      exit 1
    fi
    sleep "$(printf '%s' "$REPLY" | jq --argjson seconds "$seconds" \\
      'if .body.retry_after_ms then .body.retry_after_ms / 1000 else (.headers["retry-after"][0] // $seconds | tonumber) end')"
  done
}

api() {
  version=$1
  shift
  set -- "$@" -H "Authorization: Bearer $KEY" -H "Service-Version: $version"
  call "$@"
}

get() { printf '%s' "$REPLY" | jq -r "$1"; }

uri() { jq -rn --arg value "$1" '$value | @uri'; }`.split('\n')

function procedureLines({ name, steps, results }: Procedure): string[] {
  const uses = new Set(
    [...JSON.stringify([steps, results]).matchAll(/"kind":"body","step":"(\w+)","path":(\[[^\]]*\])/g)].map(
      ([, step, path]) => `${step} ${path}`,
    ),
  )
  const keepsOf = (id: string) =>
    [...uses]
      .filter((use) => use.startsWith(`${id} `))
      .map((use) => ({ kind: 'body' as const, step: id, path: JSON.parse(use.slice(id.length + 1)) as string[] }))
  return [
    `${name}() {`,
    ...steps.flatMap((step) => stepLines(step, keepsOf(step.id))).map((line) => (line === '' ? '' : `  ${line}`)),
    ...(results.length > 0
      ? [`  jq -n '{${results.map(([key, value]) => `${key}: ${code(value)}`).join(', ')}}'`]
      : ['  echo done']),
    '}',
  ]
}

function stepLines(step: ProgramStep, keeps: Extract<Operand, { kind: 'body' }>[]): string[] {
  const lines = [`# ${step.note}`]
  if (step.kind === 'run')
    return [
      ...lines,
      ...step.inputs.map(([name, value]) => `export ${name}="${shell(value)}"`),
      step.function,
      'return',
    ]
  const { id, method, version, query, headers, json, operands, body, success, retries, ends, saves } = step
  const notation = notationWith(JSON_TEXT, operands, code)
  // A read is safe to repeat after a limit or a failure of the service.
  const busy = method === 'GET' ? ['(.status | IN(429, 502, 503, 504))'] : []
  const when = [...retries.map((retry) => `(${all(retry.when)})`), ...busy].join(' or ') || 'false'
  const parts = [
    `${version ? `api ${version}` : 'call'} ${quoted(all(success))} ${quoted(when)} ${retries.at(-1)?.seconds ?? busy.length}`,
    `${method === 'GET' ? '' : `-X ${method} `}"${address(step)}${query.length > 0 ? `?${query.map(([name, value]) => `${name}=$(uri "${shell(value)}")`).join('&')}` : ''}"`,
    ...headers.map(([name, value]) => `-H "${name}: ${shell(value)}"`),
    ...(json === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d "$(jq -n ${quoted(literal(json, notation, 6, 20))})"`]),
    ...(body ? [`--data-binary "${shell(body)}"`] : []),
  ]
  return [
    ...lines,
    ...parts.map((part, at) => `${at === 0 ? '' : '  '}${part}${at < parts.length - 1 ? ' \\' : ''}`),
    `echo "${id} $(get .status)" >&2`,
    ...keeps.map((keep) => `export ${variable(keep)}="$(get ${quoted(`.body${jqPath(keep.path)}`)})"`),
    ...(saves ? [`cp "$REPLY_FILE" ${id}.bin`] : []),
    ...ends.flatMap((end) => [
      `if printf '%s' "$REPLY" | jq -e ${quoted(all(end))} >/dev/null; then`,
      '  echo done',
      '  return',
      'fi',
    ]),
    '',
  ].flatMap((line) => line.split('\n'))
}

function address({ url, path }: Extract<ProgramStep, { kind: 'send' }>): string {
  if (typeof url !== 'string') return shell(url)
  return `$BASE${url.replace(/\{(\w+)\}/g, (_, name: string) => shell(path[name] ?? { kind: 'literal', value: name }))}`
}

/** Conditions as a filter of jq on the status, the headers and the body. The environment has only texts. */
function all(conditions: Condition[]): string {
  const some = (comparisons: Condition) =>
    comparisons
      .map(({ left, operator, right }) => {
        const isKept = right.kind === 'input' || (right.kind === 'body' && right.step !== '')
        if (!isKept) return `${code(left)} ${operator} ${code(right)}`
        return /[<>]/.test(operator)
          ? `${code(left)} ${operator} (${code(right)} | tonumber)`
          : `(${code(left)} | tostring) ${operator} ${code(right)}`
      })
      .join(' or ')
  return conditions.map((one) => (one.length > 1 && conditions.length > 1 ? `(${some(one)})` : some(one))).join(' and ')
}

/** An operand in a filter of jq. */
function code(operand: Operand): string {
  switch (operand.kind) {
    case 'literal':
      return JSON.stringify(operand.value)
    case 'input':
      return `$ENV.${operand.name}`
    case 'status':
      return '.status'
    case 'header':
      return `.headers["${operand.name.toLowerCase()}"][0]`
    case 'body':
      return operand.step ? `$ENV.${variable(operand)}` : `.body${jqPath(operand.path)}`
  }
}

/** An operand in a double-quoted text of the shell. */
function shell(operand: Operand): string {
  if (operand.kind === 'literal') return String(operand.value)
  return operand.kind === 'input' ? `$${operand.name}` : `$${operand.kind === 'body' ? variable(operand) : ''}`
}

function variable({ step, path }: Extract<Operand, { kind: 'body' }>): string {
  return `${snake(step)}_${path.join('_')}`
}

function jqPath(path: string[]): string {
  return path.map((part, at) => (/^\d+$/.test(part) ? `[${part}]?` : `.${part}${at === 0 ? '' : '?'}`)).join('')
}
